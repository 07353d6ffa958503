"""What each who looks at a gathering is shown: a host, a member's device, the screen."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from ludiade.kernel.fairness.chance import commit
from ludiade.server.codes import digest, spoken, spoken_digest
from ludiade.server.gathering.draft import Names
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Member, Round
from ludiade.server.gathering.standing import ranking
from ludiade.server.gathering.timing import due
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device, Purpose
from ludiade.server.room.fairness import derived, link_token
from ludiade.server.wire.gathering_frames import (
    Attending,
    Hosting,
    MemberInfo,
    Mine,
    Rank,
    RoundFair,
    TableInfo,
)

MOST_WORDS = 3


def link(g: Gathering, purpose: Purpose) -> str | None:
    """The token of a link that leads in, while it does."""
    token = link_token(g.secret, purpose)
    return None if g.is_over or digest(token) not in _digests(g) else token


def code(g: Gathering) -> str | None:
    """The spoken code, while it leads in."""
    kept = () if g.is_over else _digests(g)
    said = [spoken(derived(g.secret, "call"), count) for count in range(1, MOST_WORDS + 1)]
    return next((one for one in said if spoken_digest(one) in kept), None)


def _digests(g: Gathering) -> set[str]:
    return {way.digest for way in g.ways}


def attending(g: Gathering, who: Device, names: Names, at: int) -> Attending:
    """As a member's device sees it: nothing of other members but a club's standings."""
    return Attending(
        gathering=g.name, n=g.n, kind=g.plan.kind, title=g.plan.title, game=g.game.id,
        rules=g.game.rules, options=g.plan.options, teams=g.plan.teams,
        own_names=g.plan.own_names, status=g.status, round=len(g.rounds), rounds=g.plan.rounds,
        paused=g.paused, mine=[_mine(g, number, names) for number in g.on_device(who)],
        fair=_fair(g, who, at), standings=_shown_standings(g, names),
    )  # fmt: skip


def _mine(g: Gathering, number: Device, names: Names) -> Mine:
    member, place = g.members[number], None if g.round is None else g.round.place_of(number)
    table = None if place is None or g.round is None else g.round.tables[place[0]]
    return Mine(
        member=number, name=names.get(member.name, ""), status=member.status,
        wish="" if member.wish is None else names.get(member.wish, ""),
        hand=member.hand_at is not None, more_s=member.more_s,
        table=None if table is None or _is_on_the_way(g, place) else table.name or None,
        number=None if place is None else place[0], seat=None if place is None else place[1],
        paused=table is not None and table.paused,
    )  # fmt: skip


def _is_on_the_way(g: Gathering, place: tuple[int, int] | None) -> bool:
    """Whether a table has yet to hear who sits there: it would turn them away."""
    return any(
        order.what == "sit" and order.round == len(g.rounds) and (order.table, order.seat) == place
        for order in g.pending
    )


def hosting(
    g: Gathering, names: Names, at: int, present: Present, tables: Sequence[TableInfo]
) -> Hosting:
    """As a host sees it: all of it."""
    now, found = g.round, due(g)
    places, met = {} if now is None else now.places(), g.meetings()
    members = [
        _member(g, number, names, at, present, places.get(number), met.get(number, []))
        for number in g.members
    ]
    forgets = None if found is None or found.what != "forget" else max(0, found.at - at)
    return Hosting(
        gathering=g.name, n=g.n, plan=g.plan, rules=g.game.rules, status=g.status, door=g.door,
        round=len(g.rounds), since_ms=max(0, at - (0 if now is None else now.since)),
        paused=g.paused, pairing=None if now is None else now.pairing, join=link(g, "attend"),
        code=code(g), screen=link(g, "screen"), hosts=len(g.hosts),
        members=members,
        tables=list(tables), under_way=bool(g.pending), projected=g.shown,
        fair=_fair(g, None, at), standings=ranking(g, names) if g.rounds else None,
        forgotten_in_ms=forgets,
    )  # fmt: skip


def _member(
    g: Gathering, number: Device, names: Names, at: int, present: Present,
    place: tuple[int, int] | None, met: list[Device],
) -> MemberInfo:  # fmt: skip
    member = g.members[number]
    return MemberInfo(
        member=number, name=names.get(member.name, ""), status=member.status,
        wish="" if member.wish is None else names.get(member.wish, ""), device=member.device,
        present=member.device in present.here, away_ms=_away(member, at, present),
        hand=member.hand_at is not None,
        hand_ms=None if member.hand_at is None else max(0, at - member.hand_at),
        more_s=member.more_s, table=None if place is None else place[0],
        seat=None if place is None else place[1], met=met,
    )  # fmt: skip


def _away(member: Member, at: int, present: Present) -> int | None:
    if member.device in present.here:
        return None
    return max(0, at - present.since.get(member.device, present.loaded))


def _shown_standings(g: Gathering, names: Names) -> list[Rank] | None:
    shown = g.plan.kind == "club" and g.rounds and g.status in ("between", "over")
    return ranking(g, names) if shown else None


def _sizes(g: Gathering, now: Round, who: Device) -> list[int]:
    """How many sit at each table where somebody of that device sits."""
    places = [now.place_of(member) for member in g.on_device(who)]
    return sorted({len(now.tables[place[0]].seats) for place in places if place is not None})


def _whole_options(g: Gathering) -> dict[str, Any]:
    """The options of every table, defaults included."""
    whole = msgspec.to_builtins(g.game.read_options(g.plan.options, g.plan.size))
    return cast(dict[str, Any], whole)


def _fair(g: Gathering, who: Device | None, at: int) -> RoundFair | None:
    """What is promised of this round's deal; contributions once dealt, the seed once all ended."""
    deal = None if g.round is None else g.round.deal
    if deal is None or g.round is None:
        return None
    number, dealt = len(g.rounds), deal.stage == "dealt" or g.round.has_ended
    fair = RoundFair(
        recipe=3, gathering=g.name, round=number, beginnings=deal.beginnings,
        commitment=commit(g.seed(number, deal)), commitments=deal.in_order(deal.commitments),
        mine=deal.devices.index(who) if who in deal.devices else None,
        stage=None if dealt or deal.stage == "dealt" else deal.stage,
        left_ms=None if dealt else max(0, deal.until - at),
    )  # fmt: skip
    if deal.stage == "redeem" and who in deal.devices:
        fair = replace(fair, options=_whole_options(g), sizes=_sizes(g, g.round, who))
    if dealt:
        fair = replace(fair, contributions=deal.in_order(deal.contributions))
    return replace(fair, seed=g.seed(number, deal).hex()) if g.round.has_ended else fair
