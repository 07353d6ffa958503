"""Diego as pupils play it: cards are read by arithmetic, well or badly, and never looked up.

A level's numbers: for each kind of writing, how often a card of it is misread; `notices`, how often
a pair is found that is there; `objects`, how readily one objects; `plans`, whether families are
collected and denied; `keeps`, how much it matters that one can answer other targets next time, in
points; `learned`, how much a network counts beside that; `prefers`, whether a pair is chosen by
what tuned marks of its family weigh instead, and `solves`, whether two players' last targets are
looked through; `misreading`, the one that all cards are read by (1 for the model's first).
"""

from collections.abc import Callable
from typing import Final

from ludiade.games.diego.knowledge.endgame import endgame_of, is_open
from ludiade.games.diego.knowledge.learned import Outlook, network_for
from ludiade.games.diego.knowledge.preference import PREFERENCES, Choice
from ludiade.games.diego.knowledge.pupil import Pupil
from ludiade.games.diego.moves import ACCEPTS, ANSWERS, OPPONENTS, PASSES, claim
from ludiade.games.diego.rules import Table
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.games.diego.stages import Stage
from ludiade.games.diego.types import Contest, Diego
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge, Reason
from ludiade.kernel.network import Network
from ludiade.kernel.state import State

HOPE: Final = 0.2
"""The chance that a pair a family still lacks comes to who has its others: set by duels of 0.5,
0.35 and 0.2, where the last won 54 and 56 % of the points against the first at two and four."""
KEPT: Final = [-1.45, -0.26, -0.03, 0.16, 0.36, 0.59, 0.64, 0.7, 0.75]
"""What it is worth to have a card for so many of the targets: fitted by tools/fit_diego.py, the
last two, which need more than six targets, drawn on by hand."""
NOTHING: Final = -1000.0
"""Less than any pair promises."""
Pair = tuple[int, int]


