"""Diego: one model of misreadings, what decks show of it, and decks made to show more."""

from fractions import Fraction
from itertools import combinations

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import material
from ludiade.games.diego.decks.check import AFFILIATIONS, check_deck
from ludiade.games.diego.decks.writer import write
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.material import Deck
from ludiade.games.diego.school.finding import find_numbers, improve
from ludiade.games.diego.school.levels import write_deck
from ludiade.games.diego.school.showing import false_pairs, shown, summary
from ludiade.kernel.texts import LANGUAGES, texts

BY_NAME = {one.id: one for one in MISREADINGS}


def card(number, affiliation, **cards):
    """The card of a number, or the one written here, as it is drawn."""
    family = write(Fraction(number), [Fraction(number)], [affiliation])
    written = msgspec.structs.replace(family.cards, **cards)
    beside = write(Fraction(number) + 1, [], [affiliation])
    deck = Deck((msgspec.structs.replace(family, cards=written), beside))
    return check_deck(deck).faces[0]


@pytest.mark.parametrize(
    ("name", "number", "affiliation", "taken"),
    [
        ("bar_as_comma", "2/5", "fraction", "5/2"),
        ("top_after_comma", "2/5", "fraction", "1/5"),
        ("bottom_after_comma", "1/4", "fraction", "2/5"),
        ("upside_down", "2/5", "fraction", "5/2"),
        ("top_alone", "5/4", "fraction", "5"),
        ("hundredths_as_tenths", "1/4", "decimal_fraction", "5/2"),
        ("and_a_part", "1/4", "words", "5/4"),
        ("comma_unread", "1/4", "decimal", "25"),
        ("whole_forgotten", "5/4", "decimal", "1/4"),
        ("percent_after_comma", "5/2", "percent", "1/4"),
        ("percent_as_tenths", "1/4", "percent", "5/2"),
        ("percent_as_bottom", "1/5", "percent", "1/20"),
        ("part_to_part", "1/5", "area", "1/4"),
        ("unshaded_counted", "1/4", "area", "3/4"),
        ("pieces_as_whole", "3/2", "area", "3/4"),
        ("ticks_from_one", "1/5", "line", "2/5"),
        ("ticks_as_tenths", "2/5", "line", "1/5"),
        ("line_as_unit", "3/2", "line", "3/4"),
    ],
)
def test_a_misreading_takes_a_card_for_the_number_its_name_says(name, number, affiliation, taken):
    assert BY_NAME[name].reads(card(number, affiliation)) == (Fraction(taken), Fraction(taken))


def test_misreadings_of_two_cards_side_by_side():
    narrow = card("1/5", "bracket", bracket=("0,1", "0,25"))
    assert BY_NAME["longer_is_larger"].pairs(card("2/5", "decimal"), narrow)
    assert BY_NAME["longer_is_larger"].pairs(card("2/5", "decimal_fraction"), narrow), "4/10 as 0,4"
    assert not BY_NAME["longer_is_larger"].pairs(card("2/5", "percent"), narrow), "40 % as 0,40"
    assert not BY_NAME["longer_is_larger"].pairs(card("2/5", "fraction"), narrow)
    assert BY_NAME["ends_included"].pairs(card("1/4", "fraction"), narrow)
    late = card("2/5", "bracket", bracket=("0,35", "0,5"))
    assert BY_NAME["shorter_is_larger"].pairs(late, card("1/5", "decimal"))
    assert BY_NAME["same_gap"].pairs(card("1/4", "fraction"), card("2/5", "fraction"))
    assert not BY_NAME["same_gap"].pairs(card("1/4", "fraction"), card("3/4", "fraction"))
    added = card("2/5", "sum", sum="1/5+1/5")
    assert BY_NAME["tops_and_bottoms_added"].pairs(added, card("1/5", "fraction"))


@pytest.mark.parametrize("deck", ["diagnostic", "cycle4:7"])
def test_what_a_deck_shows_is_what_each_pair_of_its_cards_gives_away(deck):
    cards = material(deck, AFFILIATIONS)
    wide = len(cards.affiliations)
    for one in MISREADINGS:
        apart = [
            (a, b) for a, b in combinations(range(len(cards.faces)), 2)
            if a // wide != b // wide and one.pairs(cards.faces[a], cards.faces[b])
        ]  # fmt: skip
        assert sorted(false_pairs(one, cards.faces, wide)) == apart


def test_one_misreading_hides_behind_another_that_explains_all_its_pairs():
    hidden = {one.misreading: one.hides_behind for one in shown(material("standard", AFFILIATIONS))}
    assert hidden["top_alone"] == ["top_after_comma"]
    assert hidden["upside_down"] == []
    assert hidden["line_as_unit"] == [], "what is not shown hides behind nothing"


def test_the_diagnostic_deck_shows_every_misreading_and_is_played_whole():
    cards = material("diagnostic", msgspec.UNSET)
    assert cards.affiliations == AFFILIATIONS
    told = summary(cards)
    assert (told.shows, told.tells_apart) == (len(MISREADINGS), len(MISREADINGS))
    assert summary(material("standard", msgspec.UNSET)).shows < 16
    game.read_options({"deck": "diagnostic"}, 4)


def test_the_cards_of_the_diagnostic_deck_stay_for_ever():
    assert material("diagnostic", msgspec.UNSET).fingerprint[:12] == "96b60228e7f0"


def test_numbers_are_found_that_show_more_and_those_to_keep_are_kept():
    chosen = ("fraction", "area", "line", "percent")
    keep = [Fraction(9, 10), Fraction(19, 20)]
    found = find_numbers("percentages", chosen, 4, keep)
    assert set(keep) < set(found)
    assert len(set(found)) == 4
    others = write_deck([*keep, Fraction(7, 10), Fraction(4, 5)], chosen)
    assert summary(check_deck(write_deck(found, chosen))) > summary(check_deck(others))


def test_the_cards_of_a_deck_are_bettered_and_its_numbers_stay():
    deck = write_deck(
        [Fraction(1, 4), Fraction(2, 5), Fraction(3, 2)], ("decimal", "bracket", "sum")
    )
    better = improve(deck)
    assert summary(check_deck(better)) > summary(check_deck(deck))
    assert [one.number for one in better.families] == [one.number for one in deck.families]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_misreading_has_its_words(lang):
    say = texts(lang, game.folder)
    for one in MISREADINGS:
        for tail in ("", "-example", "-help"):
            assert say.say(f"misreading-{one.id.replace('_', '-')}{tail}")
