"""Where tables and their inputs are kept: a small port, and SQLite behind it."""
