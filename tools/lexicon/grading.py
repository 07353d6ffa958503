"""Grade the lexicon's words by how familiar they are, for bots: make `familiarity.xz`.

    pip download --no-deps wordfreq==3.1.1
    PYTHONPATH=tools .venv/bin/python -m lexicon.grading wordfreq-3.1.1-py3-none-any.whl

A word's grade is its place on the Zipf scale, the logarithm of how often it occurs in a thousand
million words: 4 from 4 on (the 6,000 words of every day), 3, 2, and 1 for a word that occurs at
all. Spellings that are one word on tiles add up.
"""

import gzip
import hashlib
import lzma
import math
import sys
import zipfile
from collections import defaultdict
from pathlib import Path

import msgspec

from lexicon.familiarity import FILE
from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.names import GRADES

WHEEL = "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
FREQUENCIES = "wordfreq/data/large_fr.msgpack.gz"
ONE_IN = 1e9


def frequencies(wheel: Path) -> dict[str, float]:
    """The share of each word, as tiles spell it, among all words of French texts."""
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != WHEEL:
        sys.exit(f"{wheel.name} is not the wheel that the grades were made from")
    with zipfile.ZipFile(wheel) as package:
        packed = msgspec.msgpack.decode(gzip.decompress(package.read(FREQUENCIES)))
    lexicon = Lexicon.open()
    shares: dict[str, float] = defaultdict(float)
    for hundredths, spellings in enumerate(packed[1:]):  # shares of 10 ** (-hundredths / 100)
        for spelling in spellings:
            word = fold(spelling)
            if word.isascii() and word.isalpha() and lexicon.admits(word):
                shares[word] += 10 ** (-hundredths / 100)
    return shares


def grade(share: float) -> int:
    """From 1, met with somewhere, to 4, everyday."""
    return min(max(GRADES), max(min(GRADES), math.floor(math.log10(share * ONE_IN))))


def main() -> None:
    graded: dict[int, list[str]] = {number: [] for number in GRADES}
    for word, share in sorted(frequencies(Path(sys.argv[1])).items()):
        graded[grade(share)].append(word)
    lines = [" ".join(graded[number]) for number in GRADES]
    FILE.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))
    print({number: len(words) for number, words in graded.items()}, FILE.stat().st_size)


if __name__ == "__main__":
    main()
