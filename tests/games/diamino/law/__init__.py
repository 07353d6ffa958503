"""The law of placements tried beside a second, slow reading of it."""
