"""Looking back on matches: were they fair, and what decided them?"""

from os import PathLike
from pathlib import Path

from ludiade.api.match import Match
from ludiade.bots.coach import review as coach
from ludiade.bots.coach.types import Review
from ludiade.kernel import shelf
from ludiade.kernel.fairness import verification
from ludiade.kernel.json.strict import read_bytes
from ludiade.kernel.record import Record, read, write

Told = Match | str | PathLike[str]
"""A match, or the file of its record."""


def verify(match: Told) -> int:
    """How many shuffles there were, all of which follow from the seed.

    Raises Unfair where one does not, BadRecord where the match does not say.
    """
    return verification.verify(_record(match))


def review(match: Told, playouts: int = 200, seed: int = 1, seconds: float | None = None) -> Review:
    """The match as the coach sees it: chances, turning points, luck and decisions."""
    return coach.review(_record(match), playouts, seed, seconds)


def _record(match: Told) -> Record:
    data = write(match.record) if isinstance(match, Match) else read_bytes(Path(match))
    return read(data, shelf.find)
