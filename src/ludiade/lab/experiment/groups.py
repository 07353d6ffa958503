"""The tables of an experiment: those of one game and size are played on the same deals."""

from itertools import product
from typing import Any

from msgspec import Struct

from ludiade.bots.levels import RANDOM
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.lab.contest.fixtures import seatings
from ludiade.lab.contest.matches import Setting
from ludiade.lab.entrants import Entrant, check, entrant
from ludiade.lab.errors import Unready
from ludiade.lab.experiment.plan import BY_RESULTS, MEASURES, BoundPlan, Measure
from ludiade.lab.program import Limits
from ludiade.lab.tables import table_for

PLAIN = ""
"""The name of the table that variants are compared with."""
PLAYOUTS_AT_ONCE, DEALS_AT_ONCE = 20_000, 50


class Arm(Struct, frozen=True):
    """One way to play a deal: a variant's name and its options."""

    name: str
    options: dict[str, Any]


class Group(Struct, frozen=True):
    """Tables of one game and size, by the same bots, on the same deals."""

    game: str
    players: int
    arms: tuple[Arm, ...]
    bots: tuple[Entrant, ...]
    seed: str
    measures: tuple[Measure, ...]
    doubt: float
    limits: Limits

    @property
    def tables(self) -> list[list[int]]:
        """Which bot sits where, for each seating of a deal; every bot holds every seat alike."""
        if len(self.bots) == 1:
            return [[0] * self.players]
        if len(self.bots) == 2:
            return seatings((0, 1), self.players)
        seats = range(self.players)
        return [[(seat + turn) % self.players for seat in seats] for turn in seats]

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks: such matches are the kernel's playouts."""
        return all(bot.level == RANDOM for bot in self.bots)

    @property
    def is_bare(self) -> bool:
        """Whether results are all that is wanted of random play."""
        return self.is_random and BY_RESULTS.issuperset(self.measures)

    @property
    def at_once(self) -> int:
        """The deals of a piece of work, which do not rest on who does it."""
        return PLAYOUTS_AT_ONCE if self.is_bare else DEALS_AT_ONCE

    def setting(self, arm: Arm) -> Setting:
        """One of the tables, as contests know it."""
        return Setting(self.game, arm.options, self.players, self.bots, self.seed, self.limits)


def groups_of(asked: BoundPlan) -> list[Group]:
    """All tables of a plan, once it is sure that they can be played; else BadRecord or Unready."""
    plan = asked.plan
    bots = tuple(entrant(one) for one in asked.bots)
    check(bots)
    sizes: list[int | None] = list(plan.players) or [None]
    found: list[Group] = []
    for name, size in product(plan.games, sizes):
        game = shelf.get(name)
        which = f"$.{name}" if len(plan.games) > 1 else "$"
        try:
            options, players = table_for(game, plan.options, size)
        except BadRecord as bad:
            raise _moved(bad, "$", which) from None
        if (len(bots) > 2 and len(bots) != players) or not bots:
            raise Unready("one_bot_a_player", players=players)
        if len(bots) > 1 and players == 1:
            raise Unready("one_bot_a_player", players=players)
        arms = [Arm(PLAIN, options)]
        for variant, changed in plan.variants.items():
            try:
                table_for(game, {**options, **changed}, players)
            except BadRecord as bad:
                bad = _moved(bad, "$.options", f"$.variants.{variant}")
                raise _moved(bad, "$", which) from None
            arms.append(Arm(variant, {**options, **changed}))
        found.append(
            Group(
                game.id, players, tuple(arms), bots, str(plan.seed),
                _measures(plan.measure, players, len(bots)), plan.doubt, Limits(plan.seconds),
            )
        )  # fmt: skip
    return found


def _moved(bad: BadRecord, place: str, to: str) -> BadRecord:
    """The same refusal, of what stands elsewhere."""
    moved = BadRecord(bad.path.replace(place, to, 1), bad.code, **bad.details)
    moved.folder = bad.folder
    return moved


def _measures(asked: list[Measure], players: int, bots: int) -> tuple[Measure, ...]:
    """What is measured, in one order: all that can be, where nothing was said."""
    wanted = asked or MEASURES
    alone = ("seats", "start", "ties", "skill", "drama") if players == 1 else ()
    same = ("skill",) if bots == 1 else ()
    return tuple(m for m in MEASURES if m in wanted and m not in alone and m not in same)
