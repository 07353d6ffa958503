"""Games on paper: documents put together by games, set by typst into a PDF.

`typst` is the extra `print`; without it everything else works, and whoever prints is told how to
get it. No package or font is fetched from anywhere: what is needed lies beside this file.
"""

import json
import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludiade.kernel.errors import Refusal

HERE = Path(__file__).parent
Millimetres = Annotated[float, Meta(ge=-10, le=10)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How it is printed."""

    paper: Literal["a4", "letter"] = "a4"
    duplex: Literal["long", "short", "none", "fold"] = "long"
    """Over which edge the sheet is turned; `fold`: backs beside the fronts, on one side."""
    dx: Millimetres = 0
    """How far the backs are moved to the right."""
    dy: Millimetres = 0
    """And down."""
    large: bool = False
    grey: bool = False
    """Black and white; shapes and hatching say what colours said."""
    link: Annotated[str, Meta(max_length=300)] = ""
    """An address to print as a QR code."""


class Document(Struct, frozen=True):
    """A typst source and what it reads."""

    source: str
    data: dict[str, Any]
    files: dict[str, bytes] = {}
    tagged: bool = False
    """A text for readers of all kinds: PDF/UA."""


def compile_pdf(document: Document) -> bytes:
    """The PDF, or a Refusal where typst is not there."""
    try:
        import typst
    except ImportError:
        refusal = Refusal("typst_missing")
        refusal.folder = HERE
        raise refusal from None
    with tempfile.TemporaryDirectory(prefix="ludiade-print-") as name:
        folder = Path(name)
        sheets = (HERE / "sheets.typ").read_bytes()
        data = json.dumps(document.data, ensure_ascii=False).encode()
        given = {"sheets.typ": sheets, "data.json": data, **document.files}
        for path, content in {**given, "main.typ": document.source.encode()}.items():
            (folder / path).write_bytes(content)
        pdf = typst.compile(
            folder / "main.typ",
            root=folder,
            font_paths=[HERE / "fonts"],
            ignore_system_fonts=True,
            pdf_standards=["ua-1"] if document.tagged else [],
        )
    return bytes(pdf)


def qr_code(link: str) -> bytes:
    """A link as an SVG picture."""
    import io

    import segno

    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2)
    return drawn.getvalue()


def builtins(options: Options) -> dict[str, Any]:
    """The options as a document reads them."""
    told: dict[str, Any] = msgspec.to_builtins(options)
    return told
