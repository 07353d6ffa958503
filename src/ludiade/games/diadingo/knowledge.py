"""Diadingo: which diamonds were tried in vain, what the others promise, whom it pays to rob."""

from math import exp, sqrt
from typing import Final, cast

from mypy_extensions import i64

from ludiade.games.diadingo.material import PLACES, THEFT
from ludiade.games.diadingo.moves import DECLINES, TAKES, theft
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.sets import BIT, values_in
from ludiade.games.diadingo.stages import Stage
from ludiade.games.diadingo.types import Decline, Steal, Take
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge, Reason, first_best, hopes
from ludiade.kernel.state import State

ANY: Final = 0
DEAREST: Final = 1
GAME_SPREAD: Final = 6000.0
"""By how many dollars two players differ after a game, as a logistic scale."""


class Known(Knowledge):
    """Numbers of a level: how many vain tries it remembers (`memory`), and how it robs (`thief`:
    0 the first diamond that fits, 1 the dearest, 2 what moves it ahead most)."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        self.memory: i64 = int(numbers.get("memory", PLACES))
        self.thief: i64 = int(numbers.get("thief", 2))
        self.salient: list[int] = Dice(seed).order(PLACES)
        """The places, those that catch this player's eye and stay in mind first."""

    def menu(self, state: State, seat: int) -> list[Move]:
        table = cast(Table, state)
        if table.stage == Stage.STEALING:
            return thefts(table, seat)
        closed = table.gone | table.stuck
        menu: list[Move] = []
        for place in self.salient:
            if place < table.places and not closed & BIT[place]:
                menu.append(TAKES[seat][place])
                break
        if table.left <= 3 and table.stuck:
            menu.append(TAKES[seat][lowest(table.stuck)])
        return menu

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        table = cast(Table, state)
        if table.stage != Stage.STEALING:
            return [1.0, 0.2][: len(menu)]
        gains = self._gains(table, seat, menu)
        best = max(gains)
        return [exp((gain - best) / 500) for gain in gains]

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        table = cast(Table, state)
        if table.stage != Stage.STEALING:
            return TAKES[seat][self._place(table, dice)]
        menu = thefts(table, seat)
        if self.thief == ANY:
            return menu[-1]
        return menu[first_best(self._gains(table, seat, menu))]

    def mark(self, state: State) -> int:
        table = cast(Table, state)
        return (table.left * PLACES + len(table.deck)) * PLACES + table.drawn + 1

    def _place(self, table: Table, dice: Dice) -> i64:
        """Any place that does not come to mind as tried in vain."""
        closed = table.gone | self._remembered(table)
        open_places: i64 = 0
        place: i64 = 0
        while place < table.places:
            open_places += 1 - (closed >> place & 1)
            place += 1
        before: i64 = dice.below(open_places)
        place = 0
        while before > 0 or closed >> place & 1:
            before -= 1 - (closed >> place & 1)
            place += 1
        return place

    def _remembered(self, table: Table) -> i64:
        if self.memory >= PLACES:
            return table.stuck
        remembered: i64 = 0
        left: i64 = self.memory
        for place in self.salient:
            if left == 0:
                break
            if table.stuck & BIT[place]:
                remembered |= BIT[place]
                left -= 1
        return remembered

    def _gains(self, table: Table, seat: i64, menu: list[Move]) -> list[float]:
        """What each answer to a theft card brings, in dollars ahead of the others."""
        players: i64 = len(table.rings)
        turn = promise(table) if self.thief > DEAREST else 0.0
        gains: list[float] = []
        for move in menu:
            action = move.action
            if isinstance(action, Decline):
                gains.append(turn * (1 - float(players - 1) / float(2 * players)))
                continue
            assert isinstance(action, Steal)
            victim: i64 = action.victim
            value = float(table.box.values[table.rings[victim][action.ring]])
            if table.professional:
                value *= 2
            gain = value * (1 + 1 / float(players - 1))
            if self.thief > DEAREST:
                away: i64 = (seat - victim) % players
                if table.goes_back:
                    away = players - 1
                gain += turn * (float(players - 1) / 2 - float(away)) / float(players)
            gains.append(gain)
        return gains

    def worth(self, state: State) -> list[float] | None:
        table = cast(Table, state)
        if table.game == 1 or len(table.deck) < len(table.box.listing) - 6:
            return super().worth(state)
        return hopes(table.sums, GAME_SPREAD * sqrt(table.games - table.game + 1))

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        table = cast(Table, state)
        action = move.action
        if isinstance(action, Take):
            if (table.gone | table.stuck) & BIT[action.place]:
                return None
            return "reason-untried", {"left": table.left, "untried": untried(table)}
        if isinstance(action, Steal):
            value = table.box.values[table.rings[action.victim][action.ring]]
            swing = 2 * value if table.professional else value
            return "reason-steal", {"seat": action.victim, "dollars": swing}
        gains = self._gains(table, seat, thefts(table, seat))
        if self.thief <= DEAREST or gains[0] < max(gains):
            return None
        return "reason-decline", {"dollars": round(promise(table))}


def thefts(table: Table, seat: i64) -> list[Move]:
    """One theft for each player and value: rings of one value are all the same."""
    menu: list[Move] = [] if table.compulsory else [DECLINES[seat]]
    own = table.rings[seat]
    wanted: i64 = values_in(own, ~table.filled[seat])
    victim: i64 = 0
    while victim < len(table.rings):
        theirs = table.rings[victim]
        filled: i64 = table.filled[victim]
        if victim != seat:
            open_values: i64 = wanted
            ring: i64 = 0
            while open_values and ring < len(theirs):
                value: i64 = theirs[ring]
                if filled >> ring & 1 and open_values & BIT[value]:
                    open_values ^= BIT[value]
                    menu.append(theft(seat, victim, ring, empty_ring(table, seat, value)))
                ring += 1
        victim += 1
    return menu


def empty_ring(table: Table, seat: i64, value: i64) -> i64:
    """The first empty ring of this value."""
    rings = table.rings[seat]
    filled: i64 = table.filled[seat]
    ring: i64 = 0
    while rings[ring] != value or filled >> ring & 1:
        ring += 1
    return ring


def promise(table: Table) -> float:
    """What the turn that begins with the next ring card may bring, in dollars."""
    values = table.box.values
    dollars: i64 = 0
    rings: i64 = 0
    for card in table.deck:
        if card != THEFT:
            dollars += values[card]
            rings += 1
    if rings == 0:
        return 0.0
    odds = float(table.left) / float(untried(table))
    if table.professional:
        odds = 2 * odds - 1
    return odds * float(dollars) / float(rings)


def untried(table: Table) -> i64:
    """How many places nobody has tried."""
    closed = table.gone | table.stuck
    found: i64 = 0
    place: i64 = 0
    while place < table.places:
        found += 1 - (closed >> place & 1)
        place += 1
    return found


def lowest(bits: i64) -> i64:
    """The first place of a set."""
    place: i64 = 0
    while not bits >> place & 1:
        place += 1
    return place
