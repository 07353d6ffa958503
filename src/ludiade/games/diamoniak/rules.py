"""Diamoniak: the table and its laws, in the order of the rules (4.2 to 4.7)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import (
    CARDS,
    CASTLE,
    COLOURS,
    COUNTS,
    DIAMOND,
    FAIRY,
    INDEX,
    KINDS,
    NO_COLOUR,
    PAYABLE,
    PRICE,
    TOLL,
    WITCH,
    counted,
)
from ludiade.games.diamoniak.moves import OPEN, PRESS, toll_menu
from ludiade.games.diamoniak.stages import PHASES, Stage
from ludiade.games.diamoniak.story import Telling
from ludiade.games.diamoniak.types import Buy, Draw, Fairy, Pay, Stop
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.piles import listed, stacked
from ludiade.kernel.seats import left_of
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(Telling):
    """Four players at most, a pile, and the cards beside it.

    `held_cards[seat * KINDS + card]` counts what a player has; the cards of her own colour are
    her castle, all others lie at her side, so no card is ever stored in two ways. A test may hand
    other counts of cards and a smaller castle.
    """

    def __init__(
        self, options: t.Options, players: int, counts: list[int] = COUNTS, castle: int = CASTLE
    ) -> None:
        super().__init__()
        self.players: i64 = players
        self.counts: list[int] = counts
        self.castle: i64 = castle
        self.sale_goes_to: t.SaleGoesTo = options.sale_goes_to
        self.releases: bool = options.release_colour_when_empty
        self.spares_fairies: bool = options.fairy_never_paid
        self.colour: list[int] = [NO_COLOUR] * players
        self.held_cards: list[int] = [0] * (players * KINDS)
        self.pile: list[int] = []  # the top is the last
        self.beside: list[int] = [0] * KINDS
        self.turn: i64 = 0
        drawn = options.first_player == "random"
        self.stage: i64 = Stage.SEATING if drawn else Stage.DEALING  # D17

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, self.players, self.counts, self.castle

    def waiting(self) -> Waiting:
        match self.stage:
            case Stage.PRESSING | Stage.OPENING | Stage.BEWITCHED:
                return TURNS[self.turn]
            case Stage.SEATING:
                return Shuffle(self.players)
            case Stage.DEALING:
                return Shuffle(sum(self.counts))
            case Stage.RESHUFFLING:
                return Shuffle(sum(self.beside))
            case _:
                return Over([1 if seat == self.turn else 0 for seat in range(self.players)])

    # 4.2 Setup

    def shuffled(self, order: list[int]) -> None:
        match self.stage:
            case Stage.SEATING:
                self.turn = order[0]
                self.stage = Stage.DEALING
            case Stage.DEALING:
                self.pile = stacked(listed(self.counts), order)
                self.stage = Stage.OPENING
                self.tell_began(self.turn)
            case _:
                self.pile = stacked(listed(self.beside), order)
                self.beside = [0] * KINDS
                self.tell_reshuffled(len(order))
                self._draw()

    # 4.4 A turn: draw as often as one dares, or buy

    def moves(self, seat: int) -> list[Move]:
        match self.stage:
            case Stage.PRESSING:
                return PRESS[seat]
            case Stage.OPENING:
                return OPEN[seat][self.sellers(seat)]
            case _:
                return toll_menu(seat, self.held_cards, self.spares_fairies)

    def move(self, seat: int, action: Action) -> None:
        # Not a `match`: a Struct's `case` that does not fit takes a sixth of the time of a move.
        if type(action) is Draw:
            self._press_on()
        elif type(action) is Stop:
            self._stop(seat)
        elif type(action) is Pay:
            self._pay(seat, action.cards)
        elif type(action) is Buy:
            self._buy(seat, action.seller)
        elif type(action) is Fairy:
            self._send_away(seat)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def _press_on(self) -> None:
        if self.stage == Stage.BEWITCHED:
            raise Illegal("answer_the_witch", "4.4")
        if self.pile:
            self._draw()
        else:
            self.stage = Stage.RESHUFFLING  # D9: this draw is completed after the shuffle

    def _draw(self) -> None:
        seat = self.turn
        card: i64 = self.pile.pop()
        if card == WITCH:
            self._meet_witch(seat)
            return
        self.stage = Stage.PRESSING
        self.held_cards[seat * KINDS + card] += 1
        colour = self.colour[seat]
        if colour == NO_COLOUR and card < DIAMOND and card not in self.colour:
            self.colour[seat] = card
            self.tell_drew(seat, card, "castle")
            self.tell_chose_colour(seat, card)
            self._win_if_complete(seat)  # D16
        elif card == colour:
            self.tell_drew(seat, card, "castle")
            self._win_if_complete(seat)
        else:
            self.tell_drew(seat, card, "side")

    def _stop(self, seat: i64) -> None:
        if self.stage == Stage.OPENING:
            raise Illegal("draw_or_buy_first", "4.4")
        if self.stage == Stage.BEWITCHED:
            raise Illegal("answer_the_witch", "4.4")
        self.tell_stopped(seat)
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn = left_of(self.turn, self.players)
        self.stage = Stage.OPENING

    def _win_if_complete(self, seat: i64) -> bool:
        colour = self.colour[seat]
        if self.held_cards[seat * KINDS + colour] < self.castle:
            return False
        self.stage = Stage.WON
        self.tell_won(seat, colour)
        return True

    # 4.4 The witch takes three cards, or leaves with a fairy

    def _meet_witch(self, seat: i64) -> None:
        self.tell_drew(seat, WITCH, "witch")
        base = seat * KINDS
        for card in PAYABLE:
            if self.held_cards[base + card] > 0:
                self.stage = Stage.BEWITCHED
                return
        self.beside[WITCH] += 1  # D7: nothing held, nothing paid, nobody asked
        self.tell_spared(seat)
        self._end_turn()

    def _pay(self, seat: i64, names: tuple[t.Payable, ...]) -> None:
        if self.stage != Stage.BEWITCHED:
            raise Illegal("no_witch", "4.4")
        held = self.held_cards
        base = seat * KINDS
        cards = [INDEX[name] for name in names]
        self._check_toll(base, cards)
        for card in cards:
            held[base + card] -= 1
            self.beside[card] += 1
        self.beside[WITCH] += 1
        self.tell_paid(seat, names)
        colour = self.colour[seat]
        if self.releases and colour != NO_COLOUR and held[base + colour] == 0:
            self.colour[seat] = NO_COLOUR  # D3
            self.tell_released(seat, colour)
        self._end_turn()

    def _check_toll(self, base: i64, cards: list[int]) -> None:
        """Three cards, or all there are (D19), in listing order."""
        held = self.held_cards
        toll = 0 if self.spares_fairies else held[base + FAIRY]
        card = 0
        while toll < TOLL and card < WITCH:
            toll += held[base + card]
            card += 1
        toll = min(toll, TOLL)
        if len(cards) != toll:
            raise Illegal("wrong_toll", "4.4", toll=toll, given=len(cards))
        last = 0
        run = 0
        for card in cards:
            if card == FAIRY and self.spares_fairies:
                raise Illegal("fairy_never_paid", "D4")
            if card < last:
                raise Illegal("not_in_listing_order", "4.7")
            run = run + 1 if card == last else 1
            last = card
            if run > held[base + card]:
                raise Illegal("not_held", "4.4", card=CARDS[card])

    def _send_away(self, seat: i64) -> None:
        if self.stage != Stage.BEWITCHED:
            raise Illegal("no_witch", "4.4")
        fairies = seat * KINDS + FAIRY
        if self.held_cards[fairies] == 0:
            raise Illegal("no_fairy", "4.4")
        self.held_cards[fairies] -= 1
        self.beside[FAIRY] += 1
        self.beside[WITCH] += 1
        self.tell_sent_away(seat)
        self._end_turn()

    # 4.4 Three diamonds buy a card of one's colour, instead of drawing (D13)

    def sellers(self, seat: i64) -> i64:
        """Who could sell to this seat, as bits."""
        colour = self.colour[seat]
        held = self.held_cards
        if colour == NO_COLOUR or held[seat * KINDS + DIAMOND] < PRICE:
            return 0
        found: i64 = 0
        for other in range(self.players):
            if other != seat and held[other * KINDS + colour] > 0:
                found |= 1 << other
        return found

    def _buy(self, seat: i64, seller: int) -> None:
        if self.stage == Stage.BEWITCHED:
            raise Illegal("answer_the_witch", "4.4")
        if self.stage == Stage.PRESSING:
            raise Illegal("buy_instead_of_drawing", "D13")
        colour = self.colour[seat]
        if colour == NO_COLOUR:
            raise Illegal("no_colour_yet", "D12")
        held = self.held_cards
        if held[seat * KINDS + DIAMOND] < PRICE:
            raise Illegal("too_few_diamonds", "4.4", price=PRICE)
        if not 0 <= seller < len(self.colour) or seller == seat:
            raise Illegal("no_such_seller", "4.4")
        if held[seller * KINDS + colour] == 0:
            raise Illegal("nothing_to_sell", "4.4", seat=Seat(seller), colour=COLOURS[colour])
        held[seat * KINDS + DIAMOND] -= PRICE
        if self.sale_goes_to == "seller":
            held[seller * KINDS + DIAMOND] += PRICE
        else:
            self.beside[DIAMOND] += PRICE  # D1
        held[seller * KINDS + colour] -= 1
        held[seat * KINDS + colour] += 1
        self.tell_bought(seat, seller, colour, self.sale_goes_to)
        if not self._win_if_complete(seat):
            self._end_turn()

    # 4.7 What is seen: everything but the order of the pile

    def view(self, eyes: Eyes) -> t.View:
        phase = PHASES.get(self.stage)
        return t.View(
            players=[self._player(seat) for seat in range(self.players)],
            pile=len(self.pile),
            discard=counted(self.beside, NO_COLOUR),
            turn=None if phase is None else Seat(self.turn),
            phase=phase,
        )

    def _player(self, seat: int) -> t.Player:
        colour = self.colour[seat]
        held = self.held_cards[seat * KINDS : (seat + 1) * KINDS]
        if colour == NO_COLOUR:
            return t.Player(None, 0, counted(held, colour))
        return t.Player(COLOURS[colour], held[colour], counted(held, colour))

    def census(self) -> dict[str, int]:
        if self.stage == Stage.SEATING or self.stage == Stage.DEALING:
            return {}
        total: dict[str, int] = {}
        for kind, name in enumerate(CARDS):
            held = sum(self.held_cards[kind::KINDS])
            total[name] = self.beside[kind] + self.pile.count(kind) + held
        if self.stage == Stage.BEWITCHED:
            total["witch"] += 1  # she stands before the player
        return total
