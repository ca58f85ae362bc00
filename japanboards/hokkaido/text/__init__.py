"""Hokkaido in words: positions and moves as text, both ways."""
