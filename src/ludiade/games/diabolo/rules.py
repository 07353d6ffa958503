"""Diabolo: the state of the table and its laws (rules 2.1 to 2.9)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.scoring import (
    CARDS,
    COLOURS,
    DIGIT,
    LINES,
    ONES,
    VALUES,
    named,
    score_line,
    seats_of,
    size,
    total,
    weighed,
)  # fmt: skip
from ludiade.games.diabolo.types import Discard, Double, Play
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Awaiting, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

KINDS: Final = 25
COPIES: Final = [4, 3, 3, 2, 2]
"""How many cards there are of each value, in every colour (2.1)."""
SEATS: Final = 5
HAND: Final = 6
FULL_SIDE: Final = 3
FULL_LINE: Final = 5

# The moments of a round, then those in which chance is awaited or nothing any more.
PLAYING: Final = 0
BLOCKED: Final = 1
DOUBLING: Final = 2
SEATING: Final = 3
DEALING: Final = 4
ENDED: Final = 5

DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES[kind % VALUES])]
COLOUR: Final = [kind // VALUES for kind in range(KINDS)]
ONE: Final = [1 << DIGIT * (kind % VALUES) for kind in range(KINDS)]
"""One such card, as it counts in a hand."""
INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARDS)}


class Table(State):
    """Five lines with a demon's and an angel's side, the hands around them, and the pile.

    `hands[seat * LINES + colour]` is what a player holds of a colour, in octal (see scoring);
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
            return self._asked()
        if self.stage == SEATING:
            return Shuffle(self.players)
        if self.stage == DEALING:
            return Shuffle(len(DECK))
        return Over(self.scores[:])

    def _asked(self) -> Awaiting:
        """Who has yet to decide about a Double (B3)."""
        undecided = self.doubles & ~self.decided
        if not self.sequential:
            return ASKED[undecided]
        seat = self._left_of(self.dealer)
        while not undecided >> seat & 1:
            seat = self._left_of(seat)
        return TURNS[seat]

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
            if held & ONES * ONE[kind] and not self._is_locked(colour):
                if len(self.laid[2 * colour + (drawn & 1)]) < FULL_SIDE:
                    return (ANGEL_PLAYS if drawn & 1 else DEMON_PLAYS)[base * KINDS + kind]

    # The law

    def move(self, seat: int, action: Action, tell: Story) -> None:
        if isinstance(action, Play):
            self._play(seat, action, tell)
        elif isinstance(action, Double):
            self._decide(seat, action.spend, tell)
        elif isinstance(action, Discard):
            self._discard(seat, action.card, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int], tell: Story) -> None:
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
            seat = self._left_of(seat)
            for _ in range(HAND):
                kind: i64 = DECK[order[at]]
                hands[seat * LINES + COLOUR[kind]] += ONE[kind]
                at += 1
        pile = [DECK[entry] for entry in order[at:]]
        pile.reverse()
        self.pile = pile
        self.turn = self._left_of(self.dealer)
        if tell is not None:
            tell.append(t.RoundBegan(self.round, Seat(self.dealer), Seat(self.turn)))
        self._draw(tell)

    def _clear(self) -> None:
        """Take up every card and give the Doubles back (2.6)."""
        self.hands = [0] * (self.players * LINES)
        self.shown = [0] * (self.players * LINES)
        self.laid = [[] for _ in range(2 * LINES)]
        self.beside = []
        self.doubles = (1 << self.players) - 1
        self.line = 0

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def _draw(self, tell: Story) -> None:
        """The turn begins with a card, and ends there for whoever can lay none (2.3, B10)."""
        base = self.turn * LINES
        kind: i64 = self.pile.pop()
        self.hands[base + COLOUR[kind]] += ONE[kind]
        self.stage = PLAYING
        if tell is not None:
            tell.append(t.Drew(Seat(self.turn)))
        if self.can_play():
            return
        self.stage = BLOCKED
        self.shown[base : base + LINES] = self.hands[base : base + LINES]
        if tell is not None:
            tell.append(t.Blocked(Seat(self.turn), tuple(self._cards(self.hands, self.turn))))

    def can_play(self) -> bool:
        """Whether the player in turn holds a card of an open line."""
        base = self.turn * LINES
        colour: i64 = 0
        while colour < LINES:
            if self.hands[base + colour] > 0 and not self._is_locked(colour):
                return True
            colour += 1
        return False

    def _is_locked(self, colour: i64) -> bool:
        return len(self.laid[2 * colour]) + len(self.laid[2 * colour + 1]) == FULL_LINE

    def _play(self, seat: i64, action: Play, tell: Story) -> None:
        if self.stage == DOUBLING:
            raise Illegal("double_asked", "2.5")
        name = action.card
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
        side = demons if action.side == "demon" else angels
        if len(side) == FULL_SIDE:
            raise Illegal("side_full", "2.3", colour=COLOURS[colour], side=action.side)
        self.hands[seat * LINES + colour] = held - one
        side.append(kind % VALUES + 1)
        if tell is not None:
            told = t.Played(Seat(seat), name, action.side, total(demons), total(angels))
            tell.append(told)
        if len(demons) + len(angels) == FULL_LINE:
            if tell is not None:
                tell.append(t.Locked(COLOURS[colour]))
            if self._closes(tell):
                self._score(tell)
                return
        self._end_turn(tell)

    def _closes(self, tell: Story) -> bool:
        """Whether enough lines are locked to end the round (2.4)."""
        locked: i64 = 0
        for colour in range(LINES):
            if self._is_locked(colour):
                locked += 1
        if locked < (3 if self.players == SEATS else 2):
            return False
        if tell is not None:
            tell.append(t.RoundClosed(self.round, locked))
        return True

    def _discard(self, seat: i64, name: t.Card, tell: Story) -> None:
        if self.stage == DOUBLING:
            raise Illegal("double_asked", "2.5")
        if self.stage != BLOCKED:
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
        if tell is not None:
            tell.append(t.Discarded(Seat(seat), name))
        self._end_turn(tell)

    def _end_turn(self, tell: Story) -> None:
        self.turn = self._left_of(self.turn)
        self._draw(tell)

    # Scoring

    def _score(self, tell: Story) -> None:
        """Score line after line, until Doubles must be asked for or the round is done."""
        while self.line < LINES:
            colour = self.line
            demons = self.laid[2 * colour]
            angels = self.laid[2 * colour + 1]
            demon = total(demons)
            angel = total(angels)
            if tell is not None:
                tell.append(weighed(colour, demons, angels))
            if angel > demon and self.doubles:
                self.stage = DOUBLING
                return
            if angel != demon:
                score_line(self.hands, colour, angel > demon, 0, self.scores, tell)
            self.line += 1
        self._end_round(tell)

    def _decide(self, seat: i64, spend: bool, tell: Story) -> None:
        if self.stage != DOUBLING:
            raise Illegal("no_double_now", "B5")
        self.decided |= 1 << seat
        if spend:
            self.announced |= 1 << seat
        if tell is not None:
            if self.sequential:
                tell.append(t.Answered(Seat(seat), spend))
            else:
                tell.append(t.Decided(Seat(seat)))
        if self.decided != self.doubles:
            if not self.sequential:
                self.hold()
            return
        if tell is not None and not self.sequential:
            if self.announced:
                spent = seats_of(self.announced, self.players)
                tell.append(t.Revealed(COLOURS[self.line], spent))
            else:
                tell.append(t.NobodyDoubles(COLOURS[self.line]))
        score_line(self.hands, self.line, True, self.announced, self.scores, tell)
        self.doubles &= ~self.announced  # B4: spent, whatever it brought
        self.decided = 0
        self.announced = 0
        self.line += 1
        self._score(tell)

    def _end_round(self, tell: Story) -> None:
        if tell is not None:
            for seat in range(self.players):
                tell.append(t.Totalled(Seat(seat), self.round, self.scores[seat]))
        if self.round < self.rounds:
            self.round += 1
            self.dealer = self._left_of(self.dealer)
            self.stage = DEALING
            return
        self.stage = ENDED
        if tell is not None:
            best = max(self.scores)
            winners = [Seat(s) for s in range(self.players) if self.scores[s] == best]
            tell.append(t.Won(tuple(winners), best))

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        seats = range(self.players)
        scoring = None
        if self.stage == DOUBLING:
            decided = list(seats_of(self.decided, self.players))
            answers = [self._answer(seat, eyes) for seat in seats]
            scoring = t.Scoring(COLOURS[self.line], decided, answers)
        return t.View(
            lines=[
                t.Line(COLOURS[colour], self.laid[2 * colour][:], self.laid[2 * colour + 1][:],
                       self._is_locked(colour))
                for colour in range(LINES)
            ],
            hands=[self._hand(seat, eyes) for seat in seats],
            shown=[self._cards(self.shown, seat) for seat in seats],
            doubles=[self.doubles >> seat & 1 == 1 for seat in seats],
            scores=self.scores[:],
            round=self.round,
            dealer=Seat(self.dealer),
            turn=Seat(self.turn) if self.stage <= BLOCKED else None,
            pile=len(self.pile),
            discard=[CARDS[kind] for kind in self.beside],
            scoring=scoring,
            revealed=[self._revealed(seat) for seat in seats],
        )  # fmt: skip

    def _answer(self, seat: int, eyes: Eyes) -> bool | None:
        if not self.decided >> seat & 1 or not (self.sequential or eyes.see(seat)):
            return None
        return self.announced >> seat & 1 == 1

    def _hand(self, seat: int, eyes: Eyes) -> list[t.Card] | int:
        if eyes.see(seat):
            return self._cards(self.hands, seat)
        count: i64 = 0
        for colour in range(LINES):
            count += size(self.hands[seat * LINES + colour])
        return count

    def _revealed(self, seat: int) -> list[t.Card]:
        """The cards of the lines scored so far; an equal line showed none (B13)."""
        cards: list[t.Card] = []
        for colour in range(self.line):
            if total(self.laid[2 * colour]) != total(self.laid[2 * colour + 1]):
                cards += named(colour, self.hands[seat * LINES + colour])
        return cards

    def _cards(self, held: list[int], seat: i64) -> list[t.Card]:
        cards: list[t.Card] = []
        for colour in range(LINES):
            cards += named(colour, held[seat * LINES + colour])
        return cards

    def copy(self) -> "Table":
        twin = Table(PLAIN, self.players)
        twin.rounds = self.rounds
        twin.sequential = self.sequential
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.laid = [side[:] for side in self.laid]
        twin.pile = self.pile[:]
        twin.beside = self.beside[:]
        twin.scores = self.scores[:]
        twin.doubles = self.doubles
        twin.decided = self.decided
        twin.announced = self.announced
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.line = self.line
        twin.stage = self.stage
        twin.held = self.held
        return twin

    def census(self) -> dict[str, int]:
        cards = [CARDS[kind] for kind in self.pile + self.beside]
        for seat in range(self.players):
            cards += self._cards(self.hands, seat)
        for at, side in enumerate(self.laid):
            cards += [CARDS[at // 2 * VALUES + value - 1] for value in side]
        return {card: cards.count(card) for card in CARDS} if cards else {}


def offer(menu: list[Move], moves: list[Move], held: i64, at: i64) -> None:
    """Add one of these moves for every value held."""
    at *= VALUES
    while held > 0:
        if held & ONES:
            menu.append(moves[at])
        held >>= DIGIT
        at += 1


# Ready-made moves and waits

PLAIN: Final = t.Options()
DOUBLES: Final = [[Move(seat, Double(True)), Move(seat, Double(False))] for seat in range(SEATS)]
DEMON_PLAYS: Final = [Move(s, Play(card, "demon")) for s in range(SEATS) for card in CARDS]
ANGEL_PLAYS: Final = [Move(s, Play(card, "angel")) for s in range(SEATS) for card in CARDS]
DISCARDS: Final = [Move(seat, Discard(card)) for seat in range(SEATS) for card in CARDS]
ASKED: Final = [
    Awaiting(tuple([seat for seat in range(SEATS) if bits >> seat & 1]))
    for bits in range(1 << SEATS)
]
