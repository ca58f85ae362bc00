"""Takamatsu as text: positions and moves, written, read and told."""
