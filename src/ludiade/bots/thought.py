"""What a search has found, for the bot that must decide and for the coach."""

from msgspec import Struct

from ludiade.kernel.types import Action


class Choice(Struct, frozen=True):
    """One action of the menu that was looked at."""

    action: Action
    visits: int
    value: float
    """What the seat may hope for after it, 0 to 1: the share of the others it will beat."""
    prior: float


class Thought(Struct, frozen=True):
    """What a seat thinks of its position; the choices come with the most visited first."""

    choices: list[Choice]
    hopes: list[float]
    """What each seat may hope for, 0 to 1."""
    playouts: int
    at_once: bool
    """Whether others choose at the same time, so that a fixed choice could be foreseen."""

    @property
    def best(self) -> Choice:
        return self.choices[0]
