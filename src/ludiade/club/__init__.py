"""Evenings of many tables: who sits where, what a result is worth, who stands where.

All of it is pure: people are names of any kind, chance is a seed, and nothing is kept. Whoever
runs an evening remembers its rounds and asks anew for each.
"""
