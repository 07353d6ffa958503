"""The coach: what a seat could do best, and after a match what decided it."""
