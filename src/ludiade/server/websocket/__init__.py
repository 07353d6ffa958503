"""Connections, and the two libraries that may carry them."""
