"""Diabolo: the table and its laws, in the order of the rules (2.2 to 2.9)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    DECK,
    FULL_LINE,
    FULL_SIDE,
    HAND,
    INDEX,
    KINDS,
    LINES,
    ONE,
    ONES,
    VALUES,
    hand_of,
)
from ludiade.games.diabolo.moves import ANGEL_PLAYS, DEMON_PLAYS, DISCARDS, DOUBLES, SEATS, offer
from ludiade.games.diabolo.scoring import asked, bless, score_lines
from ludiade.games.diabolo.sight import view
from ludiade.games.diabolo.stages import Stage
from ludiade.games.diabolo.story import Telling
from ludiade.games.diabolo.types import Discard, Double, Play
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.piles import stacked
from ludiade.kernel.seats import left_of
from ludiade.kernel.types import Action

PLAIN: Final = t.Options()


class Table(Telling):
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
        self.stage: i64 = Stage.SEATING

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, self.players

    def waiting(self) -> Waiting:
        match self.stage:
            case Stage.PLAYING | Stage.BLOCKED:
                return TURNS[self.turn]
            case Stage.DOUBLING:
                return asked(self)
            case Stage.SEATING:
                return Shuffle(self.players)
            case Stage.DEALING:
                return Shuffle(len(DECK))
            case _:
                return Over(self.scores[:])

    # 2.2 Setup

    def shuffled(self, order: list[int]) -> None:
        if self.stage == Stage.SEATING:
            self.dealer = order[0]
            self.stage = Stage.DEALING
            if self.players == 2:
                self.tell_unofficial()
        else:
            self._clear()
            self._deal(order)

    def _clear(self) -> None:
        """Take up every card and give the Doubles back (2.6)."""
        self.hands = [0] * (self.players * LINES)
        self.shown = [0] * (self.players * LINES)
        self.laid = [[] for _ in range(2 * LINES)]
        self.beside = []
        self.doubles = (1 << self.players) - 1
        self.line = 0

    def _deal(self, order: list[int]) -> None:
        """Six cards to each, from the dealer's left; who sits there begins."""
        dealt: i64 = 0
        seat = self.dealer
        for _ in range(self.players):
            seat = left_of(seat, self.players)
            for _ in range(HAND):
                self._take(seat, DECK[order[dealt]])
                dealt += 1
        self.pile = stacked(DECK, order[dealt:])
        self.turn = left_of(self.dealer, self.players)
        self.tell_round_began(self.round, self.dealer, self.turn)
        self._draw()

    def _take(self, seat: i64, kind: i64) -> None:
        """Put a card in a hand."""
        at = seat * LINES + COLOUR[kind]
        self.hands[at] = self.hands[at] + ONE[kind]  # compiled, quicker than `+=`

    # 2.3 A turn: draw a card, then lay one

    def move(self, seat: int, action: Action) -> None:
        match action:
            case Play():
                self._play(seat, action.card, action.side)
            case Double():
                self._decide(seat, action.spend)
            case Discard():
                self._discard(seat, action.card)
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _draw(self) -> None:
        """The turn begins with a card, and ends there for whoever can lay none (B10)."""
        seat = self.turn
        self._take(seat, self.pile.pop())
        self.stage = Stage.PLAYING
        self.tell_drew(seat)
        if not self.can_play():
            self.stage = Stage.BLOCKED
            at = seat * LINES
            self.shown[at : at + LINES] = self.hands[at : at + LINES]
            self.tell_blocked(seat, self.hands)

    def _play(self, seat: i64, name: t.Card, side: t.Side) -> None:
        if self.stage == Stage.DOUBLING:
            raise Illegal("double_asked", "2.5")
        kind: i64 = INDEX[name]
        colour: i64 = COLOUR[kind]
        one: i64 = ONE[kind]
        held: i64 = self.hands[seat * LINES + colour]
        if held & ONES * one == 0:
            raise Illegal("not_held", "2.3", card=name)
        demons = self.laid[2 * colour]
        angels = self.laid[2 * colour + 1]
        if len(demons) + len(angels) == FULL_LINE:
            raise Illegal("line_locked", "B16", colour=COLOURS[colour])
        laid = demons if side == "demon" else angels
        if len(laid) == FULL_SIDE:
            raise Illegal("side_full", "2.3", colour=COLOURS[colour], side=side)
        self.hands[seat * LINES + colour] = held - one
        laid.append(kind % VALUES + 1)
        self.tell_played(seat, kind, side, demons, angels)
        if len(demons) + len(angels) == FULL_LINE:
            self.tell_locked(colour)
            if self._closes():
                self._score()
                return
        self._end_turn()

    def _discard(self, seat: i64, name: t.Card) -> None:
        if self.stage == Stage.DOUBLING:
            raise Illegal("double_asked", "2.5")
        if self.stage != Stage.BLOCKED:
            raise Illegal("can_still_play", "B9")
        kind: i64 = INDEX[name]
        one: i64 = ONE[kind]
        at = seat * LINES + COLOUR[kind]
        if self.hands[at] & ONES * one == 0:
            raise Illegal("not_held", "2.3", card=name)
        # B8: shown cards lie in locked colours, so this is the only way one leaves the hand.
        self.hands[at] -= one
        self.shown[at] -= one
        self.beside.append(kind)
        self.tell_discarded(seat, kind)
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn = left_of(self.turn, self.players)
        self._draw()

    # 2.4 The end of a round: two lines are locked, three with five players

    def _closes(self) -> bool:
        locked: i64 = 0
        for colour in range(LINES):
            if self.is_locked(colour):
                locked += 1
        if locked < (3 if self.players == SEATS else 2):
            return False
        self.tell_round_closed(self.round, locked)
        return True

    # 2.5 Scoring, line by line, and the Doubles asked for meanwhile

    def _score(self) -> None:
        if score_lines(self):
            self._end_round()
        else:
            self.stage = Stage.DOUBLING

    def _decide(self, seat: i64, spend: bool) -> None:
        """Announce a Double or keep it; the last to decide has the line scored."""
        if self.stage != Stage.DOUBLING:
            raise Illegal("no_double_now", "B5")
        self.decided |= 1 << seat
        if spend:
            self.announced |= 1 << seat
        self.tell_decided(seat, spend, self.sequential)
        if self.decided != self.doubles:
            if not self.sequential:
                self.hold()
            return
        if not self.sequential:
            self.tell_revealed(self.line, self.announced, self.players)
        bless(self, self.line)
        self.doubles &= ~self.announced  # B4: spent, whatever it brought
        self.decided = 0
        self.announced = 0
        self.line += 1
        self._score()

    # 2.6 The end of the match: the deal goes on to the left, or all is over

    def _end_round(self) -> None:
        self.tell_totals(self.round, self.scores)
        if self.round < self.rounds:
            self.round += 1
            self.dealer = left_of(self.dealer, self.players)
            self.stage = Stage.DEALING
        else:
            self.stage = Stage.ENDED
            self.tell_won(self.scores)

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == Stage.DOUBLING:
            return DOUBLES[seat]
        menu: list[Move] = []
        at: i64 = seat * LINES
        last: i64 = at + LINES
        colour: i64 = 0
        while at < last:
            held: i64 = self.hands[at]
            if held > 0 and self.stage == Stage.BLOCKED:
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
        if self.stage != Stage.PLAYING:
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

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def census(self) -> dict[str, int]:
        cards = [CARDS[kind] for kind in self.pile + self.beside]
        for seat in range(self.players):
            cards += hand_of(self.hands, seat)
        for at, side in enumerate(self.laid):
            cards += [CARDS[at // 2 * VALUES + value - 1] for value in side]
        return {card: cards.count(card) for card in CARDS} if cards else {}
