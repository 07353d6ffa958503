"""Rounds: who sits where, tables that pause, go on and end, and what a table reports."""

from collections.abc import Callable, Sequence

from ludiade.server.gathering.asks import Arrive, Finish, TimeUp
from ludiade.server.gathering.authority import (
    check_host,
    check_server,
    member_of,
    present_round,
)
from ludiade.server.gathering.deals import PROMISE_MS, proceed
from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.entries import (
    Arrived,
    Finished,
    Halted,
    Over,
    RoundSet,
    Seating,
    Shown,
    Stopped,
    TableAdded,
    TimeGiven,
    Transferred,
)
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import RoundTable
from ludiade.server.gathering.seating import check_screens, seated
from ludiade.server.gathering.standing import strengths
from ludiade.server.gathering.timing import due
from ludiade.server.room.entries import Device
from ludiade.server.wire import gatherings as wire
from ludiade.server.wire.decoding import Denied

MOST_ROUNDS = 50


def next_round(draft: Draft, who: Device, asked: wire.NextRound) -> None:
    """Seat everybody who is in, and there unless it is said otherwise."""
    check_host(draft, who)
    g = draft.gathering
    going = [] if g.round is None else g.round.under_way
    if going and not asked.end:
        raise Denied("round_under_way")
    if len(g.rounds) >= MOST_ROUNDS:
        raise Denied("gathering_full")
    planned: wire.Pairing = "screen" if g.plan.teams else g.plan.pairing
    pairing = asked.pairing or ("hand" if asked.tables is not None else planned)
    tables: Seating
    byes: tuple[Device, ...] = ()
    if pairing == "hand":
        least = 0 if g.plan.bots is None else g.plan.size
        tables = tuple(_by_hand(g, group, least) for group in asked.tables or [])
        everybody = [one for table in tables for one in table if one is not None]
        if not tables or len(set(everybody)) != len(everybody):
            raise Denied("bad_seating")
        check_screens(g, tables)
    else:
        there = [m for m in g.inside() if asked.absent or _is_there(draft, m)]
        tables, byes = seated(g, there, pairing, strengths(g))
    running = [number for number in going if g.round and not g.round.tables[number].stopped]
    if running:
        draft.add(Stopped(draft.at, tuple(running)))
    until = draft.at + PROMISE_MS if g.plan.same_deal else 0
    draft.add(RoundSet(draft.at, tables, pairing, until, byes))


def _is_there(draft: Draft, member: Device) -> bool:
    return draft.gathering.members[member].device in draft.present.here


def _by_hand(g: Gathering, group: Sequence[Device], least: int) -> tuple[Device | None, ...]:
    """A table as a host has put it together, filled up with bots to so many at least."""
    if any(one not in g.members or g.members[one].status != "in" for one in group) or not group:
        raise Denied("bad_seating")
    missing = max(0, least - len(group))
    if len(group) + missing not in g.game.seats or len(set(group)) != len(group):
        raise Denied("bad_seating")
    return (*group, *[None] * missing)


def add_table(draft: Draft, who: Device, asked: wire.AddTable) -> None:
    """One more table for people who have no seat that goes on; who came alone plays with bots."""
    check_host(draft, who)
    g, now = draft.gathering, present_round(draft)
    company = 2 if 2 in g.game.seats else g.game.seats[0]
    seats = _by_hand(g, asked.members, company if g.plan.bots is None else g.plan.size)
    for member in asked.members:
        place = now.place_of(member)
        if place is not None and not now.tables[place[0]].has_ended:
            raise Denied("bad_seating")
    if now.deal is not None and now.deal.stage != "dealt":
        raise Denied("not_yet")
    if len(now.tables) >= wire.MOST_MEMBERS:
        raise Denied("gathering_full")
    if now.deal is not None and any(now.place_of(member) for member in asked.members):
        raise Denied("same_cards")  # they have played this deal
    check_screens(g, [*(table.seats for table in now.tables.values()), seats])
    draft.add(TableAdded(draft.at, seats))


def transfer(draft: Draft, who: Device, asked: wire.Transfer) -> None:
    """Another seat for somebody, at any table of the round that goes on."""
    check_host(draft, who)
    member_of(draft, asked.member)
    now = present_round(draft)
    table = now.tables.get(asked.table)
    if table is None or asked.seat >= len(table.seats) or table.has_ended:
        raise Denied("no_such_place")
    before = now.place_of(asked.member)
    if draft.gathering.members[asked.member].status != "in":
        raise Denied("not_seated")
    if before == (asked.table, asked.seat):
        return
    if before is not None and now.tables[before[0]].has_ended:
        raise Denied("not_seated")
    _check_unseen(draft, asked, before)
    draft.add(Transferred(draft.at, asked.member, asked.table, asked.seat))


