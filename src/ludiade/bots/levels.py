"""The five opponents, and the numbers each plays a game by."""

import tomllib
from functools import cache
from pathlib import Path

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
RANDOM = "random"
BOTS = (RANDOM, *LEVELS)
"""Everybody a seat may be given to, by name."""

Numbers = dict[str, float]


@cache
def _table() -> dict[str, dict[str, Numbers]]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def numbers(game: str, level: str) -> Numbers:
    """What a level is made of in a game."""
    table = _table()
    return table.get(game, table["general"])[level]
