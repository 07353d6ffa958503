"""Diego, the worked examples of 5.9, by their numbers."""

from ludiade.games.diego.types import Diego, Pass
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Over
from tests.games.diego.table import (
    TEN,
    claim,
    deal,
    do,
    expire,
    lay,
    listing,
    pass_by,
    place,
)  # fmt: skip


def test_example_1_setup_of_three():
    seen = deal(players=3).view(SPECTATOR)
    assert (sum(seen.hands), len(seen.targets), seen.pile) == (18, 6, 24)


def test_example_2_a_right_pair():
    table = deal([["3/4"]], ["0,75"], players=3)
    lay(table, "3/4", "0,75")
    assert table.scores() == [2, 0, 0]
    seen = table.view(SPECTATOR)
    assert (seen.pile, seen.hands[0], len(seen.targets)) == (22, 6, 6)


def test_example_3_a_wrong_pair():
    table = deal([["2/5"]], ["2,5"])
    lay(table, "2/5", "2,5")
    assert table.scores() == [-2, 0]


def test_example_4_a_right_objection():
    table = deal([["2/5"]], ["2,5"])
    lay(table, "2/5", "2,5", by=1)
    assert table.scores() == [0, 4]
    assert (len(table.hands[0]), len(table.targets), table.view(SPECTATOR).pile) == (6, 6, 28)


def test_example_5_a_wrong_objection():
    table = deal([["1/4"]], ["0,2<0,3"])
    lay(table, "1/4", "0,2<0,3", by=1)
    assert table.scores() == [0, -4]


def test_example_6_a_pass_contested_rightly():
    table = deal([["cinq demis"]], ["25/10"])
    do(table, Pass())
    claim(table, "cinq demis", "25/10")
    assert table.scores() == [0, 2]
    assert (len(table.hands[0]), len(table.hands[1]), len(table.targets)) == (6, 6, 6)


def test_example_7_a_pass_contested_wrongly():
    table = deal([["cinq demis"]], ["25/100"])
    do(table, Pass())
    claim(table, "cinq demis", "25/100")
    assert table.scores() == [0, -2]


def test_example_8_a_pass_that_stands():
    table = deal()
    pass_by(table)
    assert (len(table.hands[0]), table.targets, table.next) == (6, [12, 13, 14, 15, 16, 17], 18)


def test_example_9_a_whole_family():
    table = deal()
    table.diego[0] = [place(table, card) for card in listing()[16:24]]
    assert table.scores()[0] == 16


def test_example_10_both_sides_and_the_capital():
    for capital, score in ((0, 12), (100, 112)):
        table = deal(capital=capital)
        cards = [place(table, card) for card in listing()]
        right = [cards[0], cards[1], cards[2], cards[3], cards[8], cards[9], cards[10], cards[11],
                 cards[16], cards[17]]  # fmt: skip
        table.diego[0] = [*right, cards[4], cards[12]]
        table.pas_diego[0] = [cards[5], cards[13], cards[6], cards[14], cards[24], cards[25]]
        assert table.scores()[0] == score


def test_example_11_a_team():
    table = deal(players=4, teams=True)
    cards = [place(table, card) for card in listing()]
    table.diego[1] = cards[16:24]
    table.diego[3] = [*cards[0:6], *cards[8:14]]
    assert table.scores() == [0, 28, 0, 28]


def test_example_12_the_formula_on_everything():
    table = deal()
    table.diego[0] = [place(table, card) for card in listing()]
    assert table.scores()[0] == 96


def test_example_13_a_pair_from_the_hand():
    table = deal([["8/5", "1+3/5"]], pair_in_hand=True)
    lay(table, "8/5", "1+3/5")
    assert table.scores() == [2, 0]
    assert (len(table.hands[0]), table.view(SPECTATOR).pile) == (6, 28)
    assert table.targets == [12, 13, 14, 15, 16, 17]


def test_example_14_at_most_so_many_pairs():
    for players, most in ((2, 21), (3, 18), (4, 15)):
        table = deal(players=players)
        pairs = 0
        while not isinstance(table.waiting(), Over):
            if pairs == most - 6:
                assert table.view(SPECTATOR).pile == 0
            do(table, Diego(table.hands[table.turn][0], table.targets[0]))
            expire(table)
            pairs += 1
        assert pairs == most
        assert sum(len(hand) for hand in table.hands) == 48 - 2 * most


def test_example_15_brackets():
    table = deal(affiliations=TEN)
    bracket = place(table, "0,3<0,5")
    assert not table.match(bracket, place(table, "0,25"))
    assert table.match(bracket, place(table, "40 %"))
