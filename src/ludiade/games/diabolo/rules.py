"""Diabolo: the state of the table and its laws (rules 2.1 to 2.9)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import (
    CARDS,
    COLOUR,
    DECK,
    FULL_LINE,
    FULL_SIDE,
    HAND,
    KINDS,
    LINES,
    ONE,
    ONES,
    VALUES,
    hand_of,
)
from ludiade.games.diabolo.moves import ANGEL_PLAYS, DEMON_PLAYS, DISCARDS, DOUBLES, offer
from ludiade.games.diabolo.scoring import asked, decide
from ludiade.games.diabolo.sight import view
from ludiade.games.diabolo.stages import BLOCKED, DEALING, DOUBLING, ENDED, PLAYING, SEATING
from ludiade.games.diabolo.turn import discard, draw, play
from ludiade.games.diabolo.types import Discard, Double, Play
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(State):
    """Five lines with a demon's and an angel's side, the hands around them, and the pile.

    `hands[seat * LINES + colour]` is what a player holds of a colour, in octal (see cards);
    `laid[2 * colour + side]` the values on one side; seats with a Double, those who have decided
    and those who announced theirs are bits.
    """

    def __init__(self, options: t.Options, players: int) -> None:
        super().__init__()
        self.players: i64 = players
        self.rounds: int = players if options.rounds is None else options.rounds
        self.sequential: bool = options.announce == "sequential"
        self.hands: list[int] = [0] * (players * LINES)
        self.shown: list[int] = [0] * (players * LINES)
        self.laid: list[list[int]] = [[] for _ in range(2 * LINES)]
        self.pile: list[int] = []  # the top is the last
        self.beside: list[int] = []
        self.scores: list[int] = [0] * players
        self.doubles: i64 = 0
        self.decided: i64 = 0
        self.announced: i64 = 0
        self.round: int = 1
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.line: i64 = 0
        """The line being scored; those above it have been."""
        self.stage: i64 = SEATING

    def waiting(self) -> Waiting:
        if self.stage <= BLOCKED:
            return TURNS[self.turn]
        if self.stage == DOUBLING:
            return asked(self)
        if self.stage == SEATING:
            return Shuffle(self.players)
        if self.stage == DEALING:
            return Shuffle(len(DECK))
        return Over(self.scores[:])

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == DOUBLING:
            return DOUBLES[seat]
        menu: list[Move] = []
        at: i64 = seat * LINES
        last: i64 = at + LINES
        colour: i64 = 0
        while at < last:
            held: i64 = self.hands[at]
            if held > 0 and self.stage == BLOCKED:
                offer(menu, DISCARDS, held, at)
            elif held > 0:
                demon: i64 = len(self.laid[2 * colour])
                angel: i64 = len(self.laid[2 * colour + 1])
                if demon + angel < FULL_LINE:
                    if demon < FULL_SIDE:
                        offer(menu, DEMON_PLAYS, held, at)
                    if angel < FULL_SIDE:
                        offer(menu, ANGEL_PLAYS, held, at)
            at += 1
            colour += 1
        return menu

    def pick(self, seat: int, dice: Dice) -> Move:
        """A random move; in play, drawn until it is legal, which spares a playout its menus."""
        if self.stage != PLAYING:
            return super().pick(seat, dice)
        base: i64 = seat
        while True:
            drawn: i64 = dice.below(2 * KINDS)
            kind: i64 = drawn >> 1
            colour: i64 = COLOUR[kind]
            held: i64 = self.hands[base * LINES + colour]
            if held & ONES * ONE[kind] and not self.is_locked(colour):
                if len(self.laid[2 * colour + (drawn & 1)]) < FULL_SIDE:
                    return (ANGEL_PLAYS if drawn & 1 else DEMON_PLAYS)[base * KINDS + kind]

    def can_play(self) -> bool:
        """Whether the player in turn holds a card of an open line."""
        base = self.turn * LINES
        colour: i64 = 0
        while colour < LINES:
            if self.hands[base + colour] > 0 and not self.is_locked(colour):
                return True
            colour += 1
        return False

    def is_locked(self, colour: i64) -> bool:
        """Whether a line takes no card any more (B16)."""
        return len(self.laid[2 * colour]) + len(self.laid[2 * colour + 1]) == FULL_LINE

    # The law

    def move(self, seat: int, action: Action) -> None:
        tell = self.story
        if isinstance(action, Play):
            play(self, seat, action, tell)
        elif isinstance(action, Double):
            decide(self, seat, action.spend, tell)
        elif isinstance(action, Discard):
            discard(self, seat, action.card, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int]) -> None:
        tell = self.story
        if self.stage == SEATING:
            self.dealer = order[0]
            self.stage = DEALING
            if tell is not None and self.players == 2:
                tell.append(t.Unofficial())
            return
        self._clear()
        hands = self.hands
        at: i64 = 0
        seat = self.dealer
        for _ in range(self.players):
            seat = self.left_of(seat)
            for _ in range(HAND):
                kind: i64 = DECK[order[at]]
                hands[seat * LINES + COLOUR[kind]] += ONE[kind]
                at += 1
        pile = [DECK[entry] for entry in order[at:]]
        pile.reverse()
        self.pile = pile
        self.turn = self.left_of(self.dealer)
        if tell is not None:
            tell.append(t.RoundBegan(self.round, Seat(self.dealer), Seat(self.turn)))
        draw(self, tell)

    def _clear(self) -> None:
        """Take up every card and give the Doubles back (2.6)."""
        self.hands = [0] * (self.players * LINES)
        self.shown = [0] * (self.players * LINES)
        self.laid = [[] for _ in range(2 * LINES)]
        self.beside = []
        self.doubles = (1 << self.players) - 1
        self.line = 0

    def left_of(self, seat: i64) -> i64:
        """The next player in turn."""
        return seat + 1 if seat + 1 < self.players else 0

    def end_round(self, tell: Story) -> None:
        """Every line is scored: the deal goes on to the left, or all is over (2.6)."""
        if tell is not None:
            for seat in range(self.players):
                tell.append(t.Totalled(Seat(seat), self.round, self.scores[seat]))
        if self.round < self.rounds:
            self.round += 1
            self.dealer = self.left_of(self.dealer)
            self.stage = DEALING
            return
        self.stage = ENDED
        if tell is not None:
            best = max(self.scores)
            winners = [Seat(s) for s in range(self.players) if self.scores[s] == best]
            tell.append(t.Won(tuple(winners), best))

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, self.players

    def census(self) -> dict[str, int]:
        cards = [CARDS[kind] for kind in self.pile + self.beside]
        for seat in range(self.players):
            cards += hand_of(self.hands, seat)
        for at, side in enumerate(self.laid):
            cards += [CARDS[at // 2 * VALUES + value - 1] for value in side]
        return {card: cards.count(card) for card in CARDS} if cards else {}
