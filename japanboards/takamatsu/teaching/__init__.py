"""Takamatsu, learned by doing."""
