"""Mistakes that are planted, to see that the simulation finds them."""

from tests.simulation.store import NodeStore


class Bug:
    """A mistake, by its name; this one is none."""

    name = ""

    def store(self, kind: type[NodeStore]) -> type[NodeStore]:
        """The store as a node with this mistake uses it."""
        return kind


NONE = Bug()
