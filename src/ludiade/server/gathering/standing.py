"""How everybody stands, as the club counts: by those who had the same cards, or by one's table."""

from collections.abc import Sequence
from operator import is_
from typing import NamedTuple

from ludiade.club.matchpoints import matchpoints, table_points
from ludiade.club.standings import Standing, standings
from ludiade.server.gathering.draft import Names
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Round
from ludiade.server.gathering.seating import played
from ludiade.server.room.entries import Device
from ludiade.server.wire.gathering_frames import Rank

MOST_COUNTED = 64


class Counted(NamedTuple):
    """The standings of a gathering, and what they were counted from: numbers, no names."""

    rounds: tuple[Round, ...]
    gone: frozenset[Device]
    lines: list[Standing]


_counted: dict[str, Counted] = {}


def strengths(g: Gathering) -> dict[Device, float]:
    """How well everybody has done so far, from 0 to 1; the middle for who has not played."""
    marks = {int(line.person): line.mark for line in _lines(g) if line.played}
    return {member: marks.get(member, 0.5) for member in g.members}


def ranking(g: Gathering, names: Names) -> list[Rank]:
    """Everybody who was seated, the best first; equals share a place."""
    return [
        Rank(
            rank=line.place, member=int(line.person), mark=line.mark, played=line.played,
            name=names.get(g.members[int(line.person)].name, ""), rounds=line.rounds,
            ranked=line.ranked,
        )
        for line in _lines(g)
    ]  # fmt: skip


def _lines(g: Gathering) -> list[Standing]:
    """Counted once for all who look, until another round has ended or somebody goes or comes."""
    over = tuple(past for past in g.rounds if past.has_ended)
    gone = frozenset(n for n, one in g.members.items() if one.status in ("left", "removed"))
    known = _counted.pop(g.name, None)
    if known is None or known.gone != gone or not _are_same(known.rounds, over):
        ended = [one for one, past in zip(played(g), g.rounds, strict=True) if past.has_ended]
        lines = standings(ended, matchpoints if g.plan.same_deal else table_points)
        known = Counted(over, gone, lines)
    _counted[g.name] = known  # the last is what was asked for last
    if len(_counted) > MOST_COUNTED:
        del _counted[next(iter(_counted))]
    return known.lines


def _are_same(before: Sequence[Round], now: Sequence[Round]) -> bool:
    return len(before) == len(now) and all(map(is_, before, now))
