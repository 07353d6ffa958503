"""Many tables of one game advanced by one call (`pip install 'ludiade[batch]'`); Diamoniak so far.

tables = ludiade.adapters.batch.batch("diamoniak", tables=4096, players=2, seed=1)
while learning:
    tables.step(policy(tables.held, tables.mask))  # then: tables.rewards, tables.dones
"""

from collections.abc import Mapping
from typing import Any

from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.lab.arena import at_least
from ludiade.lab.tables import table_for


def batch(
    game: str,
    tables: int,
    players: int | None = None,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
) -> Any:
    """The tables, dealt, table n by the dice of `seed` + n.

    BadRecord for a game without a batch or a table that cannot be, Unready for too few tables.
    """
    found = shelf.get(game)
    at_least("tables", tables, 1)
    given, count = table_for(found, options, players, least=2)
    part = shelf.part(game, "batch")
    if part is None:
        raise BadRecord("$.game", "no_batch", game=game)
    return part.Batch(tables, count, seed, found.read_options(given, count))
