"""Diamino in figures: devils are counted, not the events that tell of them."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.box import game
from ludiade.kernel.eyes import SPECTATOR
from tests.games.diamino.tables import KEPI, SEED, act, place, table


def sheet(it, told):
    return game.sheet(it.options, it.players, told, it.view(SPECTATOR))


def gains(sheet, seat):
    return {g.origin: (g.count, g.points) for g in sheet.accounts[seat].gains}


def test_two_green_devils_in_one_word_are_two_devils():
    told = [t.Covered(0, 2, 0), t.Scored(1, 10, "green"), t.Scored(2, 10, "green")]
    it = table(["AI", "AS", "ES"])
    for seat in (1, 2):
        assert gains(sheet(it, told), seat) == {"green": (2, 10)}
    assert gains(sheet(it, told), 0) == {}


def test_a_word_counts_for_whoever_laid_it_once_it_stands():
    it = table(["IRIS", "SIAI", "ES"], reserve="EEEEEEEEEEEE", board=SEED)
    told = place(it, "K8", "IRIS")  # 11,11 is red
    found = sheet(it, told)
    assert gains(found, 0) == {"red": (1, 10)}
    assert [account.words for account in found.accounts] == [1, 0, 0]
    assert found.rounds == []


def test_a_word_taken_back_is_no_word_and_pays_the_others_once():
    it = table(["XZQ", "AS", "ES"], reserve="EEEEEEEEEEEE", board=KEPI)
    told = place(it, "8H", "KEPIX", answer="contest")
    found = sheet(it, told)
    assert found.accounts[0].words == found.words == 0
    assert gains(found, 1) == gains(found, 2) == {"contest": (1, 5)}


def test_the_end_is_told_by_what_was_left_and_what_was_taken():
    """1.13, example 6: scores 20/30/10; A finishes, B keeps Q and E, C a devil, R and D."""
    it = table(["S", "QE", "*RD"], board=KEPI, scores=[20, 30, 10])
    told = place(it, "8H", "KEPIS")
    found = sheet(it, told)
    assert it.waiting().scores == [57, 21, 7]
    assert gains(found, 0) == {"finish": (1, 25), "taken": (5, 12)}
    assert gains(found, 1) == {"left": (2, -9)}
    assert gains(found, 2) == {"left": (3, -3)}
    (deal,) = found.rounds
    assert (deal.finisher, deal.black, deal.points) == (0, False, [37, -9, -3])
    assert [(a.left, a.left_value) for a in deal.accounts] == [("", 0), ("EQ", 9), ("DR*", 3)]
    assert found.order == [0, 1, 2]


def test_a_race_is_headed_by_who_finished_it():
    it = table(["AI", "S"], board=KEPI, turn=1, formula="race")
    told = place(it, "8H", "KEPIS")
    found = sheet(it, told)
    assert found.order == [1, 0]
    assert found.rounds[0].finisher == 1
    assert found.accounts[0].left == "AI"


def test_a_patience_tells_the_tiles_it_placed():
    it = table(["KEPIS"], formula="patience")
    told = place(it, "8H", "KEPI")
    told += act(it, t.Pass())
    found = sheet(it, told)
    assert (found.placed, found.tiles, found.words) == (4, 112, 1)
