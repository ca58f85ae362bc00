"""Takamatsu by the rules: positions, moves, and what they lead to."""
