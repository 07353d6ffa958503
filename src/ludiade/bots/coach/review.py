"""A match looked back on: the curve of chances, what decided it, luck against skill."""

from collections.abc import Callable

from msgspec import Struct

from ludiade.bots import Seen, seen
from ludiade.bots.coach.advice import think, why
from ludiade.bots.coach.compare import losses
from ludiade.bots.coach.types import Balance, Point, Review, Turn
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle
from ludiade.kernel.knowledge import shares
from ludiade.kernel.match import IllegalInput, Match
from ludiade.kernel.record import Record

TURNS = 3
EVEN = 0.5
Progress = Callable[[int, int], None]


class _Mistake(Struct, frozen=True):
    turn: Turn
    costs: list[float]
    """What it cost each seat; the others' are gains, most often."""

    @property
    def cost(self) -> float:
        return self.costs[self.turn.seat]


def review(record: Record, playouts: int, seed: int, progress: Progress | None = None) -> Review:
    """Go through a record; every decision is judged by what its seat saw at the time."""
    match = Match(record.game, record.options, record.players)
    total = len(record.document.inputs)
    curve: list[Point] = []
    mistakes: list[_Mistake] = []
    for number in range(total):
        try:
            given = record.given(number)
            decision = _decision(match, given) if isinstance(given, Move) else None
            match.apply(given)
        except Illegal as illegal:
            raise IllegalInput(number, illegal) from None
        here = seed + number * record.players
        if decision is not None and isinstance(given, Move):
            mistake = _judge(decision, given, number, playouts, here)
            if mistake is not None:
                mistakes.append(mistake)
        if match.window == len(match.inputs) and not isinstance(match.state.waiting(), Shuffle):
            curve.append(Point(len(match.inputs), _chances(match, playouts, here)))
        if progress is not None:
            progress(number + 1, total)
    worst = sorted(mistakes, key=lambda mistake: -mistake.cost)[:TURNS]
    turns = sorted((mistake.turn for mistake in worst), key=lambda turn: turn.n)
    return Review(curve, turns, _balances(match, curve, mistakes), playouts, seed)


def _decision(match: Match, given: Move) -> Seen | None:
    """What the seat saw that decides, if there was a choice."""
    waiting = match.state.waiting()
    if not isinstance(waiting, Awaiting) or given.seat not in waiting.seats:
        return None
    saw = seen(match, given.seat)
    return saw if len(saw.actions) > 1 or not match.game.lists_all else None


def _judge(saw: Seen, given: Move, number: int, playouts: int, seed: int) -> _Mistake | None:
    """What a decision cost against the best that the search finds."""
    best = think(saw, playouts, seed).best
    if best.action == given.action:
        return None
    costs = losses(saw, best.action, given.action, playouts, seed)
    if costs is None:
        return None
    chance = max(0.0, best.value - costs[given.seat])
    reason = why(saw, best.action, seed)
    turn = Turn(number + 1, given.seat, given.action, chance, best.action, best.value, reason)
    return _Mistake(turn, costs)


def _chances(match: Match, playouts: int, seed: int) -> list[float]:
    """What each seat may hope for, each from its own view."""
    waiting = match.state.waiting()
    if isinstance(waiting, Over):
        return shares(waiting.ranks)
    chances: list[float] = []
    for seat in range(match.players):
        view = match.state.view(Eyes(seat))
        saw = Seen(match.game, match.options, match.players, seat, view, [])
        chances.append(think(saw, playouts, seed + seat).hopes[seat])
    return chances


def _balances(match: Match, curve: list[Point], mistakes: list[_Mistake]) -> list[Balance]:
    """What decisions brought each seat, and what is left for luck."""
    results = curve[-1].chances if curve else [EVEN] * match.players
    balances: list[Balance] = []
    for seat, result in enumerate(results):
        skill = -sum(mistake.costs[seat] for mistake in mistakes)
        balances.append(Balance(result, skill, result - EVEN - skill))
    return balances
