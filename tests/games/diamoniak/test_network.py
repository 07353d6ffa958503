"""What was learned of Diamoniak: the program that learns it sees what the player sees."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.adapters.batch import batch  # noqa: E402  # without NumPy the module is skipped
from ludiade.bots import Seen  # noqa: E402
from ludiade.bots.coach.advice import advise, think  # noqa: E402
from ludiade.bots.levels import numbers  # noqa: E402
from ludiade.bots.thinker import Thinker  # noqa: E402
from ludiade.games.diamoniak import game  # noqa: E402
from ludiade.games.diamoniak.cards import COUNTS, KINDS, WITCH  # noqa: E402
from ludiade.games.diamoniak.knowledge import network  # noqa: E402
from ludiade.games.diamoniak.knowledge.foresight import after, foreseen, hope  # noqa: E402
from ludiade.games.diamoniak.knowledge.known import Known  # noqa: E402
from ludiade.games.diamoniak.rules import Table  # noqa: E402
from ludiade.games.diamoniak.stages import Stage  # noqa: E402
from ludiade.games.diamoniak.types import Buy, Draw, Options  # noqa: E402
from ludiade.kernel.eyes import Eyes  # noqa: E402
from ludiade.kernel.network import Network  # noqa: E402
from ludiade.kernel.piles import listed  # noqa: E402
from ludiade.kernel.types import Seat  # noqa: E402

TOOL = Path(__file__).parents[3] / "tools" / "castles"
TABLES, STEPS = 24, 60


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The modules of the program that learns."""
    monkeypatch.syspath_prepend(str(TOOL))
    import learner
    import positions
    import train

    yield SimpleNamespace(learner=learner, positions=positions, train=train)
    for name in ("learner", "positions", "train"):
        sys.modules.pop(name, None)


def real(tables, n: int) -> Table:
    """Table n of a batch as a single one."""
    table = Table(Options(), tables.players)
    table.held_cards = [int(x) for x in tables.held[n].reshape(-1)]
    table.colour = [int(x) for x in tables.colour[n]]
    table.beside = [int(x) for x in tables.beside[n]]
    table.pile = [int(x) for x in tables.pile[n][: int(tables.top[n])]]
    table.turn, table.stage = int(tables.seats[n]), int(tables.stage[n])
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_program_that_learns_sees_and_weighs_as_the_player_does(players, tool):
    learner = tool.learner.Learner(players, np.random.default_rng(players))
    by = Network(learner.kept())
    tables = batch("diamoniak", TABLES, players, seed=players)
    cost = tool.positions.costs(players)
    stages = set()
    for step in range(STEPS):
        here = tool.positions.Positions.of(tables)
        n = step % TABLES
        table = real(tables, n)
        stages.add(table.stage)
        seen = tool.positions.signs(here)[n]
        begin = network.signs_for(players)
        assert sorted(network.signs(table)) == list(np.nonzero(seen[:begin])[0])
        assert network.odds(table) == pytest.approx(seen[begin:], abs=1e-6)
        assert network.chances(table, by) == pytest.approx(learner.chances(here)[n], abs=0.01)
        rows, actions, chances = tool.learner.weighed(here, tables.mask, cost, learner)
        seat = table.turn
        for move in table.moves(seat):
            number = list(game.actions(players)).index(move.action)
            expected = chances[(rows == n) & (actions == number), seat]
            draws = isinstance(move.action, Draw)
            found = hope(table, seat, 1, by) if draws else after(table, move, by)
            assert found == pytest.approx(float(expected[0]), abs=0.01)
        tables.step(tables.sample())
    assert stages == {0, 1, 2}


def test_the_same_decisions_give_the_same_network(tool, monkeypatch):
    for name, few in {"TABLES": 4, "LENGTH": 8, "PART": 16}.items():
        monkeypatch.setattr(tool.train, name, few)
    one, two, longer = (tool.train.train(2, decisions).kept() for decisions in (64, 64, 96))
    assert one == two
    assert one != longer


def test_nothing_is_foreseen_of_another_box():
    assert foreseen(Table(Options(), 2, [2, 2, 0, 0, 1, 1, 0], 2), 0, 1) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_fits_the_player(players):
    by = network.network(players)
    assert by is not None
    wide = network.signs_for(players) + 3 + players + 1
    assert {len(column) for column in by.columns} == {wide}
    assert len(by.strengths) == players
    assert {len(row) for row in by.strengths} == {len(by.columns) + 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expert_decides_by_it_and_others_do_not(players):
    expert = Known(dict(numbers("diamoniak", "expert")), 1)
    table = Table(Options(), players)
    table.stage = Stage.OPENING
    table.colour[:2] = [0, 1]
    table.held_cards[: 2 * KINDS] = [5, 0, 0, 0, 3, 0, 0, 1, 4, 0, 0, 3, 0, 0]
    left = [COUNTS[kind] - sum(table.held_cards[kind::KINDS]) for kind in range(KINDS)]
    table.pile = listed(left)
    seen = Seen(game, Options(), players, 0, table.view(Eyes(0)), table.actions(0))
    assert Thinker("expert", 1).choose(seen) == Buy(Seat(1))  # it wins on the spot
    settled = expert.settled(table, 0)
    assert settled is not None
    assert settled.action == Buy(Seat(1))
    assert Known(dict(numbers("diamoniak", "hard")), 1).settled(table, 0) is None


def test_the_coach_goes_by_it_and_playouts_by_the_cheaper_value():
    expert = Known(dict(numbers("diamoniak", "expert")), 1)
    table = Table(Options(), 3)
    table.stage, table.pile = Stage.BEWITCHED, listed(COUNTS)
    table.pile.remove(WITCH)
    table.held_cards[:2] = [2, 1]
    by = network.network(3)
    assert by is not None
    wins = network.chances(table, by)
    assert expert.close_look(table) == pytest.approx([0.25 + 0.75 * win for win in wins])
    assert expert.worth(table) is None  # while a witch waits
    hard = Known(dict(numbers("diamoniak", "hard")), 1)
    assert hard.close_look(table) is None
    table.stage = Stage.WON
    assert expert.close_look(table) == [1.0, 0.25, 0.25]


def test_a_hint_is_what_the_expert_plays_and_not_what_a_search_tried_most():
    table = Table(Options(), 2)
    table.colour, table.stage = [0, 1], Stage.PRESSING
    table.held_cards = [1, 0, 1, 0, 4, 0, 0, 0, 3, 0, 0, 4, 0, 0]
    table.pile = listed([COUNTS[at] - sum(table.held_cards[at::KINDS]) for at in range(KINDS)])
    seen = Seen(game, Options(), 2, 0, table.view(Eyes(0)), table.actions(0))
    chosen = Thinker("expert", 1).choose(seen)
    assert think(seen, 12, 1).best.action != chosen
    assert advise(seen, 1, 12).action == chosen
