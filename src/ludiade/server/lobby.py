"""Opening tables and getting in: by link, by a spoken code, by a code that moves a seat."""

import secrets
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludiade.kernel import shelf
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Shuffle, Shuffled
from ludiade.server import seating
from ludiade.server.codes import (
    clean_name,
    digest,
    new_recovery,
    new_spoken,
    new_table_name,
    new_token,
    spoken_digest,
)
from ludiade.server.hub import Hub
from ludiade.server.requests import Name
from ludiade.server.rows import Hold, Key, Place, Purpose, Row, Settings
from ludiade.server.speech import say
from ludiade.server.store.port import Conflict
from ludiade.server.table import Table
from ludiade.server.wire import Denied


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
    practice: Annotated[list[list[int]], Meta(max_length=200)] | None = None


class Opened(Struct, frozen=True):
    """A table and the ways in; they are told once, to the one who opened it."""

    table: str
    join: str | None
    code: str | None
    watch: str | None


class Entry(Struct, frozen=True):
    """Where a way in has led."""

    table: str
    seat: int


async def open_table(hub: Hub, device: str, wish: Opening, lang: str) -> Opened:
    """Open a table for a game, with a promise about its shuffles."""
    game = shelf.find(wish.game)
    if game is None:
        raise Denied("unknown_game", game=wish.game)
    if len(hub.tables) >= hub.config.tables_open:
        raise Denied("too_many", limit="tables", seconds=60)
    game.read_options(wish.options, len(wish.seats))
    limit = wish.settings.turn_limit
    if limit is not None and not 5 <= limit <= 7 * 24 * 3600:
        raise Denied("bad_turn_limit")
    row = Row(
        name=new_table_name(),
        game=game.id,
        rules=game.rules,
        options=wish.options,
        settings=wish.settings,
        places=[],
        host=device,
        keys=[],
        seed=secrets.token_bytes(32).hex(),
        thoughts=secrets.token_hex(16),
        contributions=[""] * len(wish.seats),
        practice=wish.practice,
        created=hub.clock.wall(),
    )
    for number, seat in enumerate(wish.seats):
        names = row.names
        place = seating.place(seat.kind, seat.name, seat.level, number, device, lang, names)
        row.places.append(place)
    if wish.practice is not None:
        _check_practice(row)
    return await create(hub, row)


async def create(hub: Hub, row: Row) -> Opened:
    """Keep a new table; the few that find their spoken code taken draw another."""
    until = hub.clock.wall() + 1000 * hub.config.invitation_s
    join = new_token() if row.waits_for_people() else None
    watch = new_token() if row.settings.spectators else None
    for _ in range(20):
        spoken = new_spoken() if join else None
        row.keys = [
            *([Key(digest(join), "join", until)] if join else []),
            *([Key(digest(watch), "watch", until * 10)] if watch else []),
            *([Key(spoken_digest(spoken), "spoken", until)] if spoken else []),
        ]
        try:
            await hub.store.create(row)
        except Conflict:
            continue
        return Opened(row.name, join, spoken, watch)
    raise Denied("too_many", limit="codes", seconds=60)


def _check_practice(row: Row) -> None:
    """Refuse orders that do not even fit the first deal."""
    game = shelf.find(row.game)
    assert game is not None
    state = game.start(game.read_options(row.options, row.players), row.players)
    for order in row.practice or []:
        if not isinstance(state.waiting(), Shuffle):
            return
        try:
            state.apply(Shuffled(order))
        except Illegal as illegal:
            raise Denied(illegal.code, **illegal.details) from None


async def join(hub: Hub, device: str, way: str, name: str, lang: str) -> Entry:
    """Sit down by the token of a link or a spoken code; who sits already is shown the seat."""
    for proof, purposes in ((digest(way), ("join",)), (spoken_digest(way), ("spoken",))):
        found = await hub.store.find(proof)
        if found is not None and found.key.purpose in purposes:
            if found.key.expires < hub.clock.wall():
                raise Denied("invitation_expired")
            table = await hub.table(found.table)
            invited = found.key.purpose == "join"
            return await table.do(partial(_sit, table, device, name, lang, False, invited))
    raise Denied("unknown_code")


async def join_open(hub: Hub, device: str, name_of_table: str, name: str, lang: str) -> Entry:
    """Sit down at a seat that is open to anybody."""
    table = await hub.table(name_of_table)
    return await table.do(partial(_sit, table, device, name, lang, True, True))


async def _sit(
    table: Table, device: str, name: str, lang: str, only_open: bool, invited: bool
) -> Entry:
    """The first free seat; where there is none, whoever is invited is told what they may watch."""
    mine = table.row.seats_of(device)
    if mine:
        return Entry(table.row.name, mine[0])
    row = table.copy_row()
    free = [
        seat for seat, place in enumerate(row.places)
        if place.kind == "waiting" and (place.open or not only_open)
    ]  # fmt: skip
    if row.status != "open" or table.mixing is not None or not free:
        watch = row.name if row.settings.spectators and invited else ""
        raise Denied("no_seat_waits", table=watch)
    seat = free[0]
    player = say(lang).say("player", number=str(seat + 1))
    row.places[seat] = Place(
        "person", clean_name(name, player), open=row.places[seat].open, holds=[Hold(device)]
    )
    table.away[seat] = table.hub.clock.steady()
    await table.change(row)
    return Entry(row.name, seat)


async def new_code(
    hub: Hub, device: str, table_name: str, seat: int, purpose: Literal["move", "hand"]
) -> str:
    """A short code by which another device takes over a seat, or becomes its private hand."""
    table = await hub.table(table_name)
    code = new_recovery()

    async def keep() -> None:
        if seat not in table.row.seats_of(device):
            raise Denied("not_your_seat")
        row = table.copy_row()
        until = hub.clock.wall() + 1000 * hub.config.recovery_code_s
        kept = [key for key in row.keys if key.seat != seat]
        row.keys = [*kept, Key(spoken_digest(code), purpose, until, seat)]
        await table.change(row)

    await table.do(keep)
    return code


async def claim(hub: Hub, device: str, code: str) -> Entry:
    """Take a seat by its code, once: moved here, or shown here while the screen keeps the board."""
    found = await hub.store.find(spoken_digest(code))
    if found is None or found.key.purpose not in ("move", "hand") or found.key.seat is None:
        raise Denied("unknown_code")
    if found.key.expires < hub.clock.wall():
        raise Denied("invitation_expired")
    table = await hub.table(found.table)
    seat, purpose = found.key.seat, found.key.purpose

    async def take() -> Entry:
        row = table.copy_row()
        if found.key not in row.keys:
            raise Denied("unknown_code")
        row.keys = [key for key in row.keys if key != found.key]
        was_host = row.host in row.places[seat].devices()
        row.places[seat].holds = _holds(row.places[seat], device, purpose)
        if purpose == "move" and was_host and not row.seats_of(row.host):
            row.host = device
        await table.change(row)
        for member in table.members:
            if row.status != "open":
                await table.catch_up(member, member.n)
        return Entry(row.name, seat)

    return await table.do(take)


def _holds(place: Place, device: str, purpose: Purpose) -> list[Hold]:
    if purpose == "move":
        return [Hold(device)]
    screens = [Hold(hold.device, "screen") for hold in place.holds if hold.device != device]
    return [*screens, Hold(device)]
