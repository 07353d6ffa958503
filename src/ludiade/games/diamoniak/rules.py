"""Diamoniak: the state of the table and its laws (rules 4.1 to 4.7)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import (
    CARDS,
    CASTLE,
    COLOURS,
    COUNTS,
    DIAMOND,
    KINDS,
    NO_COLOUR,
    WITCH,
    laid_out,
)
from ludiade.games.diamoniak.moves import OPEN, PRESS
from ludiade.games.diamoniak.sale import buy, sellers
from ludiade.games.diamoniak.sight import view
from ludiade.games.diamoniak.stages import (
    BEWITCHED,
    DEALING,
    OPENING,
    PRESSING,
    RESHUFFLING,
    SEATING,
    WON,
)
from ludiade.games.diamoniak.types import Buy, Draw, Fairy, Pay, Stop
from ludiade.games.diamoniak.witch import meet_witch, pay, send_away, tolls
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(State):
    """Four players at most, a pile, and the cards beside it.

    `held_cards[seat * KINDS + card]` counts what a player has; the cards of her own colour are
    her castle, all others lie at her side, so no card is ever stored in two ways. A test may hand
    other counts of cards and a smaller castle.
    """

    def __init__(
        self,
        options: t.Options,
        players: int,
        counts: list[int] = COUNTS,
        castle: int = CASTLE,
    ) -> None:
        super().__init__()
        self.players: i64 = players
        self.counts: list[int] = counts
        self.castle: i64 = castle
        self.to_seller: bool = options.sale_goes_to == "seller"
        self.releases: bool = options.release_colour_when_empty
        self.spares_fairies: bool = options.fairy_never_paid
        self.colour: list[int] = [NO_COLOUR] * players
        self.held_cards: list[int] = [0] * (players * KINDS)
        self.pile: list[int] = []  # the top is the last
        self.beside: list[int] = [0] * KINDS
        self.turn: i64 = 0
        self.stage: i64 = SEATING if options.first_player == "random" else DEALING

    def waiting(self) -> Waiting:
        stage = self.stage
        if stage <= BEWITCHED:
            return TURNS[self.turn]
        if stage == SEATING:
            return Shuffle(self.players)
        if stage == DEALING:
            return Shuffle(sum(self.counts))
        if stage == RESHUFFLING:
            return Shuffle(sum(self.beside))
        return Over([1 if seat == self.turn else 0 for seat in range(self.players)])

    # The menu

    def moves(self, seat: int) -> list[Move]:
        stage = self.stage
        if stage == PRESSING:
            return PRESS[seat]
        if stage == OPENING:
            return OPEN[seat][sellers(self, seat)]
        return tolls(self, seat)

    # The law

    def move(self, seat: int, action: Action, tell: Story) -> None:
        # `isinstance` of a Struct is slow where the answer is no; nothing derives from these
        if type(action) is Draw:
            if self.stage == BEWITCHED:
                raise Illegal("answer_the_witch", "4.4")
            if self.pile:
                self._draw(tell)
            else:
                self.stage = RESHUFFLING  # D9: this draw is completed after the shuffle
        elif type(action) is Stop:
            if self.stage == OPENING:
                raise Illegal("draw_or_buy_first", "4.4")
            if self.stage == BEWITCHED:
                raise Illegal("answer_the_witch", "4.4")
            if tell is not None:
                tell.append(t.Stopped(Seat(seat)))
            self.end_turn()
        elif type(action) is Pay:
            pay(self, seat, action.cards, tell)
        elif type(action) is Buy:
            buy(self, seat, action.seller, tell)
        elif type(action) is Fairy:
            send_away(self, seat, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int], tell: Story) -> None:
        if self.stage == SEATING:
            self.turn = order[0]
            self.stage = DEALING
        elif self.stage == DEALING:
            self.pile = laid_out(self.counts, order)
            self.stage = OPENING
            if tell is not None:
                tell.append(t.Began(Seat(self.turn)))
        else:
            self.pile = laid_out(self.beside, order)
            self.beside = [0] * KINDS
            if tell is not None:
                tell.append(t.Reshuffled(len(order)))
            self._draw(tell)

    def _draw(self, tell: Story) -> None:
        seat = self.turn
        card: i64 = self.pile.pop()
        if card == WITCH:
            meet_witch(self, tell)
            return
        self.stage = PRESSING
        self.held_cards[seat * KINDS + card] += 1
        colours = self.colour
        colour = colours[seat]
        chosen = colour == NO_COLOUR and card < DIAMOND and card not in colours
        if chosen:
            colour = colours[seat] = card
        if tell is not None:
            tell.append(t.Drew(Seat(seat), CARDS[card], "castle" if card == colour else "side"))
            if chosen:
                tell.append(t.ChoseColour(Seat(seat), COLOURS[card]))
        if card == colour:
            self.win_if_complete(tell)

    def win_if_complete(self, tell: Story) -> bool:
        """A castle of six wins at once."""
        colour = self.colour[self.turn]
        if self.held_cards[self.turn * KINDS + colour] < self.castle:
            return False
        self.stage = WON
        if tell is not None:
            tell.append(t.Won(Seat(self.turn), COLOURS[colour]))
        return True

    def end_turn(self) -> None:
        """The next player begins hers."""
        turn = self.turn + 1
        self.turn = turn if turn < self.players else 0
        self.stage = OPENING

    def view(self, eyes: Eyes) -> t.View:
        return view(self)

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, self.players, self.counts, self.castle

    def copy(self) -> "Table":
        twin = Table(PLAIN, self.players, self.counts, self.castle)
        twin.to_seller = self.to_seller
        twin.releases = self.releases
        twin.spares_fairies = self.spares_fairies
        twin.colour = self.colour[:]
        twin.held_cards = self.held_cards[:]
        twin.pile = self.pile[:]
        twin.beside = self.beside[:]
        twin.turn = self.turn
        twin.stage = self.stage
        twin.held = self.held
        return twin

    def census(self) -> dict[str, int]:
        if self.stage == SEATING or self.stage == DEALING:
            return {}
        total = [self.beside[card] + self.pile.count(card) for card in range(KINDS)]
        for at, count in enumerate(self.held_cards):
            total[at % KINDS] += count
        if self.stage == BEWITCHED:
            total[WITCH] += 1  # she stands before the player
        return {CARDS[card]: total[card] for card in range(KINDS)}
