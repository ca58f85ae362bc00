"""Hokkaido, learned by doing."""

LEVELS = ()
