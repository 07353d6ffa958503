"""Diego, 5.10: options, chance, actions and views as they stand on record."""

import json
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.types import (
    Accept,
    Contest,
    Diego,
    Options,
    Pass,
    StandingPair,
    StandingPass,
)
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Over, Shuffle, Shuffled
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
    refusal,
    start,
)  # fmt: skip


def plain(value):
    return json.loads(msgspec.json.encode(value))


def bad(options, players=2):
    with pytest.raises(BadRecord) as caught:
        game.read_options(options, players)
    return caught.value.path, caught.value.code


def test_5_10_default_options():
    assert plain(Options()) == {
        "hand": 6, "targets": 6, "delay": 15, "pair_in_hand": False, "capital": 0,
        "teams": False, "open_hands": False, "pass_contest_side": "diego",
        "bonus_side": "either", "training": False, "deck": "standard",
    }  # fmt: skip
    assert start().material.affiliations == TEN[:8]


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"pass_contest_side": "left"}, "$.options.pass_contest_side"),
        ({"bonus_side": "pas_diego"}, "$.options.bonus_side"),
        ({"capital": -1}, "$.options.capital"),
        ({"capital": 1.5}, "$.options.capital"),
        ({"training": 1}, "$.options.training"),
        ({"affiliations": None}, "$.options.affiliations"),
        ({"affiliations": "decimal"}, "$.options.affiliations"),
        ({"affiliations": ["decimals"]}, "$.options.affiliations[0]"),
        ({"hands": 6}, "$.options.hands"),
        ({"hand": 10**30}, "$.options.hand"),
        ({"delay": -(10**30)}, "$.options.delay"),
        ({"deck": 3}, "$.options.deck"),
        ({"deck": None}, "$.options.deck"),
    ],
)
def test_5_10_option_values(options, path):
    assert bad(options)[0] == path


def test_5_10_affiliations_are_different_and_at_least_one():
    assert bad({"affiliations": []}) == ("$.options.affiliations", "no_affiliation")
    assert bad({"affiliations": ["line", "sum", "line"]}) == (
        "$.options.affiliations[2]", "affiliation_twice",
    )  # fmt: skip


def test_5_10_listing_order_families_then_affiliations_whatever_their_order():
    chosen = ["sum", "fraction", "percent"]
    table = deal(affiliations=chosen, hand=2, targets=2)
    material = table.material
    assert material.affiliations == ("fraction", "sum", "percent")
    assert [material.number(entry) for entry in (0, 2, 3, 17)] == ["1/4", "1/4", "2/5", "5/2"]
    assert listing(chosen)[:4] == ["1/4", "2/10+5/100", "25 %", "2/5"]


def test_5_10_cards_have_no_telling_name():
    table = start()
    table.apply(Shuffled(list(reversed(range(48)))))
    seen = plain(table.view(EVERY_EYE))
    first = seen["hands"][0][0]
    assert first == {
        "card": 0, "affiliation": "bracket",
        "face": {
            "kind": "bracket",
            "low": {"kind": "decimal", "whole": "2", "places": None},
            "high": {"kind": "decimal", "whole": "3", "places": None},
        },
    }  # fmt: skip
    assert "number" not in json.dumps(seen)
    assert "famil" not in json.dumps(seen)


def test_5_10_chance_and_the_deal():
    table = game.start(Options(hand=3, targets=2), 3)
    assert table.waiting().size == 3
    table.apply(Shuffled([1, 2, 0]))
    assert isinstance(table.waiting(), Shuffle)
    assert table.waiting().size == 48
    table.apply(Shuffled(list(range(48))))
    assert table.hands == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert table.targets == [9, 10]
    assert (table.turn, table.next) == (1, 11)


def test_5_10_actions_on_record():
    read = game.read_action
    assert read({"type": "diego", "card": 13, "target": 20}) == Diego(13, 20)
    assert read({"type": "pass"}) == Pass()
    assert read({"type": "contest"}) == Contest()
    assert read({"type": "accept"}) == Accept()


def test_5_10_menus():
    table = deal(hand=2, targets=3, players=3)
    claims = {Diego(card, target) for card in (0, 1) for target in (6, 7, 8)}
    assert set(table.actions(0)) == claims | {Pass()}
    do(table, Pass())
    for seat in (1, 2):
        assert set(table.actions(seat)) == claims | {Accept()}
    expire(table)
    do(table, Diego(2, 6))
    assert set(table.actions(0)) == set(table.actions(2)) == {Accept(), Contest()}


@pytest.mark.parametrize("inputs", [(), (Pass(),), (Diego(0, 4),)])
def test_5_10_a_random_pick_takes_every_entry_of_the_menu_as_often(inputs):
    table = deal(hand=2, targets=2, pair_in_hand=True)
    for action in inputs:
        do(table, action)
    seat, dice = table.waiting().only, Dice(3)
    menu = table.actions(seat)
    picks = Counter(table.pick(seat, dice).action for _ in range(200 * len(menu)))
    assert set(picks) == set(menu)
    assert all(140 < count < 260 for count in picks.values())


def test_5_10_a_pair_in_hand_is_announced_ascending():
    table = deal(hand=4, pair_in_hand=True)
    own = {Diego(a, b) for a, b in combinations(range(4), 2)}
    assert own <= set(table.actions(0))
    assert refusal(table, Diego(3, 1)) == ("not_ascending", "5.10")
    assert refusal(table, Diego(1, 1)) == ("not_ascending", "5.10")


