"""Reaching a PostgreSQL: connections on which what is committed is on the disk."""

import asyncio
from typing import Any

import asyncpg

from ludiade.server.store.postgres.unusable import Unusable, check_url, shown

CONNECT_S = 5.0
SETTINGS = {
    "application_name": "ludiade",
    "default_transaction_isolation": "read committed",  # see write_pieces in the migrations
    "jit": "off",
    "enable_seqscan": "off",  # each search has an index; plans outlive the size they were made for
}
BY_STATE = {
    "28P01": "wrong_password", "28000": "wrong_password", "3D000": "no_database",
    "42501": "no_rights", "53300": "busy", "53100": "full", "25006": "read_only",
    "57P03": "unreachable", "42P07": "not_ours", "42P06": "not_ours",
}  # fmt: skip
"""What PostgreSQL answers, by its SQLSTATE."""


async def connect(url: str) -> Any:
    """A connection on which what is committed is on the disk; Unusable where there can be none."""
    check_url(url)
    try:
        db = await asyncpg.connect(url, timeout=CONNECT_S, server_settings=SETTINGS)
    except Exception as error:
        raise unusable(error, url) from None
    try:
        # An operator may ask for more than the disk of one machine, never for less.
        if await db.fetchval("SELECT current_setting('synchronous_commit')") in ("off", "local"):
            await db.execute("SET synchronous_commit = on")
    except Exception as error:
        db.terminate()
        raise unusable(error, url) from None
    return db


def unusable(error: Exception, url: str) -> Unusable:
    """Why something went wrong with a PostgreSQL, in one of the words of `Unusable`."""
    state = getattr(error, "sqlstate", None)
    if isinstance(error, Unusable):
        return error
    if state is not None:
        return Unusable(BY_STATE.get(state, "unreachable"), shown(url))
    if isinstance(error, OSError | TimeoutError | asyncio.IncompleteReadError):
        return Unusable("unreachable", shown(url))
    # What remains is an address that asyncpg cannot read: its words could hold the password.
    return Unusable("not_a_url", shown(url))
