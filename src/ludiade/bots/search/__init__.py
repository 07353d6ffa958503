"""The search of all games: imagined truths, one tree, many playouts."""
