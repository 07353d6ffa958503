"""Requests and frames, and how they are read and written."""
