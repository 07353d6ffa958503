"""One match of the arena: it depends on nothing but its setting and its fixture."""

import hashlib
from typing import Any

from msgspec import Struct

from ludiade import __version__
from ludiade.kernel import shelf
from ludiade.kernel.chance import Chance
from ludiade.kernel.dice import Dice
from ludiade.kernel.match import Match
from ludiade.lab.entrants import Entrant
from ludiade.lab.fixtures import Fixture, seatings
from ludiade.lab.foreign import Seated
from ludiade.lab.program import Kind, Limits
from ludiade.play.simulation import drive


class Setting(Struct, frozen=True):
    """What all matches of a contest have in common."""

    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[Entrant, ...]
    seed: str
    limits: Limits = Limits()

    def named(self) -> dict[str, object]:
        """All that results rest on, as the head of a file of results."""
        game = shelf.find(self.game)
        assert game is not None
        return {
            "game": self.game, "rules": game.rules, "version": __version__,
            "options": self.options, "players": self.players, "seed": self.seed,
            "bots": [{"name": b.name, "made_of": b.made_of(self.game)} for b in self.bots],
        }  # fmt: skip


class Failure(Struct, frozen=True):
    """A bot's fault in a match."""

    seat: int
    kind: Kind
    said: str


class Played(Struct, frozen=True):
    """A match that was played: which, who sat where, and how it ended."""

    pair: tuple[int, int]
    deal: int
    turn: int
    scores: list[int]
    ranks: list[int]
    inputs: int
    faults: list[Failure] = []

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.pair, self.deal, self.turn)

    def seats(self) -> list[int]:
        """The number of the bot at each seat."""
        return seatings(self.pair, len(self.ranks))[self.turn]


def play(setting: Setting, fixture: Fixture) -> Played:
    """Play a fixture: all its seatings, and all pairs, meet the same shuffles."""
    game = shelf.find(setting.game)
    assert game is not None
    options = game.read_options(setting.options, setting.players)
    secret = hashlib.sha256(f"ludiade arena {setting.seed} {fixture.deal}".encode()).digest()
    start = int.from_bytes(hashlib.sha256(b"bots" + secret).digest()[:6], "big")
    seated: list[Seated] = []
    try:
        for seat, number in enumerate(seatings(fixture.pair, setting.players)[fixture.turn]):
            seated.append(Seated(setting.bots[number], setting.limits, start + 1 + seat))
        match = Match(game, options, setting.players)
        chance = Chance(secret, [b""] * setting.players)
        over = drive(match, seated, chance, Dice(start))
    finally:
        for one in seated:
            one.leave()
    faults = [
        Failure(seat, one.fault.kind, one.fault.said)
        for seat, one in enumerate(seated) if one.fault is not None
    ]  # fmt: skip
    return Played(
        fixture.pair, fixture.deal, fixture.turn, over.scores, over.ranks, len(match.inputs), faults
    )
