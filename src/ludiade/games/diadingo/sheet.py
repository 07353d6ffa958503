"""Diadingo: every game of the series, ring by ring, and where the players stood after it."""
# Not compiled: it sums up what was told once a game, never in a playout.

from collections.abc import Sequence

from ludiade.games.diadingo import types as t
from ludiade.kernel.types import Event, best_first


class Hoard:
    """A player's rings and thefts while a game is gone through."""

    def __init__(self) -> None:
        self.rings: list[t.RingCard] = []
        self.stole = 0
        self.robbed = 0

    def earnings(self, professional: bool) -> t.Earnings:
        """What it is worth (3.5)."""
        full = [ring.value for ring in self.rings if ring.diamond]
        empty = [ring.value for ring in self.rings if not ring.diamond]
        lost = sum(empty) if professional else 0
        return t.Earnings(
            self.rings, len(full), sum(full), len(empty), lost, self.stole, self.robbed
        )


def sheet(options: t.Options, players: int, told: Sequence[Event]) -> t.Sheet:
    """The games that have ended."""
    games: list[t.PlayedGame] = []
    hoards = [Hoard() for _ in range(players)]
    points, totals = [0] * players, [0] * players
    why: t.Why = "no_cards"
    for event in told:
        match event:
            case t.Began():
                hoards = [Hoard() for _ in range(players)]
            case t.Took():
                hoards[event.seat].rings.append(t.RingCard(_value(event.card), True))
            case t.FoundFixed():
                hoards[event.seat].rings.append(t.RingCard(_value(event.card), False))
            case t.Stole():
                thief, robbed = hoards[event.seat], hoards[event.victim]
                thief.rings[event.onto] = t.RingCard(_value(event.card), True)
                robbed.rings[event.ring] = t.RingCard(_value(event.card), False)
                thief.stole += 1
                robbed.robbed += 1
            case t.Ended():
                why = event.why
            case t.Earned():
                points[event.seat], totals[event.seat] = event.dollars, event.total
                if event.seat == players - 1:
                    earned = [hoard.earnings(options.professional) for hoard in hoards]
                    games.append(t.PlayedGame(event.game, points[:], totals[:], why, earned))
    return t.Sheet(best_first(totals), games, options.professional)


def _value(card: t.Ring) -> int:
    return int(card.removeprefix("ring-"))
