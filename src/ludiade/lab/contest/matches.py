"""One match of the arena: it depends on nothing but its setting and its fixture."""

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludiade import __version__
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.chance import Chance
from ludiade.kernel.inputs import Over, ranks_of
from ludiade.kernel.match import Match
from ludiade.lab.contest.fixtures import Fixture, seatings
from ludiade.lab.entrants import Entrant
from ludiade.lab.foreign import OnFault, Seated
from ludiade.lab.program import Fault, Kind, Limits
from ludiade.lab.seeds import start_of
from ludiade.play.drive import drive


class Setting(Struct, frozen=True):
    """What all matches of a contest have in common."""

    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[Entrant, ...]
    seed: str
    limits: Limits = Limits()
    on_fault: OnFault = "loss"

    def named(self) -> dict[str, object]:
        """All that results rest on, as the head of a file of results."""
        game = shelf.find(self.game)
        assert game is not None
        return {
            "game": self.game, "rules": game.rules, "version": __version__,
            "options": self.options, "players": self.players, "seed": self.seed,
            "on_fault": self.on_fault,
            "bots": [{"name": b.name, "made_of": b.made_of(self.game)} for b in self.bots],
        }  # fmt: skip


class Failure(Struct, frozen=True):
    """A bot's fault in a match."""

    seat: int
    kind: Kind
    said: str
    traceback: str = ""


class Played(Struct, frozen=True):
    """A match that was played: which, who sat where, and how it ended."""

    pair: tuple[int, int]
    deal: int
    turn: int
    scores: list[int]
    """None where a fault ended it."""
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
    table = seatings(fixture.pair, setting.players)[fixture.turn]
    bots = [setting.bots[number] for number in table]
    match = Match(game, options, setting.players)
    scores, ranks, faults = play_seated(match, bots, secret, setting.limits, setting.on_fault)
    if not scores:  # all seats of the bot that failed lose, wherever it failed
        lost = table[faults[0].seat]
        ranks = ranks_of([int(number != lost) for number in table])
    return Played(
        fixture.pair, fixture.deal, fixture.turn, scores, ranks, len(match.inputs), faults
    )


def play_seated(
    match: Match, bots: Sequence[Entrant], secret: bytes, limits: Limits, on_fault: OnFault
) -> tuple[list[int], list[int], list[Failure]]:
    """Play a match to its end, or to the first fault, which leaves no scores and a last rank."""
    start = start_of(secret)
    seated: list[Seated] = []
    over: Over | None = None
    try:
        for seat, entrant in enumerate(bots):
            seated.append(Seated(entrant, limits, start + 1 + seat, on_fault))
        over = drive(match, seated, Chance(secret, [b""] * match.players), Dice(start))
    except Fault:
        pass  # the seat knows it
    finally:
        for one in seated:
            one.leave()
    faults = [
        Failure(seat, one.fault.kind, one.fault.said, one.fault.traceback)
        for seat, one in enumerate(seated) if one.fault is not None
    ]  # fmt: skip
    if over is not None:
        return over.scores, over.ranks, faults
    return [], ranks_of([int(one.fault is None) for one in seated]), faults
