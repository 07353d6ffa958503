"""Which pairs of Diego are preferred: the program that tunes it weighs as the player does."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.bots.levels import numbers  # noqa: E402  # without NumPy the module is skipped
from ludiade.games.diego.knowledge.known import Known  # noqa: E402
from ludiade.games.diego.knowledge.preference import MARKS, PREFERENCES, TIMES, Choice  # noqa: E402
from ludiade.games.diego.rules import Table  # noqa: E402
from ludiade.games.diego.stages import Stage  # noqa: E402
from ludiade.games.diego.types import Accept, Contest, Diego, Pass  # noqa: E402
from ludiade.kernel.inputs import Over, Shuffled  # noqa: E402
from tests.games.diego.test_learned import TOOLS, answer, dealt, same_match  # noqa: E402

ROW = np.array([0])


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The program that tunes."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import tune_diego

    yield tune_diego
    for name in ("tune_diego", "learn_diego"):
        sys.modules.pop(name, None)


def let_pass(table: Table) -> None:
    """Nobody objects."""
    while table.stage in (Stage.CLAIMED, Stage.PASSED):
        table.move(table.waiting().seats[0], Accept())


@pytest.mark.parametrize("players", [2, 4])
def test_the_program_objects_where_the_player_does(players, tool):
    expert = Known(dict(numbers("diego", "expert")), 1)
    learner = tool.known_to(players)
    objected = 0
    for seed in range(4):
        dice = np.random.default_rng(20 * players + seed)
        tables = tool.Shown(1, players, dice)
        table = same_match(tables, players)
        while not tables.over()[0] and tables.pile()[0] > 0:
            turn = int(table.turn)
            families = np.nonzero((tables.hands[0, turn] > 0) & (tables.row[0] > 0))[0]
            if not len(families):
                tables.pass_on(ROW, turn)
                table.move(turn, Pass())
                let_pass(table)
                continue
            family = families[tables.won[0, turn][families].argmax()]  # families are completed
            expert._look(table)
            table.move(turn, expert._pair_of(table, int(family)).action)
            for seat in (other for other in range(players) if other != turn):
                alone = np.arange(players)[None] == seat
                winner = tool.objections(tables, learner, turn, ROW, family[None], alone)
                settled = expert.settled(table, seat)
                assert settled is not None
                assert isinstance(settled.action, Contest) == (winner[0] == seat)
                objected += winner[0] == seat
            silent = np.zeros((1, players), bool)
            assert tool.objections(tables, learner, turn, ROW, family[None], silent)[0] == turn
            winner = tool.objections(tables, learner, turn, ROW, family[None])
            tables.lay(ROW, turn, family[None], winner)
            answer(table, int(winner[0]))
            assert table.scores() == list(tables.points[0])
    assert objected > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_program_plays_by_the_rules_and_likes_what_the_player_likes(players, tool):
    likings = shown = 0
    for seed in range(4):
        dice = np.random.default_rng(10 * players + seed)
        weights = dice.normal(0, 1, (len(MARKS), TIMES))
        known = Known({}, 1)
        tables = tool.Shown(1, players, dice)
        table = same_match(tables, players)
        while not tables.over()[0]:
            turn = int(table.turn)
            choice = Choice(known._look(table), known._pupil, known._held(table))
            liked = tool.likings(tables, turn, ROW, weights[None].astype(np.float32))[0]
            able = np.nonzero(np.isfinite(liked))[0]
            for family in able:
                found = choice.liking(int(family), weights.tolist())
                assert found == pytest.approx(float(liked[family]), abs=1e-3)
                likings += 1
            shown += sum(map(sum, choice.shown))
            if not len(able):
                assert choice.best(weights.tolist()) == -1
                tables.pass_on(ROW, turn)
                table.move(turn, Pass())
            else:
                assert choice.best(weights.tolist()) == liked.argmax()
                pair = known._pair_of(table, int(liked.argmax())).action
                assert isinstance(pair, Diego)
                tables.lay(ROW, turn, np.array([liked.argmax()]))
                table.move(turn, pair)
            let_pass(table)
            assert table.scores() == list(tables.points[0])
        assert isinstance(table.waiting(), Over)
    assert likings > 100
    assert shown > 0


def test_as_many_rounds_find_the_same_weights(tool, monkeypatch):
    for name, few in {"DEALS": 4, "TRIED": 4, "KEPT": 2}.items():
        monkeypatch.setattr(tool, name, few)
    one, two, longer = (tool.tune(2, rounds).tolist() for rounds in (2, 2, 3))
    assert one == two
    assert one != longer


def test_who_takes_more_points_is_told_apart(tool, monkeypatch):
    """One who collects and answers, against one who likes what serves least."""
    monkeypatch.setattr(tool, "DEALS", 256)
    sound = np.zeros((len(MARKS), TIMES))
    sound[MARKS.index("targets answered"), 0] = 1.0
    dice, learner = np.random.default_rng(1), tool.known_to(2)
    shares = tool.points(np.stack([sound, -sound]), 0 * sound, 2, dice, learner)
    assert shares[0] > shares[1] + 0.05


@pytest.mark.parametrize("players", [2, 4])
def test_the_expert_lays_what_it_prefers_and_others_do_not(players):
    weights = PREFERENCES.find(players)
    assert weights is not None
    assert [len(row) for row in weights] == [TIMES] * len(MARKS)
    expert = Known(dict(numbers("diego", "expert")), 1)
    table = dealt(players)
    table.apply(Shuffled(list(range(0, 48, 5)) + [at for at in range(48) if at % 5]))
    best = Choice(expert._look(table), expert._pupil, expert._held(table)).best(weights)
    settled = expert.settled(table, table.turn)
    assert settled is not None
    assert table.deck[settled.action.card] // 8 == best
    assert Known(dict(numbers("diego", "hard")), 1).settled(table, table.turn) is None
