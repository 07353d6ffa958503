"""Diego, the rulings E1 to E24; a test is named after the ruling it proves."""

import pytest

from ludiade.games.diego.types import Accept, Contest, Diego, Judged, Pass, PassedEmpty
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Over
from tests.games.diego.table import (
    TEN,
    claim,
    deal,
    diego,
    do,
    expire,
    lay,
    listing,
    name,
    pass_by,
    place,
    refusal,
)  # fmt: skip


def test_E1_correct_on_the_pas_diego_side_means_rightly_doubted():
    table = deal([["2/5"]], ["2,5"])
    lay(table, "2/5", "2,5", by=1)
    assert table.scores() == [0, 4]


def test_E2_the_passers_hand_is_shown_during_the_delay():
    table = deal(players=3)
    do(table, Pass())
    for eyes in (Eyes(1), Eyes(2), SPECTATOR):
        assert [card.card for card in table.view(eyes).hands[0]] == [0, 1, 2, 3, 4, 5]
    expire(table)
    assert table.view(Eyes(1)).hands[0] == 6


def test_E2_what_was_shown_stays_in_mind():
    table = deal()
    pass_by(table)
    seen = [card.card for card in table.view(Eyes(1)).seen]
    assert set(range(6)) <= set(seen)
    assert [card.card for card in table.view(SPECTATOR).seen] == [0, 1, 2, 3, 4, 5, *range(12, 18)]


def test_E2_open_hands_are_always_visible():
    table = deal(open_hands=True)
    assert all(isinstance(hand, list) for hand in table.view(SPECTATOR).hands)
    assert len(table.view(SPECTATOR).seen) == 18


def test_E3_a_pair_won_against_a_pass_goes_to_the_diego_side():
    table = deal([["3/4"]], ["0,75"])
    do(table, Pass())
    claim(table, "3/4", "0,75")
    assert table.diego[1] == [0, 12]
    assert table.scores() == [0, 2]


@pytest.mark.parametrize(("card", "points"), [("3/4", 4), ("2/5", -4)])
def test_E3_or_to_the_pas_diego_side_for_four(card, points):
    table = deal([["3/4", "2/5"]], ["0,75"], pass_contest_side="pas_diego")
    do(table, Pass())
    claim(table, card, "0,75")
    assert len(table.pas_diego[1]) == 2
    assert table.scores() == [0, points]


def test_E3_the_pair_remembers_that_it_came_from_a_pass():
    table = deal(
        [["3/4"], ["2/5"]], ["0,75", "2,5"], pile=[None, None], pass_contest_side="pas_diego"
    )
    do(table, Pass())
    claim(table, "3/4", "0,75")
    lay(table, "2/5", "2,5", by=0)
    assert table.scores() == [4, 4]
    assert table.view(SPECTATOR).against_pass == [0]


def test_E4_a_pair_that_does_not_match_is_taken_all_the_same():
    table = deal([["2/5"]], ["2,5"])
    do(table, Pass())
    claim(table, "2/5", "2,5")
    assert table.diego[1] == [0, 12]
    assert table.scores() == [0, -2]


def test_E5_the_first_objection_counts_and_later_ones_are_void():
    table = deal([["3/4"]], ["0,75"], players=4)
    claim(table, "3/4", "0,75")
    do(table, Contest(), 3)
    assert table.pas_diego[3] == [0, 24]
    assert refusal(table, Contest(), seat=2) == ("not_your_turn", "")


def test_E6_the_active_player_does_not_answer_an_objection():
    table = deal([["3/4"]], ["0,75"])
    claim(table, "3/4", "0,75")
    for action in (Accept(), Contest(), Pass()):
        assert refusal(table, action, seat=0)[0] == "not_your_turn"
    do(table, Contest(), 1)
    assert table.waiting().seats == (1,)


def test_E7_a_partner_is_not_asked():
    table = deal([["3/4"]], ["0,75"], players=4, teams=True)
    claim(table, "3/4", "0,75")
    assert table.waiting().seats == (1, 3)
    assert refusal(table, Contest(), seat=2)[0] == "not_your_turn"
    do(table, Accept(), 1)
    do(table, Accept(), 3)
    do(table, Pass())
    assert table.waiting().seats == (0, 2)


