"""Hokkaido as a picture, and how it is touched."""
