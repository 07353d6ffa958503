"""Diamino: the plays of a table, all of them or drawn by lot, and what one would bring."""
