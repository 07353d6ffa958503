"""Small games of two seats with hidden information: their solution, and what a player loses.

A node is worth something to seat 0 (an end), or is a draw of chance, or a choice of one seat, which
knows of the whole history only its `key`.
"""

from collections.abc import Callable


class Node:
    """An end where nobody is awaited and nothing follows; chance where `likely` is given."""

    def __init__(self, worth: float = 0.0, seat: int = -1, key: int = -1) -> None:
        self.worth = worth
        self.seat = seat
        self.key = key
        self.likely: list[float] = []
        self.after: list[Node] = []


Policy = Callable[[Node], list[float]]


class Solution:
    """Counterfactual regret, never below nothing, later rounds counting more (CFR+)."""

    def __init__(self, root: Node, rounds: int) -> None:
        self.root = root
        self.rounds = 0
        self._regrets: dict[int, list[float]] = {}
        self._sums: dict[int, list[float]] = {}
        self._gained: dict[int, list[float]] = {}
        self.play_on(rounds)

    def play_on(self, rounds: int) -> None:
        """So many rounds more."""
        for _ in range(rounds):
            self.rounds += 1
            for seat in (0, 1):
                self._walk(self.root, seat, 1.0, 1.0, self.rounds)
                self._settle()

    def average(self, node: Node) -> list[float]:
        return scaled(self._sums[node.key])

    def _settle(self) -> None:
        for key, gained in self._gained.items():
            regrets = self._regrets[key]
            self._regrets[key] = [max(0.0, r + g) for r, g in zip(regrets, gained, strict=True)]
        self._gained.clear()

    def _walk(self, node: Node, seat: int, own: float, others: float, turn: int) -> float:
        """What the node is worth to a seat; what its choices would have gained is noted."""
        if not node.after:
            return node.worth if seat == 0 else 1 - node.worth
        if node.likely:
            return sum([
                p * self._walk(after, seat, own, others * p, turn)
                for p, after in zip(node.likely, node.after, strict=True)
            ])  # fmt: skip
        key = node.key
        regrets = self._regrets.get(key)
        if regrets is None:
            regrets = self._regrets[key] = [0.0] * len(node.after)
            self._sums[key] = [0.0] * len(node.after)
        chosen = scaled(regrets)
        if node.seat != seat:
            return sum([
                p * self._walk(after, seat, own, others * p, turn)
                for p, after in zip(chosen, node.after, strict=True)
            ])  # fmt: skip
        worths = [
            self._walk(after, seat, own * p, others, turn)
            for p, after in zip(chosen, node.after, strict=True)
        ]
        mean = sum([p * worth for p, worth in zip(chosen, worths, strict=True)])
        gained = self._gained.setdefault(key, [0.0] * len(chosen))
        sums = self._sums[key]
        for at, p in enumerate(chosen):
            gained[at] += others * (worths[at] - mean)
            sums[at] += turn * own * p
        return mean


def scaled(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole if whole > 0 else 1 / len(weights) for weight in weights]


def worth(node: Node, policies: tuple[Policy, Policy]) -> float:
    """What seat 0 gets where each seat plays so."""
    if not node.after:
        return node.worth
    likely = node.likely or policies[node.seat](node)
    return sum(p * worth(n, policies) for p, n in zip(likely, node.after, strict=True) if p > 0)


def best_answer(root: Node, seat: int, other: Policy) -> float:
    """What a seat gets that knows how the other plays, and answers as well as can be."""
    met: dict[int, list[tuple[float, Node]]] = {}
    chosen: dict[int, int] = {}

    def meet(node: Node, reach: float) -> None:
        if node.after and node.seat == seat:
            met.setdefault(node.key, []).append((reach, node))
        likely = node.likely or ([] if node.seat in (-1, seat) else other(node))
        for at, after in enumerate(node.after):
            share = likely[at] if likely else 1.0
            if share > 0:
                meet(after, reach * share)

    def value(node: Node) -> float:
        if not node.after:
            return node.worth if seat == 0 else 1 - node.worth
        if node.seat == seat:
            if node.key not in chosen:
                values = [
                    sum(reach * value(each.after[at]) for reach, each in met[node.key])
                    for at in range(len(node.after))
                ]
                chosen[node.key] = values.index(max(values))
            return value(node.after[chosen[node.key]])
        likely = node.likely or other(node)
        return sum(p * value(n) for p, n in zip(likely, node.after, strict=True) if p > 0)

    meet(root, 1.0)
    return value(root)
