"""The smallest game there can be: everybody accepts, or the delay runs out."""

from pathlib import Path

from ludiade.kernel.game import Game
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Event, Options, View


class Accept(Action, frozen=True):
    pass


class Accepted(Event, frozen=True):
    pass


class Silence(View, frozen=True):
    silent: list[int]


class TinyTable(State):
    def __init__(self, players):
        super().__init__()
        self.players = players
        self.silent = list(range(players))
        self.dealt = False
        self.closed = False

    def waiting(self):
        if not self.dealt:
            return Shuffle(2)
        return Over([0] * self.players) if self.closed else Awaiting(tuple(self.silent), 5)

    def moves(self, seat):
        return [Move(seat, Accept())]

    def move(self, seat, action):
        self.silent.remove(seat)
        if self.silent:
            self.hold()
        else:
            self.expired()

    def shuffled(self, order):
        self.dealt = True

    def expired(self):
        self.closed = True

    def view(self, eyes):
        return Silence(self.silent)

    def census(self):
        return {}


class Tiny(Game):
    id = "tiny"
    rules = 1
    seats = range(1, 9)
    folder = Path(__file__).parent
    Options = Options
    Action = Accept
    Event = Accepted
    View = Silence

    def start(self, options, players):
        return TinyTable(players)

    def imagine(self, options, players, eyes, view, dice):
        return TinyTable(players)
