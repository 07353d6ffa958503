"""Diego, rules 5.1 to 5.7; a test is named after the rule it proves."""

import pytest

from ludiade.games.diego import game
from ludiade.games.diego.types import Accept, Contest, Diego, Options, Pass, Refilled
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Over, Shuffle, Shuffled
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
    start,
)  # fmt: skip


def test_5_1_forty_eight_cards_and_sixty_with_both_extras():
    assert len(start().material.faces) == 48
    assert len(start(affiliations=TEN).material.faces) == 60


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_5_1_two_to_four_players(players):
    with pytest.raises(BadRecord, match="bad_players"):
        game.read_options({}, players)


def test_5_1_cards_go_together_by_number_or_bracket():
    table = deal(affiliations=TEN)

    def together(a, b):
        return table.match(place(table, a), place(table, b))

    assert together("0,75", "3/4")
    assert together("40 %", "0,3<0,5")
    assert together("area 5/2", "2<3")
    assert not together("2/5", "2,5")
    assert not together("0,2<0,3", "0,3<0,5")


@pytest.mark.parametrize(("players", "pile"), [(2, 30), (3, 24), (4, 18)])
def test_5_3_six_cards_each_six_targets_and_the_pile(players, pile):
    seen = deal(players=players).view(EVERY_EYE)
    assert [len(hand) for hand in seen.hands] == [6] * players
    assert len(seen.targets) == 6
    assert seen.pile == pile


def test_5_3_the_first_player_is_drawn():
    table = game.start(Options(), 3)
    assert isinstance(table.waiting(), Shuffle)
    assert table.waiting().size == 3
    table.apply(Shuffled([2, 0, 1]))
    table.apply(Shuffled(list(range(48))))
    assert table.waiting().seats == (2,)


@pytest.mark.parametrize("delay", [1, 7, 15])
def test_5_3_the_agreed_delay_runs_after_an_announcement(delay):
    table = deal(delay=delay)
    assert table.waiting().seconds is None
    do(table, Pass())
    assert table.waiting().seconds == delay


@pytest.mark.parametrize("delay", [0, 16, -1])
def test_5_3_the_delay_is_at_most_fifteen_seconds(delay):
    with pytest.raises(BadRecord) as caught:
        game.read_options({"delay": delay}, 2)
    assert caught.value.path == "$.options.delay"


def test_5_4_a_nobody_objects_and_the_pair_is_the_active_players():
    table = deal([["3/4"]], ["0,75"])
    lay(table, "3/4", "0,75")
    assert table.view(SPECTATOR).sorters[0].diego == [(0, 12)]
    assert table.waiting().seats == (1,)


def test_5_4_a_an_opponent_objects_and_takes_the_pair():
    table = deal([["3/4"]], ["0,75"], players=3)
    claim(table, "3/4", "0,75")
    do(table, Contest(), 2)
    sorters = table.view(SPECTATOR).sorters
    assert sorters[2].pas_diego == [(0, 18)]
    assert sorters[0].diego == sorters[0].pas_diego == sorters[2].diego == []
    assert table.waiting().seats == (1,)


def test_5_4_b_a_pass_that_stands_changes_nothing():
    table = deal([["3/4"]], ["0,75"])
    before = table.view(EVERY_EYE)
    pass_by(table)
    after = table.view(EVERY_EYE)
    assert (after.hands, after.targets, after.pile) == (before.hands, before.targets, before.pile)
    assert table.waiting().seats == (1,)


def test_5_4_b_an_opponent_shows_a_pair_of_the_passer_and_takes_it():
    table = deal([["3/4"]], ["0,75"])
    do(table, Pass())
    claim(table, "3/4", "0,75", seat=1)
    assert table.view(SPECTATOR).sorters[1].diego == [(0, 12)]


