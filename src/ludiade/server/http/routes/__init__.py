"""What is answered over HTTP, one module a group of routes."""
