"""Diabolo: what the five lines may be worth to a hand, when to lock, and when a Double pays.

Points are counted ahead of the others' mean. A player's own cards are known; of the others' only
how many there are of each colour that nobody has seen.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final, cast

from mypy_extensions import i64

from ludiade.games.diabolo.cards import COLOURS, DIGIT, FULL_LINE, FULL_SIDE, HAND, LINES, ONES
from ludiade.games.diabolo.knowledge.learned import Outlook, network
from ludiade.games.diabolo.knowledge.lines import (
    SUM,
    Line,
    counted_lines_of,
    hand_beside,
    lines_of,
    plays_to_end,
)
from ludiade.games.diabolo.knowledge.odds import CARDS, CHANCES, REACH, SUMS, gains, leanings, odds
from ludiade.games.diabolo.moves import DOUBLES, SEATS
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.stages import Stage
from ludiade.games.diabolo.types import Colour, Double, Play
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge, Reason, first_best, hopes
from ludiade.kernel.state import State

MEAN: Final = SUM / CARDS / CHANCES
"""What a card of another hand counts in a colour, for each step of the chance that it is of it."""
CONTROL: Final = 0.07
"""How far each card still to come pushes a line towards heaven, a point held above the mean."""
DRIFT: Final = 1.0
"""And by how much if one side is full."""
BONUS: Final = 0.2
"""What the Double adds to a line that is to be won."""
ROUND_SPREAD: Final = 8.0
"""By how many points two players differ after a round, as a logistic scale."""
MIXING: Final = 1_000_003
SECRETS: Final = (1 << 40) - 1
"""A hand as one number: two hands rarely share theirs."""


class Known(Knowledge):
    """Numbers of a level: how much of a card's value it feels leaving its hand (`thrift`, 0 to 1),
    how far it thinks of the others' hands (`sight`, 0 to 1), and whether it keeps its Double for
    a better line (`patience`, 0 or 1). `learned` is how much a network counts where there is one
    (0 to 1), `warmth` how flat the search's prior is, in points."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        get = numbers.get
        self.thrift: float = get("thrift", 1.0)
        self.patience: float = get("patience", 1.0)
        self.warmth: float = get("warmth", 1.0)
        self.sight: float = get("sight", 1.0)
        self.leanings: list[list[float]] = [[], *[leanings(n) for n in range(1, SEATS)]]
        self.learned: float = get("learned", 0.0)
        self.counts: bool = False
        self._expect(HAND)

    def _expect(self, hand: i64) -> None:
        """Take it that the others hold so many cards."""
        self.hand: i64 = hand
        self.gains: list[list[float]] = [
            [],
            *[gains(n, self.sight, int(hand)) for n in range(1, SEATS)],
        ]
        self.odds: list[list[float]] = [
            [],
            *[odds(n, self.sight, int(hand)) for n in range(1, SEATS)],
        ]

    def settled(self, state: State, seat: int) -> Move | None:
        """What was learned and what is known weighed together, for whole hands.

        A Double is announced in secret, and so left to the search.
        """
        table = cast(Table, state)
        by = network(table.players) if self.learned > 0.0 else None
        if by is None or table.stage == Stage.DOUBLING or hand_beside(table, seat) != HAND:
            return None
        ahead = Outlook(table, seat, by)
        menu = table.moves(seat)
        hopes = self._hopes(table, seat)
        for at, move in enumerate(menu):
            hopes[at] += self.learned * (ahead.after(move) - hopes[at])
        return menu[first_best(hopes)]

    def decide(self, state: State, seat: int, dice: Dice, enough: Callable[[], bool]) -> Move:
        """Who does not search has the time to count the cards."""
        found = self.settled(state, seat)
        if found is not None:
            return found
        hand = hand_beside(cast(Table, state), seat)
        if hand != self.hand:
            self._expect(hand)
        self.counts = True
        return self.play(state, seat, dice)

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        table = cast(Table, state)
        if table.stage == Stage.DOUBLING:
            return [0.8, 0.2] if self._doubles(table, seat) else [0.2, 0.8]
        hopes = self._hopes(table, seat)
        best = max(hopes)
        return [exp((hope - best) / self.warmth) for hope in hopes]

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        table = cast(Table, state)
        if table.stage == Stage.DOUBLING:
            return DOUBLES[seat][0 if self._doubles(table, seat) else 1]
        return table.moves(seat)[first_best(self._hopes(table, seat))]

    def secret(self, state: State, seat: int) -> int:
        table = cast(Table, state)
        hand: i64 = 0
        at: i64 = seat * LINES
        last: i64 = at + LINES
        while at < last:
            hand = (hand * MIXING + table.hands[at]) & SECRETS
            at += 1
        return hand

    def worth(self, state: State) -> list[float] | None:
        table = cast(Table, state)
        if table.round == 1 or len(table.pile) < 70 - HAND * table.players - 4:
            return super().worth(state)
        return hopes(table.scores, ROUND_SPREAD * sqrt(table.rounds - table.round + 1))

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        table = cast(Table, state)
        players = table.players
        action = move.action
        lines = lines_of(table, seat)
        if isinstance(action, Double):
            line = lines[table.line]
            key = "reason-spend" if action.spend else "reason-keep"
            if self.patience < 1 or action.spend != self._doubles(table, seat):
                return None
            return key, {
                "colour": COLOURS[table.line],
                "held": line.held,
                "percent": round(100 * self.odds[players - 1][line.chance * SUMS + line.held]),
            }
        if not isinstance(action, Play):
            return None
        colour, value = action.card.split("-")
        line = lines[COLOURS.index(cast(Colour, colour))]
        left = line.held - int(value)
        at = line.chance * SUMS + left
        heaven = action.side == "angel"
        if (self.gains[players - 1][at] > 0) != heaven:
            return None
        return "reason-heaven" if heaven else "reason-hell", {
            "colour": colour,
            "held": left,
            "percent": round(100 * self.odds[players - 1][at]),
        }

    def _lines(self, table: Table, seat: i64) -> list[Line]:
        return counted_lines_of(table, seat) if self.counts else lines_of(table, seat)

    def _hopes(self, table: Table, seat: i64) -> list[float]:
        """What each move of the menu makes of the five lines, in its order."""
        reach = plays_to_end(table)
        lines = self._lines(table, seat)
        later = 0.0
        at_once = 0.0
        for line in lines:
            later += self._hope(table, line, 0, 0, reach)
            at_once += self._hope(table, line, 0, 0, 0)
        hopes: list[float] = []
        for line in lines:
            room = line.room()
            if line.cards == 0 or (room == 0 and table.stage != Stage.BLOCKED):
                continue
            ends = room == 1 and reach == 1
            then: i64 = 0 if ends else reach
            rest = at_once if ends else later
            rest -= self._hope(table, line, 0, 0, then)
            if table.stage == Stage.BLOCKED:
                self._weigh(hopes, table, line, 0, then, rest)
                continue
            if line.demons < FULL_SIDE:
                self._weigh(hopes, table, line, -1, then, rest)
            if line.angels < FULL_SIDE:
                self._weigh(hopes, table, line, 1, then, rest)
        return hopes

    def _weigh(
        self, hopes: list[float], table: Table, line: Line, side: i64, reach: i64, rest: float
    ) -> None:
        """Each card of a line's colour, laid on that side."""
        cards = line.cards
        value: i64 = 1
        while cards > 0:
            if cards & ONES:
                hopes.append(rest + self._hope(table, line, value, side, reach))
            cards >>= DIGIT
            value += 1

    def _hope(self, table: Table, line: Line, value: i64, side: i64, reach: i64) -> float:
        """What a line may bring once a card of its colour lies on that side, if any."""
        held = line.held - i64(float(value) * self.thrift)
        demons = line.demons + 1 if side < 0 else line.demons
        angels = line.angels + 1 if side > 0 else line.angels
        cards = FULL_LINE - demons - angels
        if cards > reach:
            cards = reach
        lead = 2.0 * float(line.lead + side * value)
        if cards > 0:
            # Who holds most of a colour wants it in heaven, and has the cards to push it there.
            push = CONTROL * (float(held) - float(line.chance * self.hand) * MEAN)
            if demons == FULL_SIDE:
                push += DRIFT
            elif angels == FULL_SIDE:
                push -= DRIFT
            lead += 2.0 * push * float(cards)
        at: i64 = int(lead + 1000.5) - 1000
        at = REACH if at > REACH else -REACH if at < -REACH else at
        leaning = self.leanings[table.players - 1][cards * (2 * REACH + 1) + at + REACH]
        gain = self.gains[table.players - 1][line.chance * SUMS + held]
        if leaning > 0 and gain > 0:
            gain *= 1 + BONUS  # the Double
        return leaning * gain

    def _doubles(self, table: Table, seat: i64) -> bool:
        """Whether no later line promises more."""
        odds = self.odds[table.players - 1]
        lines = self._lines(table, seat)
        line = lines[table.line]
        here = float(line.held) * odds[line.chance * SUMS + line.held]
        for line in lines[table.line + 1 :]:
            there = float(line.held) * odds[line.chance * SUMS + line.held]
            if line.lead > 0 and there * self.patience > here:
                return False
        return here > 0
