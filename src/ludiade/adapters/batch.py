"""Many tables of one game advanced by one call (`pip install 'ludiade[batch]'`).

    tables = ludiade.adapters.batch.batch("diamoniak", tables=4096, players=2, seed=1)
    while learning:
        tables.step(policy(tables.observations, tables.mask))  # then: tables.rewards, tables.dones

Every title has its rules once more as loops over flat arrays, in its own `learning.batch`, compiled
by Cython where that is there: fast, and the same to the last bit as the single table. All but
Diamino, whose actions have no numbers.
"""

from collections.abc import Mapping
from typing import Protocol

from ludiade.adapters.observation import Array
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.lab.contest.arena import at_least
from ludiade.lab.tables import table_for


class Batch(Protocol):
    """The tables. Arrays are read in place and never copied: copy what is to be kept."""

    tables: int
    players: int
    actions: int
    layout: list[tuple[str, int]]
    """Names and lengths of the blocks of an observation."""
    seats: Array
    """Who decides now (tables)."""
    observations: Array
    """What that seat sees (tables, numbers), in the blocks of `layout`; empty where not wanted."""
    mask: Array
    """What it may do (tables, actions)."""
    menus: Array
    sizes: Array
    """The same as lists: of `menus[n]` the first `sizes[n]` are the numbers that may be chosen."""
    rewards: Array
    """What the last step brought (tables, players): from −1 to 1 where a match ended, else 0."""
    dones: Array
    """Whether the last step ended a match (tables); the next one has been dealt."""

    def step(self, actions: Array) -> None:
        """Let every table's awaited seat do this; ValueError, and no change, if one may not."""

    def sample(self) -> Array:
        """One allowed action a table, each as likely, drawn by the table's own dice."""

    def rollout(self, steps: int) -> int:
        """As often `step(sample())` without leaving the loop; how many matches ended."""

    def close(self) -> None:
        """End the threads."""


def batch(
    game: str,
    tables: int,
    players: int | None = None,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    threads: int = 1,
    observations: bool = True,
) -> Batch:
    """The tables, dealt, table n by the dice of `seed` + n, advanced by so many threads.

    BadRecord for a game without a batch or a table that cannot be, Unready for too few tables or
    threads. What happens does not depend on the number of threads.
    """
    found = shelf.get(game)
    at_least("tables", tables, 1)
    at_least("threads", threads, 1)
    given, count = table_for(found, options, players, least=2)
    part = shelf.part(game, "learning.batch")
    if part is None:
        raise BadRecord("$.game", "no_batch", game=game)
    made: Batch = part.Batch(
        tables, count, seed, found.read_options(given, count), threads, observations
    )
    return made
