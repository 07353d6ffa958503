"""What is imagined is possible, and as likely as it ought to be."""

from collections import Counter
from math import sqrt

import pytest

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import BAG, minus
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from tests.games.diamino.tables import KEPI, act, place, shuffle, table

TRIALS = 4000


def full_table(racks, board=(), **options):
    """A table whose reserve is everything that lies nowhere else."""
    it = table(racks, board=board, **options)
    there = "".join(racks) + it.board.upper().replace(".", "")
    it.reserve = minus(BAG, there)
    return it


def imagined(it, eyes, seed):
    return game.imagine(it.options, it.players, eyes, it.view(eyes), Dice(seed))


def is_near(count, trials, share):
    """Within five standard deviations of what is to be expected."""
    return abs(count - trials * share) <= 5 * sqrt(trials * share * (1 - share)) + 1e-9


def test_what_is_not_seen_lies_anywhere_with_the_right_chance():
    it = full_table(["AEINRST", "QZEEEEE", "OOUUXYW"], board=KEPI)
    eyes = Eyes(0)
    unseen = Counter(it.racks[1] + it.racks[2] + it.reserve)
    total = sum(unseen.values())
    there, front = Counter(), Counter()
    for seed in range(TRIALS):
        truth = imagined(it, eyes, seed)
        assert truth.view(eyes) == it.view(eyes)
        assert truth.census() == it.census()
        there.update(truth.racks[1])
        front[truth.reserve[0]] += 1
    for tile, count in unseen.items():
        mean, spread = TRIALS * 7 * count / total, sqrt(TRIALS * 7 * count / total)
        assert abs(there[tile] - mean) < 5 * spread
        assert is_near(front[tile], TRIALS, count / total)


def test_two_tiles_lie_together_as_often_as_they_should():
    it = full_table(["AEINRST", "QZEEEEE"], board=KEPI)
    together = sum(
        "Q" in r and "Z" in r for r in (imagined(it, Eyes(0), n).racks[1] for n in range(TRIALS))
    )
    unseen = len(it.racks[1] + it.reserve)
    assert is_near(together, TRIALS, 7 * 6 / (unseen * (unseen - 1)))


def test_a_spectator_imagines_all_racks_and_every_eye_only_the_order():
    it = full_table(["AEI", "QZE"], board=KEPI)
    assert len({tuple(imagined(it, SPECTATOR, n).racks) for n in range(20)}) > 10
    orders = [imagined(it, EVERY_EYE, n) for n in range(20)]
    assert {tuple(truth.racks) for truth in orders} == {("AEI", "EQZ")}
    assert len({truth.reserve for truth in orders}) == 20


def test_tiles_of_a_placement_taken_back_are_known_until_they_may_have_gone():
    it = full_table(["XQE*EEE", "AEINRST"])
    place(it, "8H", "XQe", answer="contest")
    assert it.view(SPECTATOR).known == ["QX*", ""]
    for seed in range(30):
        assert not minus("QX*", imagined(it, Eyes(1), seed).racks[0])
    act(it, t.Pass())
    act(it, t.Exchange("E"))  # the others cannot know that it was not the Q
    assert it.known[0] == ""


def test_known_tiles_go_when_they_are_placed_and_stay_when_others_are():
    it = full_table(["XQEKEPI", "AEINRST"])
    place(it, "8H", "XQ", answer="contest")
    act(it, t.Pass())
    act(it, t.Place("8H", "QEX"))
    assert it.known[0] == ""
    act(it, t.Contest(), seat=1)
    assert it.known[0] == "EQX"  # what is shown twice is known once
    act(it, t.Pass())
    place(it, "8H", "KEPI")
    assert it.known[0] == "QX"


def test_two_equal_tiles_known_leave_one_when_a_tile_has_gone_unseen():
    it = full_table(["EEQIRSS", "AEINRST"], formula="race")
    place(it, "8H", "EEQ", answer="contest")
    act(it, t.Pass())
    act(it, t.Exchange("I"))
    assert it.known[0] == "E"


def test_known_does_not_change_the_chances_of_the_rest():
    it = full_table(["XQEEEEE", "AEINRST"])
    place(it, "8H", "XQ", answer="contest")
    act(it, t.Pass())
    unseen = minus(BAG, "AEINRST" + "XQ")
    zs = sum("Z" in imagined(it, Eyes(1), n).racks[0] for n in range(TRIALS))
    assert is_near(zs, TRIALS, 5 / len(unseen))


def test_what_one_put_back_is_in_the_reserve_until_others_have_drawn():
    it = full_table(["QZEEEEE", "AEINRST"])
    act(it, t.Exchange("QZ"))
    shuffle(it)
    assert it.view(Eyes(0)).returned == ["QZ", None]
    assert it.view(Eyes(1)).returned == [None, ""]
    for seed in range(30):
        truth = imagined(it, Eyes(0), seed)
        assert not minus("QZ", truth.reserve)
    act(it, t.Exchange("A"))
    shuffle(it)
    assert it.returned == ["", "A"]


def test_what_one_draws_oneself_is_seen_to_leave_the_reserve():
    it = full_table(["QQZEEEE", "A"])
    it.reserve = "AAB"
    act(it, t.Exchange("QZ"))
    shuffle(it, [1, 0, 2])  # the reserve was B Q Z
    act(it, t.Pass())
    act(it, t.Exchange("E"))
    assert it.returned[0] == "EZ"


def test_a_shed_tile_is_known_to_its_player_alone():
    it = full_table(["RISEK", "AEINRST"], board=[*KEPI], formula="race")
    place(it, "K8", "IRIS")
    act(it, t.Shed("K"))
    shuffle(it)
    assert (it.view(Eyes(0)).returned, it.view(Eyes(1)).returned) == (["K", None], [None, ""])


@pytest.mark.parametrize("stage", ["standing", "shedding"])
def test_a_placement_of_this_turn_can_still_be_cancelled_or_doubled(stage):
    it = full_table(["RISEK", "AEINRST"], board=[*KEPI], formula="race")
    act(it, t.Place("K8", "IRIS"))
    if stage == "shedding":
        act(it, t.Accept(), seat=1)
    truth = imagined(it, Eyes(1), 1)
    assert truth.fresh == it.fresh
    assert truth.stage == it.stage
