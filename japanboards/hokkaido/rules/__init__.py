"""What may be done in Hokkaido, and what follows from it."""
