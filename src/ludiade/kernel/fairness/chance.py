"""Fair shuffles: commit to a seed, let every seat add to it, derive each order, reveal the seed.

Both recipes are written down for other languages in docs/fairness.md, with test vectors; what the
second one adds, that the seats commit too, is in `promises`.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

BYTES = 32
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
HexOrNothing = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]


TableName = Annotated[str, Meta(min_length=1, max_length=64)]
Beginnings = Annotated[int, Meta(ge=1, le=1000)]
RoundOfGathering = Annotated[int, Meta(ge=1, le=1000)]


class Fairness(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a record says of its chance; the seed only once the match has ended.

    `table`, `beginnings` and `commitments` are there if and only if the recipe is 2 or 3, `round`
    if it is 3: then `table` names the gathering, and its devices have contributed, not the seats.
    """

    recipe: Literal[1, 2, 3] = 1
    table: TableName | UnsetType = UNSET
    round: RoundOfGathering | UnsetType = UNSET
    beginnings: Beginnings | UnsetType = UNSET
    commitment: Hex32
    commitments: list[HexOrNothing] | UnsetType = UNSET
    contributions: list[HexOrNothing]
    seed: Hex32 | UnsetType = UNSET


def commit(secret: bytes) -> str:
    """What is published of a seed or a contribution before it is revealed."""
    return hashlib.sha256(secret).hexdigest()


def fairness(seed: bytes, contributions: Sequence[bytes], *, reveal: bool) -> Fairness:
    """The record's word on its chance, by recipe 1."""
    return Fairness(
        commitment=commit(seed),
        contributions=[part.hex() for part in contributions],
        seed=seed.hex() if reveal else UNSET,
    )


class Chance:
    """Every order of a match, from its seed and what the seats contributed.

    Recipe 2 puts a `context` before them, the digest of all that was agreed (`promises.deal`).
    """

    def __init__(
        self, seed: bytes, contributions: Sequence[bytes], drawn: int = 0, context: bytes = b""
    ) -> None:
        if len(seed) != BYTES or any(len(c) not in (0, BYTES) for c in contributions):
            raise ValueError("a seed has 32 bytes, a contribution 32 or none")
        self._key = hashlib.sha256(context + seed + b"".join(contributions)).digest()
        self.drawn = drawn

    def copy(self) -> "Chance":
        """The same orders to come, on its own."""
        return self.after(self.drawn)

    def after(self, drawn: int) -> "Chance":
        """The orders of this match that come after so many."""
        other = Chance.__new__(Chance)
        other._key, other.drawn = self._key, drawn
        return other

    def order(self, size: int) -> list[int]:
        """The next order of the match."""
        words = self._words(self.drawn)
        self.drawn += 1
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            chosen = _below(last + 1, words)
            order[last], order[chosen] = order[chosen], order[last]
        return order

    def _words(self, shuffle: int) -> Iterator[int]:
        """32-bit words of one shuffle: SHA-256(key ‖ shuffle ‖ block), block after block."""
        start = self._key + shuffle.to_bytes(4, "big")
        block = 0
        while True:
            digest = hashlib.sha256(start + block.to_bytes(4, "big")).digest()
            for at in range(0, BYTES, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1


def _below(n: int, words: Iterator[int]) -> int:
    """A number below n, each as likely: words past the last whole multiple of n are passed over."""
    limit = 2**32 - 2**32 % n
    return next(word for word in words if word < limit) % n
