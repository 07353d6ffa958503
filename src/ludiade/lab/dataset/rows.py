"""The two tables of a dataset: matches, and the decisions in them."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludiade.lab.parts import Form

if TYPE_CHECKING:
    import pyarrow as pa


class MatchRow(Struct, frozen=True):
    """A match: who played, how it ended, and its record."""

    match: int
    game: str
    players: int
    bots: list[str]
    scores: list[int]
    """None where a fault ended it."""
    ranks: list[int]
    decisions: int
    fault: str
    record: str
    """The whole match (docs/record.md), with the seed of its shuffles."""


class DecisionRow(Struct, frozen=True):
    """A decision: what the seat saw, what it could do, what it chose, and what came of it."""

    match: int
    input: int
    """Its number among the inputs of the record."""
    seat: int
    view: str
    menu: list[str]
    choice: int
    """The place in the menu, -1 for what is legal and not listed."""
    action: str
    score: int | None
    rank: int
    """Where the seat stood at the end."""


def write_table(kind: type[Struct], rows: Sequence[Struct], form: Form) -> bytes:
    """Rows of one kind as a file."""
    fields = kind.__struct_fields__
    if form == "csv":
        text = io.StringIO()
        written = csv.writer(text, lineterminator="\n")
        written.writerow(fields)
        for row in rows:
            written.writerow([_cell(getattr(row, field)) for field in fields])
        return text.getvalue().encode()
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = {field: [getattr(row, field) for row in rows] for field in fields}
    types = _types()
    schema = pa.schema([(field, types[field]) for field in fields])
    file = io.BytesIO()
    pq.write_table(pa.table(columns, schema=schema), file, compression="zstd")
    return file.getvalue()


def _cell(value: object) -> object:
    if value is None or isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def _types() -> Mapping[str, "pa.DataType"]:
    import pyarrow as pa

    return {
        "match": pa.int64(), "game": pa.string(), "players": pa.int8(),
        "bots": pa.list_(pa.string()), "scores": pa.list_(pa.int32()),
        "ranks": pa.list_(pa.int8()), "decisions": pa.int32(), "fault": pa.string(),
        "record": pa.string(), "input": pa.int32(), "seat": pa.int8(), "view": pa.string(),
        "menu": pa.list_(pa.string()), "choice": pa.int32(), "action": pa.string(),
        "score": pa.int32(), "rank": pa.int8(),
    }  # fmt: skip
