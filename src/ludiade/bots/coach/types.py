"""What the coach has to say, as data; `words` makes sentences of it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludiade.kernel.game import AnyGame
from ludiade.kernel.types import Action


class Why(Struct, frozen=True):
    """A sentence of the game's texts, and what it names."""

    key: str
    named: dict[str, Any]


class Advice(Struct, frozen=True):
    """The best action that a seat finds from what it sees."""

    action: Action
    chance: float
    """What the seat may hope for after it, 0 to 1: the share of the others it will beat."""
    chances: list[float]
    """What each seat may hope for now, as this one sees it."""
    why: Why | None


class Point(Struct, frozen=True):
    """What each seat could hope for after input `n`, from what it saw itself."""

    n: int
    chances: list[float]


class Turn(Struct, frozen=True):
    """A decision that cost much: what was done as input `n`, and what would have been better."""

    n: int
    move: int
    """The how-manieth decision of the match it was."""
    seat: int
    action: Action
    named: dict[str, Any]
    """What the action names, for sentences."""
    chance: float
    """What the seat could still hope for after it."""
    better: Action
    better_named: dict[str, Any]
    better_chance: float
    """What it could hope for before, as the curve shows it."""
    why: Why | None


class Balance(Struct, frozen=True):
    """Where a seat's result came from: its start, its own decisions and the others', and luck."""

    result: float
    skill: float
    """What the others' mistakes brought and the seat's own cost."""
    luck: float
    """The rest of the way from an even match to the result."""


class Review(Struct, frozen=True):
    """A match looked back on."""

    curve: list[Point]
    turns: list[Turn]
    balance: list[Balance]
    playouts: int
    seed: int
    decisions: int
    """How many there were in which somebody had a choice."""
    judged: int
    """How many of them were looked at."""
    done: float
    """How far the review has come, 0 to 1."""

    def told(self, game: AnyGame, names: Sequence[str] = (), lang: str | None = None) -> list[str]:
        """The same in sentences, as the command line prints it."""
        from ludiade.bots.coach.words import told
        from ludiade.kernel.texts import language

        return told(self, game, names, language(lang))
