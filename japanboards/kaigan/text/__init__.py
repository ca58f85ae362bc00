"""Kaigan in words: positions and moves as text, both ways, and moves told."""