def test_settled_the_match_still_ends_when_no_targets_are_left():
    table = deal(hand=4, targets=2, affiliations=TEN[:2], pair_in_hand=True)
    while not isinstance(table.waiting(), Over):
        do(table, Diego(table.hands[table.turn][0], table.targets[0]))
        expire(table)
    assert table.targets == []
    assert any(len(hand) > 1 for hand in table.hands)


def test_settled_team_ranks():
    table = deal([["3/4"]], ["0,75"], players=4, teams=True, capital=100)
    lay(table, "3/4", "0,75")
    for _ in range(4):
        pass_by(table)
    assert table.waiting().scores == [202, 200, 202, 200]
    assert table.waiting().ranks == [1, 3, 1, 3]


def test_settled_team_ranks_when_equal():
    table = deal(players=4, teams=True)
    for _ in range(4):
        pass_by(table)
    assert table.waiting().ranks == [1, 1, 1, 1]


def test_settled_the_cards_of_a_standing_claim_stay_where_they_are():
    table = deal([["3/4"]], ["0,75"])
    before = table.view(EVERY_EYE)
    claim(table, "3/4", "0,75")
    after = table.view(EVERY_EYE)
    assert (after.hands, after.targets) == (before.hands, before.targets)
    assert after.pile == before.pile


def test_settled_a_contested_pass_starts_the_count_anew():
    table = deal([[], ["3/4"]], ["0,75"])
    pass_by(table)
    assert table.view(SPECTATOR).passes == 1
    do(table, Pass())
    claim(table, "3/4", "0,75", seat=0)
    assert table.view(SPECTATOR).passes == 0
    pass_by(table)
    assert not isinstance(table.waiting(), Over)


def test_settled_standing():
    table = deal([["3/4"]], ["0,75"], players=3)
    assert table.view(SPECTATOR).standing is None
    claim(table, "3/4", "0,75")
    assert plain(table.view(SPECTATOR).standing) == {
        "type": "diego", "seat": 0, "card": 0, "target": 18, "silent": [1, 2],
    }  # fmt: skip
    do(table, Accept(), 1)
    assert table.view(SPECTATOR).standing == StandingPair(0, 0, 18, [2])
    assert table.view(SPECTATOR).turn == 0
    expire(table)
    do(table, Pass())
    assert table.view(SPECTATOR).standing == StandingPass(1, [0, 2])
    assert plain(table.view(SPECTATOR).standing)["type"] == "pass"


def test_settled_a_sorters_pair_is_hand_card_then_target():
    table = deal([[], ["3/4"]], ["0,75"], first=1)
    lay(table, "3/4", "0,75", by=0)
    assert plain(table.view(SPECTATOR).sorters[0]) == {"diego": [], "pas_diego": [[6, 12]]}


def test_settled_hands_and_targets_ascend():
    table = deal()
    do(table, Diego(3, 15))
    expire(table)
    assert [card.card for card in table.view(Eyes(0)).hands[0]] == [0, 1, 2, 4, 5, 18]
    assert [card.card for card in table.view(Eyes(0)).targets] == [12, 13, 14, 16, 17, 19]


def test_settled_seen_holds_every_card_a_seat_has_seen():
    table = deal([["3/4"], ["2/5"]], ["0,75"])

    def seen(*seats):
        return [card.card for card in table.view(Eyes(*seats)).seen]

    assert seen(1) == [*range(6, 12), *range(12, 18)]
    claim(table, "3/4", "0,75")
    assert seen(1) == [0, *range(6, 12), *range(12, 18)], "a card laid is seen at once"
    expire(table)
    assert seen(1) == [0, *range(6, 12), *range(12, 18), 19]
    assert seen(0) == [*range(6), *range(12, 18), 18, 19]
    assert seen() == [0, *range(12, 18), 19]
    do(table, Pass())
    assert seen() == [0, *range(6, 18), 19]
    expire(table)
    assert seen(0) == [*range(6), *range(6, 18), 18, 19]


def test_settled_scores_in_training_include_capital_and_bonus():
    table = deal(hand=2, targets=2, affiliations=TEN[:2], training=True, capital=50)
    table.diego[0] = [place(table, "0,25"), place(table, "1/4")]
    assert table.view(SPECTATOR).scores == [60, 50]


def test_settled_at_the_end_numbers_verdicts_and_the_control_sheet():
    table = deal([["3/4"], ["2/5"]], ["0,75", "2,5"])
    lay(table, "3/4", "0,75")
    lay(table, "2/5", "2,5")
    pass_by(table)
    pass_by(table)
    end = table.view(SPECTATOR)
    numbers = {card.card: card.number for card in end.seen}
    assert (numbers[0], numbers[12], numbers[6], numbers[13]) == ("3/4", "3/4", "2/5", "5/2")
    assert [each.diego for each in end.verdicts] == [[True], [False]]
    assert len(end.control) == 6
    assert all(len(line.faces) == 8 for line in end.control)
    assert (end.turn, end.standing, end.scores) == (None, None, [2, -2])


def test_5_10_every_hand_can_be_followed_by_its_backs():
    table = deal()
    do(table, Diego(3, 15))
    expire(table)
    assert table.view(SPECTATOR).backs == [[0, 1, 2, 4, 5, 18], [6, 7, 8, 9, 10, 11]]


def test_5_10_during_a_shuffle_there_are_no_scores_yet():
    assert game.start(Options(), 2).view(EVERY_EYE).scores is None
