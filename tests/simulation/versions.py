"""A node of a newer version: it writes a kind of entry that the others do not know."""

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import Person
from tests.simulation.store import NodeStore

OURS, THEIRS = b'{"type":"stood_in"', b'{"type":"stood_in_anew"'


def as_we_know_it(logged: Logged) -> Logged:
    """An entry as the newer version understands it."""
    if logged.body.startswith(THEIRS):
        return logged._replace(body=OURS + logged.body[len(THEIRS) :])
    return logged


class NewerStore(NodeStore):
    """What that version keeps, in its own words."""

    def store(
        self, table: int, n: int, entries: list[Logged], index: Index | None, people: list[Person]
    ) -> None:
        anew = [
            e._replace(body=THEIRS + e.body[len(OURS) :]) if e.body.startswith(OURS) else e
            for e in entries
        ]
        super().store(table, n, anew, index, people)

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        return [as_we_know_it(logged) for logged in await super().read(table, start)]