def test_E8_the_delay_runs_for_a_pass():
    table = deal(delay=9)
    do(table, Pass())
    assert (table.waiting().seats, table.waiting().seconds) == ((1,), 9)


def test_E9_the_delay_ends_when_all_have_accepted():
    table = deal([["3/4"]], ["0,75"], players=3)
    claim(table, "3/4", "0,75")
    do(table, Accept(), 2)
    assert (table.waiting().seats, table.waiting().seconds) == ((1,), 15)
    assert table.held
    assert refusal(table, Contest(), seat=2)[0] == "not_your_turn"
    do(table, Accept(), 1)
    assert not table.held
    assert table.diego[0] == [0, 18]


def test_E9_expiry_and_the_last_acceptance_lead_to_the_same_table():
    ends = []
    for accepted in (True, False):
        table = deal([["3/4"]], ["0,75"])
        claim(table, "3/4", "0,75")
        if accepted:
            do(table, Accept(), 1)
        else:
            expire(table)
        ends.append(table.view(EVERY_EYE))
    assert ends[0] == ends[1]


def test_E10_a_false_diego_and_a_pass_in_spite_of_a_match_are_allowed():
    table = deal([["3/4", "2/5"]], ["0,75", "2,5"])
    assert {diego(table, "2/5", "2,5"), Pass()} <= set(table.actions(0))


@pytest.mark.parametrize("against_a_pass", [True, False])
def test_E11_the_active_player_refills(against_a_pass):
    table = deal([["3/4"]], ["0,75"])
    if against_a_pass:
        do(table, Pass())
        claim(table, "3/4", "0,75")
    else:
        lay(table, "3/4", "0,75", by=1)
    assert table.hands[0] == [1, 2, 3, 4, 5, 18]
    assert table.hands[1] == [6, 7, 8, 9, 10, 11]
    assert table.targets == [13, 14, 15, 16, 17, 19]


def test_E12_with_an_empty_pile_hand_and_row_shrink():
    table = deal(hand=2, targets=2, affiliations=["decimal"])
    assert table.view(SPECTATOR).pile == 0
    lay(table, name(table, 0), name(table, 4))
    assert (table.hands, table.targets) == ([[1], [2, 3]], [5])


def test_E13_the_last_card_of_an_odd_pile_goes_to_the_hand():
    table = deal(hand=3, targets=3, affiliations=TEN[:2], pair_in_hand=True)
    do(table, Diego(0, 1))
    expire(table)
    assert (len(table.hands[0]), table.view(SPECTATOR).pile) == (3, 1)
    do(table, Diego(3, 6))
    expire(table)
    assert (len(table.hands[1]), len(table.targets)) == (3, 2)


def test_E13_a_hand_pair_draws_the_one_card_that_is_left():
    table = deal(hand=2, targets=2, affiliations=TEN[:2], pair_in_hand=True)
    table.deck.pop()
    table.next = len(table.deck) - 1
    do(table, Diego(0, 1))
    expire(table)
    assert len(table.hands[0]) == 1
    assert table.view(SPECTATOR).pile == 0


def test_E14_a_player_without_cards_passes_by_himself():
    table = deal(hand=2, targets=2, affiliations=["decimal"], pair_in_hand=True)
    do(table, Diego(0, 1))
    expire(table)
    do(table, Pass())
    told = expire(table)
    assert any(isinstance(event, PassedEmpty) and event.seat == 0 for event in told)
    assert isinstance(table.waiting(), Over), "his pass completed the round"


def test_E14_when_nobody_has_cards_the_match_is_over():
    table = deal(hand=2, targets=2, affiliations=["decimal"], pair_in_hand=True)
    do(table, Diego(0, 1))
    expire(table)
    do(table, Diego(2, 3))
    expire(table)
    assert isinstance(table.waiting(), Over)


def test_E14_the_automatic_pass_opens_no_delay():
    table = deal(hand=2, targets=2, affiliations=["decimal", "area"], pair_in_hand=True)
    table.hands[1] = []
    do(table, Pass())
    expire(table)
    assert isinstance(table.waiting(), Over)


@pytest.mark.parametrize(("side", "bonus"), [("either", 8), ("diego", 0)])
def test_E15_pairs_on_either_side_count_for_the_bonus(side, bonus):
    table = deal(bonus_side=side)
    cards = [place(table, card) for card in listing()[:8]]
    table.diego[0], table.pas_diego[0] = cards[:6], cards[6:]
    assert table.scores()[0] == 6 - 4 + bonus


