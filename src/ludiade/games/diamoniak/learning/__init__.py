"""Diamoniak for programs that learn and solve."""
