"""The word graph: every word, readable from any of its letters, in one flat array.

A node is `letters, required, arc…`: a mask of the letters that may follow (bit 0 is A), a mask of
the letters that *every* continuation needs, then one arc a letter in alphabetical order. An arc is
`target << 1 | complete`; `complete` says that the letters read so far are a word. Above the letters
`required` has the length of the longest continuation, and two bits for the room that every one
needs to the right: more than one and more than two squares, in the backward half any and more
than one.

The forward half (a DAWG) reads words from left to right, from `FORWARD`. The backward half (with
the forward one, a GADDAG) reads from `BACKWARD` a prefix of a word from its last letter to its
first; bit `TURN` of such a node says that one more arc leads to the forward node where that prefix
continues to the right. Node 0 has no letters: nothing follows.
"""

from array import array
from collections.abc import Iterable, Iterator

TURN = 26
LONGEST, ROOM = 26, 30
MAGIC = 0x4C554431
FORWARD, BACKWARD, WORDS, STAMP = 2, 3, 4, 5
HEADER = 6


class _Minimiser:
    """Folds sorted strings into the smallest graph, sharing every equal node."""

    def __init__(self) -> None:
        self.nodes: list[tuple[int, ...]] = [()]
        self.required: list[int] = [0]
        self.longest: list[int] = [0]
        self.room: list[int] = [0]
        self.reads_forward = True
        self._known: dict[tuple[int, ...], int] = {(): 0}

    def number(self, arcs: tuple[int, ...]) -> int:
        """The number of the node with these arcs, a new one if there is none yet."""
        known = self._known.get(arcs)
        if known is not None:
            return known
        number = len(self.nodes)
        self._known[arcs] = number
        self.nodes.append(arcs)
        needed = -1
        longest, room = 0, 15
        for arc in arcs:
            letter = arc >> 24
            target = arc >> 1 & 0x7FFFFF
            after = 0 if arc & 1 else self.required[target]
            needed &= after if letter == TURN else after | 1 << letter
            longest = max(longest, self.longest[target] + (letter != TURN))
            further = 0 if arc & 1 else self.room[target]
            room = min(room, further + self.reads_forward)
        self.required.append(needed & 0x3FFFFFF)
        self.longest.append(longest)
        self.room.append(room)
        return number

    def begin_backward(self) -> None:
        """From here on letters go to the left; no node is shared with the forward half."""
        self.reads_forward = False
        self._known = {(): 0}

    def fold(
        self, entries: Iterable[tuple[str, int]], prefixes: list[tuple[str, int]] | None = None
    ) -> int:
        """The root over sorted `(string, node << 1 | complete)`; notes what each prefix became.

        A node given with a string is where one may turn after reading that string.
        """
        above: list[list[int]] = [[]]  # the arcs so far of every node on the way to `last`
        ends: list[int] = [0]
        last = ""
        number = self.number
        known = self._known
        for string, end in _and_close(entries):
            same = 0
            for a, b in zip(string, last, strict=False):
                if a != b:
                    break
                same += 1
            for depth in range(len(last), same, -1):
                arcs = above.pop()
                turn = ends.pop()
                if turn > 1:
                    arcs.append(TURN << 24 | turn & ~1)
                key = tuple(arcs)
                node = known.get(key)
                if node is None:
                    node = number(key)
                arc = node << 1 | turn & 1
                above[-1].append((ord(last[depth - 1]) - 65) << 24 | arc)
                if prefixes is not None:
                    prefixes.append((last[depth - 1 :: -1], arc))
            for _ in range(same, len(string)):
                above.append([])
                ends.append(0)
            ends[-1] = end
            last = string
        return number(tuple(above[0]))


def _and_close(entries: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    yield from entries
    yield "", 0


def build(words: Iterable[str], both_ways: bool = True) -> "array[int]":
    """The word graph of words written A–Z; one to look words up needs the forward half only."""
    ordered = sorted(set(words))
    minimiser = _Minimiser()
    prefixes: list[tuple[str, int]] = []
    forward = minimiser.fold(((word, 1) for word in ordered), prefixes)
    backward = 0
    if both_ways:
        prefixes.sort()
        minimiser.begin_backward()
        backward = minimiser.fold(prefixes)
    return _lay_out(minimiser, forward, backward, len(ordered))


def _lay_out(minimiser: _Minimiser, forward: int, backward: int, words: int) -> "array[int]":
    address = [0] * len(minimiser.nodes)
    size = HEADER
    for number in range(1, len(minimiser.nodes)):
        address[number] = size
        size += 2 + len(minimiser.nodes[number])
    flat = array("I", bytes(4 * HEADER))
    flat[FORWARD], flat[BACKWARD] = address[forward], address[backward]
    flat[WORDS], flat[STAMP] = words, MAGIC
    for number in range(1, len(minimiser.nodes)):
        arcs = minimiser.nodes[number]
        letters = 0
        for arc in arcs:
            letters |= 1 << (arc >> 24)
        flat.append(letters)
        room = minimiser.room[number] - (number <= forward)
        needs = (room > 0) + 2 * (room > 1)
        flat.append(
            minimiser.required[number] | minimiser.longest[number] << LONGEST | needs << ROOM
        )
        for arc in arcs:
            flat.append(address[arc >> 1 & 0x7FFFFF] << 1 | arc & 1)
    return flat
