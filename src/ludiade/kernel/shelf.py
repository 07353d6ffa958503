"""The games there are: every folder of `ludiade.games`, and those that other packages bring along.

A package brings a game by an entry point of the group `ludiade.games`: the game's id, and the
package that holds `game`. It lies like a folder of ours: `knowledge`, `terminal` and the rest are
its modules.
"""

import importlib
import importlib.util
import pkgutil
import re
import warnings
from functools import cache
from importlib.machinery import PathFinder
from importlib.metadata import entry_points
from types import ModuleType

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame, Game
from ludiade.kernel.nearest import choices

PACKAGE = GROUP = "ludiade.games"
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


@cache
def packages() -> dict[str, str]:
    """The package of every game by the game's id, in alphabetical order, without loading any.

    Who brings an id that is taken, or that is none, is left out: ours come first.
    """
    shelf = importlib.import_module(PACKAGE)
    found = {m.name: f"{PACKAGE}.{m.name}" for m in pkgutil.iter_modules(shelf.__path__) if m.ispkg}
    for entry in sorted(entry_points(group=GROUP)):
        if _ID.fullmatch(entry.name):
            found.setdefault(entry.name, entry.module)
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, without loading any."""
    return tuple(packages())


def find(name: str, rules: int | None = None) -> AnyGame | None:
    """The game of that id, under its newest rules or those of a number, or nothing.

    Earlier rules that are still played stand beside the newest, as `version_1` for number 1.
    BadRecord where another package brings the game and it does not load.
    """
    if name not in packages():
        return None
    newest = _game(packages()[name], name)
    if rules is None or rules == newest.rules:
        return newest
    if not 0 < rules < newest.rules:
        return None
    module = f"{packages()[name]}.version_{rules}"
    if importlib.util.find_spec(module) is None:
        return None
    earlier = _game(module, name)
    if earlier.rules != rules:
        raise TypeError(f"{module} holds rules number {earlier.rules}")
    return earlier


@cache
def _game(module: str, name: str) -> AnyGame:
    try:
        game = importlib.import_module(module).game
        if not isinstance(game, Game) or game.id != name:
            raise TypeError(f"{module} must hold its `game`, of the id {name}")
    except Exception as error:
        if _is_ours(module):
            raise
        why = f"{type(error).__name__}: {error}"
        raise BadRecord("$.game", "game_does_not_load", game=name, reason=why) from error
    return game


def _is_ours(module: str) -> bool:
    return module.startswith(f"{PACKAGE}.")


def part(name: str, module: str) -> ModuleType | None:
    """A module a game may have, such as `knowledge` or `learning.batch`; nothing without it."""
    return importlib.import_module(f"{packages()[name]}.{module}") if has(name, module) else None


def has(name: str, module: str) -> bool:
    """Whether a game has such a module, also one within a folder; nothing is loaded for that."""
    if name not in packages():
        return False
    package = packages()[name]
    try:
        found = importlib.util.find_spec(package)
    except ImportError:  # a package of another's, within one that is not there
        return False
    if found is None or found.submodule_search_locations is None:
        return False
    for inner in module.split("."):
        package = f"{package}.{inner}"
        found = PathFinder.find_spec(package, found.submodule_search_locations or [])
        if found is None:
            return False
    return True


def get(name: str) -> AnyGame:
    """The game of that id; BadRecord names those there are."""
    game = find(name) if isinstance(name, str) else None
    if game is None:
        raise BadRecord("$.game", "unknown_game", game=str(name), **choices(name, names()))
    return game


def games() -> list[AnyGame]:
    """All games; one of another package that does not load is left out with a warning."""
    found: list[AnyGame] = []
    for name in names():
        try:
            game = find(name)
        except BadRecord as bad:
            warnings.warn(f"the game {name} does not load: {bad.details['reason']}", stacklevel=2)
        else:
            assert game is not None
            found.append(game)
    return found
