"""Diamino for programs that learn and solve."""
