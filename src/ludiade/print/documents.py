"""A document: what typst sets, and the PDF it makes of it."""

import json
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from ludiade.kernel.errors import Refusal

HERE = Path(__file__).parent
LIBRARY = ("sheets.typ", "paper.typ")
"""What every document may import."""


class Document(Struct, frozen=True):
    """A typst source and what it reads."""

    source: str
    data: dict[str, object]
    files: dict[str, bytes] = {}
    tagged: bool = False
    """A text for readers of all kinds: PDF/UA-1."""


def is_available() -> bool:
    """Whether typst is there."""
    return find_spec("typst") is not None


def check_available() -> None:
    """A Refusal that says how typst is had, where it is not there."""
    if not is_available():
        refusal = Refusal("print_unavailable")
        refusal.folder = HERE
        raise refusal


def compile_pdf(document: Document) -> bytes:
    """The PDF, or a Refusal where typst is not there.

    Our fonts alone make the same bytes everywhere; a page with a letter that no font has is set
    without the promise of PDF/UA, with a box in its place, rather than not at all.
    """
    check_available()
    import typst

    with tempfile.TemporaryDirectory(prefix="ludiade-print-") as name:
        folder = Path(name)
        library = {path: (HERE / path).read_bytes() for path in LIBRARY}
        data = json.dumps(document.data, ensure_ascii=False).encode()
        given = {**library, **document.files, "data.json": data}
        for path, content in {**given, "main.typ": document.source.encode()}.items():
            (folder / path).write_bytes(content)
        if document.tagged:
            for ours_alone in (True, False):
                with suppress(typst.TypstError):  # letters that these fonts lack
                    return _compiled(folder, ours_alone, accessible=True)
        return _compiled(folder, ours_alone=True, accessible=False)


def _compiled(folder: Path, ours_alone: bool, accessible: bool) -> bytes:
    """What typst sets in our fonts alone, or in the machine's beside them: a name may be written
    in letters that ours lack.
    """
    import typst

    pdf = typst.compile(
        folder / "main.typ",
        root=folder,
        font_paths=[HERE / "fonts"],
        ignore_system_fonts=ours_alone,
        pdf_standards=["ua-1"] if accessible else [],
    )
    return bytes(pdf)
