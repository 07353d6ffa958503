"""What a player of Diamino works out: words known, plays tried, what is worth keeping."""
