"""Diamino: the state of the table and its laws (rules 1.6 to 1.11)."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.contest import accept, contest, stand
from ludiade.games.diamino.devils import shed
from ludiade.games.diamino.end import end_idle_turn, end_turn
from ludiade.games.diamino.hidden_tiles import after_drawing
from ludiade.games.diamino.material import (
    BAG,
    EMPTY,
    LISTING,
    RACE_RACK,
    RACK,
    SQUARES,
    TILES,
    bag,
    listed,
    tile_of,
)
from ludiade.games.diamino.moves import ANSWERS, PASSES, SHEDS
from ludiade.games.diamino.sight import view
from ludiade.games.diamino.stages import (
    CONTEST,
    DEALING,
    DRAWING,
    MIXING_EXCHANGE,
    SHEDDING,
    TURN,
)
from ludiade.games.diamino.start import draw_for_start
from ludiade.games.diamino.turn import exchange, pass_turn, place
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Place, Shed
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY, TURNS, Awaiting, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat


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
                contest(self, seat, tell)
            else:
                accept(self, seat, tell)
        elif self.stage == CONTEST:
            raise Illegal("contest_or_accept", "1.8")
        elif isinstance(action, Shed):
            shed(self, seat, action.tile, tell)
        elif self.stage == SHEDDING:
            raise Illegal("shed_first", "1.7")
        elif isinstance(action, Place):
            place(self, seat, action.at, action.word, tell)
        elif isinstance(action, Exchange):
            exchange(self, seat, action.tiles, tell)
        elif isinstance(action, Pass):
            pass_turn(self, seat, tell)
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
                end_idle_turn(self, False, tell)
            elif self.to_shed > 0:
                self.stage = SHEDDING
            else:
                end_turn(self, tell)

    def expired(self, tell: Story) -> None:
        stand(self, tell)

    def _deal(self, tiles: str, tell: Story) -> None:
        each = RACE_RACK[self.players] if self.formula == "race" else RACK
        self.racks = [
            listed(tiles[seat * each : (seat + 1) * each]) for seat in range(self.players)
        ]
        self.reserve = tiles[self.players * each :]
        self.stage = TURN
        if tell is not None:
            tell.append(t.Began(Seat(self.turn), self.round))

    # On the table

    def has_tiles(self) -> bool:
        """Whether anything lies on the board; until then the opening rules hold."""
        return self.board.count(EMPTY) < SQUARES

    def tiles_laid(self) -> str:
        """The tiles of the present placement."""
        return "".join([tile_of(self.board[square]) for square in self.fresh])

    def draw(self, seat: int, count: int, tell: Story) -> None:
        """Take tiles from the front of the reserve, as far as it goes."""
        drawn = self.reserve[: max(0, count)]
        if not drawn:
            return
        self.reserve = self.reserve[len(drawn) :]
        self.racks[seat] = listed(self.racks[seat] + drawn)
        self.returned = after_drawing(self.returned, seat, drawn)
        if tell is not None:
            tell.append(t.Drew(Seat(seat), len(drawn)))

    def score(self, seat: int, points: int, cause: t.Cause, tell: Story) -> None:
        """Add to a player's points, or take from them."""
        self.points[seat] += points
        if points and tell is not None:
            tell.append(t.Scored(Seat(seat), points, cause))

    def score_others(self, seat: int, points: int, cause: t.Cause, tell: Story) -> None:
        """Give points to everybody else."""
        for other in range(self.players):
            if other != seat:
                self.score(other, points, cause, tell)

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def made_from(self) -> tuple[object, ...]:
        return self.options, self.players

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
