"""Diamino: lists of words that a table brings along, and what counts of them."""
