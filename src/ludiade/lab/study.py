"""What a series of matches comes to, seat by seat."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from ludiade.lab.contest.matches import Failure
from ludiade.lab.contest.report import Failing


class Study(Struct, frozen=True):
    """The means over a series: points, and shares of the first places, of each seat."""

    game: str
    games: int
    decisions: int
    bots: list[str]
    mean_scores: list[float]
    """Over the matches that came to an end of their own."""
    win_shares: list[float]
    """A first place that several share counts in parts."""
    on_fault: str = "loss"
    failings: list[Failing] = []

    def __str__(self) -> str:
        from ludiade.lab.standings import studied

        return "\n".join(studied(self))

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"


class Tally:
    """A study while it grows; it keeps sums, not matches."""

    def __init__(self, game: str, bots: Sequence[str], on_fault: str) -> None:
        self._game, self._bots, self._on_fault = game, list(bots), on_fault
        self._games = self._decisions = self._scored = 0
        self._points = [0] * len(bots)
        self._wins = [0.0] * len(bots)
        self._times: Counter[tuple[str, str]] = Counter()
        self._first: dict[tuple[str, str], Failure] = {}

    def add(
        self, scores: list[int], ranks: list[int], decisions: int, faults: Sequence[Failure]
    ) -> None:
        """Count a match."""
        self._games += 1
        self._decisions += decisions
        winners = ranks.count(1)
        for seat, rank in enumerate(ranks):
            self._wins[seat] += (rank == 1) / winners
        if scores:
            self._scored += 1
            self._points = [sum(pair) for pair in zip(self._points, scores, strict=True)]
        for fault in faults:
            key = (self._bots[fault.seat], fault.kind)
            self._times[key] += 1
            self._first.setdefault(key, fault)

    def study(self) -> Study:
        """What it has come to."""
        games, scored = max(1, self._games), max(1, self._scored)
        failings = [
            Failing(bot, kind, n, self._first[bot, kind].said, self._first[bot, kind].traceback)
            for (bot, kind), n in sorted(self._times.items())
        ]
        return Study(
            self._game, self._games, self._decisions, self._bots,
            [round(points / scored, 4) for points in self._points],
            [round(wins / games, 4) for wins in self._wins],
            self._on_fault, failings,
        )  # fmt: skip
