"""What may be done in Rolling Japan, and what it does."""
