"""The suite itself is tried: each law, broken on purpose, is noticed."""

from typing import Annotated, Any

import pytest
from msgspec import Meta

from ludiade.games.diamoniak import game as diamoniak
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Draw, Fairy, Stop, View
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.game import Game
from ludiade.kernel.inputs import Awaiting, Move
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Options
from ludiade.testing import laws
from ludiade.testing.trial import trial


class Whole(State):
    """A table that hands everything on; those below break one law each."""

    def __init__(self, table: Table):
        super().__init__()
        self.table = table

    def waiting(self):
        return self.table.waiting()

    def moves(self, seat):
        return self.table.moves(seat)

    def move(self, seat, action):
        self.table.story = self.story
        self.table.move(seat, action)

    def shuffled(self, order):
        self.table.story = self.story
        self.table.shuffled(order)

    def view(self, eyes):
        return self.table.view(eyes)

    def copy(self):
        return type(self)(self.table.copy())

    def census(self):
        return self.table.census()

    def truth(self):
        return self.table.truth()


class LeakyView(View, frozen=True):
    top: int


class LeaksAPileCard(Whole):
    def view(self, eyes):
        seen = self.table.view(eyes)
        top = self.table.pile[-1] if self.table.pile else -1
        return LeakyView(seen.players, seen.pile, seen.discard, seen.turn, seen.phase, top)


class AcceptsWhatIsNotListed(Whole):
    def move(self, seat, action):
        if isinstance(action, Fairy) and not isinstance(self.table.moves(seat)[-1].action, Fairy):
            action = (
                Draw() if self.table.stage != Stage.BEWITCHED else self.table.moves(seat)[0].action
            )
        super().move(seat, action)


class ChangesBeforeItRefuses(Whole):
    def move(self, seat, action):
        if isinstance(action, Fairy):
            self.table.beside[0] += 1
        super().move(seat, action)


class ListsWhatIsIllegal(Whole):
    def moves(self, seat):
        listed = self.table.moves(seat)
        return listed if self.table.stage != Stage.OPENING else [*listed, Move(seat, Stop())]


class SharesItsPileWithItsCopy(Whole):
    def copy(self):
        twin = self.table.copy()
        twin.pile = self.table.pile
        return type(self)(twin)


class LosesACard(Whole):
    def move(self, seat, action):
        super().move(seat, action)
        if isinstance(action, Stop) and len(self.table.pile) == 30:
            self.table.pile.pop(0)


class RefusalTellsTheTop(Whole):
    """A seat learns from a refusal what it cannot see."""

    def move(self, seat, action):
        if isinstance(action, Fairy) and self.table.stage == Stage.OPENING and self.table.pile:
            raise Illegal("no_witch", f"{self.table.pile[-1]}")
        super().move(seat, action)


class ForgetsWhoseTurnItIs(Whole):
    """A state that replays otherwise than it played: it holds a clock of its own."""

    moves_made = 0

    def move(self, seat, action):
        type(self).moves_made += 1
        super().move(seat, action)
        if type(self).moves_made % 37 == 0 and isinstance(self.table.waiting(), Awaiting):
            self.table.turn = 0


class Box(Game):
    """Diamoniak, played on a table of another make."""

    id = "diamoniak"
    rules = 1
    seats = diamoniak.seats
    folder = diamoniak.folder
    Options, Action, Event, View = (
        diamoniak.Options, diamoniak.Action, diamoniak.Event, diamoniak.View,
    )  # fmt: skip

    def __init__(self, make):
        self.make = make
        if make is LeaksAPileCard:
            self.View = LeakyView

    def start(self, options, players):
        return self.make(diamoniak.start(options, players))

    def imagine(self, options, players, eyes, view, dice):
        return self.make(diamoniak.imagine(options, players, eyes, view, dice))


def tried(make):
    for seed in range(6):
        trial(Box(make), 2 + seed % 3, Dice(seed), moments=None if seed % 2 else 20, thorough=True)


def test_a_sound_table_passes():
    tried(Whole)


@pytest.mark.parametrize(
    "make",
    [LeaksAPileCard, AcceptsWhatIsNotListed, ChangesBeforeItRefuses, ListsWhatIsIllegal,
     SharesItsPileWithItsCopy, LosesACard, RefusalTellsTheTop, ForgetsWhoseTurnItIs],
)  # fmt: skip
def test_a_broken_law_is_noticed(make):
    with pytest.raises((AssertionError, Illegal)):
        tried(make)


@pytest.mark.parametrize(
    "kind",
    [int, Annotated[int, Meta(ge=0)], Annotated[int, Meta(le=9)],
     Annotated[int, Meta(ge=0, le=2**31)], tuple[int, ...], tuple[bool, int], dict[str, int],
     int | None, dict[str, Any], float],
    ids=str,
)  # fmt: skip
def test_a_number_without_bounds_is_noticed(kind):
    class Wide(Options, frozen=True):
        wide: kind = None

    class Far(Action, frozen=True):
        far: kind

    for options, action in ((Wide, Draw), (Options, Far), (Options, Draw | Far)):
        game = Box(Whole)
        game.Options, game.Action = options, action
        with pytest.raises(AssertionError):
            laws.numbers_are_bounded(game)
