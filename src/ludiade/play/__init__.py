"""A table without a network: people and bots, driven to the end of a match."""
