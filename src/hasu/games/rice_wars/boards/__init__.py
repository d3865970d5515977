"""The two sides of the board."""
