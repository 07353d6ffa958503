"""Gymnasium's own check on every game, and what it does not look at."""

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs pip install 'ludiade[gymnasium]'")

from gymnasium.utils.env_checker import check_env

from ludiade.adapters.gymnasium import Seat
from ludiade.kernel.errors import BadRecord
from ludiade.lab.errors import Unready

TABLES = [
    ("diabolo", 3, {"rounds": 1}), ("diadingo", 2, {}), ("diamino", 2, {}), ("diamoniak", 4, {}),
    ("diego", 2, {}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_api_is_kept(game, players, options):
    asked = {"game": game, "players": players, "options": options, "opponents": "random"}
    check_env(gymnasium.make("ludiade/Seat-v1", illegal="random", **asked).unwrapped)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_match_is_played_to_its_end(game, players, options):
    env = Seat(game, "random", players, seat=1, options=options)
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.observation_space.contains(seen)
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, cut, info = env.step(action)
        assert not cut
    assert -1 <= reward <= 1
    assert env.match.over
    assert not info["action_mask"].any()


def test_the_same_seed_is_the_same_match():
    ends = []
    for _ in range(2):
        env = Seat("diamoniak", "beginner")
        _, info = env.reset(seed=9)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        ends.append(env.match.record)
    assert ends[0] == ends[1]


def test_an_action_off_the_menu_is_refused_or_replaced():
    env = Seat("diamoniak", "random")
    _, info = env.reset(seed=1)
    off = int((info["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="action_mask"):
        env.step(off)
    mild = Seat("diamoniak", "random", illegal="random")
    mild.reset(seed=1)
    assert mild.step(off)[4]["illegal"]


def test_seats_and_bots_that_cannot_be_are_refused():
    for error, given in (
        (BadRecord, {"seat": 2}),
        (Unready, {"opponents": "grandmaster"}),
        (Unready, {"opponents": ["easy", "easy"]}),
        (BadRecord, {"game": "go"}),
    ):
        with pytest.raises(error):
            Seat(**given)
