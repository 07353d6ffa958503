"""Diego in class: which misreading explains somebody's decisions, and how surely.

Before anything is seen, half of all people read everything well and each misreading is as likely
as another. Odds follow from the decisions (`likelihood`). A misreading is named where it is
likelier than everything else together, and where the other decisions would speak for it too
without the one that speaks most: nothing is said of anybody for a single claim. Two are named
together where what was seen hardly tells them apart.
"""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.school.evidence import Decision
from ludiade.games.diego.school.likelihood import (
    EXPLANATIONS,
    MANNERS,
    STEADY,
    WELL,
    Weighed,
)

PRIOR_WELL = 0.5
LIKELIER = 0.5
"""What is named must be likelier than this."""
APART = 0.65
"""Of the two likeliest one is named alone that has this much of both."""
OTHERS = 1.5
"""The odds for it that must come from the decisions other than the strongest."""
SURE = 0.9
"""How likely it must be that somebody reads well, before that is said."""
ENOUGH = 12
"""Decisions of one who reads well, before that is said."""
MOST_SIGNS = 5


class Belief(NamedTuple):
    """How likely each explanation is, and the manner that fits best."""

    odds: list[float]
    """Of reading well, then of the misreadings in their order; together 1."""
    manner: int
    """By its place in MANNERS."""
    steady: float
    """How many decisions a misreading guides."""


class Named(NamedTuple):
    """The misreadings that are named, how surely, and the decisions that speak most for them."""

    misreadings: list[str]
    sure: float
    signs: list[Decision]


def believe(seen: Sequence[Weighed]) -> Belief:
    """The odds of every explanation, after all that was seen of one person."""
    logs: list[list[float]] = []
    ways: list[tuple[int, float]] = []
    for manner in range(len(MANNERS)):
        rows = [one.likely[manner] for one in seen]
        for steady in STEADY:
            logs.append(_logs(rows, steady))
            ways.append((manner, steady))
    top = max(max(row) for row in logs)
    share = 1 / len(logs)
    weights = [PRIOR_WELL, *[(1 - PRIOR_WELL) / len(MISREADINGS)] * len(MISREADINGS)]
    odds = [
        weights[at] * share * sum(exp(row[at] - top) for row in logs) for at in range(EXPLANATIONS)
    ]
    total = sum(odds)
    best = max(range(len(logs)), key=lambda at: max(logs[at]))
    return Belief([one / total for one in odds], *ways[best])


def _logs(rows: Sequence[list[float]], steady: float) -> list[float]:
    """The logarithm of how likely all rows are, by explanation, where it guides so many of them."""
    products = [1.0] * EXPLANATIONS
    logs = [0.0] * EXPLANATIONS
    for number, row in enumerate(rows, 1):
        well = (1 - steady) * row[WELL]
        products = [
            product * (steady * likely + well)
            for product, likely in zip(products, row, strict=True)
        ]
        if number % 32 == 0:  # before they are too small to tell apart
            logs = [old + log(product) for old, product in zip(logs, products, strict=True)]
            products = [1.0] * EXPLANATIONS
    return [old + log(product) for old, product in zip(logs, products, strict=True)]


def name(seen: Sequence[Weighed], belief: Belief) -> Named | None:
    """The misreading that is likely, or the two that nothing seen tells apart."""
    odds = belief.odds
    named = sorted(range(1, EXPLANATIONS), key=lambda at: -odds[at])[:2]
    if odds[named[0]] >= APART * (odds[named[0]] + odds[named[1]]):
        named = named[:1]
    sure = sum(odds[at] for at in named)
    if sure < LIKELIER:
        return None
    gains = sorted(
        ((_gain(one, named[0], belief), one.decision) for one in seen), key=lambda pair: -pair[0]
    )
    if sum(gain for gain, _ in gains[1:]) < log(OTHERS):
        return None
    signs = [decision for gain, decision in gains[:MOST_SIGNS] if gain > 0]
    return Named([MISREADINGS[at - 1].id for at in named], sure, signs)


def reads_well(seen: Sequence[Weighed], belief: Belief) -> bool:
    """Whether enough was seen to say that somebody has none of the misreadings."""
    return len(seen) >= ENOUGH and belief.odds[WELL] >= SURE


def _gain(one: Weighed, explanation: int, belief: Belief) -> float:
    """How much a decision speaks for a misreading and against reading well."""
    row = one.likely[belief.manner]
    guided = belief.steady * row[explanation] + (1 - belief.steady) * row[WELL]
    return log(guided / row[WELL])
