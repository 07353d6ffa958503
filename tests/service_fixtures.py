"""Fixtures with a real PostgreSQL or NATS.

Where none can be started a test is skipped, and the end of the run says so loudly; where `CI` is
set it fails.
"""

import os
from collections.abc import Iterator

import pytest

from tests.services import (
    NATS_AT,
    POSTGRES_AT,
    Nats,
    Postgres,
    PostgresElsewhere,
    Unavailable,
    on_postgres,
    running,
)

UNTESTED = "NOT TESTED"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which real servers no test has spoken to."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {one.longrepr[2] for one in skipped if isinstance(one.longrepr, tuple)}
    for reason in sorted(reason for reason in reasons if UNTESTED in reason):
        terminalreporter.write_line(f"ludiade: {reason.removeprefix('Skipped: ')}", red=True)


def not_tested(what: str, why: Exception) -> None:
    """Skip, or fail where nothing may be skipped."""
    reason = f"{what} WAS {UNTESTED}: {why}"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | PostgresElsewhere]:
    """A PostgreSQL for the whole run: take a database of your own."""
    if address := os.environ.get(POSTGRES_AT):
        yield PostgresElsewhere(address)
        return
    try:
        server = Postgres()
    except Unavailable as why:
        return not_tested("POSTGRESQL", why)
    with running(server):
        os.environ[POSTGRES_AT] = server.url()  # for the processes that tests start
        yield server
        del os.environ[POSTGRES_AT]


@pytest.fixture(scope="session", autouse=True)
def store_under_test(request: pytest.FixtureRequest) -> None:
    """Have a PostgreSQL and a NATS before the first server that is to use them."""
    if on_postgres():
        request.getfixturevalue("postgres")
        request.getfixturevalue("nats")


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for one test, to be stopped, killed and paused."""
    try:
        server = Postgres()
    except Unavailable as why:
        return not_tested("POSTGRESQL", why)
    with running(server):
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server for the whole run: take a subject of your own."""
    if address := os.environ.get(NATS_AT):
        yield address
        return
    try:
        server = Nats()
    except Unavailable as why:
        return not_tested("NATS", why)
    with running(server):
        os.environ[NATS_AT] = server.url  # for the processes that tests start
        yield server.url
        del os.environ[NATS_AT]


@pytest.fixture
def own_nats() -> Iterator[Nats]:
    """A NATS server for one test, to be stopped, killed and paused."""
    try:
        server = Nats()
    except Unavailable as why:
        return not_tested("NATS", why)
    with running(server):
        yield server
