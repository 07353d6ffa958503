"""Small forms: their values by a second method each, and what OpenSpiel makes of them."""

import re
from pathlib import Path

import pytest

from ludiade.games.diabolo.learning import reduced as diabolo
from ludiade.games.diadingo.learning import reduced as diadingo
from ludiade.games.diamino.learning import reduced as diamino
from ludiade.games.diamoniak.learning import reduced as diamoniak
from ludiade.games.diego.learning import reduced as diego
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move, Over, Shuffle, Shuffled
from ludiade.kernel.knowledge import shares
from ludiade.kernel.shelf import names
from ludiade.lab.reduced import forms
from ludiade.lab.reduced.cfr import Node, Solution, best_answer
from ludiade.lab.reduced.positions import Positions
from ludiade.lab.reduced.tree import Tree

PAGE = Path(__file__).parents[2] / "docs" / "reduced-forms.md"
NEAR_ITS_END = {"red": ([2, 2], [3, 1]), "yellow": ([1, 2, 1], [2, 2]), "green": ([2, 2], [3])}
CARDS = ["red-1", "red-2", "red-2", "green-3", "green-3"]
SECRETS = {"diabolo": diabolo.Reduced(NEAR_ITS_END, CARDS, 1), "diego": diego.form}
OPEN = {"diadingo": diadingo.form, "diamoniak": diamoniak.Reduced([2, 2, 0, 0, 0, 1, 0], 2)}
"""Smaller than the public ones where those would take long."""


def test_every_game_has_one():
    assert tuple(forms()) == names()


@pytest.mark.slow
@pytest.mark.parametrize("name", SECRETS)
def test_a_linear_program_finds_the_same_value_as_regret(name):
    linprog = pytest.importorskip("scipy.optimize").linprog
    root = Tree(SECRETS[name]).root
    best = Solution(root, 30).average
    high, low = best_answer(root, 0, best), 1 - best_answer(root, 1, best)
    exact = by_linear_program(root, linprog)
    assert low - 1e-6 <= exact <= high + 1e-6
    assert exact == pytest.approx((low + high) / 2, abs=0.002)


def by_linear_program(root, linprog):
    """The value to seat 0 by the sequence form: seat 0's plan against seat 1's best answer."""
    from scipy.sparse import coo_matrix

    sequences = [{(): 0}, {(): 0}]
    sets = [{}, {}]
    pays = {}

    def walk(node, own, reach):
        if not node.after:
            pays[own] = pays.get(own, 0.0) + reach * node.worth
        elif node.likely:
            for likely, after in zip(node.likely, node.after, strict=True):
                walk(after, own, reach * likely)
        else:
            seat = node.seat
            sets[seat].setdefault(node.key, (own[seat], len(node.after)))
            for at, after in enumerate(node.after):
                number = sequences[seat].setdefault((node.key, at), len(sequences[seat]))
                walk(after, (number, own[1]) if seat == 0 else (own[0], number), reach)

    walk(root, (0, 0), 1.0)
    plans, answers = len(sequences[0]), len(sets[1]) + 1
    # variables: seat 0's plan, then what seat 1 gets from each of its sets on; the first is all
    number = {key: plans + 1 + at for at, key in enumerate(sets[1])}
    rows, columns, values = [], [], []
    for (mine, theirs), worth in pays.items():  # below: what seat 1 can hold seat 0 down to
        rows.append(theirs), columns.append(mine), values.append(-worth)
    rows.append(0), columns.append(plans), values.append(1.0)
    for key, (before, count) in sets[1].items():
        rows.append(before), columns.append(number[key]), values.append(-1.0)
        for at in range(count):
            rows.append(sequences[1][key, at]), columns.append(number[key]), values.append(1.0)
    shape = (len(sequences[1]), plans + answers)
    above = coo_matrix((values, (rows, columns)), shape=shape)
    rows, columns, values = [0], [0], [1.0]
    for at, (key, (before, count)) in enumerate(sets[0].items(), 1):
        for choice in range(count):
            rows.append(at), columns.append(sequences[0][key, choice]), values.append(1.0)
        rows.append(at), columns.append(before), values.append(-1.0)
    equal = coo_matrix((values, (rows, columns)), shape=(len(sets[0]) + 1, plans + answers))
    goal = [0.0] * (plans + answers)
    goal[plans] = -1.0
    found = linprog(
        goal, A_ub=above, b_ub=[0.0] * shape[0], A_eq=equal, b_eq=[1.0] + [0.0] * len(sets[0]),
        bounds=[(0, None)] * plans + [(None, None)] * answers,
    )  # fmt: skip
    return -found.fun


