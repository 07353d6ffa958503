"""Contests of bots: who meets whom, the matches, what they have shown."""
