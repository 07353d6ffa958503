"""The suite itself is tried: each law, broken on purpose, is noticed."""

from typing import Annotated, Any

import pytest
from msgspec import Meta

from ludiade.games.diamoniak import game as diamoniak
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Draw, Fairy, Stop, View
from ludiade.games.diego import game as diego
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.game import Game
from ludiade.kernel.inputs import Awaiting, Move, Over
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Options
from ludiade.testing import laws
from ludiade.testing.trial import trial


class Whole(State):
    """A table that hands everything on; those below break one law each."""

    def __init__(self, table: State):
        super().__init__()
        self.table = table
        self.held = table.held

    def waiting(self):
        return self.table.waiting()

    def moves(self, seat):
        return self.table.moves(seat)

    def move(self, seat, action):
        self.table.story = self.story
        self.table.held = False
        self.table.move(seat, action)
        self.held = self.table.held

    def expired(self):
        self.table.story = self.story
        self.table.expired()

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
        try:
            super().move(seat, action)
        except Illegal:
            self.table.beside[0] += 1
            raise


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


class CountsNothing(Whole):
    def census(self):
        return {}


class ForgetsItsCensusInTheEnd(Whole):
    def census(self):
        return {} if isinstance(self.waiting(), Over) else self.table.census()


class ForgetsToHold(Whole):
    """Who accepts makes the others' answers stale."""

    def move(self, seat, action):
        super().move(seat, action)
        self.held = False


class HoldsTooLong(Whole):
    """Who contests leaves the question open to others."""

    def move(self, seat, action):
        several = len(self.waiting().seats) > 1
        super().move(seat, action)
        self.held = several and isinstance(self.waiting(), Awaiting)


class CopiesWithoutTheHold(Whole):
    def copy(self):
        twin = type(self)(self.table.copy())
        twin.held = False
        return twin


class Box(Game):
    """A game of the shelf, played on tables of another make."""

    def __init__(self, make, game=diamoniak):
        self.make, self.game = make, game
        self.id, self.rules, self.seats, self.folder = game.id, game.rules, game.seats, game.folder
        self.Options, self.Action, self.Event = game.Options, game.Action, game.Event
        self.View = LeakyView if make is LeaksAPileCard else game.View

    def any_options(self, players, dice):
        return self.game.any_options(players, dice)

    def start(self, options, players):
        return self.make(self.game.start(options, players))

    def imagine(self, options, players, eyes, view, dice):
        return self.make(self.game.imagine(options, players, eyes, view, dice))


def tried(make, game=diamoniak):
    for seed in range(6):
        moments = None if seed % 2 else 20
        trial(Box(make, game), 2 + seed % 3, Dice(seed), moments=moments, thorough=True)


@pytest.mark.parametrize("game", [diamoniak, diego], ids=lambda game: game.id)
def test_a_sound_table_passes(game):
    tried(Whole, game)


@pytest.mark.parametrize(
    ("make", "noticed"),
    [(LeaksAPileCard, "what is imagined looks otherwise"),
     (AcceptsWhatIsNotListed, "accepted, though not in the menu"),
     (ChangesBeforeItRefuses, "a refusal changed something"),
     (ListsWhatIsIllegal, "listed, but draw_or_buy_first"),
     (SharesItsPileWithItsCopy, "what happened to a copy happened to its original"),
     (LosesACard, "something appeared or was lost"),
     (CountsNothing, "nothing is counted"),
     (ForgetsItsCensusInTheEnd, "nothing is counted"),
     (RefusalTellsTheTop, "a refusal tells what . cannot see"),
     (ForgetsWhoseTurnItIs, "replay differs from play")],
)  # fmt: skip
def test_a_broken_law_is_noticed(make, noticed):
    """By the law that is broken: any other failure would be a fault of the suite itself."""
    with pytest.raises(AssertionError, match=noticed):
        tried(make)


def test_a_game_that_says_it_hides_nothing_is_held_to_it(monkeypatch):
    monkeypatch.setattr(Box, "hides", False)
    tried(Whole, diamoniak)
    with pytest.raises(AssertionError, match="shows some what others are not shown"):
        tried(Whole, diego)


@pytest.mark.parametrize(
    ("make", "noticed"),
    [(ForgetsToHold, "forgot to hold a wait that goes on"),
     (HoldsTooLong, "held a wait that is over"),
     (CopiesWithoutTheHold, "a copy forgets that the wait is held open")],
)  # fmt: skip
def test_a_broken_law_of_answers_at_once_is_noticed(make, noticed):
    with pytest.raises(AssertionError, match=noticed):
        tried(make, diego)


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
