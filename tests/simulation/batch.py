"""Some evenings one after the other, in a process that was started for them."""

import logging
from collections import Counter

from tests.simulation.lesson import Lesson, evening_of


def quiet() -> None:
    """What nodes log of drawn failures is nobody's concern."""
    logging.getLogger("ludiade").setLevel(logging.CRITICAL)


def play(seeds: range) -> tuple[list[tuple[int, list[str]]], Counter[str]]:
    """The problems of these evenings, by seed, and what there was in them."""
    quiet()
    found, seen = [], Counter[str]()
    for seed in seeds:
        evening = evening_of(seed)
        problems = evening.play()
        seen["entries"] += sum(len(kept.log) for kept in evening.kept)
        seen["steps"] += evening.loop.steps
        seen["gatherings"] += isinstance(evening, Lesson)
        seen["deaths"] += len(evening.graves)
        seen["matches ended"] += sum(k.index.status in ("over", "closed") for k in evening.kept)
        if problems:
            found.append((seed, problems))
    return found, seen
