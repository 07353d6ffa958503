"""The games on the shelf."""

from ludiade.kernel import shelf
from ludiade.kernel.game import Game
from ludiade.kernel.types import Options, View


def game(id: str) -> Game[Options, View]:
    """The game of that id; BadRecord names those there are."""
    return shelf.get(id)


def games() -> list[Game[Options, View]]:
    """All games, in alphabetical order."""
    return list(shelf.games())
