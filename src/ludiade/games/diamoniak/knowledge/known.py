"""Diamoniak: what each card is worth, the odds of the witch, and what she would take.

A level's numbers: `castle`, `diamond`, `rival` (a card that an opponent builds with), `spare` (one
that nobody builds with), `surplus` (a diamond beyond two purchases) and `fairy` are what a card is
worth; `fear` is how heavily the witch weighs (1: as much as she takes), `moods` how far from that
a player may be for a whole match, and `whims` how often she acts on an impulse. `shed` is how much
less a card is worth that completes another's castle, less of it the lower that castle is; with
`guards` nobody is left the turn who could then buy the last card; with `foresees` a playout ends
as soon as what was learned (`value`) can tell how it will; with `draws` she decides by looking
that many draws ahead (`foresight`) instead of searching.
"""

from collections.abc import Callable
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
from ludiade.games.diamoniak.knowledge.foresight import foreseen, foretold
from ludiade.games.diamoniak.knowledge.uses import (
    DIAMONDS,
    FAIRIES,
    MINE,
    PURCHASES,
    RIVAL,
    SPARE,
    SURPLUS,
    USES,
    can_be_outbought,
    danger,
    left_of,
    taken_colours,
)
from ludiade.games.diamoniak.knowledge.value import chances
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
        self.fear: Final[float] = numbers["fear"] * exp(numbers.get("moods", 0.0) * leaning)
        self.whims: Final[float] = numbers.get("whims", 0.0)
        self.shed: Final[float] = numbers.get("shed", 0.0)
        self.foresees: Final[bool] = numbers.get("foresees", 0.0) > 0.0
        self.guards: Final[bool] = numbers.get("guards", 0.0) > 0.0
        self.draws: Final = int(numbers.get("draws", 0.0))

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Table)
        if self.whims > 0.0 and float(dice.below(FINE)) < self.whims * FINE:
            return state.pick(seat, dice)
        return self.sound(state, seat)

    def settled(self, state: State, seat: int) -> Move | None:
        assert isinstance(state, Table)
        return foreseen(state, seat, self.draws) if self.draws > 0 else None

    def decide(self, state: State, seat: int, dice: Dice, enough: Callable[[], bool]) -> Move:
        found = self.settled(state, seat)
        return self.play(state, seat, dice) if found is None else found

    def sound(self, table: Table, seat: int) -> Move:
        """What this player thinks right."""
        if table.stage == Stage.BEWITCHED:
            return self._answer(table, seat)
        if table.stage == Stage.OPENING:
            return _buy(table, seat)
        if self.guards and can_be_outbought(table, seat):
            return PRESS[seat][0]  # to stop is to lose; the witch may even take the card away
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

    def worth(self, state: State) -> list[float] | None:
        """What was learned of such positions, once the level foresees."""
        if not self.foresees:
            return Knowledge.worth(self, state)
        assert isinstance(state, Table)
        wins = chances(state)
        return Knowledge.worth(self, state) if wins is None else hopes_of(wins)

    def close_look(self, state: State) -> list[float] | None:
        """By the network, once the level decides by it; no playout has time for that."""
        assert isinstance(state, Table)
        wins = foretold(state) if self.draws > 0 else None
        return self.worth(state) if wins is None else hopes_of(wins)

    def _hope(self, table: Table, seat: i64) -> float:
        """What the next card may bring, less what the witch may take, times the cards left."""
        witches = left_of(table, WITCH)
        if witches == 0:
            return 1.0
        prices = self.prices(table, seat)
        cost = self._toll(table, seat, prices)
        if cost <= 0.0:
            return 1.0
        own: i64 = table.colour[seat]
        nearly = own != NO_COLOUR and table.held_cards[seat * KINDS + own] == table.castle - 1
        hope = 0.0
        card: i64 = 0
        while card < KINDS:
            if card != WITCH:
                worth = prices[card]
                if card == own and nearly:
                    worth *= LAST_STONE
                elif card == DIAMOND and table.held_cards[seat * KINDS + DIAMOND] >= PURCHASES:
                    worth = self.worths[SURPLUS]
                hope += float(left_of(table, card)) * worth
            card += 1
        return hope - float(witches) * self.fear * cost

    def prices(self, table: Table, seat: i64) -> list[float]:
        """What a card of each kind is worth to a player; less than nothing where it is a danger."""
        own: i64 = table.colour[seat]
        taken = taken_colours(table)
        worths = self.worths
        prices = [0.0] * KINDS
        card: i64 = 0
        while card < DIAMOND:
            if card == own:
                prices[card] = worths[MINE]
            elif taken >> card & 1:
                prices[card] = worths[RIVAL]
                if self.shed > 0.0:
                    prices[card] -= self.shed * danger(table, card)
            else:
                prices[card] = worths[MINE] if own == NO_COLOUR else worths[SPARE]
            card += 1
        prices[DIAMOND] = worths[DIAMONDS]
        prices[FAIRY] = worths[FAIRIES]
        return prices

    def _toll(self, table: Table, seat: i64, prices: list[float]) -> float:
        """What a witch would cost: the cheapest cards, or a fairy."""
        cost = self._cheapest(table, seat, prices, [0] * KINDS)
        fairy = prices[FAIRY]
        return fairy if table.held_cards[seat * KINDS + FAIRY] > 0 and fairy < cost else cost

    def _cheapest(self, table: Table, seat: i64, prices: list[float], given: list[int]) -> float:
        """Choose three cards into `given` that are worth least together; say how much."""
        held = table.held_cards
        base: i64 = seat * KINDS
        own: i64 = table.colour[seat]
        taken = taken_colours(table)
        cost = 0.0
        left: i64 = TOLL
        while left > 0:
            chosen: i64 = NO_COLOUR
            least = 0.0
            card: i64 = 0
            while card < KINDS:
                count: i64 = held[base + card] - given[card]
                if count > 0 and not (card == FAIRY and table.spares_fairies):
                    price = prices[card]
                    if card == DIAMOND and count > PURCHASES:
                        price = self.worths[SURPLUS]
                    elif card < DIAMOND and own == NO_COLOUR and not taken >> card & 1:
                        price = self.worths[SPARE]  # held, it lies at the side for good
                    if chosen == NO_COLOUR or price < least:
                        chosen = card
                        least = price
                card += 1
            if chosen == NO_COLOUR:
                break
            given[chosen] += 1
            cost += least
            left -= 1
        return cost

    def _answer(self, table: Table, seat: i64) -> Move:
        """Give what is worth least, or send the fairy where she is worth less than that."""
        prices = self.prices(table, seat)
        given = [0] * KINDS
        cost = self._cheapest(table, seat, prices, given)
        if table.held_cards[seat * KINDS + FAIRY] > 0 and cost > prices[FAIRY]:
            return FAIRY_MOVES[seat]
        return payment(seat, given)

    def _given(self, table: Table, seat: int, action: Action) -> float:
        """What an answer leaves to the witch."""
        prices = self.prices(table, seat)
        if type(action) is not Pay:
            return prices[FAIRY]
        own = table.colour[seat]
        taken = taken_colours(table)
        given = 0.0
        surplus = table.held_cards[seat * KINDS + DIAMOND] - PURCHASES
        for name in action.cards:
            card = INDEX[name]
            if card == DIAMOND and surplus > 0:
                surplus -= 1
                given += self.worths[SURPLUS]
            elif card < DIAMOND and own == NO_COLOUR and not taken >> card & 1:
                given += self.worths[SPARE]
            else:
                given += prices[card]
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


def hopes_of(wins: list[float]) -> list[float]:
    """The share of the others that each player may hope to beat, from her chance to win."""
    others = float(len(wins) - 1)
    lost = 0.5 * (others - 1.0) / others  # who has not won shares the last place
    return [win + (1.0 - win) * lost for win in wins]


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
