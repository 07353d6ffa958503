"""Opening tables and getting in: by link, by a spoken code, by a code that moves a seat."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludiade.bots import opponents
from ludiade.bots.levels import BOTS
from ludiade.kernel import shelf
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Shuffle, Shuffled
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
from ludiade.server.room import entries
from ludiade.server.room.asks import Claim, Offer, Sit
from ludiade.server.room.entries import Device, Logged, Seat, Settings, Way, encode_entry
from ludiade.server.room.fairness import derived, link_token
from ludiade.server.room.index import index
from ludiade.server.room.overview import overview
from ludiade.server.room.room import Room
from ludiade.server.room.seats import check_free, wished
from ludiade.server.sentences import default_name
from ludiade.server.store.port import Person, Repeated, Taken
from ludiade.server.table.tables import Tables
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import SeatInfo
from ludiade.server.wire.requests import Name, RequestKey

TRIES = 20
SPOKEN_WORDS = range(1, 4)
"""How many words a spoken code may have."""
NO_WAY = "unknown_code"
Position = Annotated[int, Meta(ge=0, lt=1000)]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the one who opens the table wants it."""

    kind: Literal["me", "here", "link", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "random"


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    practice: (
        Annotated[list[Annotated[list[Position], Meta(max_length=1000)]], Meta(max_length=200)]
        | None
    ) = None
    key: RequestKey | None = None


class Opened(Struct, frozen=True):
    """A table and the ways in; told to the one who opened it, and again by the same request key."""

    table: str
    join: str | None
    code: str | None
    watch: str | None


class Admission(Struct, frozen=True):
    """Where a way in has led."""

    table: str
    seat: int


class Invitation(Struct, frozen=True):
    """A table as whoever was invited sees it before sitting down."""

    table: str
    game: str
    options: dict[str, Any]
    settings: Settings
    host: str
    """What the one who opened it is called; empty where they do not sit there."""
    seats: list[SeatInfo]
    sits: bool
    """Whether the device that asks sits there already."""


async def open_table(tables: Tables, device: str, wish: Opening, lang: str) -> Opened:
    """Open a table for a game, with a promise about its shuffles."""
    tables.check_storing()
    game = shelf.find(wish.game)
    if game is None:
        raise Denied("unknown_game", game=wish.game)
    if len(tables.tables) >= tables.config.tables_open:
        raise Denied("too_many", limit="tables", seconds=60)
    await check_unstarted(tables, device)
    options = msgspec.to_builtins(game.read_options(wish.options, len(wish.seats)))
    names: dict[Device, str] = {0: ""}
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        is_opener = seat.kind == "me" and not names[0]
        somebody = 0 if is_opener else len(names)
        if seat.kind in ("me", "here"):
            name = names[somebody] = clean_name(seat.name, default_name(lang, number))
        elif seat.kind == "bot":
            taken = [*names.values(), *(one.bot for one in seats)]
            name = opponents.name_of_kin(seat.level, lang, taken) if seat.level in BOTS else ""
        else:
            name = ""
        seats.append(wished(seat.kind, name, seat.level, 0, somebody))
    entry = entries.Opened(
        at=0, name="", game=game.id, rules=game.rules, options=options, settings=wish.settings,
        seats=tuple(seats), secret=secrets.token_hex(32), practice=wish.practice,
    )  # fmt: skip
    _check_practice(entry)
    people = [Person(n, device if n == 0 else None, name) for n, name in names.items()]
    opener = None if wish.key is None else (device, wish.key)
    room = await create(tables, entry, people, opener)
    return invitations(room)


async def check_unstarted(tables: Tables, device: str) -> None:
    """Refuse one more table of a device that has opened so many and begun none of them."""
    if await tables.store.unstarted(device) >= tables.config.unstarted_a_device:
        raise Denied("too_many", limit="unstarted", seconds=3600)


async def create(
    tables: Tables, entry: entries.Opened, people: list[Person], opener: tuple[str, str] | None
) -> Room:
    """Keep a new table; the few that find their name or spoken code taken draw another."""
    created = tables.clock.wall()
    count = words_needed(await tables.store.spoken(created))
    for _ in range(TRIES):
        secret = secrets.token_hex(32)
        entry = msgspec.structs.replace(
            entry, name=new_table_name(), secret=secret, ways=_ways(tables, entry, secret, count)
        )
        room = Room.opened(entry, tables.house)
        log = [Logged(encode_entry(entry), 0)]
        try:
            await tables.store.create(
                entry.name, created, log, index(room, created), people, opener
            )
        except Taken:
            continue
        except Repeated as repeated:
            return await _opened_before(tables, repeated.n)
        return room
    raise Denied("too_many", limit="codes", seconds=60)


def _ways(tables: Tables, entry: entries.Opened, secret: str, count: int) -> tuple[Way, ...]:
    house = tables.house
    ways: list[Way] = []
    if any(seat.kind == "waiting" for seat in entry.seats):
        ways.append(Way(digest(link_token(secret, "join")), "join", house.invitation))
        code = spoken(derived(secret, "spoken"), count)
        ways.append(Way(spoken_digest(code), "spoken", house.invitation))
    if entry.settings.spectators:
        ways.append(Way(digest(link_token(secret, "watch")), "watch", house.watching))
    return tuple(ways)


async def _opened_before(tables: Tables, number: int) -> Room:
    row = await tables.store.load_number(number)
    if row is None or row.index.kind != "table":
        raise Denied("key_used")
    return Room.folded(await tables.store.read(number, 0), tables.house)


def invitations(room: Room) -> Opened:
    """The ways into a table, found again from its secret."""
    kept = {way.digest: way for way in room.ways}
    links = {}
    for purpose in ("join", "watch"):
        token = link_token(room.secret, purpose)
        links[purpose] = token if digest(token) in kept else None
    code = None
    for count in SPOKEN_WORDS:
        said = spoken(derived(room.secret, "spoken"), count)
        if spoken_digest(said) in kept:
            code = said
    return Opened(room.name, links["join"], code, links["watch"])


def _check_practice(entry: entries.Opened) -> None:
    """Refuse orders that do not even fit the first deal."""
    if entry.practice is None:
        return
    game = shelf.find(entry.game)
    assert game is not None
    players = len(entry.seats)
    state = game.start(game.read_options(entry.options, players), players)
    for order in entry.practice:
        if not isinstance(state.waiting(), Shuffle):
            return
        try:
            state.apply(Shuffled(order))
        except Illegal as illegal:
            raise Denied(illegal.code, **illegal.details) from None


async def join(
    tables: Tables, device: str, way: str, name: str, lang: str, key: str | None = None
) -> Admission:
    """Sit down by the token of a link or a spoken code; who sits already is shown the seat."""
    linked = TOKEN.match(way) is not None
    try:
        found = await _table_at(tables, way)
    except Denied as denied:
        proof = digest(way) if linked else spoken_digest(way)
        return await _led_before(tables, device, key, proof, denied.code)
    return await _sit(tables, device, found, name, lang, key, linked)


async def _table_at(tables: Tables, way: str) -> str:
    """The name of the table that a link or a spoken code leads to."""
    # What looks like a link is no spoken code: else padding would take it past the limit on tries.
    linked = TOKEN.match(way) is not None
    proof = digest(way) if linked else spoken_digest(way)
    found = await tables.store.find(proof, tables.clock.wall())
    if found is not None and found[1] == ("join" if linked else "spoken"):
        return found[0]
    over = linked and await tables.store.find(proof, 0) is not None
    raise Denied("invitation_expired" if over else NO_WAY)


async def look(tables: Tables, device: str | None, way: str, table_name: str) -> Invitation:
    """What a way in leads to; refused as sitting down would be, before a name is asked for."""
    table = await tables.table(table_name or await _table_at(tables, way))
    room, who = table.room, table.number_of(device)
    sits = bool(room.seats_of(who))
    if not sits:
        linked = TOKEN.match(way) is not None
        check_free(room, Sit("", only_open=bool(table_name), invited=bool(table_name) or linked))
    seen = overview(room, who, table.now(), table.audience.present, table.names)
    host = next((seat.name for seat in seen.seats if seat.host), "")
    return Invitation(
        room.name, room.game.id, room.whole_options, room.settings, host, seen.seats, sits
    )


async def join_open(
    tables: Tables, device: str, table_name: str, name: str, lang: str, key: str | None = None
) -> Admission:
    """Sit down at a seat that is open to anybody."""
    return await _sit(tables, device, table_name, name, lang, key, True, only_open=True)


async def _sit(
    tables: Tables, device: str, table_name: str, name: str, lang: str, key: str | None,
    invited: bool, only_open: bool = False,
) -> Admission:  # fmt: skip
    table = await tables.table(table_name)
    free = next((n for n, seat in enumerate(table.room.seats) if seat.kind == "waiting"), 0)
    asked = Sit(clean_name(name, default_name(lang, free)), only_open, invited)
    room, who = await table.do(device, asked, key, lang)
    return Admission(room.name, room.seats_of(who)[0])


async def _led_before(
    tables: Tables, device: str, key: str | None, proof: str, otherwise: str = NO_WAY
) -> Admission:
    """Where the same request has led: its answer may be asked for again when the way is over.

    A key that was used for something else does not do: guesses of codes would be free by it.
    """
    if key is None:
        raise Denied(otherwise)
    for row in await tables.store.tables_of(device):
        who = next(person.number for person in row.people if person.digest == device)
        n = await tables.store.requested(row.id, who, key)
        if n is not None:
            room = (await tables.table(row.name)).room
            seats = room.seats_of(who)
            if seats and (_invited(room, proof) or await _claimed(tables, row.id, n, proof)):
                return Admission(row.name, seats[0])
    raise Denied(otherwise)


def _invited(room: Room, proof: str) -> bool:
    """Whether a table's link or spoken code has this digest, also when it leads in no more."""
    said = (spoken(derived(room.secret, "spoken"), count) for count in SPOKEN_WORDS)
    return proof in (digest(link_token(room.secret, "join")), *map(spoken_digest, said))


async def _claimed(tables: Tables, number: int, n: int, proof: str) -> bool:
    """Whether entry n of a log is a seat taken by the code of this digest."""
    entry = entries.read_entry((await tables.store.read(number, n))[0].body)
    return isinstance(entry, entries.Claimed) and entry.digest == proof


async def new_code(
    tables: Tables, device: str, table_name: str, seat: int, purpose: Literal["move", "hand"]
) -> str:
    """A short code by which another device takes over a seat, or becomes its private hand."""
    table = await tables.table(table_name)
    code = new_recovery()
    await table.do(device, Offer(seat, purpose, spoken_digest(code)))
    return code


async def claim(tables: Tables, device: str, code: str, key: str | None = None) -> Admission:
    """Take a seat by its code, once: moved here, or shown here while the screen keeps the board."""
    proof = spoken_digest(code)
    found = await tables.store.find(proof, tables.clock.wall())
    if found is None or found[1] not in ("move", "hand"):
        return await _led_before(tables, device, key, proof)
    table = await tables.table(found[0])
    room, _ = await table.do(device, Claim(proof), key)
    seat = next(way.seat for way in room.ways if way.digest == proof)
    assert seat is not None
    return Admission(room.name, seat)
