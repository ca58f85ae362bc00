"""Positions and moves of Kanagawa as text."""
