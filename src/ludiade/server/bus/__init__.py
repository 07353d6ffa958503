"""Hints between nodes: they save time, and nothing rests on them."""
