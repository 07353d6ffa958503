"""What an arena has shown: standings, duels, and the bots that failed."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from ludiade.lab.contest.fixtures import pairs
from ludiade.lab.contest.matches import Failure, Played, Setting
from ludiade.lab.contest.ratings import Rating, ratings
from ludiade.lab.tally import Estimate, against, overall, shares_by_deal


class Standing(Struct, frozen=True):
    """A bot against all others."""

    bot: str
    matches: int
    points: Estimate
    rating: Rating | None


class Duel(Struct, frozen=True):
    """A bot against one other, of which it stands above."""

    bot: str
    other: str
    matches: int
    points: Estimate


class Failing(Struct, frozen=True):
    """How often a bot failed in one way, and what it said the first time."""

    bot: str
    kind: str
    times: int
    said: str
    traceback: str = ""


class Report(Struct, frozen=True):
    """All that is told of a contest."""

    game: str
    players: int
    seed: str
    on_fault: str
    deals: int
    standings: list[Standing]
    duels: list[Duel]
    failings: list[Failing]

    def __str__(self) -> str:
        from ludiade.lab.standings import told

        return "\n".join(told(self))

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"


def report(setting: Setting, matches: Sequence[Played]) -> Report:
    """The standings, the best first; the matches come in the order of their fixtures."""
    by_pair = shares_by_deal(matches)
    bots = range(len(setting.bots))
    rated = ratings(matches, len(bots))
    count = Counter(played.pair for played in matches)
    points = {bot: overall(by_pair, bot) for bot in bots}
    order = sorted(bots, key=lambda bot: (-points[bot].mean, bot))
    names = [bot.name for bot in setting.bots]
    return Report(
        setting.game,
        setting.players,
        setting.seed,
        setting.on_fault,
        len({played.deal for played in matches}),
        [
            Standing(
                names[bot], sum(n for pair, n in count.items() if bot in pair), points[bot],
                rated[bot] if rated is not None else None,
            )
            for bot in order
        ],
        [
            Duel(
                names[order[i]], names[order[j]],
                count[min(order[i], order[j]), max(order[i], order[j])],
                against(by_pair, order[i], order[j]),
            )
            for i, j in pairs(len(order))
        ],
        _failings(setting, matches),
    )  # fmt: skip


def _failings(setting: Setting, matches: Sequence[Played]) -> list[Failing]:
    times: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], Failure] = {}
    for played in matches:
        seats = played.seats()
        for fault in played.faults:
            key = (setting.bots[seats[fault.seat]].name, fault.kind)
            times[key] += 1
            first.setdefault(key, fault)
    return [
        Failing(bot, kind, n, first[bot, kind].said, first[bot, kind].traceback)
        for (bot, kind), n in sorted(times.items())
    ]
