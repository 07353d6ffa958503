"""What was learned of Diego: the program that learns it sees and weighs as the player does."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.bots.levels import numbers  # noqa: E402  # without NumPy the module is skipped
from ludiade.games.diego import game  # noqa: E402
from ludiade.games.diego.knowledge import learned  # noqa: E402
from ludiade.games.diego.knowledge.known import Known  # noqa: E402
from ludiade.games.diego.rules import Table  # noqa: E402
from ludiade.games.diego.stages import Stage  # noqa: E402
from ludiade.games.diego.types import Accept, Contest, Diego, Options, Pass  # noqa: E402
from ludiade.kernel.inputs import Over, Shuffled  # noqa: E402
from ludiade.kernel.network import Network  # noqa: E402

TOOLS = Path(__file__).parents[3] / "tools"
ROW = np.array([0])


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The program that learns."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import learn_diego

    yield learn_diego
    sys.modules.pop("learn_diego", None)


def dealt(players: int, **options) -> Table:
    table = game.start(Options(**options), players)
    table.apply(Shuffled(list(range(players))))
    return table


def same_match(tables, players: int) -> Table:
    """A real table with the deck of the program's first, the first seat to begin."""
    free = [list(range(family * 8, family * 8 + 8)) for family in range(learned.FAMILIES)]
    table = dealt(players)
    table.apply(Shuffled([free[family].pop(0) for family in tables.deck[0]]))
    return table


def answer(table: Table, winner: int) -> None:
    """Let the pair on the table be won by this seat."""
    while table.stage == Stage.CLAIMED:
        seat = winner if winner != table.turn else table.waiting().seats[0]
        table.move(seat, Contest() if winner != table.turn else Accept())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_program_plays_by_the_rules_and_weighs_as_the_player_does(players, tool):
    dice = np.random.default_rng(players)
    learner = tool.Learner(dice)
    by = Network(learner.kept())
    known = Known({"learned": 1.0}, 1)
    tables = tool.Tables(1, players, dice)
    table, weighed, broken = same_match(tables, players), 0, 0
    while not tables.over()[0]:
        turn = int(table.turn)
        known._look(table)
        promised = tool.announced(tables, learner, turn, ROW)[0]
        ahead = learned.Outlook(table, turn, known._pupil, known._held(table), by)
        pairs = {table.deck[card] // 8: (card, target) for card, target in known._pairs(table)}
        assert sorted(pairs) == list(np.nonzero(np.isfinite(promised))[0])
        if not pairs:
            tables.passes += 1
            table.move(turn, Pass())
            while table.stage == Stage.PASSED:
                table.move(table.waiting().seats[0], Accept())
            continue
        for family in pairs:
            expected = pytest.approx(float(promised[family]) + 2, abs=0.3)
            assert ahead.announced(family) == expected
            weighed += 1
        family = np.array([dice.choice(sorted(pairs))])
        winner = tool.objections(tables, learner, turn, ROW, family)
        table.move(turn, Diego(*known_pair(table, known, int(family[0]))))
        for seat in (other for other in range(players) if other != turn):
            view = learned.Outlook(table, seat, known._pupil, known._held(table), by)
            gain = view.contested(int(family[0])) - view.accepted(int(family[0]))
            if seat == winner[0]:
                assert gain > -0.3
                broken += 1
        tables.take(ROW, turn, winner, family, winner == turn)
        tables.refill(ROW, turn)
        answer(table, int(winner[0]))
        assert table.scores() == list(tables.points[0])
    assert isinstance(table.waiting(), Over)
    assert weighed > 20


def known_pair(table: Table, known: Known, family: int) -> tuple[int, int]:
    """The first pair of a family: of its targets the oldest."""
    return next(pair for pair in known._pairs(table) if table.deck[pair[0]] // 8 == family)


def test_the_same_matches_give_the_same_network(tool, monkeypatch):
    for name, few in {"TABLES": 4, "PART": 16}.items():
        monkeypatch.setattr(tool, name, few)
    one, two, longer = (tool.train(2, matches).kept() for matches in (4, 4, 8))
    assert one == two
    assert one != longer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expert_plays_by_what_is_kept(players):
    expert = Known(dict(numbers("diego", "expert")), 1)
    hard = Known(dict(numbers("diego", "hard")), 1)
    table = dealt(players)
    table.apply(Shuffled(list(range(48))))
    by = learned.network_for(expert._look(table), expert._pupil)
    assert by is not None
    assert {len(column) for column in by.columns} == {learned.SIGNS + 1}
    assert [len(row) for row in by.strengths] == [len(by.columns)]
    assert expert.settled(table, table.turn).action in table.actions(table.turn)
    assert hard.settled(table, table.turn) is None


@pytest.mark.parametrize("options", [{"hand": 4, "targets": 4}, {"pair_in_hand": True}])
def test_nothing_was_learned_of_other_tables(options):
    expert = Known(dict(numbers("diego", "expert")), 1)
    table = dealt(2, **options)
    table.apply(Shuffled(list(range(48))))
    assert expert.settled(table, table.turn) is None