class Known(Knowledge):
    """A player who says what the cards seem to say, doubts the others, and thinks of families."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        self._pupil = Pupil(numbers, seed)
        self._notices = numbers.get("notices", 1.0)
        self._objects = numbers.get("objects", 1.0)
        self._keeps = numbers.get("keeps", 0.0)
        self._plans = numbers.get("plans", 1.0) > 0
        self._solves = numbers.get("solves", 0.0) > 0
        self._learned = numbers.get("learned", 0.0)
        self._prefers = numbers.get("prefers", 0.0) > 0

    def menu(self, state: State, seat: int) -> list[Move]:
        table = self._look(state)
        if table.stage == Stage.CLAIMED:
            accept, contest = ANSWERS[seat]
            return [contest, accept] if self._contests(table, seat) else [accept, contest]
        pairs = self._ranked(table, seat, self._pairs(table))
        menu = [claim(seat, card, target) for card, target in pairs]
        menu.append(PASSES[seat] if table.stage == Stage.TURN else ACCEPTS[seat])
        return menu

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        return [1.0 / (1 + at) for at in range(len(menu))]

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        table = self._look(state)
        if table.stage == Stage.CLAIMED:
            return ANSWERS[seat][1 if self._contests(table, seat) else 0]
        own = table.stage == Stage.TURN
        pairs = self._noticed(table, self._notices if own else self._notices * self._objects)
        if not pairs:
            return PASSES[seat] if own else ACCEPTS[seat]
        if self._plans:
            card, target = self._ranked(table, seat, pairs)[0]
        else:
            card, target = pairs[dice.below(len(pairs))]
        return claim(seat, card, target)

    def decide(self, state: State, seat: int, dice: Dice, enough: Callable[[], bool]) -> Move:
        return self.settled(state, seat) or self.play(state, seat, dice)

    def settled(self, state: State, seat: int) -> Move | None:
        """What is best where two draw no more, else what was learned to promise most."""
        table = self._look(state)
        if table.stage == Stage.PASSED:
            return None
        if table.stage == Stage.CLAIMED and not self._pupil.match(table, table.card, table.target):
            return ANSWERS[seat][1] if self._solves or self._learned > 0 else None
        if self._solves and is_open(table):
            return self._looked_through(table, seat)
        by = network_for(table, self._pupil) if self._learned > 0 else None
        return None if by is None else self._promising(table, seat, by)

    def _looked_through(self, table: Table, seat: int) -> Move:
        """The best move of an open endgame."""
        endgame = endgame_of(table, self._pupil, self._held(table))
        family = self._pupil.family
        if table.stage == Stage.CLAIMED:
            return ANSWERS[seat][1 if endgame.objects(seat, family[table.deck[table.card]]) else 0]
        return self._pair_of(table, endgame.best(seat))

    def _pair_of(self, table: Table, family: int) -> Move:
        """The first pair of this family, or a pass where there is none."""
        for card, target in self._pairs(table):
            if self._pupil.family[table.deck[card]] == family:
                return claim(table.turn, card, target)
        return PASSES[table.turn]

    def _promising(self, table: Table, seat: int, by: Network) -> Move:
        """The pair that is preferred, else the move after which the families promise most."""
        weights = PREFERENCES.find(table.players) if self._prefers else None
        if weights is not None and table.stage == Stage.TURN:
            return self._pair_of(table, Choice(table, self._pupil, self._held(table)).best(weights))
        outlook = Outlook(table, seat, self._pupil, self._held(table), by)
        family = self._pupil.family
        if table.stage == Stage.CLAIMED:
            of = family[table.deck[table.card]]
            return ANSWERS[seat][1 if outlook.contested(of) > outlook.accepted(of) else 0]
        best = PASSES[seat]
        most = NOTHING
        pairs = self._pairs(table)
        gains = self._gains(table, seat, pairs)
        for (card, target), gain in zip(pairs, gains, strict=True):
            promise = gain + self._learned * (outlook.announced(family[table.deck[card]]) - gain)
            if promise > most:
                most = promise
                best = claim(seat, card, target)
        return best

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        table = self._look(state)
        action = move.action
        if isinstance(action, Diego):
            return self._claim_reason(table, seat, action.card, action.target)
        if table.stage == Stage.CLAIMED:
            return self._answer_reason(table, seat, isinstance(action, Contest))
        if self._pairs(table):
            return None
        return ("reason-no-pair" if table.stage == Stage.TURN else "reason-nothing-missed"), {}

    def _claim_reason(self, table: Table, seat: int, card: int, target: int) -> Reason | None:
        if not self._pupil.match(table, card, target):
            return None
        named = _named(table, card, target)
        if table.stage != Stage.TURN:
            return "reason-missed", named
        held = self._held(table)[self._pupil.family[table.deck[card]]]
        if held[seat] and held[seat] == sum(held):
            return "reason-collects", {**named, "pairs": held[seat] + 1}
        if _only_rival(table, seat, held):
            return "reason-denies", named
        return "reason-same", named

    def _answer_reason(self, table: Table, seat: int, contest: bool) -> Reason | None:
        named = _named(table, table.card, table.target)
        if not self._pupil.match(table, table.card, table.target):
            return ("reason-not-same", named) if contest else None
        if contest:
            return ("reason-breaks", named) if self._breaks(table, seat) else None
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
        if table.stage == Stage.TURN and table.pair_in_hand:
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
        turn = table.next - len(table.targets)  # it grows whenever a target has left the table
        settled = self._pupil.settled
        return [pair for pair in pairs if settled(f"{turn} {pair[0]} {pair[1]}") < likely]

    def _contests(self, table: Table, seat: int) -> bool:
        """PAS DIEGO to what seems wrong, or to a right pair that helps a rival to a family."""
        if self._pupil.match(table, table.card, table.target):
            return self._plans and self._breaks(table, seat)
        return self._objects >= 1 or (
            self._pupil.settled(f"object {table.card} {table.target}") < self._objects
        )

    def _breaks(self, table: Table, seat: int) -> bool:
        """Whether what a wrong objection costs is less than what it denies and begins (5.6).

        It costs the objector 4 points and the active player 2; of that and of a bonus denied, an
        objector has only a share where there are more rivals than one.
        """
        held = self._held(table)[self._pupil.family[table.deck[table.card]]]
        rivals = 1 if table.teams else int(table.players - 1)
        gain = DIEGO_POINTS / rivals - PAS_DIEGO_POINTS
        if sum(held) == held[table.turn]:
            gain += self._hope(table, held[table.turn] + 1) / rivals
        if sum(held) == held[seat] and not table.bonus_on_diego:
            gain += self._hope(table, held[seat] + 1)
        return gain > 0

    def _hope(self, table: Table, pairs: int) -> float:
        """What so many pairs of a family are worth beyond their points, while nobody has others."""
        whole = len(table.material.affiliations) // 2
        return FAMILY_POINTS * HOPE ** (whole - pairs) if pairs <= whole else 0.0

    def _ranked(self, table: Table, seat: int, pairs: list[Pair]) -> list[Pair]:
        """The pairs that matter most for the families' bonus (5.6) and the next turn first."""
        if len(pairs) < 2:
            return pairs
        gains = self._gains(table, seat, pairs)
        order = sorted(range(len(pairs)), key=lambda at: -gains[at])
        return [pairs[at] for at in order]

    def _gains(self, table: Table, seat: int, pairs: list[Pair]) -> list[float]:
        """What each pair brings beyond its points, as far as is known at once."""
        held = self._held(table)
        family = self._pupil.family
        gains = [self._gain(table, seat, held[family[table.deck[card]]]) for card, _ in pairs]
        if self._keeps > 0 and table.stage == Stage.TURN:
            left = [self._answered(table, card, target) for card, target in pairs]
            gains = [gain + self._keeps * KEPT[at] for gain, at in zip(gains, left, strict=True)]
        return gains

    def _answered(self, table: Table, card: int, target: int) -> int:
        """How many other targets the seat in turn has a card for, once it has laid this one."""
        match = self._pupil.match
        hand = [held for held in table.hands[table.turn] if held != card]
        answered = 0
        for other in table.targets:
            if other != target and any(match(table, held, other) for held in hand):
                answered += 1
        return answered

    def _gain(self, table: Table, seat: int, held: list[int]) -> float:
        """What a pair brings towards a family of one's own, or takes from a rival's."""
        if sum(held) == held[seat]:
            return self._hope(table, held[seat] + 1)
        if _only_rival(table, seat, held):
            return self._hope(table, sum(held)) / int(table.players - 1)
        return 0.0

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


def _only_rival(table: Table, seat: int, held: list[int]) -> bool:
    """Whether all pairs of a family that have been won lie before one opponent."""
    rivals = OPPONENTS[(table.players << 3) | (seat << 1) | (1 if table.teams else 0)]
    won = sum(held)
    return won > 0 and any(
        pairs == won and rivals >> other & 1 == 1 for other, pairs in enumerate(held)
    )


def _named(table: Table, card: int, target: int) -> dict[str, object]:
    faces = table.material.faces
    return {"card": faces[table.deck[card]], "target": faces[table.deck[target]]}
