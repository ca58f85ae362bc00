"""Kanagawa as a picture that can be touched."""
