"""`ludiade lab …`: measurements, a module each."""
