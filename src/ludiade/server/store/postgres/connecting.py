"""Reaching a PostgreSQL: connections on which what is committed is on the disk."""

from typing import Any

import asyncpg

from ludiade.server.store.postgres.unusable import Unusable, check_url, shown

CONNECT_S = 5.0
CLOSE_S = 2.0
ANSWER_S = 10.0
"""How long any answer may take: a line that died unnoticed must hold nobody up for ever."""
SETTINGS = {
    "application_name": "ludiade",
    "default_transaction_isolation": "read committed",  # see write_pieces in the migrations
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",  # else each group of writes is planned anew
    "enable_seqscan": "off",  # each search has an index; plans outlive the size they were made for
}
BY_STATE = {
    "28P01": "wrong_password", "28000": "wrong_password", "3D000": "no_database",
    "42501": "no_rights", "53300": "busy", "53100": "full", "25006": "read_only",
    "42P07": "not_ours", "42P06": "not_ours",
}  # fmt: skip
"""What PostgreSQL answers, by its SQLSTATE."""


async def connect(url: str, hurried: bool = True) -> Any:
    """A connection on which what is committed is on the disk; Unusable where there can be none.

    What takes its time by nature, as copying all tables does, is not hurried.
    """
    check_url(url)
    try:
        db = await asyncpg.connect(
            url, timeout=CONNECT_S, command_timeout=ANSWER_S if hurried else None,
            server_settings=SETTINGS,
        )  # fmt: skip
    except ValueError:  # its words could hold the password
        raise Unusable("not_a_url", shown(url)) from None
    except Exception as error:
        raise unusable(error, url) from None
    try:
        # An operator may ask for more than the disk of one machine, never for less.
        asked = "SELECT current_setting('synchronous_commit')"
        if await db.fetchval(asked, timeout=ANSWER_S) in ("off", "local"):
            await db.execute("SET synchronous_commit = on", timeout=ANSWER_S)
    except Exception as error:
        db.terminate()
        raise unusable(error, url) from None
    except BaseException:  # nobody waits any more: a server that ends leaves no line behind
        db.terminate()
        raise
    return db


async def close(db: Any) -> None:
    """Let go of a connection, in good order where that takes no time."""
    try:
        await db.close(timeout=CLOSE_S)
    except Exception:  # it is gone all the same
        db.terminate()


def unusable(error: Exception, url: str) -> Exception:
    """What PostgreSQL or the way to it did, in one of the words of `Unusable`; else the error."""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        lost = state.startswith(("08", "57P"))
        return Unusable(BY_STATE.get(state, "unreachable" if lost else "failed"), shown(url))
    if isinstance(error, asyncpg.ClientConfigurationError):
        return Unusable("not_a_url", shown(url))
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError):
        return Unusable("unreachable", shown(url))
    return error
