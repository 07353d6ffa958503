"""Diabolo for programs that learn and solve."""
