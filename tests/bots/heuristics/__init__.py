"""Opponents written from the rules and the library's API alone, before the bots were tuned.

Five a title, without search, to measure `expert` against: `python -m tests.bots.heuristics`. They
are not changed afterwards, and use nothing of the bots' own knowledge.
"""
