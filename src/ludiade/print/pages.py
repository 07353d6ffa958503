"""A page of results: a title, a table, notes; for classes, clubs and whoever has one to hang up."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludiade.kernel.errors import BadRecord
from ludiade.print.documents import HERE, Document
from ludiade.print.drawings import qr_code
from ludiade.print.layout import Layout

PRINTABLE = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]*$"
"""No signs that steer a terminal or turn a line around."""
Words = Annotated[str, Meta(max_length=200, pattern=PRINTABLE)]
Heading = Annotated[str, Meta(max_length=200, pattern=PRINTABLE.replace("^", r"^(?=\s*\S)", 1))]
"""Something stands in it: whoever hears a page leaps from heading to heading."""
Sentence = Annotated[str, Meta(max_length=1000, pattern=PRINTABLE)]


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a column."""

    title: Words
    align: Literal["start", "centre", "end"] = "start"
    wide: Annotated[float, Meta(ge=0.2, le=10)] = 1
    """Its share of the width."""


Columns = Annotated[tuple[Column, ...], Meta(min_length=1, max_length=16)]
Rows = Annotated[tuple[tuple[Words, ...], ...], Meta(max_length=500)]
Place = Annotated[int, Meta(ge=0, le=500)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """One more table, under a heading."""

    title: Heading
    columns: Columns
    rows: Rows


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to print; long ones go on over several sheets."""

    title: Heading
    columns: Columns
    rows: Rows
    subtitle: Words = ""
    ringed: Annotated[tuple[tuple[Place, Place], ...], Meta(max_length=500)] = ()
    """Which cells stand out, by row and column: what a colour would say, and a copier keeps."""
    sections: Annotated[tuple[Section, ...], Meta(max_length=8)] = ()
    notes: Annotated[tuple[Sentence, ...], Meta(max_length=20)] = ()
    """Said under the table."""
    file: Annotated[str, Meta(pattern=r"^[\w-]{1,60}\Z")] = "ludiade"
    """What the PDF is called, without its ending."""


def page_document(page: Page, lang: str, layout: Layout) -> Document:
    """What typst sets; BadRecord where a row is not as long as there are columns."""
    _check_rows(page, "$.page")
    for at, section in enumerate(page.sections):
        _check_rows(section, f"$.page.sections[{at}]")
    data: dict[str, object] = {
        "lang": lang, "layout": msgspec.to_builtins(layout), "page": msgspec.to_builtins(page),
    }  # fmt: skip
    files = {"link.svg": qr_code(layout.link)} if layout.link else {}
    return Document((HERE / "page.typ").read_text(encoding="utf-8"), data, files, tagged=True)


def _check_rows(table: Page | Section, path: str) -> None:
    for number, row in enumerate(table.rows):
        if len(row) != len(table.columns):
            bad = BadRecord(f"{path}.rows[{number}]", "bad_row", row=number + 1)
            bad.folder = HERE
            raise bad
