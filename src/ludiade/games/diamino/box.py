"""Diamino as the library sees it."""
# Not compiled: the game itself, made once.

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar, get_args

from msgspec.structs import replace

from ludiade.games.diamino import types as t
from ludiade.games.diamino.imagine import imagine
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import EMPTY, SIDE
from ludiade.games.diamino.placement import read_square, square_name
from ludiade.games.diamino.plays.foresight import foresee
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.sheet import sheet
from ludiade.games.diamino.words.lexicon.names import FILTERS
from ludiade.games.diamino.words.verdicts import judged
from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game, Judged
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

T = TypeVar("T")
TILES = 1000
"""More than anybody holds, so that a point counts before all tiles."""
PLAYERS: dict[t.Formula, range] = {
    "score": range(2, 5),
    "race": range(2, 9),
    "patience": range(1, 2),
}


class WordJudge:
    """The judge of words: the newest edition of the lexicon, or a list instead of it."""

    def verdict(self, say: Texts, word: str) -> Judged:
        return judged(say, word)

    def by_list(self, lines: Iterable[str]) -> "Diamino":
        try:
            return Diamino(word_lists.own_list(lines).name)
        except BadRecord as bad:
            bad.folder = Diamino.folder
            raise


class ListWorkshop:
    """Where a list of words is looked through, loaded when one is."""

    def answer(self, say: Texts, data: bytes) -> object:
        from ludiade.games.diamino.lists.workshop import answer

        return answer(say, data)

    def is_heavy(self, data: bytes) -> bool:
        from ludiade.games.diamino.lists.workshop import is_heavy

        return is_heavy(data)


class PlacementForesight:
    """What a word would bring, told before it is laid."""

    def foresee(
        self, options: t.Options, view: t.View, seat: int, action: Action
    ) -> t.Foreseen | None:
        return foresee(options, view, seat, action)


class Diamino(Game[t.Options, t.View]):
    id = "diamino"
    rules = 1
    seats = range(1, 9)
    folder = Path(__file__).parent
    lists_all = False
    judge = WordJudge()
    foresight = PlacementForesight()
    workshop = ListWorkshop()
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View
    Sheet = t.Sheet
    sums_up = (t.Placed, t.Contested, t.Scored, t.Finished, t.Blocked, t.Solved)

    def __init__(self, own_list: str | None = None) -> None:
        self.own_list = own_list

    def start(self, options: t.Options, players: int) -> Table:
        return Table(self._words_of(options), players)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(self._words_of(options), players, view, dice)

    def sheet(
        self, options: t.Options, players: int, told: Sequence[kinds.Event], view: t.View
    ) -> t.Sheet:
        return sheet(options, players, told, view)

    def standing(self, options: t.Options, view: t.View) -> list[int]:
        """The points so far, and among equals who has fewer tiles left."""
        left = [tiles if isinstance(tiles, int) else len(tiles) for tiles in view.racks]
        return [TILES * score - tiles for score, tiles in zip(view.scores, left, strict=True)]

    def naming(self, view: t.View, action: kinds.Action) -> dict[str, object]:
        """People write a word in capitals, name its square as the board does, and say which way."""
        if not isinstance(action, t.Place):
            return {}
        start, down = read_square(action.at)
        step = SIDE if down else 1
        board = "".join(view.board)
        devils = [
            letter.upper()
            for place, letter in enumerate(action.word)
            if letter.islower() and board[start + step * place] == EMPTY
        ]
        return {
            "letters": action.word.upper(),
            "square": square_name(start),
            "down": down,
            "devils": " ".join(devils) or "none",
        }

    def _words_of(self, options: t.Options) -> t.Options:
        if self.own_list is None:
            return options
        return replace(options, lexicon=self.own_list, word_filter="all", lemmas_only=False)

    def check(self, options: t.Options, players: int) -> None:
        seats = PLAYERS[options.formula]
        if players not in seats:
            fitting = next(formula for formula, some in PLAYERS.items() if players in some)
            now, instead = f"formula={options.formula}", f"formula={fitting}"
            raise self.bad_players(players, seats, now, instead)
        word_lists.check(options, instead=self.own_list is not None)

    def any_options(self, players: int, dice: Dice) -> t.Options:
        lots = Random(dice.below(1 << 31))  # neighbouring seeds of Dice begin much alike

        def one_of(*values: T) -> T:
            return lots.choice(values)

        formulas = [formula for formula in get_args(t.Formula) if players in PLAYERS[formula]]
        return t.Options(
            formula=one_of(*formulas),
            contest_seconds=one_of(0, 20),
            auto_validate=one_of(False, False, True),
            wrong_contest_penalty=one_of(0, 3),
            word_scoring=one_of("none", "placed", "main_word"),
            word_filter=one_of(*["all"] * 6, *FILTERS),
            lemmas_only=one_of(False, False, True),
            red_discard_can_finish=one_of(True, False),
            open_racks=one_of(False, False, True),
            max_idle_rounds=one_of(1, 2, 3),
            rounds=one_of(1, 1, 2),
            patience_rack=one_of("all", "twelve"),
            patience_islands=one_of(False, True),
        )


game = Diamino()
