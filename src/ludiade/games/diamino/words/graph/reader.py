"""Reading a word graph: is a word there, which are, which are near."""

import mmap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

FORWARD, BACKWARD, STAMP, MAGIC = 2, 3, 5, 0x4C554431
ALL_LETTERS = 0x3FFFFFF
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def open_graph(path: Path) -> memoryview:
    """Map a built graph into memory."""
    with path.open("rb") as file:
        graph = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)).cast("I")
    if graph[STAMP] != MAGIC:
        raise ValueError(path.name)
    return graph


def contains(graph: Sequence[int], word: str) -> bool:
    """Whether the graph has this word of capitals."""
    arc = graph[FORWARD] << 1
    for sign in word:
        node = arc >> 1
        bit = 1 << (ord(sign) - 65)
        if not graph[node] & bit:
            return False
        arc = graph[node + 2 + (graph[node] & (bit - 1)).bit_count()]
    return bool(arc & 1)


def holds(graph: Sequence[int], piece: str) -> bool:
    """Whether some word has this piece: then it ends a beginning, read from its last letter."""
    node = graph[BACKWARD]
    for sign in reversed(piece):
        bit = 1 << (ord(sign) - 65)
        if not graph[node] & bit:
            return False
        node = graph[node + 2 + (graph[node] & (bit - 1)).bit_count()] >> 1
    return True


def words(graph: Sequence[int]) -> Iterator[str]:
    """All words in alphabetical order."""
    return _words(graph, graph[FORWARD], "")


def _words(graph: Sequence[int], node: int, begun: str) -> Iterator[str]:
    place = node + 2
    for letter in range(26):
        if graph[node] >> letter & 1:
            arc = graph[place]
            place += 1
            word = begun + ALPHABET[letter]
            if arc & 1:
                yield word
            yield from _words(graph, arc >> 1, word)


def near(is_word: Callable[[str], bool], word: str, number: int) -> list[str]:
    """Words one slip away: two letters swapped, one wrong, one too many, one missing."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    slips = [a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1]
    slips += [a + sign + b[1:] for a, b in cuts if b for sign in ALPHABET]
    slips += [a + b[1:] for a, b in cuts if b]
    slips += [a + sign + b for a, b in cuts for sign in ALPHABET]
    found: list[str] = []
    for slip in slips:
        if slip != word and len(slip) > 1 and slip not in found and is_word(slip):
            found.append(slip)
            if len(found) == number:
                break
    return found
