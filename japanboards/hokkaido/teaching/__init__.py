"""Hokkaido, learned by doing."""
