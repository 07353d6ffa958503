"""Other libraries' own tests, run on our adapters with warnings as errors."""
