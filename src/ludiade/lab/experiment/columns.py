"""Rows of results as Parquet or CSV, and back."""

import csv
import io
from typing import TYPE_CHECKING, get_type_hints

import msgspec

from ludiade.lab.experiment.rows import Row
from ludiade.lab.parts import Form

if TYPE_CHECKING:
    import pyarrow as pa

FIELDS = Row.__struct_fields__


def write_rows(rows: list[Row], form: Form) -> bytes:
    """The rows as a file."""
    return _parquet(rows) if form == "parquet" else _csv(rows)


def read_rows(data: bytes, form: Form) -> list[Row]:
    """The rows of a file; ValueError where they are none."""
    if form == "csv":
        read = csv.DictReader(io.StringIO(data.decode()))
        return [
            msgspec.convert({key: _value(key, cell) for key, cell in line.items()}, Row)
            for line in read
        ]
    import pyarrow.parquet as pq

    table = pq.read_table(io.BytesIO(data))
    return [
        msgspec.convert({**line, "events": dict(line["events"])}, Row) for line in table.to_pylist()
    ]


def _csv(rows: list[Row]) -> bytes:
    text = io.StringIO()
    written = csv.writer(text, lineterminator="\n")
    written.writerow(FIELDS)
    for row in rows:
        written.writerow([_cell(getattr(row, field)) for field in FIELDS])
    return text.getvalue().encode()


def _cell(value: object) -> object:
    """Numbers and texts as they are, lists and counts as JSON, what is not known as nothing."""
    if value is None or isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


_IS_TEXT = {field for field, kind in get_type_hints(Row).items() if kind is str}


def _value(field: str, cell: str) -> object:
    if field in _IS_TEXT:
        return cell
    return None if cell == "" else msgspec.json.decode(cell)


def _parquet(rows: list[Row]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = {field: [getattr(row, field) for row in rows] for field in FIELDS}
    columns["events"] = [list(row.events.items()) for row in rows]
    file = io.BytesIO()
    pq.write_table(pa.table(columns, schema=_schema()), file, compression="zstd")
    return file.getvalue()


def _schema() -> "pa.Schema":
    import pyarrow as pa

    whole = pa.int32()
    return pa.schema([
        ("game", pa.string()), ("players", pa.int8()), ("variant", pa.string()),
        ("deal", pa.int64()), ("turn", pa.int16()), ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(whole)), ("ranks", pa.list_(pa.int8())), ("first", pa.int8()),
        ("decisions", whole), ("turns", whole), ("choices", pa.int64()), ("forced", whole),
        ("lead_changes", whole), ("behind", pa.float64()), ("settled", pa.float64()),
        ("comeback", pa.bool_()), ("events", pa.map_(pa.string(), whole)),
        ("fault", pa.string()), ("said", pa.string()),
    ])  # fmt: skip
