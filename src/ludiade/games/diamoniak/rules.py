"""Diamoniak: the state of the table and its laws (rules 4.1 to 4.7)."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.types import Buy, Draw, Fairy, Pay, Stop
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import SEATS, TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

CARDS: Final[list[t.Card]] = ["pink", "blue", "green", "violet", "diamond", "witch", "fairy"]
COLOURS: Final[list[t.Colour]] = ["pink", "blue", "green", "violet"]
COUNTS: Final = [6, 6, 6, 6, 20, 7, 3]
KINDS: Final = 7
DIAMOND: Final = 4
WITCH: Final = 5
FAIRY: Final = 6
NO_COLOUR: Final = -1
CASTLE: Final = 6
PRICE: Final = 3
TOLL: Final = 3

# The moments of a turn, then those in which chance is awaited or nothing any more.
OPENING: Final = 0
PRESSING: Final = 1
BEWITCHED: Final = 2
SEATING: Final = 3
DEALING: Final = 4
RESHUFFLING: Final = 5
WON: Final = 6

INDEX: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
PAYABLE: Final = [0, 1, 2, 3, DIAMOND, FAIRY]


class Table(State):
    """Four players at most, a pile, and the cards beside it.

    `held[seat * KINDS + card]` counts what a player has; the cards of her own colour are her
    castle, all others lie at her side, so no card is ever stored in two ways. A test may hand
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
            return OPEN[seat][self.sellers(seat)]
        return self._tolls(seat)

    def sellers(self, seat: int) -> int:
        """Who could sell to this seat, as bits."""
        colour = self.colour[seat]
        held = self.held_cards
        if colour == NO_COLOUR or held[seat * KINDS + DIAMOND] < PRICE:
            return 0
        sellers = 0
        for other in range(self.players):
            if other != seat and held[other * KINDS + colour] > 0:
                sellers |= 1 << other
        return sellers

    def _tolls(self, seat: int) -> list[Move]:
        """Every way to pay the witch, and the fairy; looked up by how much there is of each."""
        held = self.held_cards
        base: i64 = seat * KINDS
        key: i64 = 1 if held[base + FAIRY] > 0 else 0
        for card in PAYABLE:
            count = held[base + card]
            key = key << 2 | (count if count < TOLL else TOLL)
        if self.spares_fairies:
            key &= ~3  # the fairies are the last
        menu = TOLLS[seat][key]
        if menu is None:
            menu = TOLLS[seat][key] = toll_menu(seat, key)
        return menu

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
            self._end_turn()
        elif type(action) is Pay:
            self._pay(seat, action.cards, tell)
        elif type(action) is Buy:
            self._buy(seat, action.seller, tell)
        elif type(action) is Fairy:
            self._send_away(seat, tell)
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
            self._meet_witch(tell)
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
            self._win_if_complete(tell)

    def _meet_witch(self, tell: Story) -> None:
        if tell is not None:
            tell.append(t.Drew(Seat(self.turn), "witch", "witch"))
        base = self.turn * KINDS
        for card in PAYABLE:
            if self.held_cards[base + card] > 0:
                self.stage = BEWITCHED
                return
        self.beside[WITCH] += 1  # D7: nothing held, nothing paid, nobody asked
        if tell is not None:
            tell.append(t.Spared(Seat(self.turn)))
        self._end_turn()

    def _pay(self, seat: int, cards: tuple[t.Payable, ...], tell: Story) -> None:
        if self.stage != BEWITCHED:
            raise Illegal("no_witch", "4.4")
        base: i64 = seat * KINDS
        held = self.held_cards
        toll = 0 if self.spares_fairies else held[base + FAIRY]
        for card in range(WITCH):
            toll += held[base + card]
            if toll >= TOLL:
                toll = TOLL
                break
        if len(cards) != toll:
            raise Illegal("wrong_toll", "4.4", toll=toll, given=len(cards))
        last = 0
        run = 0
        for name in cards:
            card = INDEX[name]
            if card == FAIRY and self.spares_fairies:
                raise Illegal("fairy_never_paid", "D4")
            if card < last:
                raise Illegal("not_in_listing_order", "4.7")
            run = run + 1 if card == last else 1
            last = card
            if run > held[base + card]:
                raise Illegal("not_held", "4.4", card=name)
        for name in cards:
            card = INDEX[name]
            held[base + card] -= 1
            self.beside[card] += 1
        self.beside[WITCH] += 1
        if tell is not None:
            tell.append(t.Paid(Seat(seat), cards))
        self._release_if_empty(seat, tell)
        self._end_turn()

    def _release_if_empty(self, seat: int, tell: Story) -> None:
        colour = self.colour[seat]
        if self.releases and colour != NO_COLOUR and self.held_cards[seat * KINDS + colour] == 0:
            self.colour[seat] = NO_COLOUR  # D3
            if tell is not None:
                tell.append(t.Released(Seat(seat), COLOURS[colour]))

    def _send_away(self, seat: int, tell: Story) -> None:
        if self.stage != BEWITCHED:
            raise Illegal("no_witch", "4.4")
        if self.held_cards[seat * KINDS + FAIRY] == 0:
            raise Illegal("no_fairy", "4.4")
        self.held_cards[seat * KINDS + FAIRY] -= 1
        self.beside[FAIRY] += 1
        self.beside[WITCH] += 1
        if tell is not None:
            tell.append(t.SentAway(Seat(seat)))
        self._end_turn()

    def _buy(self, seat: int, seller: int, tell: Story) -> None:
        if self.stage == BEWITCHED:
            raise Illegal("answer_the_witch", "4.4")
        if self.stage == PRESSING:
            raise Illegal("buy_instead_of_drawing", "D13")
        colour = self.colour[seat]
        held = self.held_cards
        if colour == NO_COLOUR:
            raise Illegal("no_colour_yet", "D12")
        if held[seat * KINDS + DIAMOND] < PRICE:
            raise Illegal("too_few_diamonds", "4.4", price=PRICE)
        if not 0 <= seller < len(self.colour) or seller == seat:
            raise Illegal("no_such_seller", "4.4")
        if held[seller * KINDS + colour] == 0:
            raise Illegal("nothing_to_sell", "4.4", seat=Seat(seller), colour=COLOURS[colour])
        held[seat * KINDS + DIAMOND] -= PRICE
        if self.to_seller:
            held[seller * KINDS + DIAMOND] += PRICE
        else:
            self.beside[DIAMOND] += PRICE  # D1
        held[seller * KINDS + colour] -= 1
        held[seat * KINDS + colour] += 1
        if tell is not None:
            to: t.SaleGoesTo = "seller" if self.to_seller else "discard"
            tell.append(t.Bought(Seat(seat), Seat(seller), COLOURS[colour], to))
        if not self._win_if_complete(tell):
            self._end_turn()

    def _win_if_complete(self, tell: Story) -> bool:
        colour = self.colour[self.turn]
        if self.held_cards[self.turn * KINDS + colour] < self.castle:
            return False
        self.stage = WON
        if tell is not None:
            tell.append(t.Won(Seat(self.turn), COLOURS[colour]))
        return True

    def _end_turn(self) -> None:
        turn = self.turn + 1
        self.turn = turn if turn < self.players else 0
        self.stage = OPENING

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        acting = self.stage <= BEWITCHED
        return t.View(
            players=[self._player(seat) for seat in range(self.players)],
            pile=len(self.pile),
            discard=counted(self.beside, NO_COLOUR),
            turn=Seat(self.turn) if acting else None,
            phase=PHASES[self.stage] if acting else None,
        )

    def _player(self, seat: int) -> t.Player:
        colour = self.colour[seat]
        held = self.held_cards[seat * KINDS : (seat + 1) * KINDS]
        if colour == NO_COLOUR:
            return t.Player(None, 0, counted(held, colour))
        return t.Player(COLOURS[colour], held[colour], counted(held, colour))

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