def test_5_4_hand_card_first_then_target():
    table = deal([["3/4"]], ["0,75"], pile=["2/5", "1,6"])
    told = lay(table, "3/4", "0,75")
    assert table.hands[0][-1] == place(table, "2/5")
    assert table.targets[-1] == place(table, "1,6")
    refilled = next(event for event in told if isinstance(event, Refilled))
    assert (refilled.seat, refilled.drawn, refilled.target.card) == (0, 1, place(table, "1,6"))


def test_5_4_nothing_true_is_told_during_play():
    right, wrong = deal([["3/4"]], ["0,75"]), deal([["2/5"]], ["2,5"])
    told = [lay(right, "3/4", "0,75"), lay(wrong, "2/5", "2,5")]
    assert [type(event) for event in told[0]] == [type(event) for event in told[1]]
    for table in (right, wrong):
        seen = table.view(EVERY_EYE)
        assert seen.scores is None
        assert seen.verdicts is None
        assert seen.control is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [4, 6])
def test_5_4_the_pile_is_even_and_ends_at_zero(players, size):
    table = deal(players=players, hand=size, targets=size)
    piles = []
    while isinstance(table.waiting(), Awaiting):
        piles.append(table.view(SPECTATOR).pile)
        do(table, Diego(table.hands[table.turn][0], table.targets[0]))
        expire(table)
    assert all(pile % 2 == 0 for pile in piles)
    assert piles[-1] == 0


def test_5_5_it_ends_when_no_targets_are_left():
    table = deal(hand=2, targets=2, affiliations=["decimal"])
    lay(table, name(table, 0), name(table, 4))
    lay(table, name(table, 2), name(table, 5))
    assert isinstance(table.waiting(), Over)


def test_5_5_it_ends_after_a_round_of_passes():
    table = deal(players=3)
    pass_by(table)
    pass_by(table)
    assert isinstance(table.waiting(), Awaiting)
    pass_by(table)
    assert isinstance(table.waiting(), Over)


def test_5_5_a_pair_between_the_passes_starts_the_round_anew():
    table = deal([[], ["3/4"]], ["0,75"])
    pass_by(table)
    lay(table, "3/4", "0,75")
    pass_by(table)
    assert isinstance(table.waiting(), Awaiting)
    pass_by(table)
    assert isinstance(table.waiting(), Over)


@pytest.mark.parametrize(
    ("card", "target", "by", "scores"),
    [
        ("3/4", "0,75", None, [2, 0]),
        ("2/5", "2,5", None, [-2, 0]),
        ("2/5", "2,5", 1, [0, 4]),
        ("3/4", "0,75", 1, [0, -4]),
    ],
)
def test_5_6_points_on_each_side(card, target, by, scores):
    table = deal([[card]], [target])
    lay(table, card, target, by)
    assert table.scores() == scores


def test_5_6_bonus_for_all_four_pairs_of_a_family():
    table = deal(players=2)
    cards = [place(table, card) for card in listing()[16:24]]
    table.diego[0] = cards[:6]
    assert table.scores() == [6, 0]
    table.diego[0] = cards
    assert table.scores() == [16, 0]


def test_5_6_and_5_7_the_capital_is_added():
    assert deal(capital=100).scores() == [100, 100]


def test_5_6_a_teams_score_is_the_sum_of_both():
    table = deal(players=4, teams=True, capital=100)
    table.diego[0] = [place(table, "0,25"), place(table, "1/4")]
    table.diego[1] = [place(table, "25/100"), place(table, "2,5")]
    table.diego[2] = [place(table, "0,4"), place(table, "2/5")]
    assert table.scores() == [204, 198, 204, 198]


def test_5_6_ties_share_the_victory():
    table = deal(players=3)
    for _ in range(3):
        pass_by(table)
    assert table.waiting().ranks == [1, 1, 1]


def test_5_7_affiliations_any_subset():
    table = deal(affiliations=["percent", "decimal", "area", "bracket"], hand=4, targets=4)
    assert table.material.affiliations == ("decimal", "area", "bracket", "percent")
    assert len(table.deck) == 24


