"""When groups of writes begin, by a clock that is a number: one table waits for nobody."""

import asyncio
from itertools import pairwise
from random import Random

import pytest

from ludiade.server.room.entries import Logged
from ludiade.server.store.postgres.pace import APART_S, ENOUGH
from ludiade.server.store.postgres.pieces import Append
from ludiade.server.store.postgres.writer import Writer
from tests.simulation.loop import Actor, Loop

COMMIT_S = 0.001


class Line:
    """Stands in for the connection: it commits each group within a millisecond."""

    def __init__(self) -> None:
        self.groups: list[tuple[float, int]] = []
        """When each began, and how many tables it held."""

    async def fetch(self, sql: str, *values: object) -> list[tuple[int]]:
        tables = values[0]
        assert isinstance(tables, tuple)
        self.groups.append((asyncio.get_running_loop().time(), len(tables)))
        await asyncio.sleep(COMMIT_S)
        return [(table,) for table in tables]

    async def close(self) -> None: ...


def groups(play) -> list[tuple[float, int]]:
    """The groups that a writer has made of what was played, by milliseconds."""
    line = Line()

    async def evening():
        writer = Writer("postgresql://nowhere")
        writer._common = writer._other = line
        await play(writer)

    loop = Loop(Random(1))
    task = loop.create_task(evening(), context=Actor("node").context)
    loop.run_on(60.0, task.done)
    task.result()
    loop.close()
    return [(round(1000 * began, 3), held) for began, held in line.groups]


async def match(writer: Writer, table: int, moves: int) -> None:
    """Moves of one table, each asked for when the one before is stored."""
    for n in range(1, moves + 1):
        await writer.ask(Append(table, n, [Logged(b"{}")], None, (), None))


def test_a_table_alone_waits_for_nobody():
    assert groups(lambda writer: match(writer, 1, 4)) == [(0, 1), (1, 1), (2, 1), (3, 1)]


def test_where_several_write_groups_begin_apart_and_hold_more():
    async def play(writer):
        async def come(table):
            await asyncio.sleep(0.0007 * table)
            await match(writer, table, 5)

        await asyncio.gather(*(come(table) for table in range(8)))

    made = groups(play)
    crowded = [began for began, held in made if held > 1]
    assert len(crowded) > 3
    apart = [after - before for before, after in pairwise(crowded)]
    assert min(apart) == pytest.approx(1000 * APART_S)
    assert sum(held for _, held in made) == 8 * 5


def test_tables_that_take_turns_are_company_to_each_other():
    async def play(writer):
        async def come(table):
            await asyncio.sleep(0.0015 * table)
            await match(writer, table, 1)

        await asyncio.gather(*(come(table) for table in range(4)))

    assert groups(play) == [(0, 1), (1.5, 1), (6.5, 2)]


def test_where_enough_wait_the_next_group_begins_at_once():
    async def play(writer):
        await asyncio.gather(*(match(writer, table, 3) for table in range(ENOUGH)))

    assert groups(play) == [(0, ENOUGH), (1, ENOUGH), (2, ENOUGH)]


def test_the_last_of_enough_ends_the_wait():
    async def play(writer):
        await asyncio.gather(match(writer, 1, 1), match(writer, 2, 1))
        early = [asyncio.create_task(match(writer, 10 + t, 1)) for t in range(ENOUGH - 1)]
        await asyncio.sleep(0.002)
        await asyncio.gather(match(writer, 9, 1), *early)

    assert groups(play) == [(0, 2), (3, ENOUGH)]


def test_who_comes_when_the_others_have_gone_waits_for_nobody():
    async def play(writer):
        await asyncio.gather(match(writer, 1, 1), match(writer, 2, 1))
        await asyncio.sleep(2 * APART_S)
        await match(writer, 1, 3)

    assert groups(play) == [(0, 2), (11, 1), (12, 1), (13, 1)]


def test_a_store_that_closes_writes_what_it_has_without_waiting():
    async def play(writer):
        await asyncio.gather(match(writer, 1, 1), match(writer, 2, 1))
        last = asyncio.create_task(match(writer, 3, 1))
        await asyncio.sleep(0)
        await writer.stop()
        await last

    assert groups(play) == [(0, 2), (1, 1)]
