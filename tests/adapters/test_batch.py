"""Tables of a batch are single tables: the same dice and actions, the same everything."""

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.adapters.batch import batch as make
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.shelf import get
from ludiade.lab.errors import Unready
from tests.adapters.differential import TITLES, compare

TABLES = 2
STEPS = {"diabolo": 90, "diadingo": 50, "diamoniak": 150, "diego": 40}
"""A match of Diego has a menu of 14,403 entries to compare; `make batch-check` takes its time."""


@pytest.mark.parametrize("name", TITLES)
def test_a_batch_goes_as_single_tables_do(name):
    game = get(name)
    dice = Dice(5)
    ended = compare(game, game.seats.start, game.Options(), 1, TABLES, 2 * STEPS[name])
    for players in game.seats:
        options = game.any_options(players, dice)
        ended += compare(game, players, options, players, TABLES, STEPS[name])
    assert ended


@pytest.mark.parametrize("name", TITLES)
def test_rolling_on_is_stepping_with_samples(name):
    one = make(name, 5, seed=3)
    two = make(name, 5, seed=3, threads=2)
    ended = 0
    for _ in range(70):
        one.step(one.sample())
        ended += int(one.dones.sum())
    assert two.rollout(70) == ended
    for each in ("mask", "observations", "seats", "rewards", "dones"):
        assert (getattr(one, each) == getattr(two, each)).all(), each
    two.close()


@pytest.mark.parametrize("name", TITLES)
def test_threads_change_nothing(name):
    one, two = (make(name, 7, seed=3, threads=threads) for threads in (1, 3))
    for _ in range(20):
        one.step(one.sample())
        two.step(two.sample())
    assert (one.observations == two.observations).all()
    two.close()


def test_arrays_stay_in_place_and_an_action_off_the_menu_changes_nothing():
    batch = make("diamoniak", 3)
    mask, seen = batch.mask, batch.observations
    before = seen.copy()
    for off in (np.array([0, 0, batch.actions - 1]), np.array([0, 0, -1]), np.array([0, 0])):
        with pytest.raises(ValueError, match=r"mask|one action"):
            batch.step(off)
    assert (seen == before).all()
    batch.step(mask.argmax(1))
    assert batch.mask is mask
    assert batch.observations is seen
    assert (seen != before).any()


def test_observations_can_be_left_out():
    batch = make("diego", 2, observations=False)
    batch.step(batch.sample())
    assert batch.observations.shape == (2, 0)


def test_the_front_door_refuses_what_cannot_be():
    assert make("diamoniak", 4, 3, options={"first_player": "random"}).held.shape[:2] == (4, 3)
    for error, given in (
        (BadRecord, {"game": "diamino", "tables": 2}),
        (BadRecord, {"game": "go", "tables": 2}),
        (BadRecord, {"game": "diamoniak", "tables": 2, "players": 7}),
        (Unready, {"game": "diamoniak", "tables": 0}),
        (Unready, {"game": "diamoniak", "tables": 2, "threads": 0}),
    ):
        with pytest.raises(error):
            make(**given)
