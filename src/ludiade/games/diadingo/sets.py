"""Diadingo: sets of places, rings and values, in bits."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diadingo.material import PLACES

BIT: Final = [1 << place for place in range(PLACES)]  # compiled, a native 1 << n has only 32 bits


def members(bits: i64, size: i64) -> list[int]:
    """The members below `size` of a set kept in bits, ascending."""
    found: list[int] = []
    member: i64 = 0
    while member < size:
        if bits >> member & 1:
            found.append(member)
        member += 1
    return found


def values_in(rings: list[int], bits: i64) -> i64:
    """The values of the rings named in bits, themselves as bits."""
    values: i64 = 0
    for value in rings:
        if bits & 1:
            values |= BIT[value]
        bits >>= 1
    return values
