"""For programs that learn and solve: views as numbers, many tables by one call, small forms."""
