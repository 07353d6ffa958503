"""Who sits at a table in the terminal."""

from typing import Protocol

from msgspec import Struct

from ludiade.bots import Seen
from ludiade.kernel.types import Action


class Opponent(Protocol):
    """A bot whose thoughts rest on the moment alone, so that a match left can be gone on with."""

    def choose(self, seen: Seen, moment: int) -> Action:
        """Decide; `moment` is the number of inputs so far."""

    def leave(self) -> None:
        """Free what the seat holds."""


class SeatedPlayer(Struct, frozen=True):
    """A seat of the table: somebody's name, and the bot that plays for it if nobody does."""

    name: str
    bot: Opponent | None
    recorded: str
    """The name by which the same one sits down again."""
