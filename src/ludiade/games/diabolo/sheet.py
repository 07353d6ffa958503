"""Diabolo: every round that was counted, line by line, and where the seats stood after it."""
# Not compiled: it sums up what was told once a round, never in a playout.

from collections.abc import Sequence

from msgspec.structs import replace

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import FULL_LINE
from ludiade.kernel.types import Event, best_first


def sheet(players: int, told: Sequence[Event]) -> t.Sheet:
    """The rounds that have been counted, and the one that is being (2.5)."""
    rounds: list[t.CountedRound] = []
    lines: list[t.CountedLine] = []
    totals = [0] * players
    before = totals
    shown: dict[int, list[int]] = {}
    for event in told:
        match event:
            case t.RoundClosed():
                lines, before, totals = [], totals, totals[:]
            case t.Weighed():
                shown = {}
                lines.append(_line(event))
            case t.Showed():
                shown[event.seat] = list(event.values)
            case t.Gained():
                cards = shown[event.seat]
                _share(lines, event.most, t.Share(event.seat, cards, event.doubled, event.points))
            case t.Lost():
                cards = shown[event.seat]
                _share(lines, event.points, t.Share(event.seat, cards, False, -event.points))
            case t.Totalled():
                totals[event.seat] = event.points
                if event.seat == players - 1:
                    points = [now - then for now, then in zip(totals, before, strict=True)]
                    rounds.append(t.CountedRound(event.round, points, totals[:], lines))
                    lines = []
    return t.Sheet(best_first(totals), rounds, lines)


def _line(event: t.Weighed) -> t.CountedLine:
    locked = len(event.demon) + len(event.angel) == FULL_LINE
    return t.CountedLine(
        event.colour, list(event.demon), event.demon_sum, list(event.angel), event.angel_sum,
        event.stronger, locked, 0, [],
    )  # fmt: skip


def _share(lines: list[t.CountedLine], most: int, share: t.Share) -> None:
    line = lines[-1]
    lines[-1] = replace(line, most=most, shares=[*line.shares, share])
