"""PettingZoo's own tests on every game, and what they do not look at."""

import pytest

pytest.importorskip("pettingzoo", reason="needs pip install 'ludiade[pettingzoo]'")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from ludiade.adapters import pettingzoo as ours
from ludiade.kernel.errors import BadRecord
from ludiade.lab.errors import Unready

TABLES = [
    ("diabolo", 3, {"rounds": 1}), ("diadingo", 2, {}), ("diamino", 2, {}), ("diamoniak", 4, {}),
    ("diego", 2, {}),
]  # fmt: skip
CYCLES = 40


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_api_is_kept(game, players, options, capsys):
    api_test(ours.env(game, players, options), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_seed_settles_everything(game, players, options):
    seed_test(lambda: ours.env(game, players, options), num_cycles=CYCLES)


def test_a_table_is_drawn(capsys):
    render_test(lambda render_mode: ours.env("diamoniak", render_mode=render_mode))
    assert "Diamoniak" in capsys.readouterr().out


def test_it_can_be_timed(capsys, monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: float(next(clock)))
    performance_benchmark(ours.env("diamoniak"))
    assert "cycles per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_random_agents_reach_the_end_and_rewards_add_up_to_nothing(game, players, options):
    env = ours.raw_env(game, players, options)
    env.reset(seed=3)
    length = sum(size for _, size in env.layout)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(number)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        assert env.observe(agent).shape == (length,)
        mask = env.infos[agent]["action_mask"]
        assert mask.any()
        env.step(env.action_space(agent).sample(mask))
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = [seat for seat, rank in enumerate(env.match.ranks) if rank == 1]
    top = max(env.rewards.values())
    assert [env.rewards[f"player_{seat}"] for seat in best] == [top] * len(best)
    assert [name for name, _ in env.layout] == [
        name for name, _ in env._observer.layout(env.match)
    ]  # fmt: skip


def test_so_many_cycles_and_no_more():
    env = ours.raw_env("diamoniak", max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
    assert all(env.truncations.values())


def test_who_is_not_asked_is_offered_nothing_and_hidden_cards_stay_hidden():
    env = ours.raw_env("diabolo", 3)
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    assert not env.infos[other]["action_mask"].any()
    at = 0
    for name, length in env.layout:
        if name == "hand":
            own = env.observe(asked)[at : at + length]
            assert own.sum() == 7
            assert list(own) != list(env.observe(other)[at : at + length])
        at += length


def test_an_action_off_the_menu_is_refused_or_loses():
    raw = ours.raw_env("diamoniak")
    raw.reset(seed=1)
    off = int((raw.infos[raw.agent_selection]["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="action_mask"):
        raw.step(off)
    with pytest.raises(ValueError, match="action_mask"):
        raw.step(10_000)


def test_tables_that_cannot_be_are_refused():
    for error, given in (
        (BadRecord, {"game": "chess"}),
        (BadRecord, {"players": 9}),
        (BadRecord, {"players": 1}),
        (BadRecord, {"options": {"colour": "red"}}),
        (Unready, {"max_cycles": 0}),
        (BadRecord, {"render_mode": "smell"}),
    ):
        with pytest.raises(error):
            ours.env(**given)
