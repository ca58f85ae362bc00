"""The rules of Kaigan: positions, moves, what is allowed, and what follows."""
