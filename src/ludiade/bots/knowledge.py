"""What players know of each game beyond its rules, found in the game's folder."""

import importlib
import importlib.util
from collections.abc import Mapping

from ludiade.kernel import shelf
from ludiade.kernel.knowledge import Knowledge


def knowledge_of(game: str, numbers: Mapping[str, float], seed: int) -> Knowledge:
    """The knowledge of a game at a level's numbers; a game without any is played by its rules."""
    name = f"{shelf.PACKAGE}.{game}.knowledge"
    if game not in shelf.names() or importlib.util.find_spec(name) is None:
        return Knowledge(dict(numbers), seed)
    known: type[Knowledge] = importlib.import_module(name).Known
    return known(dict(numbers), seed)
