"""What a seat may do now, as one reads it."""

from collections.abc import Sequence
from typing import overload

from ludiade.kernel.game import Game
from ludiade.kernel.texts import language, texts
from ludiade.kernel.types import Action, Options, View


class Menu(Sequence[Action]):
    """The actions an awaited seat may choose from; `complete` where nothing else is legal."""

    def __init__(
        self, game: Game[Options, View], players: int, actions: Sequence[Action], seat: int
    ) -> None:
        self._game = game
        self._players = players
        self._actions = tuple(actions)
        self.seat = seat
        self.complete = game.lists_all

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        return self._actions[number]

    def __len__(self) -> int:
        return len(self._actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self._actions)

    def __repr__(self) -> str:
        return f"Menu({list(self._actions)})"

    def __str__(self) -> str:
        lines = [f"{n:>3} {label}" for n, label in enumerate(self.labels())]
        return "\n".join(lines)

    def labels(self, lang: str | None = None, names: Sequence[str] = ()) -> list[str]:
        """Each action as it reads on a button."""
        say = texts(language(lang), self._game.folder)
        return [say.offer(action, names) for action in self._actions]

    @property
    def numbers(self) -> list[int]:
        """The number of each action among `game.actions(players)`."""
        every = self._game.actions(self._players)
        return [every.index(action) for action in self._actions]

    @property
    def mask(self) -> list[bool]:
        """For each of `game.actions(players)`, whether it is on this menu."""
        return self._game.actions(self._players).mask(self._actions)
