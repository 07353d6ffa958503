"""What an experiment has shown."""

from html import escape
from typing import Any, Literal

from msgspec import Struct

from ludiade.lab.errors import Unready
from ludiade.lab.experiment.groups import Group
from ludiade.lab.experiment.playing import Piece, Sums
from ludiade.lab.experiment.sequence import interval
from ludiade.lab.experiment.values import bounds_of
from ludiade.lab.tally import Estimate

Ended = Literal["narrow", "most"]
"""The interval is as narrow as asked, or all deals were played."""
SQUARE = "margin_square"
COUNTS = ("event:", "decisions", "turns", "branching", "lead_changes")
"""Keys whose values are never below 0."""


class Arms(Struct, frozen=True):
    """One table: what was measured at it, and where it is a variant, how it differs."""

    variant: str
    options: dict[str, Any]
    deals: int
    """Those that count: without a fault."""
    matches: int
    estimates: dict[str, Estimate]
    effects: dict[str, Estimate]
    """Against the plain table, deal by deal."""
    lengths: dict[int, int]
    """How many matches had so many decisions."""
    faults: dict[str, int]
    said: dict[str, str]


class Part(Struct, frozen=True):
    """The tables of one game and size."""

    game: str
    players: int
    bots: list[str]
    ended: Ended
    arms: list[Arms]


class Answer(Struct, frozen=True):
    """All that an experiment has shown."""

    asked: dict[str, Any]
    """The plan."""
    doubt: float
    parts: list[Part]
    question: str = ""

    @property
    def has_faults(self) -> bool:
        """Whether a bot was at fault anywhere."""
        return any(arm.faults for part in self.parts for arm in part.arms)

    def __str__(self) -> str:
        from ludiade.lab.experiment.told import told

        return "\n".join(told(self))

    def page(self, lang: str | None = None) -> str:
        """The report, as one HTML page that needs nothing else."""
        from ludiade.lab.experiment.page import page

        return page(self, lang)

    def _repr_html_(self) -> str:
        from ludiade.lab.experiment.page import fragment

        try:
            return fragment(self)
        except Unready:  # without matplotlib there are tables all the same
            return f"<pre>{escape(str(self))}</pre>"


def part_of(group: Group, piece: Piece, ended: Ended) -> Part:
    """What the deals of a group have shown."""
    arms = [
        Arms(
            arm.name, arm.options, sums.deals, sums.matches,
            estimates(group, sums),
            {} if number == 0 else estimates(group, piece.effects[number - 1], effect=True),
            dict(sorted(sums.lengths.items())), dict(sorted(sums.faults.items())),
            dict(sorted(sums.first_said.items())),
        )
        for number, (arm, sums) in enumerate(zip(group.arms, piece.sums, strict=True))
    ]  # fmt: skip
    return Part(group.game, group.players, [bot.name for bot in group.bots], ended, arms)


def estimates(group: Group, sums: Sums, effect: bool = False) -> dict[str, Estimate]:
    """The means of a table and their intervals; differences are wider than what they are of.

    Several variants share the doubt, so that what is said of all of them holds together.
    """
    if not sums.deals:
        return {}
    doubt = group.doubt / (max(1, len(group.arms) - 1) if effect else 1)
    found: dict[str, Estimate] = {}
    for key in sorted(sums.moments):
        bounds = bounds_of(key, group.players)
        if effect and bounds is not None:
            bounds = (bounds[0] - bounds[1], bounds[1] - bounds[0])
        one = interval(sums.moments[key], sums.deals, doubt, bounds)
        is_count = not effect and key.startswith(COUNTS)
        found[key] = Estimate(one.mean, max(0.0, one.low), one.high, one.deals) if is_count else one
    if not effect and SQUARE in found:
        found |= luck(found)
    return found


def luck(found: dict[str, Estimate]) -> dict[str, Estimate]:
    """What decides between two bots: how much they differ, what the deal gives, and the rest.

    A match's margin is the difference in play, plus or minus what the deal gave a seat, plus what
    neither explains; the parts of its square add up to one. Twin seatings agree on the first and
    disagree on the second. The square itself hardly varies, so it is taken as known.
    """
    square = found[SQUARE].mean
    if square == 0:
        return {}
    margin, twin = found["margin"], found["twin"]

    def squared(value: float) -> float:
        return value * value / square

    ends = sorted((squared(margin.low), squared(margin.high)))
    least = 0.0 if margin.low <= 0 <= margin.high else ends[0]
    play = Estimate(squared(margin.mean), least, min(1.0, ends[1]), margin.deals)
    dealt = [max(0.0, min(1.0, play.mean - value / square)) for value in
             (twin.mean, twin.high, twin.low)]  # fmt: skip
    deal = Estimate(dealt[0], dealt[1], dealt[2], twin.deals)
    rest = max(0.0, 1 - play.mean - deal.mean)
    return {
        "luck:play": play,
        "luck:deal": deal,
        "luck:rest": Estimate(rest, max(0.0, 1 - play.high - deal.high),
                              min(1.0, 1 - play.low - deal.low), twin.deals),
    }  # fmt: skip
