"""The record of a match that is kept here."""

from msgspec import UNSET

from ludiade.kernel.chance import Fairness, fairness
from ludiade.kernel.record import FORMAT, Document
from ludiade.server.live import stored_lines
from ludiade.server.rows import Row
from ludiade.server.store.port import Store
from ludiade.server.wire import Denied


async def ended(store: Store, name: str) -> Row:
    """A table whose match has ended; Denied for any other."""
    row = await store.load(name)
    if row is None:
        raise Denied("no_such_table")
    if not row.ended_already:
        raise Denied("not_ended")
    return row


async def document(store: Store, row: Row) -> Document:
    """The whole match, with its seed: only for one that has ended."""
    said: Fairness | None = None
    if row.practice is None:
        given = [bytes.fromhex(part) for part in row.contributions]
        said = fairness(bytes.fromhex(row.seed), given, reveal=True)
    return Document(
        format=FORMAT, game=row.game, rules=row.rules, players=row.players,
        inputs=list(stored_lines(await store.read(row.id))), names=row.names,
        options=row.options, fairness=UNSET if said is None else said,
    )  # fmt: skip