def laid_out(counts: list[int], order: list[int]) -> list[int]:
    """A pile of these cards in this order, the top last."""
    cards = listed(counts)
    return [cards[entry] for entry in reversed(order)]


def listed(counts: list[int]) -> list[int]:
    """These cards in listing order (4.7)."""
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * counts[card]
    return cards


def counted(counts: list[int], without: int) -> dict[t.Card, int]:
    """Counts by name; kinds of which there are none, and the colour `without`, left out."""
    return {CARDS[c]: counts[c] for c in range(KINDS) if counts[c] > 0 and c != without}


# Ready-made moves

PLAIN: Final = t.Options()
PHASES: Final[list[t.Phase]] = ["opening", "pressing", "bewitched"]
PRESS: Final = [[Move(seat, Draw()), Move(seat, Stop())] for seat in range(SEATS)]


def open_menu(seat: int, sellers: int) -> list[Move]:
    """Draw, or buy from one of those who can sell."""
    buys = [Move(seat, Buy(Seat(other))) for other in range(4) if sellers >> other & 1]
    return [Move(seat, Draw()), *buys]


OPEN: Final = [[open_menu(seat, sellers) for sellers in range(16)] for seat in range(4)]
TOLLS: Final[list[list[list[Move] | None]]] = [[None] * (2 << 12) for _ in range(4)]


def toll_menu(seat: int, key: int) -> list[Move]:
    """Every payment in listing order, then the fairy, for the counts packed in `key`."""
    counts = [key >> 2 * (len(PAYABLE) - 1 - i) & 3 for i in range(len(PAYABLE))]
    held = [name for name, count in zip(PAYABLE_NAMES, counts, strict=True) for _ in range(count)]
    payments = dict.fromkeys(combinations(held, min(TOLL, len(held))))  # each once, in order
    menu = [Move(seat, Pay(cards)) for cards in payments]
    if key >> 2 * len(PAYABLE) & 1:
        menu.append(Move(seat, Fairy()))
    return menu


PAYABLE_NAMES: Final[list[t.Payable]] = ["pink", "blue", "green", "violet", "diamond", "fairy"]
