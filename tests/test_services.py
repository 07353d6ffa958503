"""The servers that tests are run against can be started, ended and started again."""

import asyncio
import socket

import asyncpg
import pytest

from tests.services import Nats, Postgres


async def answer(url: str) -> int:
    connection = await asyncpg.connect(url, timeout=10)
    try:
        return await connection.fetchval("SELECT 6 * 7")
    finally:
        await connection.close()


def test_a_postgresql_for_the_run(postgres):
    assert asyncio.run(answer(postgres.url())) == 42


def test_a_postgresql_that_is_killed_and_stopped_comes_back(own_postgres: Postgres):
    for end in (own_postgres.kill, own_postgres.stop):
        end()
        with pytest.raises(ConnectionRefusedError):
            asyncio.run(answer(own_postgres.url()))
        own_postgres.start()
        assert asyncio.run(answer(own_postgres.url())) == 42


def test_a_nats_for_the_run_and_one_that_comes_back(nats: str, own_nats: Nats):
    assert nats.startswith("nats://")
    own_nats.kill()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", own_nats.port), timeout=1)
    own_nats.start()
    assert own_nats.is_ready()
