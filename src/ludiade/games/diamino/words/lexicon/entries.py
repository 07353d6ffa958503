"""Of which entries of a dictionary a form is: lines in order, looked up where they lie."""

import mmap
from functools import cache
from pathlib import Path


def entries_of(file: Path, word: str) -> tuple[str, ...]:
    """The entries as a dictionary spells them; none for a word that is simply its own entry."""
    lines, wanted = _open(file), word.encode()
    low, high = 0, len(lines)
    while low < high:  # the line that begins at or before the middle
        start = lines.rfind(b"\n", 0, (low + high) // 2) + 1
        end = lines.find(b"\n", start)
        form, _, entries = lines[start:end].partition(b" ")
        if form == wanted:
            return tuple(entries.decode().split(","))
        low, high = (end + 1, high) if form < wanted else (low, start)
    return ()


@cache
def _open(file: Path) -> mmap.mmap:
    with file.open("rb") as source:
        return mmap.mmap(source.fileno(), 0, access=mmap.ACCESS_READ)
