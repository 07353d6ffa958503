"""The actor of one gathering on this node: decide, append, publish, carry orders to its tables."""
