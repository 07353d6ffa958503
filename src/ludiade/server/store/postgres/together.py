"""Entries of many tables, with the indexes that follow, in one statement.

A piece is left out where its first entry is not the next of its log, where its request is known,
or where its index changes who finds the table: whoever is left out is looked at closer.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from ludiade.server.store.postgres.pieces import Append, columns

Statement = tuple[Any, ...]
"""A statement and its values."""
_ENTRY = ("bigint", "integer", "bigint", "text", "text")
_INDEX = ("bigint", "text", "text", "boolean", "bigint")


def statement(pieces: Sequence[Append]) -> Statement:
    """The statement that writes these, which answers the tables it has written to.

    The pieces are of different tables, in the order of their numbers; raises whatever is wrong
    with the values.
    """
    firsts: list[tuple[Any, ...]] = []
    rest: list[tuple[Any, ...]] = []
    indexes: list[tuple[Any, ...]] = []
    for piece in pieces:
        looked_up = None
        if piece.index is not None:
            *others, looked_up = columns(piece.index)
            indexes.append((piece.table, *others))
        body, device, key = piece.entries[0]
        firsts.append((piece.table, piece.n, device, key, body.decode(), looked_up))
        for n, (body, device, key) in enumerate(piece.entries[1:], piece.n + 1):
            rest.append((piece.table, n, device, key, body.decode()))
    values: list[Any] = [*zip(*firsts, strict=True), *zip(*rest, strict=True)]
    if indexes:
        values += [*zip(*indexes, strict=True), pieces[0].now]
    return (_sql(bool(rest), bool(indexes)), *values)


@cache
def _sql(rest: bool, indexes: bool) -> str:
    used = len(_ENTRY) + 1
    parts = [
        "WITH stored AS (INSERT INTO entry (table_id, n, device, key, body)"
        " SELECT e.t, e.n, e.device, e.key, e.body"
        f" FROM unnest({_arrays(0, *_ENTRY, 'text')}) AS e (t, n, device, key, body, looked_up)"
        " WHERE (SELECT true FROM entry AS before"
        " WHERE before.table_id = e.t AND before.n = e.n - 1) AND (e.looked_up IS NULL OR"
        " (SELECT tables.looked_up = e.looked_up FROM tables WHERE id = e.t))"
        " ON CONFLICT DO NOTHING RETURNING table_id)"
    ]
    if rest:
        parts.append(
            "rest AS (INSERT INTO entry (table_id, n, device, key, body)"
            " SELECT e.t, e.n, e.device, e.key, e.body"
            f" FROM unnest({_arrays(used, *_ENTRY)}) AS e (t, n, device, key, body)"
            " JOIN stored ON stored.table_id = e.t)"
        )
        used += len(_ENTRY)
    if indexes:
        now = f"coalesce(${used + len(_INDEX) + 1}::bigint, now_ms())"
        parts.append(
            f"shown AS (UPDATE tables SET touched = greatest(touched, {now}), shown = i.shown,"
            " status = i.status, public = i.public, due = i.due"
            f" FROM unnest({_arrays(used, *_INDEX)}) AS i (t, shown, status, public, due)"
            " JOIN stored ON stored.table_id = i.t WHERE id = i.t)"
        )
    return f"{', '.join(parts)} SELECT table_id FROM stored"


def _arrays(used: int, *types: str) -> str:
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, used + 1))
