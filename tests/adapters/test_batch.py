"""Tables of a batch are single tables: the same dice and actions, the same everything."""

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

from ludiade.adapters.batch import batch as make
from ludiade.games.diamoniak import game
from ludiade.games.diamoniak.batch import Batch
from ludiade.games.diamoniak.cards import KINDS
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.inputs import Move, Over, Shuffle, Shuffled
from ludiade.lab.errors import Unready

TABLES, STEPS = 4, 400
DRAWS = 4
"""How often out of five one draws on where one may, so that castles are built."""
VARIANTS = [
    (2, Options()),
    (3, Options(first_player="random", sale_goes_to="discard")),
    (4, Options(release_colour_when_empty=True, fairy_never_paid=True)),
]


def settled(table: Table, dice: Dice) -> Table:
    while isinstance(waiting := table.waiting(), Shuffle):
        table.apply(Shuffled(dice.order(waiting.size)))
    return table


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_batch_goes_as_single_tables_do(players, options):
    batch = Batch(TABLES, players, 7, options)
    dice = [Dice(7 + n) for n in range(TABLES)]
    single = [settled(Table(options, players), dice[n]) for n in range(TABLES)]
    every = game.actions(players)
    choose = Dice(players)
    ended = 0
    for _ in range(STEPS):
        numbers = []
        for n, table in enumerate(single):
            menu = every.mask(table.actions(table.turn))
            assert batch.mask[n].tolist() == menu
            allowed = [number for number, may in enumerate(menu) if may]
            draws = menu[0] and choose.below(5) < DRAWS
            last = allowed[-1 - choose.below(min(3, len(allowed)))]  # colours are paid first
            numbers.append(0 if draws else last)
        batch.step(np.array(numbers))
        for n, table in enumerate(single):
            seat = int(table.turn)
            table.apply(Move(seat, every[numbers[n]]))
            settled(table, dice[n])
            over = table.waiting()
            assert batch.dones[n] == isinstance(over, Over)
            if isinstance(over, Over):
                ended += 1
                assert batch.rewards[n].argmax() == over.scores.index(1)
                assert batch.rewards[n].sum() == pytest.approx(0, abs=1e-6)
                table = single[n] = settled(Table(options, players), dice[n])
            assert batch.held[n].reshape(-1).tolist() == table.held_cards
            assert batch.colour[n].tolist() == table.colour
            assert batch.beside[n].tolist() == table.beside
            assert batch.pile[n, : batch.top[n]].tolist() == table.pile
            assert (batch.turn[n], batch.stage[n]) == (table.turn, table.stage)
    assert ended
    assert batch.held.shape == (TABLES, players, KINDS)


def test_arrays_stay_in_place_and_an_action_off_the_menu_changes_nothing():
    batch = Batch(3, 2, 1, Options())
    mask, held = batch.mask, batch.held
    off = np.full(3, batch.actions - 1)
    with pytest.raises(ValueError, match="mask"):
        batch.step(off)
    assert not held.any()
    batch.step(mask.argmax(1))
    assert batch.mask is mask
    assert held is batch.held


def test_the_front_door_refuses_what_cannot_be():
    assert make("diamoniak", 4, 3, options={"first_player": "random"}).held.shape[:2] == (4, 3)
    for error, given in (
        (BadRecord, {"game": "diego", "tables": 2}),
        (BadRecord, {"game": "go", "tables": 2}),
        (BadRecord, {"game": "diamoniak", "tables": 2, "players": 7}),
        (Unready, {"game": "diamoniak", "tables": 0}),
    ):
        with pytest.raises(error):
            make(**given)
