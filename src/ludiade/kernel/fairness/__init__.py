"""Fair shuffles: how orders are derived, what is promised beforehand, and whether it was kept."""
