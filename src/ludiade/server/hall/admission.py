"""Opening gatherings and getting in: by link, by a spoken code, by a code of one's own."""

import secrets
from typing import Literal

import msgspec
from msgspec import Struct

from ludiade.kernel import shelf
from ludiade.server.codes import (
    TOKEN,
    clean_name,
    digest,
    new_recovery,
    new_table_name,
    spoken,
    spoken_digest,
    words_needed,
)
from ludiade.server.gathering.asks import Claim, Come, Offer
from ludiade.server.gathering.entries import Gathered
from ludiade.server.gathering.gathering import OPENER, Gathering
from ludiade.server.gathering.index import index
from ludiade.server.gathering.sight import code, link
from ludiade.server.gathering.timing import IDLE_MS, INVITATION_MS
from ludiade.server.hall.halls import Halls
from ludiade.server.room.entries import Logged, Way, encode_entry
from ludiade.server.room.fairness import derived, link_token
from ludiade.server.room.seats import check_level
from ludiade.server.store.port import Person, Repeated, Taken
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.gathering_frames import Status
from ludiade.server.wire.gatherings import Door, Kind, OpenGathering, Plan

TRIES = 20
LONGEST_TITLE = 60


class OpenedGathering(Struct, frozen=True):
    """A gathering and the ways in; told to the one who opened it, and again by the same key."""

    gathering: str
    join: str | None
    code: str | None
    screen: str | None


class Entrance(Struct, frozen=True):
    """A gathering as whoever has its code sees it before coming in."""

    gathering: str
    kind: Kind
    title: str
    game: str
    teams: bool
    own_names: bool
    door: Door
    status: Status
    mine: list[int]
    """The members who are on this device already."""


class Admission(Struct, frozen=True):
    """Who has come in on this device."""

    gathering: str
    members: list[int]


class Return(Struct, frozen=True):
    """Where a code has led: to a member, who is on this device now, or (none) to be a host."""

    gathering: str
    member: int | None


async def open_gathering(halls: Halls, device: str, wish: OpenGathering) -> OpenedGathering:
    """Open a gathering."""
    tables = halls.tables
    tables.check_storing()
    game = shelf.find(wish.game)
    if game is None:
        raise Denied("unknown_game", game=wish.game)
    if wish.bots is not None:
        check_level(wish.bots)
    await _check_going_on(halls, device)
    options = msgspec.to_builtins(game.read_options(wish.options, wish.size))
    fields = {name: getattr(wish, name) for name in Plan.__struct_fields__}
    title = clean_name(wish.title, "", LONGEST_TITLE)
    plan = Plan(**(fields | {"options": options, "title": title}))
    created = tables.clock.wall()
    count = words_needed(await tables.store.spoken(created))
    opener = None if wish.key is None else (device, wish.key)
    for _ in range(TRIES):
        secret = secrets.token_hex(32)
        entry = Gathered(
            at=0, name=new_table_name(), plan=plan, rules=game.rules, secret=secret,
            ways=_ways(secret, count),
        )  # fmt: skip
        gathering = Gathering.opened(entry)
        log, people = [Logged(encode_entry(entry), OPENER)], [Person(OPENER, device, "")]
        found_by = index(gathering, created)
        try:
            await tables.store.create(entry.name, created, log, found_by, people, opener)
        except Taken:
            continue
        except Repeated as repeated:
            gathering = await _opened_before(halls, repeated.n)
        return OpenedGathering(
            gathering.name, link(gathering, "attend"), code(gathering), link(gathering, "screen")
        )
    raise Denied("too_many", limit="codes", seconds=60)


async def _check_going_on(halls: Halls, device: str) -> None:
    """Refuse one more gathering of a device that has opened so many and ended none of them."""
    rows = await halls.tables.store.tables_of(device, kind="gathering")
    own = [
        row for row in rows if row.index.status != "closed"
        and any(person.number == OPENER and person.digest == device for person in row.people)
    ]  # fmt: skip
    if len(own) >= halls.tables.config.gatherings_a_device:
        raise Denied("too_many", limit="gatherings", seconds=3600)


def _ways(secret: str, count: int) -> tuple[Way, ...]:
    said = spoken(derived(secret, "call"), count)
    return (
        Way(digest(link_token(secret, "attend")), "attend", INVITATION_MS),
        Way(spoken_digest(said), "call", INVITATION_MS),
        Way(digest(link_token(secret, "screen")), "screen", 100 * IDLE_MS),
    )


async def _opened_before(halls: Halls, number: int) -> Gathering:
    row = await halls.tables.store.load_number(number)
    if row is None or row.index.kind != "gathering":
        raise Denied("key_used")
    return (await halls.hall(row.name)).gathering


async def leads_to(halls: Halls, way: str) -> str | None:
    """The gathering that a link or a spoken code leads to; none where it leads elsewhere."""
    linked = TOKEN.match(way) is not None
    proof = digest(way) if linked else spoken_digest(way)
    found = await halls.tables.store.find(proof, halls.tables.clock.wall())
    return found[0] if found is not None and found[1] in ("attend", "call") else None


async def look(halls: Halls, device: str | None, name: str) -> Entrance:
    """A gathering before one comes in; refused as coming in would be."""
    hall = await halls.hall(name)
    g, who = hall.gathering, hall.number_of(device)
    mine = g.on_device(who)
    if any(g.members[one].status == "removed" for one in mine):
        raise Denied("removed")
    if g.door == "closed" and not mine:
        raise Denied("gathering_over" if g.is_over else "door_closed")
    return Entrance(
        g.name, g.plan.kind, g.plan.title, g.game.id, g.plan.teams, g.plan.own_names, g.door,
        g.status, mine,
    )  # fmt: skip


async def come_in(
    halls: Halls, device: str, name: str, names: list[str], key: str | None
) -> Admission:
    """One member for each name; who is there already is told so."""
    hall = await halls.hall(name)
    who = await hall.do(Come(tuple(names or [""])), device, key)
    return Admission(name, hall.gathering.on_device(who))


async def new_code(
    halls: Halls, device: str, name: str, purpose: Literal["member", "host"], member: int | None
) -> str:
    """A code by which a member comes back elsewhere, or another device is a host too."""
    hall = await halls.hall(name)
    if (purpose == "host") != (member is None):
        raise Denied("bad_request", path="$.member")
    said = new_recovery()
    await hall.do(Offer(member, spoken_digest(said)), device)
    return said


async def claim(halls: Halls, device: str, said: str, key: str | None) -> Return | None:
    """Come back by such a code; nothing where it leads to no gathering."""
    proof = spoken_digest(said)
    found = await halls.tables.store.find(proof, halls.tables.clock.wall())
    if found is None or found[1] not in ("member", "host"):
        return None
    hall = await halls.hall(found[0])
    await hall.do(Claim(proof), device, key)
    return Return(hall.name, hall.gathering.personal.get(proof))
