"""Ludiade's games in the shapes that other libraries expect, each module with its own extra."""
