"""Numbered steps that bring an older file up to date, and what they know of older versions."""
