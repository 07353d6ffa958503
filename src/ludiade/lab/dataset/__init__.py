"""Datasets: what bots saw, could do and chose, and how it ended (docs/dataset.md)."""
