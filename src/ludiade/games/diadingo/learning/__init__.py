"""Diadingo for programs that learn and solve."""
