"""Lexicon, word graph and generator of plays: they know words and a board, no rule of the game."""
# Not compiled: by mypyc; Cython compiles what pays.
