"""Small forms of the games, solved, and how far the house's bots are from perfect play on them.

    python -m ludiade.lab.reduced        # one table; the levels take minutes

A title's own `learning.reduced` says what is small about it. Where nothing is hidden, positions are
solved by value iteration; where a hand is, by counterfactual regret, with best answers as bounds.
"""

from ludiade.kernel import shelf
from ludiade.kernel.learning.reduced import Reduced


def forms() -> dict[str, Reduced]:
    """The form of every game that has one, by the game's id."""
    found: dict[str, Reduced] = {}
    for name in shelf.names():
        part = shelf.part(name, "learning.reduced")
        if part is not None:
            found[name] = part.form
    return found
