"""Diego as pupils play it: cards are read by arithmetic, well or badly, and never looked up.

A level's numbers: for each kind of writing, how often a card of it is misread; `notices`, how often
a pair is found that is there; `objects`, how readily one objects; `plans`, whether families are
collected and denied.
"""

from typing import Final

from ludiade.bots.knowledge.diego_pupil import Pupil
from ludiade.bots.knowledge.general import Knowledge, Reason, shares
from ludiade.games.diego.rules import ACCEPTS, ANSWERS, OPPONENTS, PASSES, PLAYERS, Table, claim
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.games.diego.stages import CLAIMED, ENDED, TURN
from ludiade.games.diego.types import Contest, Diego
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move, ranks_of
from ludiade.kernel.state import State

HOPE: Final = 0.5
"""The chance that a pair a family still lacks comes to the player who has its others."""
Pair = tuple[int, int]


class Known(Knowledge):
    """Who says what he reads, objects to what he does not believe, and thinks of families."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        self._pupil = Pupil(numbers, seed)
        self._notices = numbers.get("notices", 1.0)
        self._objects = numbers.get("objects", 1.0)
        self._plans = numbers.get("plans", 1.0) > 0

    def menu(self, state: State, seat: int) -> list[Move]:
        table = self._look(state)
        if table.stage == CLAIMED:
            accept, contest = ANSWERS[seat]
            return [contest, accept] if self._contests(table, seat) else [accept, contest]
        pairs = self._ranked(table, seat, self._pairs(table))
        menu = [claim(seat, card, target) for card, target in pairs]
        menu.append(PASSES[seat] if table.stage == TURN else ACCEPTS[seat])
        return menu

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        return [1.0 / (1 + at) for at in range(len(menu))]

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        table = self._look(state)
        if table.stage == CLAIMED:
            return ANSWERS[seat][1 if self._contests(table, seat) else 0]
        own = table.stage == TURN
        pairs = self._noticed(table, self._notices if own else self._notices * self._objects)
        if not pairs:
            return PASSES[seat] if own else ACCEPTS[seat]
        if self._plans:
            card, target = self._ranked(table, seat, pairs)[0]
        else:
            card, target = pairs[dice.below(len(pairs))]
        return claim(seat, card, target)

    def worth(self, state: State) -> list[float] | None:
        """The ranks as this reader counts the points: nobody opens the control sheet in thought."""
        table = self._look(state)
        return shares(ranks_of(self._scores(table))) if table.stage == ENDED else None

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        table = self._look(state)
        action = move.action
        if isinstance(action, Diego):
            return self._claim_reason(table, seat, action.card, action.target)
        if table.stage == CLAIMED:
            return self._answer_reason(table, isinstance(action, Contest))
        if self._pairs(table):
            return None
        return ("reason-no-pair" if table.stage == TURN else "reason-nothing-missed"), {}

    def _claim_reason(self, table: Table, seat: int, card: int, target: int) -> Reason | None:
        if not self._pupil.match(table, card, target):
            return None
        named = _named(table, card, target)
        if table.stage != TURN:
            return "reason-missed", named
        held = self._held(table)[self._pupil.family[table.deck[card]]]
        others = sum(held) - held[seat]
        if held[seat] and not others:
            return "reason-collects", {**named, "pairs": held[seat] + 1}
        if others and others == max(held):
            return "reason-denies", {**named, "pairs": others}
        return "reason-same", named

    def _answer_reason(self, table: Table, contest: bool) -> Reason | None:
        named = _named(table, table.card, table.target)
        if not self._pupil.match(table, table.card, table.target):
            return ("reason-not-same", named) if contest else None
        if contest:
            return ("reason-breaks", named) if self._completes(table) else None
        return "reason-agrees", named

    def _look(self, state: State) -> Table:
        """The table, its cards read."""
        assert isinstance(state, Table)
        self._pupil.look(state)
        return state

    def _pairs(self, table: Table) -> list[Pair]:
        """What seems to go together: a card of the seat in turn with a target, or with another."""
        hand = table.hands[table.turn]
        match = self._pupil.match
        pairs = [
            (card, target)
            for card in hand
            for target in table.targets
            if match(table, card, target)
        ]
        if table.stage == TURN and table.pair_in_hand:
            pairs += [
                (first, second)
                for first in hand
                for second in hand
                if first < second and match(table, first, second)
            ]
        return pairs

    def _noticed(self, table: Table, likely: float) -> list[Pair]:
        """The pairs that catch the eye this turn."""
        pairs = self._pairs(table)
        if likely >= 1:
            return pairs
        turn = table.next + len(table.targets)  # another number whenever a pair has left the table
        settled = self._pupil.settled
        return [pair for pair in pairs if settled(f"{turn} {pair[0]} {pair[1]}") < likely]

    def _contests(self, table: Table, seat: int) -> bool:
        """PAS DIEGO to what seems wrong, or to the last pair of a rival's family."""
        if self._pupil.match(table, table.card, table.target):
            return self._plans and table.players == 2 and self._completes(table)
        return self._objects >= 1 or (
            self._pupil.settled(f"object {table.card} {table.target}") < self._objects
        )

    def _completes(self, table: Table) -> bool:
        """Whether the pair on the table would bring the active player a family's bonus (5.6)."""
        held = self._held(table)[self._pupil.family[table.deck[table.card]]]
        return held[table.turn] + 1 == len(table.material.affiliations) // 2

    def _ranked(self, table: Table, seat: int, pairs: list[Pair]) -> list[Pair]:
        """The pairs that matter most for the families' bonus first (5.6)."""
        if len(pairs) < 2:
            return pairs
        held = self._held(table)
        family = self._pupil.family
        gains = [self._gain(table, seat, held[family[table.deck[card]]]) for card, _ in pairs]
        order = sorted(range(len(pairs)), key=lambda at: -gains[at])
        return [pairs[at] for at in order]

    def _gain(self, table: Table, seat: int, held: list[int]) -> float:
        """What a pair brings towards a family of one's own, or takes from a rival's."""
        whole = len(table.material.affiliations) // 2
        others = sum(held) - held[seat]
        if not others:
            return FAMILY_POINTS * HOPE ** max(0, whole - 1 - held[seat])
        rivals = OPPONENTS[(table.players << 3) | (seat << 1) | (1 if table.teams else 0)]
        gain = 0.0
        for other, pairs in enumerate(held):
            if pairs == sum(held) and rivals >> other & 1:
                gain = FAMILY_POINTS * HOPE ** max(0, whole - pairs) / int(table.players - 1)
        return gain

    def _held(self, table: Table) -> list[list[int]]:
        """For each family, how many of its pairs each player has won (E15)."""
        family = self._pupil.family
        held = [[0] * table.players for _ in range(max(family) + 1)]
        for seat in range(table.players):
            sides = [table.diego[seat]]
            if not table.bonus_on_diego:
                sides.append(table.pas_diego[seat])
            for side in sides:
                for card, target in zip(side[::2], side[1::2], strict=True):
                    if self._pupil.match(table, card, target):
                        held[family[table.deck[card]]][seat] += 1
        return held

    def _scores(self, table: Table) -> list[int]:
        """Everybody's points by this reader's eyes (5.6)."""
        whole = len(table.material.affiliations) // 2
        held = self._held(table)
        alone: list[int] = []
        for seat in range(table.players):
            points = sum([FAMILY_POINTS for won in held if whole and won[seat] >= whole])
            diego, pas_diego = table.diego[seat], table.pas_diego[seat]
            for card, target in zip(diego[::2], diego[1::2], strict=True):
                right = self._pupil.match(table, card, target)
                points += DIEGO_POINTS if right else -DIEGO_POINTS
            for card, target in zip(pas_diego[::2], pas_diego[1::2], strict=True):
                right = self._pupil.match(table, card, target) == (card in table.against_pass)
                points += PAS_DIEGO_POINTS if right else -PAS_DIEGO_POINTS
            alone.append(points)
        if not table.teams:
            return alone
        return [alone[seat] + alone[(seat + 2) % PLAYERS] for seat in range(PLAYERS)]


def _named(table: Table, card: int, target: int) -> dict[str, object]:
    faces = table.material.faces
    return {"card": faces[table.deck[card]], "target": faces[table.deck[target]]}
