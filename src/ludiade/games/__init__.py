"""The games: one folder each, discovered, never listed."""
