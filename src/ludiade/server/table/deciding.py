"""What is asked of a table, from a device's request to the store: decide in turn, then append.

A `Change` is the one way anything changes at a table, for devices, bots and the end of a delay
alike. What became of it on the disk is the table's to publish (`Table.stored`).
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ludiade.bots import opponents
from ludiade.kernel.errors import Refusal
from ludiade.server.codes import clean_name
from ludiade.server.room.asks import NOBODY, SERVER, Ask, Claim, Hold, Sit
from ludiade.server.room.decide import decide
from ludiade.server.room.draft import Draft
from ludiade.server.room.entries import Device, Entry, Logged, encode_entry
from ludiade.server.room.index import Index, index
from ludiade.server.room.overview import names_of
from ludiade.server.room.seats import check_level
from ludiade.server.room.timing import wakes_at
from ludiade.server.sentences import default_name
from ludiade.server.store.port import Person, Repeated, StoreError
from ludiade.server.table import coaching, rematch
from ludiade.server.table.catching_up import catch_up
from ludiade.server.table.ordered import recognised
from ludiade.server.table.peers import Peer
from ludiade.server.table.queue import Rest
from ludiade.server.wire.frames import Done, Pong
from ludiade.server.wire.requests import (
    DoMove,
    Hint,
    Ping,
    Rematch,
    Reseat,
    Say,
    TableRequest,
)

if TYPE_CHECKING:
    from ludiade.server.table.table import Table

Then = Callable[[Draft], None]
Saving = tuple[Peer, str]
"""Who is to find the key of a move in the step it led to."""
TRIES = 20
"""How often a decision is made anew because another writer was first."""


class Change(Struct, eq=False):
    """Something that is to be decided: who asks what, and what became of it so far."""

    who: Device
    asked: Ask
    then: Then
    key: str | None
    digest: str | None
    saved: Saving | None = None
    tries: int = TRIES
    """How often it may still be decided anew."""
    draft: Draft | None = None
    people: list[Person] = []


# What devices ask


def ask(table: "Table", peer: Peer, request: TableRequest) -> None:
    """Queue a device's request; who asks is settled now, what they may when its turn comes."""
    if isinstance(request, DoMove):  # answered by the step it leads to
        table.tables.check_storing()
        key, saved = request.key, (peer, request.key)
        change = Change(NOBODY, request, _nothing_more, key, peer.digest, saved)
        table.post(decide_change, table, change, peer=peer, key=key)
    elif isinstance(request, Ping):
        peer.answer(Pong(request.at))
    else:
        table.tables.check_storing()
        said = None if isinstance(request, Say) else request.key
        table.post(_asked, table, peer, peer.digest, request, said, peer=peer, key=said)


def _asked(
    table: "Table", peer: Peer, digest: str | None, request: TableRequest, key: str | None
) -> Rest:
    if isinstance(request, Reseat):
        request = _named(table, request, peer.lang)
    then = partial(_done, table, peer, request, key)
    if isinstance(request, Rematch):
        return rematch.open_next(table, digest, then)
    return decide_change(table, Change(NOBODY, request, then, key, digest))


def _named(table: "Table", request: Reseat, lang: str) -> Reseat:
    """The seat with the name that will stand there."""
    others = [n for s, n in enumerate(names_of(table.room, table.names)) if s != request.seat]
    if request.kind == "bot":
        check_level(request.level)
        return replace(request, name=opponents.name_of_kin(request.level, lang, others))
    return replace(request, name=clean_name(request.name, default_name(lang, request.seat)))


def _nothing_more(draft: Draft) -> None:
    """A move is answered by the step it leads to."""


def _done(table: "Table", peer: Peer, request: TableRequest, key: str | None, draft: Draft) -> None:
    """Answer the device that asked, apart from what everybody is told."""
    if isinstance(request, Hint):
        coaching.advise(table, peer, request.seat)
    elif isinstance(request, Say):
        table.audience.say(request)
        if peer not in table.audience.members:
            peer.answer(Done())
    else:
        peer.answer(Done(key))


# What is decided


def decide_change(table: "Table", change: Change) -> Rest:
    """Decide from the room as it is now, and append; the table publishes what is stored.

    Whoever comes with a `digest` is known by it, or given the next number where they may sit.
    """
    who, asked, digest = change.who, change.asked, change.digest
    if digest is not None:
        who = table.number_of(digest)
        if who == NOBODY and isinstance(asked, Sit | Claim):
            who = table.room.people
        change.who = who
    elif isinstance(asked, Hold):
        asked = recognised(table, asked)
    try:
        draft = decide(table.room, who, asked, table.now(), table.audience.present)
    except Refusal as refusal:
        if who == SERVER or (not table.tables.shared and (change.key is None or who < 0)):
            raise
        return _refused(table, refusal, change)
    if not draft.entries:
        change.then(draft)
        return None
    change.draft = draft
    change.people = table.people.coming(draft, who, digest)
    table.changing = change
    return table.tables.store.append(
        table.id, draft.before.n, _logged(draft.entries, who, change.key),
        _index(table, draft), change.people,
    )  # fmt: skip


def _logged(entries: list[Entry], who: Device, key: str | None) -> list[Logged]:
    """The entries as they are stored; the first of them bears the request's key."""
    device = None if who < 0 else who
    logged = []
    for entry in entries:
        logged.append(Logged(encode_entry(entry), device, key))
        key = None
    return logged


def _index(table: "Table", draft: Draft) -> Index | None:
    """The index, where something that can be looked up has changed."""
    before, after = draft.before, draft.room
    if before.revision == after.revision:
        untimed = before.deadline is None and after.deadline is None
        if untimed or wakes_at(before) == wakes_at(after):
            return None
    return index(after, table.created)


async def decide_again(table: "Table", error: StoreError, change: Change) -> Rest:
    """Another writer was first: fold what was missed, tell it, and decide where it stands."""
    if not await catch_up(table) and isinstance(error, Repeated):
        raise error
    change.tries -= 1
    return decide_change(table, change)


async def _refused(table: "Table", refusal: Refusal, change: Change) -> Rest:
    """No refusal rests on what is out of date, nor goes to a request that was stored before."""
    if table.tables.shared and change.tries and await catch_up(table):
        change.tries -= 1
        return decide_change(table, change)
    who, key = change.who, change.key
    if key is None or who < 0:
        raise refusal
    n = await table.tables.store.requested(table.id, who, key)
    if n is None:
        raise refusal
    raise Repeated(n)
