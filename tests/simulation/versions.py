"""A node of a newer version: it writes kinds of entries that the others do not know."""

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import Person
from tests.simulation.store import NodeStore

ANEW = {
    b'{"type":"stood_in"': b'{"type":"stood_in_anew"',
    b'{"type":"halted"': b'{"type":"halted_anew"',
}
"""How that version begins an entry of a table, and one of a gathering, that we begin otherwise."""


def is_newer(logged: Logged) -> bool:
    """Whether only the newer version understands it."""
    return logged.body.startswith(tuple(ANEW.values()))


def as_we_know_it(logged: Logged) -> Logged:
    """An entry as the newer version understands it."""
    for ours, theirs in ANEW.items():
        if logged.body.startswith(theirs):
            return logged._replace(body=ours + logged.body[len(theirs) :])
    return logged


def as_they_write_it(logged: Logged) -> Logged:
    """An entry in the words of the newer version."""
    for ours, theirs in ANEW.items():
        if logged.body.startswith(ours):
            return logged._replace(body=theirs + logged.body[len(ours) :])
    return logged


class NewerStore(NodeStore):
    """What that version keeps, in its own words."""

    def store(
        self, table: int, n: int, entries: list[Logged], index: Index | None, people: list[Person]
    ) -> None:
        super().store(table, n, [as_they_write_it(one) for one in entries], index, people)

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        return [as_we_know_it(logged) for logged in await super().read(table, start)]
