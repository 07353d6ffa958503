"""Diamino: words known, devils, what to keep, when to contest, and the last tiles.

The numbers of a level: `grade`, how familiar a word must be for it to be known (0: all words);
`oversight`, how often a play of seven tiles is overlooked, shorter ones less; `tries` and `tables`,
how many plays are weighed and on how many imagined tables at first; `plies`, how far each is
followed; `care`, on what share of its turns it weighs at all, else it does the first by habit;
`nodes`, positions of an endgame looked at; `dares`, how often it lays a word it does not know for a
red devil that none of its words reaches, where words can be contested.
"""

from collections.abc import Callable
from random import Random

from ludiade.games.diamino.knowledge.daring import dare
from ludiade.games.diamino.knowledge.endgame import Endgame, is_open
from ludiade.games.diamino.knowledge.habits import habits_of
from ludiade.games.diamino.knowledge.patience import choose
from ludiade.games.diamino.knowledge.reasons import reason_of
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import Try, unwanted
from ludiade.games.diamino.knowledge.vocabulary import Vocabulary
from ludiade.games.diamino.knowledge.weighing import Scales, chances
from ludiade.games.diamino.plays.legal import written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Shed
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move, Over
from ludiade.kernel.knowledge import Knowledge, Reason, shares
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

LISTED = 12
"""Plays of a menu."""
LOOKED_AT = 40
"""Plays among which those overlooked are replaced."""
LONG = 7
FINE = 1 << 20


class Known(Knowledge):
    """A player with a vocabulary."""

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        super().__init__(numbers, seed)
        self.grade = int(numbers.get("grade", 0))
        self.oversight = numbers.get("oversight", 0.0)
        self.tries = int(numbers.get("tries", 0))
        self.tables = int(numbers.get("tables", 0))
        self.plies = int(numbers.get("plies", 0))
        self.care = numbers.get("care", 0.0)
        self.nodes = int(numbers.get("nodes", 0))
        self.dares = numbers.get("dares", 0.0)
        self.vocabulary: Vocabulary | None = None

    def menu(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, Table)
        if state.stage == Stage.CONTEST:
            return [Move(seat, self._answer(state))]
        if state.stage == Stage.SHEDDING:
            return [Move(seat, self._shed(state, seat))]
        if state.formula == "patience":
            return [_alone(state, Random(state.racks[seat]))]
        sketch = self._sketch(state)
        value = habits_of(state.options, state.reserve).value
        plays: list[Try] = [play for _, play in sketch.best(LISTED, value)]
        return [Move(seat, action_of(state, each)) for each in [*plays, unwanted(sketch)]]

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        return [1.0 / (1 + place) for place in range(len(menu))]

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Table)
        if state.formula == "patience":
            return _alone(state, Random(int(dice.below(FINE))))
        if state.stage == Stage.CONTEST:
            return Move(seat, self._answer(state))
        if state.stage == Stage.SHEDDING:
            return Move(seat, self._shed(state, seat))
        return Move(seat, action_of(state, self._first_seen(state, dice)))

    def decide(self, state: State, seat: int, dice: Dice, enough: Callable[[], bool]) -> Move:
        assert isinstance(state, Table)
        if state.stage == Stage.TURN and state.formula != "patience":
            graph = self._words(state).graph
            if self.nodes and is_open(state):
                best = Endgame(state, graph, self.nodes, enough).best()
                return Move(seat, action_of(state, best))
            if self.dares and not state.options.auto_validate:
                dared = self._dared(state, dice)
                if dared is not None:
                    return Move(seat, dared)
            if int(dice.below(FINE)) < self.care * FINE:
                scales = Scales(state, seat, graph, self.plies, dice, enough)
                return Move(seat, action_of(state, scales.choose(self.tries, self.tables)))
        return self.play(state, seat, dice)

    def worth(self, state: State) -> list[float] | None:
        assert isinstance(state, Table)
        waiting = state.waiting()
        if isinstance(waiting, Over):
            return shares(waiting.ranks)
        return None if state.formula == "patience" else chances(state)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        assert isinstance(state, Table)
        return None if state.formula == "patience" else reason_of(state, move, self._words(state))

    def _first_seen(self, table: Table, dice: Dice) -> Try:
        """By habit the best play, but for those overlooked."""
        sketch = self._sketch(table)
        ranked = sketch.best(LOOKED_AT, habits_of(table.options, table.reserve).value)
        for _, play in ranked:
            laid = sum(1 for square in sketch.squares(play) if sketch.is_free(square))
            missed = self.oversight * laid / LONG
            if int(dice.below(FINE)) >= missed * FINE:
                return play
        return ranked[-1][1] if ranked else unwanted(sketch)

    def _dared(self, table: Table, dice: Dice) -> Action | None:
        """A word that may not exist, now and then."""
        if int(dice.below(FINE)) >= self.dares * FINE:
            return None
        return dare(table, self._words(table))

    def _answer(self, table: Table) -> Action:
        return Contest() if self._words(table).contests(table) else Accept()

    def _shed(self, table: Table, seat: int) -> Action:
        habits = habits_of(table.options, table.reserve)
        return Shed(min(table.racks[seat], key=habits.shed.index))

    def _sketch(self, table: Table) -> Sketch:
        return Sketch(table, self._words(table).graph)

    def _words(self, table: Table) -> Vocabulary:
        if self.vocabulary is None or self.vocabulary.options != table.options:
            self.vocabulary = Vocabulary(table.options, self.grade)
        return self.vocabulary


def _alone(table: Table, rng: Random) -> Move:
    """What fits, the awkward tiles early; to pass would end the patience."""
    return Move(0, choose(table, rng) or Pass())


def action_of(table: Table, each: Try) -> Action:
    """A try as an action."""
    if isinstance(each, str):
        return Exchange(each) if each else Pass()
    return written(table, each)
