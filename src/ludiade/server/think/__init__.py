"""Bots, the coach and reviews, in processes of their own; handed what a seat sees and no more."""
