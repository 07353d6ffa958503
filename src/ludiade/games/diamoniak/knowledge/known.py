"""Diamoniak: what each card is worth, the odds of the witch, and what she would take.

A level's numbers: `castle`, `diamond`, `rival` (a card that an opponent builds with), `spare` (one
that nobody builds with), `surplus` (a diamond beyond two purchases) and `fairy` are what a card is
worth; `fear` is how heavily the witch weighs (1: as much as she takes), `moods` how far from that
a player may be for a whole match, and `whims` how often she acts on an impulse.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import (
    DIAMOND,
    FAIRY,
    INDEX,
    KINDS,
    NO_COLOUR,
    PAYABLE_NAMES,
    TOLL,
    WITCH,
)
from ludiade.games.diamoniak.knowledge.uses import (
    DIAMONDS,
    FAIRIES,
    MINE,
    PURCHASES,
    RIVAL,
    SPARE,
    SURPLUS,
    USES,
    left_of,
    serves,
    taken_colours,
    use_of,
    uses,
)
from ludiade.games.diamoniak.moves import OPEN, PRESS
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Buy, Fairy, Pay, Stop
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge, Reason
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

LAST_STONE: Final = 4.0
"""How much more than the others the card that completes a castle is worth."""
SOUND: Final = 3.0
"""How much likelier than another move the one is that `play` would make."""
NOTHING: Final = 1e-9
FINE: Final = 1 << 30
MARKS: Final = (1 << 55) - 1


class Known(Knowledge):
    """A player who counts the witches that are left."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        leaning = 2.0 * float(Dice(seed).below(FINE)) / FINE - 1.0
        self.worths: Final = [numbers[use] for use in USES]
        self.cheapest_first: Final = sorted(range(len(USES)), key=self.worths.__getitem__)
        self.fear: Final[float] = numbers["fear"] * exp(numbers.get("moods", 0.0) * leaning)
        self.whims: Final[float] = numbers.get("whims", 0.0)

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Table)
        if self.whims > 0.0 and float(dice.below(FINE)) < self.whims * FINE:
            return state.pick(seat, dice)
        return self.sound(state, seat)

    def sound(self, table: Table, seat: int) -> Move:
        """What this player thinks right."""
        if table.stage == Stage.BEWITCHED:
            return self._answer(table, seat)
        if table.stage == Stage.OPENING:
            return _buy(table, seat)
        return PRESS[seat][0 if self._hope(table, seat) > 0.0 else 1]

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        assert isinstance(state, Table)
        sound = self.sound(state, seat).action
        if state.stage != Stage.BEWITCHED:
            return [SOUND if move.action == sound else 1.0 for move in menu]
        least = self._given(state, seat, sound)
        return [exp(least - self._given(state, seat, move.action)) for move in menu]

    def mark(self, state: State) -> int:
        assert isinstance(state, Table)
        mark: i64 = state.stage
        for count in state.held_cards:
            mark = (mark * 31 + count) & MARKS
        return mark

    def _hope(self, table: Table, seat: i64) -> float:
        """What the next card may bring, less what the witch may take, times the cards left."""
        witches = left_of(table, WITCH)
        if witches == 0:
            return 1.0
        cost = self._toll(table, seat)
        if cost <= 0.0:
            return 1.0
        own: i64 = table.colour[seat]
        taken = taken_colours(table)
        mine = self.worths[MINE]
        if own != NO_COLOUR and table.held_cards[seat * KINDS + own] == table.castle - 1:
            mine *= LAST_STONE
        diamond = self.worths[
            DIAMONDS if table.held_cards[seat * KINDS + DIAMOND] < PURCHASES else SURPLUS
        ]
        hope = float(left_of(table, DIAMOND)) * diamond
        hope += float(left_of(table, FAIRY)) * self.worths[FAIRIES]
        card: i64 = 0
        while card < DIAMOND:
            if card == own:
                worth = mine
            elif taken >> card & 1:
                worth = self.worths[RIVAL]
            else:
                worth = mine if own == NO_COLOUR else self.worths[SPARE]
            hope += float(left_of(table, card)) * worth
            card += 1
        return hope - float(witches) * self.fear * cost

    def _toll(self, table: Table, seat: i64) -> float:
        """What a witch would cost: the cheapest cards, or a fairy."""
        held = uses(table, seat)
        fairy = self.worths[FAIRIES]
        sent = held[FAIRIES] > 0
        left: i64 = TOLL
        cost = 0.0
        for use in self.cheapest_first:
            count: i64 = held[use]
            if use == FAIRIES and table.spares_fairies:
                continue
            if count > left:
                count = left
            cost += float(count) * self.worths[use]
            left -= count
            if left == 0:
                break
        return fairy if sent and fairy < cost else cost

    def _answer(self, table: Table, seat: i64) -> Move:
        """Give what is worth least, or send the fairy where she is worth less than that."""
        held = table.held_cards
        base: i64 = seat * KINDS
        given = [0] * KINDS
        left: i64 = TOLL
        cost = 0.0
        own: i64 = table.colour[seat]
        taken = taken_colours(table)
        for use in self.cheapest_first:
            card: i64 = 0
            while card < KINDS and left > 0:
                count: i64 = held[base + card]
                if count > 0 and serves(card, use, own, taken):
                    if card == FAIRY and table.spares_fairies:
                        count = 0
                    if use == SURPLUS:
                        count -= PURCHASES
                    elif use == DIAMONDS:
                        count -= given[DIAMOND]
                    if count > left:
                        count = left
                    if count > 0:
                        given[card] += count
                        left -= count
                        cost += float(count) * self.worths[use]
                card += 1
        if held[base + FAIRY] > 0 and cost > self.worths[FAIRIES]:
            return FAIRY_MOVES[seat]
        return payment(seat, given)

    def _given(self, table: Table, seat: int, action: Action) -> float:
        """What an answer leaves to the witch."""
        if type(action) is not Pay:
            return self.worths[FAIRIES]
        taken = taken_colours(table)
        own = table.colour[seat]
        given = 0.0
        surplus = table.held_cards[seat * KINDS + DIAMOND] - PURCHASES
        for name in action.cards:
            card = INDEX[name]
            use = use_of(card, own, taken)
            if card == DIAMOND and surplus > 0:
                surplus -= 1
                use = SURPLUS
            given += self.worths[use]
        return given

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        """A sentence where the knowledge agrees with the move, and nothing where it does not."""
        assert isinstance(state, Table)
        action = move.action
        if type(action) is Buy:
            height = state.held_cards[seat * KINDS + state.colour[seat]] + 1
            if height == state.castle:
                return "reason-buy-last", {}
            return "reason-buy", {"height": height, "castle": int(state.castle)}
        if state.stage == Stage.BEWITCHED:
            return self._why_so_paid(state, seat, action)
        witches = int(left_of(state, WITCH))
        odds: dict[str, object] = {
            "witches": witches,
            "cards": len(state.pile) or sum(state.beside),
        }
        hope = self._hope(state, seat)
        if type(action) is Stop:
            return ("reason-stop", odds) if hope <= 0.0 else None
        if state.stage == Stage.OPENING or hope <= 0.0:
            return None
        return ("reason-draw", odds) if witches > 0 else ("reason-no-witch", {})

    def _why_so_paid(self, table: Table, seat: int, action: Action) -> Reason | None:
        given = self._given(table, seat, action)
        sound = self._given(table, seat, self._answer(table, seat).action)
        if given > sound + NOTHING:
            return None
        if type(action) is Fairy:
            return "reason-fairy", {}
        has_fairy = table.held_cards[seat * KINDS + FAIRY] > 0
        return ("reason-keep-fairy" if has_fairy else "reason-pay"), {}


def _buy(table: Table, seat: int) -> Move:
    """Buy where one can, from the seller whose castle is lowest."""
    menu = OPEN[seat][table.sellers(seat)]
    best = menu[len(menu) - 1]
    if len(menu) > 2:
        least: i64 = 100
        for move in menu:
            action = move.action
            if type(action) is Buy:
                colour = table.colour[action.seller]
                height = 0 if colour < 0 else table.held_cards[action.seller * KINDS + colour]
                if height < least:
                    least = height
                    best = move
    return best


# Ready-made moves

FAIRY_MOVES: Final = [Move(seat, Fairy()) for seat in range(4)]
PAYMENTS: Final[list[dict[int, Move]]] = [{} for _ in range(4)]


def payment(seat: int, given: list[int]) -> Move:
    """The move that gives these; made once."""
    key: i64 = 0
    for count in given:
        key = key << 2 | count
    move = PAYMENTS[seat].get(key)
    if move is None:
        cards = tuple([name for name in PAYABLE_NAMES for _ in range(given[INDEX[name]])])
        move = PAYMENTS[seat][key] = Move(seat, Pay(cards))
    return move
