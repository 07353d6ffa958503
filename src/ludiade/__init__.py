"""Ludiade: an open library of tabletop games."""

__version__ = "0.1.0"
