"""The contract suite of rooms: random and hostile evenings at two tables, every law each time.

`make rooms SEQUENCES=100000`, or `python -m tests.contract.rooms 100000`. An evening is a few dozen
requests by several devices at two tables of any game, from the seed of a number: a failing one is
played again by `python -m tests.contract.rooms 1 NUMBER`.
"""
