"""The store of many nodes: PostgreSQL behind the same port as SQLite."""
