"""What a seat may do now, as one reads it."""

from collections.abc import Sequence

from ludiade.kernel.actions import ActionList
from ludiade.kernel.game import Game
from ludiade.kernel.texts import language, texts
from ludiade.kernel.types import Action, Options, View


class Menu(ActionList):
    """The actions an awaited seat may choose from; `complete` where nothing else is legal."""

    def __init__(
        self, game: Game[Options, View], players: int, actions: Sequence[Action], seat: int
    ) -> None:
        super().__init__(actions)
        self._game = game
        self._players = players
        self.seat = seat
        self.complete = game.lists_all

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
