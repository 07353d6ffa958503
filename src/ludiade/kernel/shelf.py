"""The games there are: every folder of `ludiade.games` that holds one."""

import importlib
import importlib.util
import pkgutil
from functools import cache

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame, Game
from ludiade.kernel.nearest import choices

PACKAGE = "ludiade.games"


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, without loading any."""
    package = importlib.import_module(PACKAGE)
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg))


def find(name: str, rules: int | None = None) -> AnyGame | None:
    """The game of that id, under its newest rules or those of a number, or nothing.

    Earlier rules that are still played stand beside the newest, as `version_1` for number 1.
    """
    if name not in names():
        return None
    newest = _game(f"{PACKAGE}.{name}", name)
    if rules is None or rules == newest.rules:
        return newest
    if not 0 < rules < newest.rules:
        return None
    module = f"{PACKAGE}.{name}.version_{rules}"
    if importlib.util.find_spec(module) is None:
        return None
    earlier = _game(module, name)
    if earlier.rules != rules:
        raise TypeError(f"{module} holds rules number {earlier.rules}")
    return earlier


@cache
def _game(module: str, name: str) -> AnyGame:
    game = importlib.import_module(module).game
    if not isinstance(game, Game) or game.id != name:
        raise TypeError(f"{module} must hold its `game`, of the id {name}")
    return game


def get(name: str) -> AnyGame:
    """The game of that id; BadRecord names those there are."""
    game = find(name) if isinstance(name, str) else None
    if game is None:
        raise BadRecord("$.game", "unknown_game", game=str(name), **choices(name, names()))
    return game


def games() -> list[AnyGame]:
    """All games."""
    return [game for game in map(find, names()) if game is not None]
