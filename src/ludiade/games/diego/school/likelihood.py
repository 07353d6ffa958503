"""Diego in class: how likely a decision is for one who reads well, and for each misreading.

The model, in a teacher's words. Somebody with a misreading takes for pairs what it takes for
pairs. On a turn one names a pair that seems right, each as likely, or passes where there is none.
To a pair on the table one objects if it seems wrong, as readily as one does (`objects`); likewise
to a pass. Sometimes (`slips`) something else is said: nothing, a pair that tempts (that some
misreading takes for one, or a true one), or any. A misreading guides some decisions and not
others (`steady`); the others are made by reading well. How much of each, nobody knows: a few
values of all three are tried, and count as much as they explain.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.knowledge.readings import read, together
from ludiade.games.diego.material import Material
from ludiade.games.diego.school.evidence import Decision

SLIPS = (0.06, 0.18)
OBJECTS = (0.4, 0.95)
STEADY = (0.65, 1.0)
WELL = 0
"""Reading well, as an explanation beside the misreadings, which count from 1."""
EXPLANATIONS = 1 + len(MISREADINGS)


class Manner(NamedTuple):
    """How often one slips, and how readily one objects."""

    slips: float
    objects: float


MANNERS = [Manner(slips, objects) for slips, objects in product(SLIPS, OBJECTS)]


@lru_cache(maxsize=64)
def seeming(material: Material) -> list[int]:
    """For every two cards (at `one * size + other`), who takes them for a pair, as bits."""
    faces = material.faces
    size = len(faces)
    masks = [0] * (size * size)
    well = [read(face) for face in faces]
    every = [well, *([one.reads(face) for face in faces] for one in MISREADINGS)]
    for explanation, readings in enumerate(every):
        beside = MISREADINGS[explanation - 1].beside if explanation else None
        for one in range(size):
            for other in range(one + 1, size):
                said = beside(faces[one], faces[other]) if beside else None
                if together(readings[one], readings[other]) if said is None else said:
                    masks[one * size + other] |= 1 << explanation
    return masks


class Weighed(NamedTuple):
    """A decision, and how likely each explanation makes it in each manner."""

    decision: Decision
    likely: list[list[float]]
    """By manner, then by explanation."""


def weigh(decision: Decision) -> Weighed:
    """How likely the decision is, in every manner, for every explanation."""
    masks, size = seeming(decision.material), len(decision.material.faces)
    chosen = decision.chosen
    mask = masks[chosen[0] * size + chosen[1]] if chosen is not None else 0
    if decision.what in ("accepted", "contested"):
        contested = decision.what == "contested"
        return Weighed(decision, [_answered(mask, contested, manner) for manner in MANNERS])
    counts = [0] * EXPLANATIONS
    tempting = 0
    for one, other in decision.offered:
        found = masks[one * size + other]
        if found:
            tempting += 1
            while found:
                low = found & -found
                counts[low.bit_length() - 1] += 1
                found ^= low
    said = _Menu(len(decision.offered), tempting, chosen is not None, mask)
    on_turn = decision.what in ("claimed", "passed")
    return Weighed(decision, [_named(said, counts, manner, on_turn) for manner in MANNERS])


class _Menu(NamedTuple):
    offered: int
    tempting: int
    named: bool
    mask: int
    """Who takes the pair that was named for one."""


def _answered(mask: int, contested: bool, manner: Manner) -> list[float]:
    """No objection, or PAS DIEGO, to the pair on the table."""
    doubted = (1 - manner.slips) * manner.objects
    equal, different = (manner.slips, doubted) if contested else (1 - manner.slips, 1 - doubted)
    return [equal if mask >> at & 1 else different for at in range(EXPLANATIONS)]


def _named(said: _Menu, counts: Sequence[int], manner: Manner, on_turn: bool) -> list[float]:
    """A pair named, or none, on a turn or against a pass."""
    speaks = 1 - manner.slips if on_turn else (1 - manner.slips) * manner.objects
    if not said.named:
        silent = manner.slips / 3 if on_turn else 1 - speaks - manner.slips * 2 / 3
        return [silent if count else 1 - manner.slips * 2 / 3 for count in counts]
    slip = manner.slips / 3 / max(1, said.offered)
    if said.mask:
        slip += manner.slips / 3 / max(1, said.tempting)
    return [
        slip + (speaks / count if said.mask >> at & 1 else 0.0) for at, count in enumerate(counts)
    ]
