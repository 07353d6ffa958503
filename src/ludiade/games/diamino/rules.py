"""Diamino: the state of the table and its laws (rules 1.6 to 1.11)."""

from typing import Final

from ludiade.games.diamino import types as t
from ludiade.games.diamino import words
from ludiade.games.diamino.knowledge import after_drawing, lessened
from ludiade.games.diamino.material import (
    BAG,
    BLACK,
    EMPTY,
    GROUND,
    LISTING,
    SQUARES,
    TILES,
    bag,
    lacking,
    listed,
    minus,
    tile_of,
)
from ludiade.games.diamino.placement import (
    check_black,
    check_opening,
    check_touches,
    put,
    read,
    take_away,
    words_formed,
)
from ludiade.games.diamino.scoring import (
    GREEN_POINTS,
    RED_POINTS,
    finish_points,
    greens,
    race_points,
    reds,
    value_of,
    word_points,
)
from ludiade.games.diamino.sight import view
from ludiade.games.diamino.stages import (
    CONTEST,
    DEALING,
    DRAWING,
    MIXING_EXCHANGE,
    MIXING_SHED,
    OVER,
    SHEDDING,
    TURN,
)
from ludiade.games.diamino.start import draw_for_start
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Place, Shed
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY, SEATS, TURNS, Awaiting, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

RACK: Final = 12
RACE_RACK: Final = [0, 0, 40, 32, 24, 18, 16, 14, 12]
"""Tiles each in a race, by the number of players (1.6)."""


