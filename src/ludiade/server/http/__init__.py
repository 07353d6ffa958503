"""Routes, pages, streams, cookies, limits and headers."""
