"""Diamino: the table and its laws, in the order of the rules (1.6 to 1.11)."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.end import end_idle_turn, end_patience, end_turn
from ludiade.games.diamino.hidden_tiles import after_drawing, lessened
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import (
    BAG,
    EMPTY,
    LISTING,
    RACE_RACK,
    RACK,
    SQUARES,
    TILES,
    bag,
    lacking,
    listed,
    minus,
    tile_of,
)
from ludiade.games.diamino.moves import ANSWERS, PASSES, SHEDS
from ludiade.games.diamino.placement import (
    check_black,
    check_opening,
    check_touches,
    put,
    read,
    take_away,
    words_formed,
)
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS, greens, reds, word_points
from ludiade.games.diamino.sight import view
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.start import draw_for_start
from ludiade.games.diamino.story import Telling
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Place, Shed
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY, TURNS, Awaiting, Move, Over, Shuffle, Waiting
from ludiade.kernel.types import Action, Seat


class Table(Telling):
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
        self.stage: int = Stage.DRAWING
        if self.formula == "patience":
            self.stage = Stage.DEALING
            if options.patience_rack == "all":  # 1.11: all face up, no chance at all
                self.racks[0] = BAG
                self.stage = Stage.TURN

    def made_from(self) -> tuple[object, ...]:
        return self.options, self.players

    def waiting(self) -> Waiting:
        match self.stage:
            case Stage.TURN | Stage.SHEDDING:
                return TURNS[self.turn]
            case Stage.CONTEST:
                return Awaiting(tuple(self.silent), self.options.contest_seconds or None)
            case Stage.DRAWING | Stage.DEALING:
                return Shuffle(TILES)
            case Stage.MIXING_EXCHANGE | Stage.MIXING_SHED:
                return Shuffle(len(self.reserve))
            case _:
                return self._outcome()

    def _outcome(self) -> Over:
        """Points; a single race also ranks whoever finished before all others (1.9)."""
        if self.formula == "race" and self.options.rounds == 1 and self.finisher != NOBODY:
            ranks = [1 if seat == self.finisher else 2 for seat in range(self.players)]
            return Over(self.points[:], ranks)
        return Over(self.points[:])

    # 1.6 Who begins, the deal, and the reserve mixed after tiles went back

    def shuffled(self, order: list[int]) -> None:
        match self.stage:
            case Stage.DRAWING:
                start = draw_for_start(bag(order), self.players)
                self.tell_drew_for_start(start.draws)
                self.first = self.turn = start.seat
                self.stage = Stage.DEALING
            case Stage.DEALING:
                self._deal(bag(order))
            case Stage.MIXING_EXCHANGE:
                self._mix(order)
                end_idle_turn(self, False)
            case _:
                self._mix(order)
                if self.to_shed > 0:
                    self.stage = Stage.SHEDDING
                else:
                    end_turn(self)

    def _deal(self, tiles: str) -> None:
        each = RACE_RACK[self.players] if self.formula == "race" else RACK
        self.racks = [
            listed(tiles[seat * each : (seat + 1) * each]) for seat in range(self.players)
        ]
        self.reserve = tiles[self.players * each :]
        self.stage = Stage.TURN
        self.tell_began(self.turn, self.round)

    def _mix(self, order: list[int]) -> None:
        self.reserve = "".join([self.reserve[i] for i in order])

    # 1.7 A turn: place, exchange or pass

    def move(self, seat: int, action: Action) -> None:
        match self.stage:
            case Stage.CONTEST:
                self._answer_placement(seat, action)
            case Stage.SHEDDING:
                self._answer_red_devil(seat, action)
            case _:
                self._take_turn(seat, action)

    def _take_turn(self, seat: int, action: Action) -> None:
        match action:
            case Place():
                self._place(seat, action.at, action.word)
            case Exchange():
                self._exchange(seat, action.tiles)
            case Pass():
                self._pass(seat)
            case Shed():
                raise Illegal("nothing_to_shed", "1.7")
            case Accept() | Contest():
                raise Illegal("nothing_to_contest", "A9")
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _place(self, seat: int, at: str, word: str) -> None:
        """Lay a word; it stands at once, or until the opponents have answered."""
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
        self.tell_placed(seat, at, word)
        if at_once:
            self._settle()
        else:
            self.silent = [other for other in range(self.players) if other != seat]
            self.stage = Stage.CONTEST

    def _exchange(self, seat: int, tiles: str) -> None:
        """Swap tiles for as many of the reserve: draw, put back, then mix."""
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
        self.stage = Stage.MIXING_EXCHANGE
        self.tell_exchanged(seat, len(tiles))

    def _pass(self, seat: int) -> None:
        self.tell_passed(seat)
        if self.formula == "patience":
            end_patience(self)
        else:
            end_idle_turn(self, True)

    # 1.8 Contesting a placement, or letting it stand

    def _answer_placement(self, seat: int, action: Action) -> None:
        match action:
            case Accept():
                self._accept(seat)
            case Contest():
                self._contest(seat)
            case _:
                raise Illegal("contest_or_accept", "1.8")

    def _accept(self, seat: int) -> None:
        self.tell_accepted(seat)
        self.silent = [other for other in self.silent if other != seat]
        if self.silent:
            self.hold()
        else:
            self.expired()

    def expired(self) -> None:
        """Nobody contests, or nobody any more: by word or by silence, it is the same."""
        self.silent = []
        self.tell_stood(self.turn, self.word)
        self._settle()

    def _contest(self, seat: int) -> None:
        """Have the words formed looked up; one contest settles it (A10)."""
        wrong = self._non_words(self.board, self.fresh)
        self.silent = []
        self.tell_contested(seat, self.turn, wrong)
        if wrong:
            self._take_back()
            return
        penalty = self.options.wrong_contest_penalty
        if self.formula == "race":
            self._draw(seat, penalty)
        else:
            self.score(seat, -penalty, "wrong_contest")
        self._settle()

    def _take_back(self) -> None:
        """The tiles go back, the turn is lost, and it costs as much as a green devil."""
        seat = self.turn
        tiles = self._tiles_laid()
        self.board = take_away(self.board, self.fresh)
        self.racks[seat] = listed(self.racks[seat] + tiles)
        self.known[seat] = listed(self.known[seat] + tiles)
        if self.formula == "race":
            self._draw(seat, 1)
        else:
            self._score_others(seat, GREEN_POINTS, "contest")
        end_idle_turn(self, False)

    def _non_words(self, board: str, fresh: list[int]) -> list[str]:
        """Those of the words that new tiles form which do not exist."""
        admitted = word_lists.judge(self.options)
        formed = [word.upper() for word in words_formed(board, fresh)]
        return [word for word in formed if not admitted(word)]

    # 1.7 What a placement that stands brings: devils, points, tiles drawn or put back

    def _settle(self) -> None:
        seat = self.turn
        self.passes = self.idle = 0
        self.laid = [*self.laid, t.Laid(Seat(seat), self.at, self.word)]
        match self.formula:
            case "patience":
                self._settle_patience(seat)
            case "score":
                self._settle_score(seat)
            case _:
                self._settle_race(seat)

    def _settle_patience(self, seat: int) -> None:
        self.points[seat] += len(self.fresh)
        self._draw(seat, RACK - len(self.racks[seat]))
        if self.racks[seat]:
            self.fresh = []
        else:
            end_patience(self)

    def _settle_score(self, seat: int) -> None:
        """A green devil gives to the others, a red one to oneself, and the rack is filled."""
        green, red = greens(self.fresh), reds(self.fresh)
        self.tell_covered(seat, green, red)
        self._score_others(seat, green * GREEN_POINTS, "green")
        self.score(seat, red * RED_POINTS, "red")
        formed = words_formed(self.board, self.fresh)
        points = word_points(self.options.word_scoring, self._tiles_laid(), self.word, formed)
        self.score(seat, points, "words")
        self._draw(seat, RACK - len(self.racks[seat]))
        end_turn(self)

    def _settle_race(self, seat: int) -> None:
        """A green devil makes one draw a tile, a red one lets one put a tile back."""
        green, red = greens(self.fresh), reds(self.fresh)
        self.tell_covered(seat, green, red)
        self._draw(seat, green)
        most = len(self.racks[seat])
        if most and not self.options.red_discard_can_finish:
            most -= 1  # A2: the red devil is void for the last tile
        self.to_shed = min(red, most)
        if self.to_shed:
            self.stage = Stage.SHEDDING
        else:
            end_turn(self)

    def _answer_red_devil(self, seat: int, action: Action) -> None:
        match action:
            case Shed():
                self._shed(seat, action.tile)
            case Accept() | Contest():
                raise Illegal("nothing_to_contest", "A9")
            case _:
                raise Illegal("shed_first", "1.7")

    def _shed(self, seat: int, tile: str) -> None:
        if len(tile) != 1 or tile not in self.racks[seat]:
            raise Illegal("not_in_rack", "1.7", tile=tile)
        self.racks[seat] = minus(self.racks[seat], tile)
        self.reserve = listed(self.reserve + tile)
        self.known[seat] = lessened(self.known[seat], 1)
        self.returned[seat] = listed(self.returned[seat] + tile)
        self.to_shed -= 1
        self.stage = Stage.MIXING_SHED
        self.tell_put_back(seat)

    # On the table

    def has_tiles(self) -> bool:
        """Whether anything lies on the board; until then the opening rules hold."""
        return self.board.count(EMPTY) < SQUARES

    def _tiles_laid(self) -> str:
        """The tiles of the present placement."""
        return "".join([tile_of(self.board[square]) for square in self.fresh])

    def _draw(self, seat: int, count: int) -> None:
        """Take tiles from the front of the reserve, as far as it goes."""
        drawn = self.reserve[: max(0, count)]
        if not drawn:
            return
        self.reserve = self.reserve[len(drawn) :]
        self.racks[seat] = listed(self.racks[seat] + drawn)
        self.returned = after_drawing(self.returned, seat, drawn)
        self.tell_drew(seat, len(drawn))

    def score(self, seat: int, points: int, cause: t.Cause) -> None:
        """Add to a player's points, or take from them."""
        self.points[seat] += points
        self.tell_scored(seat, points, cause)

    def _score_others(self, seat: int, points: int, cause: t.Cause) -> None:
        for other in range(self.players):
            if other != seat:
                self.score(other, points, cause)

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == Stage.TURN:
            return PASSES[seat]
        if self.stage == Stage.CONTEST:
            return ANSWERS[seat]
        return [SHEDS[seat][tile] for tile in LISTING if tile in self.racks[seat]]

    def may_exchange(self) -> int:
        """How many tiles the player whose turn it is may swap."""
        if self.stage != Stage.TURN or self.formula == "patience":
            return 0
        return min(len(self.reserve), len(self.racks[self.turn]))

    def pick(self, seat: int, dice: Dice) -> Move:
        from ludiade.games.diamino.plays.sampling import pick

        return Move(seat, pick(self, seat, dice))

    def all_actions(self, seat: int) -> list[Action]:
        from ludiade.games.diamino.plays.legal import every_play

        menu = self.actions(seat)
        return [*menu, *every_play(self)] if self.stage == Stage.TURN else menu

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def census(self) -> dict[str, int]:
        if self.stage in (Stage.DRAWING, Stage.DEALING):
            return {}
        there = [tile_of(sign) for sign in self.board]
        heap = "".join(there) + self.reserve + "".join(self.racks)
        return {tile: heap.count(tile) for tile in LISTING}
