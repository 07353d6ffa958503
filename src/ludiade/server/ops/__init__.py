"""Settings, counters, health, logs and checks for whoever runs a server."""
