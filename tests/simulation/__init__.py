"""Whole evenings on several nodes in one process, from one seed: `make simulate SEEDS=10000`.

Real tables and rooms, a store in memory, a bus that lies, devices and bots run under a scheduler
and a clock that follow from the seed. A failing seed is played again, exactly, with its story, by
`python -m tests.simulation 1 SEED`.
"""
