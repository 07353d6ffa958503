"""What the entries of rounds do to a gathering: tables, their one deal, what is ordered of them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludiade.server.gathering import entries as e
from ludiade.server.gathering.parts import Deal, Order, Round, RoundTable
from ludiade.server.room.entries import Device

if TYPE_CHECKING:
    from ludiade.server.gathering.gathering import Gathering


def set_round_up(g: "Gathering", entry: e.RoundSet) -> None:
    tables = {number: RoundTable(seats) for number, seats in enumerate(entry.tables, 1)}
    deal = None
    if g.plan.same_deal:
        seated = (m for table in tables.values() for m in table.seats if m is not None)
        devices = tuple(sorted({g.members[member].device for member in seated}))
        deal = Deal(devices, until=entry.until)
    g.rounds = (*g.rounds, Round(entry.pairing, entry.at, tables, deal, entry.byes))
    g.members = {number: replace(one, hand_at=None) for number, one in g.members.items()}
    if deal is None:
        order(g, tables, "open")


def promised(g: "Gathering", entry: e.Promised) -> None:
    deal = deal_of(g)
    if entry.device in deal.commitments:
        g.fuss = g.fuss | {entry.device: g.fuss.get(entry.device, 0) + 1}
    set_deal(g, commitments=deal.commitments | {entry.device: entry.commitment})


def redeeming(g: "Gathering", entry: e.Redeeming) -> None:
    set_deal(g, stage="redeem", until=entry.until)


def redeemed(g: "Gathering", entry: e.Redeemed) -> None:
    deal = deal_of(g)
    set_deal(g, contributions=deal.contributions | {entry.device: entry.contribution})


def promised_again(g: "Gathering", entry: e.PromisedAgain) -> None:
    deal = deal_of(g)
    set_deal(
        g, stage="promise", until=entry.until, beginnings=deal.beginnings + 1, commitments={},
        contributions={}, withheld=deal.withheld.union(entry.withheld),
    )  # fmt: skip


def dealt(g: "Gathering", entry: e.Dealt) -> None:
    set_deal(g, stage="dealt", until=0)
    tables = g.rounds[-1].tables.items()
    order(g, [n for n, table in tables if not (table.has_ended or table.stopped)], "open")


def table_added(g: "Gathering", entry: e.TableAdded) -> None:
    last = g.rounds[-1]
    number = max(last.tables) + 1
    set_round(g, replace(last, tables=last.tables | {number: RoundTable(entry.seats)}))
    if last.deal is None or last.deal.stage == "dealt":
        order(g, [number], "open")


def transferred(g: "Gathering", entry: e.Transferred) -> None:
    last = g.rounds[-1]
    before, there = last.place_of(entry.member), last.tables[entry.table].seats[entry.seat]
    moves: list[tuple[int, int, Device | None]] = [(entry.table, entry.seat, entry.member)]
    if before is not None:
        moves.append((*before, there))
    for number, seat, who in moves:
        seats = list(last.tables[number].seats)
        seats[seat] = who
        last = last.with_table(number, seats=tuple(seats))
    set_round(g, last)
    for number, seat, _ in moves:
        order(g, [number], "sit", seat)


def halted(g: "Gathering", entry: e.Halted) -> None:
    for number in entry.tables:
        set_round(g, g.rounds[-1].with_table(number, paused=entry.on))
    order(g, entry.tables, "halt" if entry.on else "resume")


def stopped(g: "Gathering", entry: e.Stopped) -> None:
    for number in entry.tables:
        set_round(g, g.rounds[-1].with_table(number, stopped=True))
    order(g, entry.tables, "finish")


def finished(g: "Gathering", entry: e.Finished) -> None:
    number = entry.round - 1
    now = g.rounds[number].with_table(
        entry.table, status="closed" if entry.scores is None else "over", scores=entry.scores,
        ranks=entry.ranks,
    )  # fmt: skip
    g.rounds = (*g.rounds[:number], now, *g.rounds[number + 1 :])
    if now.has_ended and now.deal is not None:
        opened = [one for one, table in now.tables.items() if table.name]
        g.pending += tuple(Order(g.n, entry.round, table, "unseal") for table in opened)


def deal_of(g: "Gathering") -> Deal:
    deal = g.rounds[-1].deal
    assert deal is not None
    return deal


def set_deal(g: "Gathering", **changes: object) -> None:
    set_round(g, replace(g.rounds[-1], deal=replace(deal_of(g), **changes)))


def set_round(g: "Gathering", now: Round) -> None:
    g.rounds = (*g.rounds[:-1], now)


def order(g: "Gathering", tables: Iterable[int], what: Any, seat: int = 0) -> None:
    """Have something done at tables of this round, as entry g.n."""
    g.pending += tuple(Order(g.n, len(g.rounds), table, what, seat) for table in tables)


def order_seat(g: "Gathering", members: Iterable[Device], what: Any = "seat") -> None:
    """Who holds a seat, or is called how, has changed: the table is to know."""
    if not g.rounds:
        return
    last = g.rounds[-1]
    for member in members:
        place = last.place_of(member)
        if place is not None and not last.tables[place[0]].has_ended:
            order(g, [place[0]], what, place[1])
