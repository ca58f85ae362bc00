"""Kaigan taught: the levels of its lesson, and exercises."""
