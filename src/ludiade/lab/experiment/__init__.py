"""Experiments: what is asked of thousands of matches, how they are played, and what they answer."""
