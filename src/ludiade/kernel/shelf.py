"""The games there are: every folder of `ludiade.games` that holds one."""

import importlib
import pkgutil
from functools import cache

from ludiade.kernel.game import AnyGame, Game

PACKAGE = "ludiade.games"


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, without loading any."""
    package = importlib.import_module(PACKAGE)
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg))


@cache
def find(name: str) -> AnyGame | None:
    """The game of that id, or nothing."""
    if name not in names():
        return None
    game = importlib.import_module(f"{PACKAGE}.{name}").game
    if not isinstance(game, Game) or game.id != name:
        raise TypeError(f"{PACKAGE}.{name} must hold its `game`, of that id")
    return game


def games() -> list[AnyGame]:
    """All games."""
    return [game for game in map(find, names()) if game is not None]
