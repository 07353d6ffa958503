"""What a game is: what a table waits for, what can happen to it, and how that is recorded."""
