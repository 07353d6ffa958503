"""Ratings by openskill, which comes with the extra `lab`."""

from collections.abc import Iterable
from importlib.util import find_spec

from msgspec import Struct

from ludiade.lab.contest.matches import Played
from ludiade.lab.tally import share


class Rating(Struct, frozen=True):
    """A bot's strength as openskill has it: 25 to begin with, and how sure that is."""

    mu: float
    sigma: float


def ratings(matches: Iterable[Played], bots: int) -> list[Rating] | None:
    """Plackett and Luce's ratings after all matches in their order; nothing without openskill."""
    if find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in range(bots)]
    for played in matches:
        first, second = played.pair
        part = share(played)
        teams = [[found[first]], [found[second]]]
        rated = model.rate(teams, scores=[part, 1 - part])
        found[first], found[second] = rated[0][0], rated[1][0]
    return [Rating(one.mu, one.sigma) for one in found]