@pytest.mark.parametrize("side", ["either", "diego"])
def test_E15_all_pairs_on_the_diego_side_always_count(side):
    table = deal(bonus_side=side)
    table.diego[0] = [place(table, card) for card in listing()[:8]]
    assert table.scores()[0] == 16


@pytest.mark.parametrize(
    ("count", "pairs", "families"), [(1, 0, 0), (2, 1, 1), (3, 1, 1), (5, 2, 1), (10, 5, 1)]
)
def test_E16_the_bonus_needs_all_pairs_of_so_many_affiliations(count, pairs, families):
    played = TEN[:count]
    table = deal(hand=2, targets=2, affiliations=played)
    cards = [place(table, card) for card in listing(played)[: 2 * pairs]]
    table.diego[0] = cards
    assert table.scores()[0] == 2 * pairs + 8 * families
    table.diego[0] = cards[2:]
    assert table.scores()[0] == 2 * max(0, pairs - 1)


def test_E17_partners_do_not_share_a_bonus():
    table = deal(players=4, teams=True)
    cards = [place(table, card) for card in listing()[:8]]
    table.diego[0], table.diego[2] = cards[:4], cards[4:]
    assert table.scores() == [8, 0, 8, 0]
    table.diego[0], table.diego[2] = cards, []
    assert table.scores() == [16, 0, 16, 0]


def test_E18_wrong_pairs_count_for_no_family():
    table = deal()
    cards = [place(table, card) for card in listing()]
    table.diego[0] = [*cards[:6], cards[6], cards[8], cards[7], cards[9]]
    assert table.scores()[0] == 3 * 2 - 2 * 2


def test_E19_leftover_cards_are_worth_nothing():
    table = deal([["3/4", "0,75"]])
    assert table.scores() == [0, 0]


def test_E20_scores_and_verdicts_only_at_the_end():
    table = deal([["3/4"]], ["0,75"])
    lay(table, "3/4", "0,75")
    assert table.view(EVERY_EYE).scores is None
    pass_by(table)
    pass_by(table)
    seen = table.view(SPECTATOR)
    assert seen.scores == [2, 0]
    assert seen.verdicts[0].diego == [True]
    assert [line.number for line in seen.control] == ["1/4", "2/5", "3/4", "5/4", "8/5", "5/2"]


def test_E20_training_tells_at_once():
    table = deal([["3/4"], ["2/5"]], ["0,75", "2,5"], training=True, capital=100)
    assert table.view(SPECTATOR).scores == [100, 100]
    told = lay(table, "3/4", "0,75")
    assert Judged(0, True, 2) in told
    assert table.view(SPECTATOR).scores == [102, 100]
    assert Judged(0, False, 4) in lay(table, "2/5", "2,5", by=0)
    seen = table.view(SPECTATOR)
    assert seen.scores == [106, 100]
    assert seen.verdicts[0].pas_diego == [False]
    assert seen.control is None


def test_E21_a_pair_wholly_in_the_passers_hand_is_no_ground():
    table = deal([["8/5", "1+3/5"]], pair_in_hand=True)
    do(table, Pass())
    assert diego(table, "8/5", "1+3/5") not in table.actions(1)
    assert refusal(table, diego(table, "8/5", "1+3/5"), seat=1) == (
        "no_pair_in_passers_hand", "E21",
    )  # fmt: skip


def test_E22_one_association_a_turn():
    table = deal([["3/4", "2/5"]], ["0,75", "0,4"])
    lay(table, "3/4", "0,75")
    assert refusal(table, diego(table, "2/5", "0,4"), seat=0)[0] == "not_your_turn"


def test_E23_never_two_targets():
    table = deal([], ["3/4", "0,75"])
    assert refusal(table, diego(table, "3/4", "0,75")) == ("not_in_hand", "5.4")
    do(table, Pass())
    assert refusal(table, diego(table, "3/4", "0,75")) == ("not_in_passers_hand", "5.4")


def test_E24_nobody_objects_to_his_own_turn():
    table = deal([["3/4"]], ["0,75"], players=3, first=1)
    do(table, Pass())
    assert isinstance(table.waiting(), Awaiting)
    assert table.waiting().seats == (0, 2)
