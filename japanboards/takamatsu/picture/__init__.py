"""Takamatsu as a picture, and by touch."""
