"""The rules of Kanagawa."""
