"""What players know of each game beyond its rules, found in the game's folder."""

from collections.abc import Mapping

from ludiade.kernel import shelf
from ludiade.kernel.knowledge import Knowledge


def knowledge_of(game: str, numbers: Mapping[str, float], seed: int) -> Knowledge:
    """The knowledge of a game at a level's numbers; a game without any is played by its rules."""
    module = shelf.part(game, "knowledge")
    known: type[Knowledge] = Knowledge if module is None else module.Known
    return known(dict(numbers), seed)
