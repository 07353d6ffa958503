"""The five opponents, and the numbers each plays a game by."""

import tomllib
from functools import cache
from pathlib import Path

from ludiade.kernel import shelf

GENERAL = Path(__file__).with_suffix(".toml")
LEVELS = ("beginner", "easy", "medium", "hard", "expert")
RANDOM = "random"
BOTS = (RANDOM, *LEVELS)
"""Everybody a seat may be given to, by name."""
STAND_IN = "easy"
"""The bot that plays for somebody who has left, and for another bot that fails."""

Numbers = dict[str, float]


def simpler(level: str) -> str | None:
    """Who plays on where a bot of that level fails; nobody where there is no simpler one."""
    return {RANDOM: None, STAND_IN: RANDOM}.get(level, STAND_IN)


@cache
def _levels(game: str) -> dict[str, Numbers]:
    found = shelf.find(game)
    own = found.folder / GENERAL.name if found is not None else GENERAL
    return tomllib.loads((own if own.exists() else GENERAL).read_text(encoding="utf-8"))


def numbers(game: str, level: str) -> Numbers:
    """What a level is made of in a game: in the game's `levels.toml`, or like in any other."""
    return _levels(game)[level]
