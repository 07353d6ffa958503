"""How everybody stands, as the club counts: by those who had the same cards, or by one's table."""

from ludiade.club.matchpoints import matchpoints, table_points
from ludiade.club.standings import Standing, standings
from ludiade.server.gathering.draft import Names
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.seating import played
from ludiade.server.room.entries import Device
from ludiade.server.wire.sights import Rank


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
    over = [one for one, past in zip(played(g), g.rounds, strict=True) if past.has_ended]
    return standings(over, matchpoints if g.plan.same_deal else table_points)
