"""What was learned of Diabolo: the program that learns it sees what the player sees."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.adapters.batch import batch  # noqa: E402  # without NumPy the module is skipped
from ludiade.bots.levels import numbers  # noqa: E402
from ludiade.games.diabolo import game  # noqa: E402
from ludiade.games.diabolo.cards import DECK, KINDS, LINES, ONE, VALUES  # noqa: E402
from ludiade.games.diabolo.knowledge import learned  # noqa: E402
from ludiade.games.diabolo.knowledge.known import Known  # noqa: E402
from ludiade.games.diabolo.rules import Table  # noqa: E402
from ludiade.games.diabolo.stages import Stage  # noqa: E402
from ludiade.games.diabolo.types import Options  # noqa: E402
from ludiade.kernel.dice import Dice  # noqa: E402
from ludiade.kernel.inputs import Shuffled  # noqa: E402
from ludiade.kernel.network import Network  # noqa: E402
from ludiade.lab.reduced import forms  # noqa: E402

TOOLS = Path(__file__).parents[3] / "tools"
TABLES, STEPS = 24, 60


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The program that learns."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import learn_diabolo

    yield learn_diabolo
    sys.modules.pop("learn_diabolo", None)


def real(tables, n: int) -> Table:
    """Table n of a batch as a single one."""
    table = Table(Options(), tables.players)
    for at, cards in enumerate(tables.hands[n].reshape(-1, LINES, VALUES).reshape(-1, VALUES)):
        table.hands[at] = sum(int(count) * ONE[value] for value, count in enumerate(cards))
    for at, side in enumerate(tables.laid[n]):
        table.laid[at] = [value + 1 for value in range(VALUES) for _ in range(side[value])]
    table.beside = [kind for kind in range(KINDS) for _ in range(tables.beside[n][kind])]
    table.pile = [int(kind) for kind in tables.pile[n][: int(tables.top[n])]]
    table.turn, table.stage = int(tables.seats[n]), int(tables.stage[n])
    return table


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_program_that_learns_sees_and_weighs_as_the_player_does(players, tool):
    learner = tool.Learner(np.random.default_rng(players))
    by = Network(learner.kept())
    tables = batch("diabolo", TABLES, players, seed=players)
    every, weighed = list(game.actions(players)), 0
    for step in range(STEPS):
        n = step % TABLES
        if tables.stage[n] != Stage.DOUBLING:
            table = real(tables, n)
            rows, actions = np.array([n]), np.nonzero(tables.mask[n])[0]
            then = tool.Seats(tables, rows).after(np.zeros(len(actions), int), actions)
            seen = then.signs()
            promised = learner.forward(seen)[1]
            ahead = learned.Outlook(table, table.turn, by)
            moves = {every.index(move.action): move for move in table.moves(table.turn)}
            assert sorted(moves) == list(actions)
            for number, promise in zip(actions, promised, strict=True):
                expected = pytest.approx(learned.POINTS * float(promise), abs=0.1)
                assert ahead.after(moves[int(number)]) == expected
                weighed += 1
        tables.step(tables.sample())
    assert weighed > STEPS


def test_the_same_decisions_give_the_same_network(tool, monkeypatch):
    for name, few in {"TABLES": 8, "LENGTH": 24, "PART": 16}.items():
        monkeypatch.setattr(tool, name, few)
    one, two, longer = (tool.train(4, decisions).kept() for decisions in (200, 200, 400))
    assert one == two
    assert one != longer


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_kept_fits_the_player(players):
    by = learned.network(players)
    assert by is not None
    assert {len(column) for column in by.columns} == {learned.SIGNS + learned.ODDS + 1}
    assert [len(row) for row in by.strengths] == [len(by.columns)]


def dealt(players: int) -> Table:
    table = Table(Options(), players)
    table.apply(Shuffled(list(range(players))))
    table.apply(Shuffled(Dice(3).order(len(DECK))))
    return table


def test_the_expert_plays_by_it_where_there_is_one_and_searches_elsewhere():
    expert = Known(dict(numbers("diabolo", "expert")), 1)
    hard = Known(dict(numbers("diabolo", "hard")), 1)
    for players in (2, 4):
        table = dealt(players)
        settled = expert.settled(table, table.turn)
        assert settled is not None
        assert settled.action in table.actions(table.turn)
        assert hard.settled(table, table.turn) is None
        table.stage = Stage.DOUBLING
        assert expert.settled(table, table.turn) is None
    three = dealt(3)
    assert expert.settled(three, three.turn) is None


def test_nothing_was_learned_of_smaller_hands():
    expert = Known({**numbers("diabolo", "expert"), "learned": 1.0}, 1)
    for _, state in forms()["diabolo"].openings():
        assert expert.settled(state, state.turn) is None
