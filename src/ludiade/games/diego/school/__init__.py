"""Diego in class: what a deck can show of how pupils misread, and what play has shown."""
# Not compiled: run once a deck or a session.
