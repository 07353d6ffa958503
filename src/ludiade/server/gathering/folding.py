"""What each kind of entry does to a gathering. Nothing is checked here: that was decided before."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludiade.server.gathering import entries as e
from ludiade.server.gathering import folding_rounds as rounds
from ludiade.server.gathering.parts import Member
from ludiade.server.room.entries import Device
from ludiade.server.wire.gathering_frames import MemberStatus, Projected

if TYPE_CHECKING:
    from ludiade.server.gathering.gathering import Gathering


# Who is there


def _came(g: "Gathering", entry: e.Came) -> None:
    status: MemberStatus = "asking" if entry.asking else "in"
    for one in entry.arrivals:
        g.members = g.members | {one.member: Member(entry.device, one.member, status, one.wish)}
        g.people = max(g.people, one.member + 1, (one.wish or 0) + 1)
    g.people = max(g.people, entry.device + 1)


def _wished(g: "Gathering", entry: e.Wished) -> None:
    _change(g, entry.member, wish=entry.wish)
    g.people = max(g.people, (entry.wish or 0) + 1)
    _count(g, g.members[entry.member].device)


def _named(g: "Gathering", entry: e.Named) -> None:
    _change(g, entry.member, name=entry.name, wish=None)
    g.people = max(g.people, entry.name + 1)
    rounds.order_seat(g, [entry.member])


def _door(g: "Gathering", entry: e.DoorSet) -> None:
    g.door = entry.door


def _admitted(g: "Gathering", entry: e.Admitted) -> None:
    for member in entry.members:
        _change(g, member, status="in")
    rounds.order_seat(g, entry.members, "sit")


def _gone(g: "Gathering", entry: e.Gone) -> None:
    for member in entry.members:
        _change(g, member, status="removed" if entry.removed else "left", hand_at=None)
    rounds.order_seat(g, entry.members)


def _hand(g: "Gathering", entry: e.HandRaised) -> None:
    _change(g, entry.member, hand_at=entry.at if entry.up else None)
    _count(g, g.members[entry.member].device)


def _time(g: "Gathering", entry: e.TimeGiven) -> None:
    _change(g, entry.member, more_s=entry.seconds)
    rounds.order_seat(g, [entry.member])


def _offered(g: "Gathering", entry: e.Offered) -> None:
    """A member's newest code alone leads to them."""
    void = {d for d, m in g.personal.items() if m == entry.member and m is not None}
    g.ways = (*(way for way in g.ways if way.digest not in void), entry.way)
    kept = {d: m for d, m in g.personal.items() if d not in void}
    g.personal = kept | {entry.way.digest: entry.member}
    if entry.member is not None:
        _count(g, g.members[entry.member].device)


def _claimed(g: "Gathering", entry: e.Claimed) -> None:
    member = g.personal[entry.digest]
    g.people = max(g.people, entry.device + 1)
    if member is None:
        g.hosts = g.hosts | {entry.device}
        g.ways = tuple(
            replace(way, device=entry.device) if way.digest == entry.digest else way
            for way in g.ways
        )
        return
    _change(g, member, device=entry.device)
    _count(g, entry.device)
    rounds.order_seat(g, [member], "sit")


# The screen, the end, what was ordered


def _shown(g: "Gathering", entry: e.Shown) -> None:
    g.shown = Projected(entry.round, entry.table, entry.inputs) if entry.table else None


def _over(g: "Gathering", entry: e.Over) -> None:
    g.over_at = entry.at
    g.door = "closed"
    if g.rounds:
        left = g.rounds[-1].under_way
        for number in left:
            rounds.set_round(g, g.rounds[-1].with_table(number, stopped=True))
        rounds.order(g, left, "finish")


def _arrived(g: "Gathering", entry: e.Arrived) -> None:
    for order in g.pending:
        if order.what == "open" and order.n <= entry.n and order.table in entry.opened:
            _opened(g, order.round - 1, order.table, entry.opened[order.table])
    g.pending = tuple(order for order in g.pending if order.n > entry.n)


def _opened(g: "Gathering", place: int, number: int, name: str) -> None:
    found = g.rounds[place]
    if found.tables[number].status == "opening":
        now = found.with_table(number, name=name, status="playing")
        g.rounds = (*g.rounds[:place], now, *g.rounds[place + 1 :])


def _change(g: "Gathering", member: Device, **changes: object) -> None:
    g.members = g.members | {member: replace(g.members[member], **changes)}


def _count(g: "Gathering", device: Device) -> None:
    g.fuss = g.fuss | {device: g.fuss.get(device, 0) + 1}


FOLDS: dict[type, Callable[["Gathering", Any], None]] = {
    e.Came: _came,
    e.Wished: _wished,
    e.Named: _named,
    e.DoorSet: _door,
    e.Admitted: _admitted,
    e.Gone: _gone,
    e.HandRaised: _hand,
    e.TimeGiven: _time,
    e.Offered: _offered,
    e.Claimed: _claimed,
    e.RoundSet: rounds.set_round_up,
    e.Promised: rounds.promised,
    e.Redeeming: rounds.redeeming,
    e.Redeemed: rounds.redeemed,
    e.PromisedAgain: rounds.promised_again,
    e.Dealt: rounds.dealt,
    e.TableAdded: rounds.table_added,
    e.Transferred: rounds.transferred,
    e.Halted: rounds.halted,
    e.Stopped: rounds.stopped,
    e.Finished: rounds.finished,
    e.Shown: _shown,
    e.Over: _over,
    e.Arrived: _arrived,
}
