"""A small fast generator for playouts, bots and imagined truths; never for the shuffles of a match.

Multiply-with-carry on 32-bit words. No step exceeds 63 bits, so the compiled form (native
integers) and the plain one give the same numbers.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
FACTOR: Final = 1791398085
LONG: Final = 0xFFFFFFFFFFFFFFFF


class Dice:
    """Numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.carry: i64 = scattered(seed) & 0x3FFFFFFFFFFFFFFF | 1

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n−1, each as likely."""
        x: i64 = self.carry
        x = FACTOR * (x & WORD) + (x >> 32)
        self.carry = x
        return ((x & WORD) * n) >> 32

    def order(self, size: i64) -> list[int]:
        """A permutation of 0…size−1."""
        order: list[int] = list(range(size))
        x: i64 = self.carry
        low: i64 = x & WORD
        left: i64 = size
        while left > 1:  # `below`, written out: half of a playout's numbers are drawn here
            x = FACTOR * low + (x >> 32)
            low = x & WORD
            j: i64 = (low * left) >> 32
            left -= 1
            order[left], order[j] = order[j], order[left]
        self.carry = x
        return order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.carry == other.carry

    def __hash__(self) -> int:
        return hash(self.carry)

    def __repr__(self) -> str:
        return f"<Dice at {self.carry}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Dice, (0,), self.carry

    def __setstate__(self, carry: int) -> None:
        self.carry = carry


def scattered(seed: int) -> int:
    """64 bits of which each depends on every bit of the seed: seeds 1 and 2 share no stream."""
    x = (seed * 0x9E3779B97F4A7C15) & LONG
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & LONG
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & LONG
    return x ^ x >> 31
