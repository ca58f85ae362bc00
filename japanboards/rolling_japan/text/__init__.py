"""Positions and moves of Rolling Japan in words, both ways."""
