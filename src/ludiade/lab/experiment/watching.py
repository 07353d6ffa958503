"""A match while it is watched: its decisions, what there was to choose, what happened, who led."""

from collections import Counter

from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import NOBODY, Awaiting, Input, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.playout import playout
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Event, Options


class Notes:
    """What is noted of a match while it goes on."""

    def __init__(self, game: AnyGame, options: Options, closely: bool) -> None:
        self._game, self._options, self._closely = game, options, closely
        self.first = NOBODY
        """The seat that decided first."""
        self.decisions = self.turns = self.choices = self.forced = 0
        self.events: Counter[str] = Counter()
        self.leaders: list[frozenset[int]] = []
        """Who led after each decision."""
        self._last = NOBODY

    def before(self, state: State, seat: int) -> None:
        """Note that a seat is about to decide."""
        if self.first == NOBODY:
            self.first = seat
        self.decisions += 1
        if self._closely:
            size = len(state.moves(seat))
            self.choices += size
            self.forced += size == 1
            self.turns += seat != self._last
            self._last = seat

    def after(self, state: State, told: list[Event]) -> None:
        """Note what a decision or a shuffle has led to."""
        if not self._closely:
            return
        for event in told:
            self.events[str(event.__struct_config__.tag)] += 1
        standing = self._game.standing(self._options, state.view(SPECTATOR))
        if standing:
            best = max(standing)
            self.leaders.append(frozenset(s for s, at in enumerate(standing) if at == best))


class WatchedMatch(Match):
    """A match of which notes are taken."""

    def __init__(self, game: AnyGame, options: Options, players: int, notes: Notes) -> None:
        super().__init__(game, options, players)
        self._notes = notes

    def apply(self, given: Input, tell: Story = None) -> None:
        told: list[Event] = []
        if isinstance(given, Move):
            self._notes.before(self.state, given.seat)
        super().apply(given, told)
        self._notes.after(self.state, told)
        if tell is not None:
            tell.extend(told)


def watch_playout(state: State, dice: Dice, notes: Notes) -> Over:
    """The playout that the kernel would make of these dice, with notes."""
    while True:
        waiting = state.waiting()
        told: list[Event] = []
        if isinstance(waiting, Shuffle):
            state.apply(Shuffled(dice.order(waiting.size)), told, waiting)
        elif isinstance(waiting, Awaiting):
            seat = _next(waiting, dice)
            notes.before(state, seat)
            state.apply(state.pick(seat, dice), told, waiting)
        else:
            return waiting
        notes.after(state, told)


def play_bare(state: State, dice: Dice) -> tuple[Over, int, int]:
    """The same without notes: how it ended, how many decisions, and who made the first."""
    waiting = state.waiting()
    while isinstance(waiting, Shuffle):
        state.apply(Shuffled(dice.order(waiting.size)), None, waiting)
        waiting = state.waiting()
    assert isinstance(waiting, Awaiting)
    first = _next(waiting, dice)
    state.apply(state.pick(first, dice), None, waiting)
    decisions = 1 + playout(state, dice)
    over = state.waiting()
    assert isinstance(over, Over)
    return over, decisions, first


def _next(waiting: Awaiting, dice: Dice) -> int:
    """Who speaks first of those who are awaited, as the kernel's playouts choose."""
    if waiting.only != NOBODY:
        return waiting.only
    return waiting.seats[dice.below(len(waiting.seats))]
