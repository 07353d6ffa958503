"""Attacks from outside on a real `ludiade serve`, with the documented protocol alone.

Each module holds the attacks of one kind, each row of the list in issue 13 a server of its own.
`python -m tests.attacks` runs them all and tells what each has come to.
"""