@pytest.mark.parametrize("name", OPEN)
def test_best_play_with_real_shuffles_brings_what_was_computed(name):
    """Matches of the real table, its cards shuffled beforehand, both playing the best move."""
    form = OPEN[name]
    positions = Positions(form, 1e-6)
    value = positions.value()
    dice, total, matches = Dice(3), 0.0, 1000
    for _ in range(matches):
        table, first = form.game.start(form.options, 2), True
        while not isinstance(waiting := table.waiting(), Over):
            if isinstance(waiting, Shuffle):
                seating = first and name == "diadingo"  # seat 0 begins
                table.apply(Shuffled([0, 1] if seating else dice.order(waiting.size)))
                first = False
                continue
            position = positions.known[form.position(table)]
            means = [positions.mean(ends) for ends in position.after]
            best = means.index((max if waiting.only == 0 else min)(means))
            table.apply(Move(waiting.only, form.moves(table, waiting.only)[best].action))
        total += shares(waiting.ranks)[0]
    assert total / matches == pytest.approx(value, abs=4 * 0.5 / matches**0.5)


def test_the_ends_of_diamino_by_looking_ahead():
    form = diamino.Reduced(diamino.FILE.read_bytes().splitlines()[3:4])
    seen = {}

    def worth(state):
        waiting = state.waiting()
        if isinstance(waiting, Over):
            return shares(waiting.ranks)[0]
        key = state.truth()
        if key not in seen:
            after = []
            for action in state.all_actions(waiting.only):
                twin = state.copy()
                twin.apply(Move(waiting.only, action))
                after.append(worth(twin))
            seen[key] = max(after) if waiting.only == 0 else min(after)
        return seen[key]

    assert [worth(state) for _, state in form.openings()] == [1.0]
    assert Positions(form).value() == pytest.approx(1.0)


def test_openspiel_plays_what_we_export():
    pyspiel = pytest.importorskip("pyspiel", reason="needs pip install 'ludiade[openspiel]'")
    import ludiade.adapters.openspiel_reduced  # noqa: F401  # registers them

    for name in forms():
        game = pyspiel.load_game(f"ludiade_reduced_{name}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
def test_the_examples_of_the_page_find_the_value_of_diego(capsys):
    """The first by our own CFR, the second by OpenSpiel's."""
    pytest.importorskip("pyspiel", reason="needs pip install 'ludiade[openspiel]'")
    ours, theirs = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    exec(compile(ours, str(PAGE), "exec"), {})
    value, low, high, _ = map(float, capsys.readouterr().out.split())
    assert low <= value <= high <= low + 0.001
    assert value == pytest.approx(0.5, abs=0.001)
    exec(compile(theirs, str(PAGE), "exec"), {})
    first = float(re.search(r"-?\d+\.\d+(e-\d+)?", capsys.readouterr().out)[0])
    assert first == pytest.approx(0, abs=0.1)


def test_a_best_answer_to_nonsense_wins():
    root = Node(seat=0, key=0)
    root.after = [Node(seat=1, key=1), Node(seat=1, key=2)]
    for node in root.after:
        node.after = [Node(1.0), Node(0.0)]
    assert best_answer(root, 1, lambda node: [0.5, 0.5]) == 1.0
