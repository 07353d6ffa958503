"""Simulation: bots against bots by the thousand, and what can be said of them afterwards."""
