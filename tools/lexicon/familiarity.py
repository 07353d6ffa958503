"""How familiar words are: grades made by `grading.py`; SOURCE.md says from what."""

import lzma
from functools import cache
from pathlib import Path

from ludiade.games.diamino.words.lexicon.names import GRADES

FILE = Path(__file__).with_suffix(".xz")


@cache
def familiar(grade: int) -> frozenset[str]:
    """The words of this grade and above."""
    lines = lzma.decompress(FILE.read_bytes()).decode().split("\n")
    return frozenset(
        word
        for number, line in zip(GRADES, lines, strict=True)
        if number >= grade
        for word in line.split(" ")
    )
