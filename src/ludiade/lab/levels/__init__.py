"""Whether the five levels are steps, measured, and the table that says so."""
