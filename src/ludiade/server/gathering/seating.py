"""Who sits with whom in the next round, as the club's pairing says."""

from collections.abc import Iterable, Sequence
from typing import Literal

from ludiade.club import pairing as club
from ludiade.club.rounds import Round, SeatResult
from ludiade.club.sizes import sizes
from ludiade.server.gathering.entries import Seating
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Round as RoundOfTables
from ludiade.server.room.entries import Device
from ludiade.server.room.fairness import derived
from ludiade.server.wire.decoding import Denied

Way = club.Way | Literal["screen"]


def seated(
    g: Gathering, members: Sequence[Device], way: Way, strength: dict[Device, float]
) -> tuple[Seating, tuple[Device, ...]]:
    """Everybody at a table, and who sits out; chance follows from the gathering's secret."""
    tables: list[tuple[Device | None, ...]] = []
    left = list(members)
    if way == "screen" or g.plan.same_deal:
        tables = _on_screens(g, members)
        left = [one for one in left if not any(one in table for table in tables)]
    if way == "screen":
        way = "apart"
    plan = club.RoundPlan(
        way, g.plan.size, tuple(g.game.seats), fill=g.plan.bots is not None,
        alike=g.plan.same_deal, seed=derived(g.secret, "seating").hex(),
    )  # fmt: skip
    marks = {str(member): mark for member, mark in strength.items()}
    found = club.seat_round(plan, [str(one) for one in left], played(g), marks)
    for sat in found.tables:
        tables.append(tuple(None if one is None else int(one) for one in sat))
    if not tables:
        raise Denied("too_few")
    return tuple(tables), tuple(int(one) for one in found.byes)


def check_screens(g: Gathering, tables: Iterable[Sequence[Device | None]]) -> None:
    """Refuse tables of one deal at which a device would see more hands than at one of them."""
    at: dict[Device, int] = {}
    for number, table in enumerate(tables if g.plan.same_deal else ()):
        for member in table:
            if member is not None and at.setdefault(g.members[member].device, number) != number:
                raise Denied("same_cards")


def check_one_table(g: Gathering, together: Sequence[Device]) -> None:
    """Refuse to bring those together on a device who hold cards of one deal at several tables."""
    if not g.plan.same_deal or len(together) < 2:
        return
    seats = {} if g.round is None or g.round.has_ended else g.round.places()
    tables = {seats[one][0] for one in together if one in seats}
    if len(tables) > 1 or len(together) > g.plan.size:
        raise Denied("same_cards")


def _on_screens(g: Gathering, members: Sequence[Device]) -> list[tuple[Device | None, ...]]:
    """Tables of those who share a device, with other neighbours each round."""
    shared: dict[Device, list[Device]] = {}
    for member in members:
        shared.setdefault(g.members[member].device, []).append(member)
    tables: list[tuple[Device | None, ...]] = []
    fill = g.plan.bots is not None
    for people in shared.values():
        if len(people) < 2:
            continue
        turn = len(g.rounds) % len(people)
        order = [*people[turn:], *people[:turn]]
        cut = sizes(len(people), g.plan.size, tuple(g.game.seats), fill=fill, alike=False)
        for size in cut.tables:
            here, order = order[:size], order[size:]
            tables.append((*here, *[None] * (size - len(here))))
    return tables


def played(g: Gathering) -> list[Round]:
    """The rounds so far, as the club counts them."""
    return [_played(g, past) for past in g.rounds]


def _played(g: Gathering, past: RoundOfTables) -> Round:
    tables = []
    for table in past.tables.values():
        tables.append(tuple(
            SeatResult(
                None if one is None else str(one),
                None if table.scores is None else table.scores[seat],
                one is not None and g.members[one].status in ("left", "removed"),
            )
            for seat, one in enumerate(table.seats)
        ))  # fmt: skip
    return Round(tables, [str(one) for one in past.byes])
