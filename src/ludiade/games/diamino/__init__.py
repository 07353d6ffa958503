"""Diamino Compétition: crossed words, devils, and a race to place one's last tile."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludiade.games.diamino.box import Diamino


def __getattr__(name: str) -> "Diamino":
    """The game, loaded when it is asked for: a judge of words needs only the lexicon."""
    if name != "game":
        raise AttributeError(name)
    from ludiade.games.diamino.box import game

    return game
