"""Kanagawa, learned by doing."""
