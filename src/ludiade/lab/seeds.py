"""From a seed that a person gives to the secret of a match and the numbers of its bots."""

import hashlib
import os

from ludiade.kernel.fairness.chance import BYTES
from ludiade.lab.errors import Unready

Seed = int | str | bytes | None
"""A number or any text; 32 bytes are the secret itself; with nothing, every match is another."""


def secret_of(seed: Seed, number: int = 0) -> bytes:
    """The secret of match `number` of the series that a seed stands for."""
    match seed:
        case None:
            return os.urandom(BYTES)
        case bytes() if len(seed) == BYTES:
            return seed
        case bool() | bytes():
            raise Unready("bad_seed", given=repr(seed))
        case int() | str():
            return hashlib.sha256(f"ludiade {seed} {number}".encode()).digest()
        case _:
            raise Unready("bad_seed", given=repr(seed))


def start_of(secret: bytes) -> int:
    """A number below 2⁴⁸ for the bots of a match, and for who of several speaks first."""
    return int.from_bytes(hashlib.sha256(b"bots" + secret).digest()[:6], "big")
