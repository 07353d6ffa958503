"""Diego for programs that learn and solve."""
