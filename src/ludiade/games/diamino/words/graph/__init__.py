"""The word graph: how it is made of words, and how it is read."""
