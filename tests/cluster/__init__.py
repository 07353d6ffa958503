"""Real nodes in processes of their own, on one PostgreSQL, with a NATS or without."""