class Table(State):
    """Racks, a reserve, the board, and the placement of the present turn.

    Heaps of tiles are texts: racks in listing order, the reserve with its front first.
    """

    def __init__(self, options: t.Options, players: int) -> None:
        super().__init__()
        self.options: t.Options = options
        self.formula: str = options.formula
        self.players: int = players
        self.board: str = EMPTY * SQUARES
        self.racks: list[str] = [""] * players
        self.reserve: str = ""
        self.points: list[int] = [0] * players
        self.round: int = 1
        self.first: int = 0
        self.turn: int = 0
        self.passes: int = 0
        self.idle: int = 0
        self.at: str = ""
        self.word: str = ""
        self.fresh: list[int] = []
        self.silent: list[int] = []
        self.to_shed: int = 0
        self.laid: list[t.Laid] = []
        self.known: list[str] = [""] * players
        self.returned: list[str] = [""] * players
        self.finisher: int = NOBODY
        self.stage: int = DRAWING
        if self.formula == "patience":
            self.stage = DEALING
            if options.patience_rack == "all":  # 1.11: all face up, no chance at all
                self.racks[0] = BAG
                self.stage = TURN

    def waiting(self) -> Waiting:
        if self.stage == TURN or self.stage == SHEDDING:
            return TURNS[self.turn]
        if self.stage == CONTEST:
            return Awaiting(tuple(self.silent), self.options.contest_seconds or None)
        if self.stage <= DEALING:
            return Shuffle(TILES)
        if self.stage < TURN:
            return Shuffle(len(self.reserve))
        if self.formula == "race" and self.options.rounds == 1 and self.finisher != NOBODY:
            ranks = [1 if seat == self.finisher else 2 for seat in range(self.players)]
            return Over(self.points[:], ranks)
        return Over(self.points[:])

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == TURN:
            return PASSES[seat]
        if self.stage == CONTEST:
            return ANSWERS[seat]
        return [SHEDS[seat][tile] for tile in LISTING if tile in self.racks[seat]]

    def may_exchange(self) -> int:
        """How many tiles the player whose turn it is may swap."""
        if self.stage != TURN or self.formula == "patience":
            return 0
        return min(len(self.reserve), len(self.racks[self.turn]))

    def pick(self, seat: int, dice: Dice) -> Move:
        from ludiade.games.diamino.lots import pick

        return Move(seat, pick(self, seat, dice))

    def all_actions(self, seat: int) -> list[Action]:
        from ludiade.games.diamino.lots import every_play

        menu = self.actions(seat)
        return [*menu, *every_play(self)] if self.stage == TURN else menu

    # The law

    def move(self, seat: int, action: Action, tell: Story) -> None:
        if isinstance(action, Accept | Contest):
            if self.stage != CONTEST:
                raise Illegal("nothing_to_contest", "A9")
            if isinstance(action, Contest):
                self._contest(seat, tell)
            else:
                self._accept(seat, tell)
        elif self.stage == CONTEST:
            raise Illegal("contest_or_accept", "1.8")
        elif isinstance(action, Shed):
            self._shed(seat, action.tile, tell)
        elif self.stage == SHEDDING:
            raise Illegal("shed_first", "1.7")
        elif isinstance(action, Place):
            self._place(seat, action.at, action.word, tell)
        elif isinstance(action, Exchange):
            self._exchange(seat, action.tiles, tell)
        elif isinstance(action, Pass):
            self._pass(seat, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int], tell: Story) -> None:
        if self.stage == DRAWING:
            self.first = self.turn = draw_for_start(bag(order), self.players, tell)
            self.stage = DEALING
        elif self.stage == DEALING:
            self._deal(bag(order), tell)
        else:
            exchanged = self.stage == MIXING_EXCHANGE
            self.reserve = "".join([self.reserve[i] for i in order])
            if exchanged:
                self._end_idle_turn(False, tell)
            elif self.to_shed > 0:
                self.stage = SHEDDING
            else:
                self._end_turn(tell)

    def expired(self, tell: Story) -> None:
        self._stand(tell)

    def _deal(self, tiles: str, tell: Story) -> None:
        each = RACE_RACK[self.players] if self.formula == "race" else RACK
        self.racks = [
            listed(tiles[seat * each : (seat + 1) * each]) for seat in range(self.players)
        ]
        self.reserve = tiles[self.players * each :]
        self.stage = TURN
        if tell is not None:
            tell.append(t.Began(Seat(self.turn), self.round))

    # A placement

    def _place(self, seat: int, at: str, word: str, tell: Story) -> None:
        patience = self.formula == "patience"
        placement = read(self.board, at, word)
        missing = lacking(self.racks[seat], placement.tiles)
        if missing is not None:
            raise Illegal("not_in_rack", "1.7.1", tile=missing)
        if not self.has_tiles():
            if not patience:
                check_opening(placement)
        elif not (patience and self.options.patience_islands):
            check_touches(self.board, placement)
        check_black(placement, self.racks[seat], len(self.reserve), self.options)
        board = put(self.board, placement, word)
        at_once = patience or self.options.auto_validate
        if at_once:
            wrong = self._non_words(board, placement.fresh)
            if wrong:
                raise Illegal("not_a_word", "1.11" if patience else "1.5", words=wrong)
        self.board = board
        self.racks[seat] = minus(self.racks[seat], placement.tiles)
        self.known[seat] = minus(self.known[seat], placement.tiles)
        self.at = at
        self.word = word
        self.fresh = placement.fresh
        if tell is not None:
            tell.append(t.Placed(Seat(seat), at, word))
        if at_once:
            self._settle(tell)
        else:
            self.silent = [other for other in range(self.players) if other != seat]
            self.stage = CONTEST

    def has_tiles(self) -> bool:
        """Whether anything lies on the board; until then the opening rules hold."""
        return self.board.count(EMPTY) < SQUARES

    def _non_words(self, board: str, fresh: list[int]) -> list[str]:
        admitted = words.judge(self.options)
        formed = [word.upper() for word in words_formed(board, fresh)]
        return [word for word in formed if not admitted(word)]

    # The contest window

    def _accept(self, seat: int, tell: Story) -> None:
        if tell is not None:
            tell.append(t.Accepted(Seat(seat)))
        self.silent = [other for other in self.silent if other != seat]
        if self.silent:
            self.hold()
        else:
            self._stand(tell)

    def _contest(self, seat: int, tell: Story) -> None:
        wrong = self._non_words(self.board, self.fresh)
        self.silent = []
        if tell is not None:
            mover = Seat(self.turn)
            tell.append(t.Contested(Seat(seat), mover, len(wrong) > 0, tuple(wrong)))
        if wrong:
            self._take_back(tell)
            return
        if self.formula == "race":
            self._draw(seat, self.options.wrong_contest_penalty, tell)
        else:
            self._score(seat, -self.options.wrong_contest_penalty, "wrong_contest", tell)
        self._settle(tell)

    def _take_back(self, tell: Story) -> None:
        """Rule 1.8: the tiles go back, the turn is lost, and it costs as much as a green devil."""
        seat = self.turn
        tiles = self._tiles_laid()
        self.board = take_away(self.board, self.fresh)
        self.racks[seat] = listed(self.racks[seat] + tiles)
        self.known[seat] = listed(self.known[seat] + tiles)
        if self.formula == "race":
            self._draw(seat, 1, tell)
        else:
            self._score_others(seat, GREEN_POINTS, "contest", tell)
        self._end_idle_turn(False, tell)

    def _tiles_laid(self) -> str:
        return "".join([tile_of(self.board[square]) for square in self.fresh])

    def _stand(self, tell: Story) -> None:
        """Nobody contests, or nobody any more: by word or by silence, it is the same."""
        self.silent = []
        if tell is not None:
            tell.append(t.Stood(Seat(self.turn), self.word))
        self._settle(tell)

    # What a placement leads to

    def _settle(self, tell: Story) -> None:
        seat = self.turn
        self.passes = self.idle = 0
        self.laid = [*self.laid, t.Laid(Seat(seat), self.at, self.word)]
        if self.formula == "patience":
            self.points[seat] += len(self.fresh)
            self._draw(seat, RACK - len(self.racks[seat]), tell)
            if not self.racks[seat]:
                self._end_patience(tell)
            else:
                self.fresh = []
            return
        green = greens(self.fresh)
        red = reds(self.fresh)
        if tell is not None and (green or red):
            tell.append(t.Covered(Seat(seat), green, red))
        if self.formula == "score":
            self._score_others(seat, green * GREEN_POINTS, "green", tell)
            self._score(seat, red * RED_POINTS, "red", tell)
            formed = words_formed(self.board, self.fresh)
            points = word_points(self.options.word_scoring, self._tiles_laid(), self.word, formed)
            self._score(seat, points, "words", tell)
            self._draw(seat, RACK - len(self.racks[seat]), tell)
            self._end_turn(tell)
            return
        self._draw(seat, green, tell)
        most = len(self.racks[seat])
        if most and not self.options.red_discard_can_finish:
            most -= 1  # A2: the red devil is void for the last tile
        self.to_shed = min(red, most)
        if self.to_shed:
            self.stage = SHEDDING
        else:
            self._end_turn(tell)

    def _shed(self, seat: int, tile: str, tell: Story) -> None:
        if self.stage != SHEDDING:
            raise Illegal("nothing_to_shed", "1.7")
        if len(tile) != 1 or tile not in self.racks[seat]:
            raise Illegal("not_in_rack", "1.7", tile=tile)
        self.racks[seat] = minus(self.racks[seat], tile)
        self.reserve = listed(self.reserve + tile)
        self.known[seat] = lessened(self.known[seat], 1)
        self.returned[seat] = listed(self.returned[seat] + tile)
        self.to_shed -= 1
        self.stage = MIXING_SHED
        if tell is not None:
            tell.append(t.PutBack(Seat(seat)))

    def _draw(self, seat: int, count: int, tell: Story) -> None:
        """Take tiles from the front of the reserve, as far as it goes."""
        drawn = self.reserve[: max(0, count)]
        if not drawn:
            return
        self.reserve = self.reserve[len(drawn) :]
        self.racks[seat] = listed(self.racks[seat] + drawn)
        self.returned = after_drawing(self.returned, seat, drawn)
        if tell is not None:
            tell.append(t.Drew(Seat(seat), len(drawn)))

    def _score(self, seat: int, points: int, cause: t.Cause, tell: Story) -> None:
        self.points[seat] += points
        if points and tell is not None:
            tell.append(t.Scored(Seat(seat), points, cause))

    def _score_others(self, seat: int, points: int, cause: t.Cause, tell: Story) -> None:
        for other in range(self.players):
            if other != seat:
                self._score(other, points, cause, tell)

    # The other turns

    def _exchange(self, seat: int, tiles: str, tell: Story) -> None:
        if self.formula == "patience":
            raise Illegal("no_exchange_in_patience", "1.11")
        if not tiles:
            raise Illegal("exchange_nothing", "1.7")
        missing = lacking(self.racks[seat], tiles)
        if missing is not None:
            raise Illegal("not_in_rack", "1.7", tile=missing)
        if len(tiles) > len(self.reserve):
            raise Illegal("reserve_too_small", "A7", reserve=len(self.reserve))
        drawn = self.reserve[: len(tiles)]
        self.reserve = listed(self.reserve[len(tiles) :] + tiles)
        self.racks[seat] = listed(minus(self.racks[seat], tiles) + drawn)
        self.known[seat] = lessened(self.known[seat], len(tiles))
        self.returned = after_drawing(self.returned, seat, drawn)
        self.returned[seat] = listed(self.returned[seat] + tiles)
        self.stage = MIXING_EXCHANGE
        if tell is not None:
            tell.append(t.Exchanged(Seat(seat), len(tiles)))

    def _pass(self, seat: int, tell: Story) -> None:
        if tell is not None:
            tell.append(t.Passed(Seat(seat)))
        if self.formula == "patience":
            self._end_patience(tell)
        else:
            self._end_idle_turn(True, tell)

    # Ends

    def _end_turn(self, tell: Story) -> None:
        """After a placement that stood: whoever has no tile left has finished."""
        if self.racks[self.turn]:
            self._next_turn()
        else:
            self._end_deal(self.turn, tell)

    def _end_idle_turn(self, passed: bool, tell: Story) -> None:
        self.idle += 1
        self.passes = self.passes + 1 if passed else 0
        all_passed = self.passes >= self.players and not (self.formula == "score" and self.reserve)
        if all_passed or self.idle >= self.options.max_idle_rounds * self.players:  # 1.9, A15
            self._end_deal(NOBODY, tell)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.fresh = []
        self.turn = (self.turn + 1) % self.players
        self.stage = TURN

    def _end_deal(self, finisher: int, tell: Story) -> None:
        black = any(GROUND[square] == BLACK for square in self.fresh)
        if tell is not None:
            if finisher == NOBODY:
                tell.append(t.Blocked(self.round))
            else:
                tell.append(t.Finished(Seat(finisher), black))
            for seat in range(self.players):
                if seat != finisher:
                    rack = self.racks[seat]
                    tell.append(t.Left(Seat(seat), rack, value_of(rack)))
        if self.formula == "score":
            self._score_end(finisher, black, tell)
        elif finisher != NOBODY:
            self._score(finisher, race_points(self.racks, black), "leftovers", tell)
        self.finisher = finisher
        self.fresh = []
        if self.round < self.options.rounds:
            self._next_deal()
        else:
            self.stage = OVER

    def _score_end(self, finisher: int, black: bool, tell: Story) -> None:
        """Rule 1.9: the finisher's bonus and everybody's leftovers, which others lose."""
        if finisher != NOBODY:
            self._score(finisher, finish_points(black), "finish", tell)
        for seat in range(self.players):
            left = value_of(self.racks[seat])
            self._score(seat, -left, "leftovers", tell)
            if finisher != NOBODY:
                self._score(finisher, left, "leftovers", tell)

    def _next_deal(self) -> None:
        """A20: points are kept, the start moves to the left."""
        self.round += 1
        self.first = self.turn = (self.first + 1) % self.players
        self.board = EMPTY * SQUARES
        self.racks = [""] * self.players
        self.known = [""] * self.players
        self.returned = [""] * self.players
        self.reserve = ""
        self.laid = []
        self.passes = self.idle = 0
        self.stage = DEALING

    def _end_patience(self, tell: Story) -> None:
        self.fresh = []
        self.stage = OVER
        if tell is not None:
            tell.append(t.Solved(self.points[0]))

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def copy(self) -> "Table":
        twin = Table(self.options, self.players)
        twin.board = self.board
        twin.racks = self.racks[:]
        twin.reserve = self.reserve
        twin.points = self.points[:]
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.passes = self.passes
        twin.idle = self.idle
        twin.at = self.at
        twin.word = self.word
        twin.fresh = self.fresh
        twin.silent = self.silent
        twin.to_shed = self.to_shed
        twin.laid = self.laid
        twin.known = self.known[:]
        twin.returned = self.returned[:]
        twin.finisher = self.finisher
        twin.stage = self.stage
        twin.held = self.held
        return twin

    def census(self) -> dict[str, int]:
        if self.stage <= DEALING:
            return {}
        there = [tile_of(sign) for sign in self.board]
        heap = "".join(there) + self.reserve + "".join(self.racks)
        return {tile: heap.count(tile) for tile in LISTING}


# Ready-made moves

PASSES: Final = [[Move(seat, Pass())] for seat in range(SEATS)]
ANSWERS: Final = [[Move(seat, Accept()), Move(seat, Contest())] for seat in range(SEATS)]
SHEDS: Final = [{tile: Move(seat, Shed(tile)) for tile in LISTING} for seat in range(SEATS)]
