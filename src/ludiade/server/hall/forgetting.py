"""Forgetting a gathering: its log, its tables, every name; the map of a class may be kept."""

from typing import TYPE_CHECKING

from msgspec import Raw

from ludiade.server.gathering.entries import Kept
from ludiade.server.gathering.gathering import OPENER, Gathering
from ludiade.server.gathering.index import index
from ludiade.server.hall.reporting import sittings
from ludiade.server.room.entries import Logged, encode_entry
from ludiade.server.store.port import NewLog, Person
from ludiade.server.wire.decoding import Denied, encode

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall


async def forget(hall: "Hall", key: str | None = None) -> bool:
    """Delete all of a gathering from memory and the store; whether a map is kept.

    A map that was kept goes by another request: the same one, sent again, is answered again.
    """
    g, tables = hall.gathering, hall.tables
    tables.check_storing()
    stored = await tables.store.load(hall.name)
    if stored is None or (stored.index.card["kept"] and g.kept is None):
        await tables.store.forget([])  # it was deleted, and perhaps not overwritten everywhere yet
        return stored is not None
    if g.kept is not None and key is not None:
        if await tables.store.requested(stored.id, OPENER, key) is not None:
            return True
    understood = None if g.kept is not None else await _map(hall)
    kept = None if understood is None else _left(hall, understood, key)
    hall.stop()
    hall.is_forgotten = True  # from here on nothing is decided or ordered any more
    _drop_tables(hall)
    try:
        await tables.store.forget([hall.id], kept)
    except BaseException:
        hall.is_forgotten = False
        hall.arm()
        hall.carrying.wake()
        raise
    forget_here(hall)
    return kept is not None


def forget_here(hall: "Hall") -> None:
    """Let go of all that this process holds of a gathering, its tables among it."""
    hall.stop()
    hall.is_forgotten = True
    _drop_tables(hall)  # once more: one may just have been opened
    for attendant in hall.showing.attendants:
        attendant.refuse(Denied("no_such_gathering"), None, (), None)
    hall.showing.attendants.clear()
    hall.names.clear()


def _drop_tables(hall: "Hall") -> None:
    for table in list(hall.tables.tables.values()):
        part = table.room.part_of
        if part is not None and part.gathering == hall.name:
            hall.tables.drop(table)


async def _map(hall: "Hall") -> Raw | None:
    """What the class has understood, nobody by name."""
    g = hall.gathering
    insight = g.game.insight
    if insight is None or not g.plan.keep_map or not g.rounds:
        return None
    played = [one.sitting for one in await sittings(hall, None)]
    found = await hall.tables.ended.work(lambda: insight.understand(played, by_person=False))
    return Raw(encode(found))


def _left(hall: "Hall", understood: Raw, key: str | None) -> NewLog:
    """The log that begins anew with the map; hosts find it again."""
    g = hall.gathering
    entry = Kept(g.at, hall.name, g.plan.kind, g.game.id, g.game.rules, understood)
    left = Gathering.opened(entry)
    left.hosts = frozenset([OPENER])
    people = [Person(OPENER, hall.digests.get(OPENER), "")]
    log = [Logged(encode_entry(entry), OPENER, key)]
    return NewLog(hall.name, hall.created, log, index(left, hall.created), people)
