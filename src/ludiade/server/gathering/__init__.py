"""A gathering as a pure fold of its log: no clock, no network, no store."""