@pytest.mark.parametrize(
    ("size", "pile"), [(6, None), (4, 4)], ids=["6 and 6 refused", "4 and 4 leave 4"]
)
def test_5_7_there_must_be_enough_cards(size, pile):
    options = {"affiliations": list(TEN[:4]), "hand": size, "targets": size}
    if pile is None:
        with pytest.raises(BadRecord, match="too_few_cards"):
            game.read_options(options, 4)
    else:
        game.read_options(options, 4)
        assert deal(players=4, **options).view(SPECTATOR).pile == pile


@pytest.mark.parametrize("field", ["hand", "targets"])
def test_5_7_two_to_eight_cards_in_hand_and_row(field):
    for size in (2, 8):
        game.read_options({field: size}, 2)
    for size in (1, 9):
        with pytest.raises(BadRecord) as caught:
            game.read_options({field: size}, 2)
        assert caught.value.path == f"$.options.{field}"


def test_5_7_with_an_odd_pile_the_last_card_goes_to_the_hand():
    table = deal(hand=3, targets=3, affiliations=TEN[:2])
    assert table.view(SPECTATOR).pile == 3
    lay(table, name(table, 0), name(table, 6))
    lay(table, name(table, 3), name(table, 7))
    assert [len(hand) for hand in table.hands] == [3, 3]
    assert len(table.targets) == 2
    assert table.view(SPECTATOR).pile == 0


def test_5_7_pair_in_hand_only_as_an_option():
    table = deal([["8/5", "1+3/5"]])
    assert refusal(table, diego(table, "8/5", "1+3/5")) == ("no_pair_in_hand", "5.7")
    table = deal([["8/5", "1+3/5"]], pair_in_hand=True)
    assert diego(table, "8/5", "1+3/5") in table.actions(0)


def test_5_7_a_pair_in_hand_is_contestable_and_refills_two():
    table = deal([["8/5", "1+3/5"]], pair_in_hand=True)
    claim(table, "8/5", "1+3/5")
    assert table.waiting().seats == (1,)
    do(table, Contest(), 1)
    assert table.pas_diego[1] == [0, 1]
    assert table.hands[0] == [2, 3, 4, 5, 18, 19]
    assert len(table.targets) == 6


def test_5_7_teams_need_four_players():
    game.read_options({"teams": True}, 4)
    for players in (2, 3):
        with pytest.raises(BadRecord) as caught:
            game.read_options({"teams": True}, players)
        assert (caught.value.path, caught.value.code) == ("$.options.teams", "teams_need_four")


def test_5_4_refusals():
    table = deal([["3/4"]], ["0,75"])
    assert refusal(table, Accept()) == ("nothing_to_answer", "5.4")
    assert refusal(table, Contest()) == ("nothing_to_answer", "5.4")
    assert refusal(table, Diego(6, 12)) == ("not_in_hand", "5.4")
    assert refusal(table, Diego(0, 6)) == ("not_a_target", "5.4")
    assert refusal(table, Diego(0, 10**30)) == ("not_a_target", "5.4")
    claim(table, "3/4", "0,75")
    assert refusal(table, Pass()) == ("pass_on_ones_turn", "5.4")
    assert refusal(table, Diego(6, 12)) == ("answer_the_pair", "5.4")
    expire(table)
    do(table, Pass())
    assert refusal(table, Contest()) == ("answer_the_pass", "5.4")
    assert refusal(table, Pass()) == ("pass_on_ones_turn", "5.4")
    assert refusal(table, Diego(1, table.targets[0])) == ("not_in_passers_hand", "5.4")
    assert refusal(table, Diego(6, 19_000)) == ("not_a_target", "5.4")


def test_5_4_who_sees_what():
    table = deal(players=3)
    for seat in range(3):
        hands = table.view(Eyes(seat)).hands
        assert [isinstance(hand, list) for hand in hands] == [seat == own for own in range(3)]
    assert table.view(SPECTATOR).hands == [6, 6, 6]
