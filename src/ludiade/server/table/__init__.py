"""The actor of one table on this node: queue, decide, append, publish, arm."""
