"""What board and search share: how squares, letters and plays lie in memory.

A *cell* is one square seen in one of the two directions: `line * STRIDE + place`; lines 0–14 are
the rows, 15–29 the columns, places run from 1 to 15 between two walls. Line 30 is a bare line of
fifteen free squares, where words are made that may lie in several places. `layout.pxd` says the
same to the compiler.
"""

SIDE = 15
STRIDE = 17
LINES = 2 * SIDE
CELLS = LINES * STRIDE + STRIDE
BARE = LINES * STRIDE + 1
FREE, WALL = 26, 27
JOKER = 26

# Masks over the letters; the graph uses bit 26 for its turn, so marks of ours begin above it.
ALL_LETTERS = 0x3FFFFFF
LENGTHS, ROOM, MORE_ROOM = 0xF << 26, 1 << 30, 1 << 31
TURN = 1 << 26
TOUCHED = 1 << 27
LONGEST = 26
FORWARD, BACKWARD = 2, 3

COUNT, FILL, BEST, SAMPLE = 0, 1, 2, 3
"""What is done with a play: only counted, written down, compared, drawn by lot."""

RECORD = 20
"""Bytes of one play: line, place, length, tiles laid, then sixteen signs of the line."""


def count_bits(mask: int) -> int:
    """How many letters a mask holds."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The first letter of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def copy_text(record: bytearray, at: int, text: bytearray, first: int) -> None:
    """Copy sixteen squares of a line into a record."""
    record[at : at + 16] = text[first : first + 16]
