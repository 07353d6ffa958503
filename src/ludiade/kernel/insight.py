"""What matches say of those who played them: the question, as any game is asked it."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from ludiade.kernel.inputs import Input
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Options, Understood

Row = list[str]


class Sitting(Struct, frozen=True):
    """A match, whole or broken off, and who sat where."""

    options: Options
    inputs: Sequence[Input]
    people: tuple[str | None, ...]
    """Who decided at each seat, by any id; None for a bot, of whom nothing is asked."""


class Insight(Protocol):
    """What a game can tell of what its players have understood."""

    def kind(self) -> type[Understood]:
        """What `understand` gives, for the page's types."""

    def understand(self, sittings: Sequence[Sitting], *, by_person: bool) -> Understood:
        """What the sittings of a group show; one by one only where that is asked for."""

    def tabulate(self, say: Texts, understood: Understood, names: Mapping[str, str]) -> list[Row]:
        """The same as the rows of a table, the first its head; people by these names."""