def _check_unseen(draft: Draft, asked: wire.Transfer, before: tuple[int, int] | None) -> None:
    """Of one deal nobody is shown a second hand, neither who goes nor who makes room."""
    g, now = draft.gathering, present_round(draft)
    if now.deal is None:
        return
    there = now.tables[asked.table].seats[asked.seat]
    swaps = before is not None and (there is not None or before[0] != asked.table)
    if swaps and before is not None and before[1] != asked.seat:
        raise Denied("same_cards")
    after = {number: list(table.seats) for number, table in now.tables.items()}
    after[asked.table][asked.seat] = asked.member
    if before is not None:
        after[before[0]][before[1]] = there
    check_screens(g, after.values())


def pause(draft: Draft, who: Device, asked: wire.Pause) -> None:
    """Let one table rest, or all."""
    _halt(draft, who, asked.table, True)


def resume(draft: Draft, who: Device, asked: wire.Resume) -> None:
    """Let one table go on, or all."""
    _halt(draft, who, asked.table, False)


def _halt(draft: Draft, who: Device, table: int | None, on: bool) -> None:
    found = _going(draft, who, table, lambda one: one.paused != on)
    if found:
        draft.add(Halted(draft.at, found, on))


def end_table(draft: Draft, who: Device, asked: wire.EndTable) -> None:
    """End a table as it stands, or all."""
    found = _going(draft, who, asked.table, lambda one: not one.stopped)
    if found:
        draft.add(Stopped(draft.at, found))


def _going(
    draft: Draft, who: Device, table: int | None, wanted: Callable[[RoundTable], bool]
) -> tuple[int, ...]:
    """The tables that are meant, of those that go on."""
    check_host(draft, who)
    now = present_round(draft)
    if table is not None and table not in now.tables:
        raise Denied("no_such_place")
    numbers = now.under_way if table is None else [table]
    return tuple(n for n in numbers if not now.tables[n].has_ended and wanted(now.tables[n]))


def more_time(draft: Draft, who: Device, asked: wire.MoreTime) -> None:
    """So many seconds more for somebody."""
    check_host(draft, who)
    if member_of(draft, asked.member).more_s != asked.seconds:
        draft.add(TimeGiven(draft.at, asked.member, asked.seconds))


def project(draft: Draft, who: Device, asked: wire.Project) -> None:
    """Something for the screen, or nothing."""
    check_known_or_over(draft, who)
    g = draft.gathering
    if asked.table is None:
        if g.shown is not None:
            draft.add(Shown(draft.at))
        return
    number = asked.round or len(g.rounds)
    if not 1 <= number <= len(g.rounds) or asked.table not in g.rounds[number - 1].tables:
        raise Denied("no_such_place")
    shown = g.shown
    if shown is None or (shown.round, shown.table, shown.inputs) != (
        number, asked.table, asked.inputs
    ):  # fmt: skip
        draft.add(Shown(draft.at, number, asked.table, asked.inputs))


def check_known_or_over(draft: Draft, who: Device) -> None:
    """A host may show what was said after the end too."""
    if who not in draft.gathering.hosts:
        check_host(draft, who)


def end_gathering(draft: Draft, who: Device, asked: wire.EndGathering) -> None:
    """Nobody comes in any more, and all tables end."""
    if draft.gathering.is_over and who in draft.gathering.hosts:
        return
    check_host(draft, who)
    draft.add(Over(draft.at))


# What the server itself brings


def finish(draft: Draft, who: Device, asked: Finish) -> None:
    """A table has ended; it is said once."""
    check_server(who)
    if not draft.gathering.rounds[asked.round - 1].tables[asked.table].has_ended:
        draft.add(Finished(draft.at, asked.round, asked.table, asked.scores, asked.ranks))


def arrive(draft: Draft, who: Device, asked: Arrive) -> None:
    """Orders have reached their tables."""
    check_server(who)
    if any(order.n <= asked.n for order in draft.gathering.pending):
        draft.add(Arrived(draft.at, asked.n, asked.opened))


def time_up(draft: Draft, who: Device, asked: TimeUp) -> None:
    """Let happen what is due; nothing where it is not yet, or not any more."""
    check_server(who)
    found = due(draft.gathering)
    if found is None or draft.at < found.at:
        return
    if found.what == "deal":
        proceed(draft, time_up=True)
    elif found.what == "idle":
        draft.add(Over(draft.at, "idle"))
