"""What the Makefile calls, and the tests with it."""
