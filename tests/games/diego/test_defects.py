"""Diego, 5.11: own decks with one planted defect each, refused at its place, the card named."""

import json
from copy import deepcopy

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.games.diego.school.workshop import answer
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.texts import texts

FAMILIES = "$.options.deck.families"
SOUND = json.loads(msgspec.json.encode(standard()))
GONE = object()


def planted(*changes):
    """The standard deck as an own deck, with these changes: (family, keys…, value)."""
    deck = deepcopy(SOUND)
    for number, *keys, last, value in changes:
        place = deck["families"][number]
        for key in keys:
            place = place[key]
        if value is GONE:
            del place[last]
        else:
            place[last] = value
    return deck


def card(number, affiliation, value):
    return (number, "cards", affiliation, value)


def refused(deck, **options):
    with pytest.raises(BadRecord) as caught:
        game.read_options({"deck": deck, **options}, 2)
    return caught.value


def test_the_deck_without_a_defect_is_accepted():
    game.read_options({"deck": planted()}, 2)


# Each: what is planted, where it is refused, below the families, and with which code.
DEFECTS = [
    (card(0, "decimal", "0,26"), "[0].cards.decimal", "not_its_number"),
    (card(1, "decimal", "2,5"), "[1].cards.decimal", "not_its_number"),
    (card(1, "decimal", "0.4"), "[1].cards.decimal", "unreadable_writing"),
    (card(1, "decimal", ""), "[1].cards.decimal", "unreadable_writing"),
    (card(1, "decimal", "0,4\n"), "[1].cards.decimal", "unreadable_writing"),
    (card(1, "decimal", "٠,٤"), "[1].cards.decimal", "unreadable_writing"),
    (card(1, "decimal", "0," + "4" * 5000), "[1].cards.decimal", "unreadable_writing"),
    (card(2, "fraction", "4/3"), "[2].cards.fraction", "not_its_number"),
    (card(2, "fraction", "3/0"), "[2].cards.fraction", "writing_over_zero"),
    (card(2, "fraction", "0,75"), "[2].cards.fraction", "unreadable_writing"),
    (card(3, "decimal_fraction", "5/4"), "[3].cards.decimal_fraction", "not_a_decimal_fraction"),
    (card(3, "decimal_fraction", "125/10"), "[3].cards.decimal_fraction", "not_its_number"),
    (card(4, "amplified", "24/16"), "[4].cards.amplified", "not_its_number"),
    (card(4, "percent", "16 %"), "[4].cards.percent", "not_its_number"),
    (card(4, "percent", "1,6"), "[4].cards.percent", "unreadable_writing"),
    (card(5, "sum", "2+1/3"), "[5].cards.sum", "not_its_number"),
    (card(5, "sum", "5/2"), "[5].cards.sum", "wrong_number_of_terms"),
    (card(5, "sum", "1+1+1/4+1/8+1/8"), "[5].cards.sum", "wrong_number_of_terms"),
    (card(5, "sum", "2+1/0"), "[5].cards.sum", "writing_over_zero"),
    (card(5, "sum", "2*1+1/2"), "[5].cards.sum", "unreadable_writing"),
    (card(5, "sum", "2++1/2"), "[5].cards.sum", "unreadable_writing"),
    (card(0, "words", {"fr": ""}), "[0].cards.words.fr", "empty_words"),
    (card(0, "words", {"fr": "un quart", "en": "  "}), "[0].cards.words.en", "empty_words"),
    (card(0, "words", {}), "[0].cards.words", "no_words"),
    (card(0, "words", {"fr": "q" * 61}), "[0].cards.words.fr", "words_too_long"),
    (card(0, "words", {"fr": "un\nquart"}), "[0].cards.words.fr", "unprintable_words"),
    (card(0, "words", {"de": "ein Viertel"}), "[0].cards.words.de", "unknown_key"),
    (card(4, "words", {"fr": "Cinq  quarts"}), "[4].cards.words", "cards_alike"),
    (card(4, "words", {"fr": "x", "en": "two fifths"}), "[4].cards.words", "cards_alike"),
    ((1, "cards", "area", "shaded", 3), "[1].cards.area", "not_its_number"),
    ((1, "cards", "area", "parts", 1), "[1].cards.area.parts", "bad_parts"),
    ((1, "cards", "area", "parts", 21), "[1].cards.area.parts", "bad_parts"),
    ((1, "cards", "area", "shaded", -2), "[1].cards.area.shaded", "shaded_below_zero"),
    ((1, "cards", "area", "shaded", 26), "[1].cards.area.shaded", "too_many_wholes"),
    ((1, "cards", "area", "shape", "square"), "[1].cards.area.shape", "bad_value"),
    ((2, "cards", "line", "tick", 2), "[2].cards.line", "not_its_number"),
    ((2, "cards", "line", "tick", 5), "[2].cards.line.tick", "tick_off_the_line"),
    ((2, "cards", "line", "tick", -1), "[2].cards.line.tick", "tick_off_the_line"),
    ((2, "cards", "line", "parts", 0), "[2].cards.line.parts", "bad_parts"),
    ((2, "cards", "line", "to", 0), "[2].cards.line.to", "line_without_length"),
    ((2, "cards", "line", "to", 101), "[2].cards.line.to", "line_too_long"),
    ((2, "cards", "line", "from", -(10**9)), "[2].cards.line", "line_too_far"),
    ((2, "cards", "line", "from", -(10**12)), "[2].cards.line.from", "out_of_range"),
    ((2, "cards", "line", "from", 0.5), "[2].cards.line.from", "wrong_type"),
    (card(2, "bracket", ["0,7"]), "[2].cards.bracket", "bracket_of_two"),
    (card(2, "bracket", ["0,7", "0,8", "0,9"]), "[2].cards.bracket", "bracket_of_two"),
    (card(2, "bracket", ["0,8", "0,7"]), "[2].cards.bracket", "bracket_without_room"),
    (card(2, "bracket", ["0,75", "0,8"]), "[2].cards.bracket", "bracket_without_its_number"),
    (card(2, "bracket", ["0,8", "0,9"]), "[2].cards.bracket", "bracket_without_its_number"),
    (card(2, "bracket", ["0", "1"]), "[2].cards.bracket", "bracket_holds_another"),
    (card(2, "bracket", ["0,7", "beaucoup"]), "[2].cards.bracket[1]", "unreadable_writing"),
    (card(2, "bracket", GONE), "[2].cards.bracket", "missing_card"),
    (card(3, "line", None), "[3].cards.line", "wrong_type"),
    (card(3, "shape", "x"), "[3].cards.shape", "unknown_key"),
    ((2, "number", "1/4"), "[2].number", "number_twice"),
    ((2, "number", "2/8"), "[2].number", "number_twice"),
    ((2, "number", "1/5"), "[2].number", "numbers_not_ascending"),
    ((2, "number", "0,75"), "[2].number", "bad_number_writing"),
    ((2, "number", "3/0"), "[2].number", "number_over_zero"),
    ((2, "number", 3), "[2].number", "wrong_type"),
    ((2, "number", GONE), "[2].number", "missing_key"),
    ((2, "cards", GONE), "[2].cards", "missing_key"),
    ((0, "cards", {}), "[0].cards", "no_cards"),
]


UNREADABLE = ("wrong_type", "bad_value", "unknown_key", "out_of_range")
"""The kernel's own codes: their sentences do not name the card."""


@pytest.mark.parametrize(
    ("change", "place", "code"), DEFECTS, ids=[f"{place}-{code}" for _, place, code in DEFECTS]
)
def test_5_11_a_planted_defect_is_refused_at_its_place(change, place, code):
    refusal = refused(planted(change))
    assert (refusal.path, refusal.code) == (FAMILIES + place, code)
    number = SOUND["families"][int(place[1])]["number"]
    for lang in ("fr", "en"):
        sentence = texts(lang, game.folder).refuse(refusal)
        if ".cards." in place and code not in UNREADABLE:
            assert number in sentence, "the card is not named"


ON_A_CARD = [
    (change, place)
    for change, place, _ in DEFECTS
    if (found := place.split(".cards.")[1:])
    and found[0].split(".")[0].split("[")[0] in AFFILIATIONS
]


@pytest.mark.parametrize(("change", "place"), ON_A_CARD, ids=[place for _, place in ON_A_CARD])
def test_5_11_the_workshop_names_the_card_even_of_what_cannot_be_read(change, place):
    ask = json.dumps({"ask": "check", "deck": planted(change)}).encode()
    for lang in ("fr", "en"):
        told = answer(texts(lang, game.folder), ask)
        assert told.shows == []
        family, number = int(place[1]), SOUND["families"][int(place[1])]["number"]
        assert place.split(".cards.")[1].startswith(told.problems[0].affiliation)
        assert {one.family for one in told.problems} == {family}
        assert number in told.problems[0].said


WHOLE = json.dumps({"ask": "check", "deck": planted((2, "cards", "decimal", 7))}).encode()
NAMELESS = {"ask": "check", "deck": {"families": [{"cards": {"decimal": 7}}] * 101}}


@pytest.mark.parametrize(
    "ask",
    [WHOLE[:-1], WHOLE[:-40], WHOLE + b"\xff", WHOLE.replace(b"3/4", b"\xff"),
     json.dumps(NAMELESS).encode()],
    ids=["cut", "cut short", "more than one", "no text", "no numbers"],
)  # fmt: skip
def test_5_11_what_the_workshop_is_asked_in_part_is_refused(ask):
    with pytest.raises(BadRecord):
        answer(texts("fr", game.folder), ask)


def test_5_11_most_of_the_cards_named_are_cards_of_the_deck():
    assert len(ON_A_CARD) >= 50


@pytest.mark.parametrize("number", range(6))
def test_5_11_the_family_that_lacks_a_card_is_named_whichever_it_is(number):
    refusal = refused(planted(card(number, "sum", GONE)))
    assert (refusal.path, refusal.code) == (f"{FAMILIES}[{number}].cards.sum", "missing_card")


def test_5_11_a_card_that_only_one_family_has():
    deck = planted(*[card(number, "sum", GONE) for number in (0, 1, 2, 4, 5)])
    refusal = refused(deck)
    assert (refusal.path, refusal.code) == (f"{FAMILIES}[3].cards.sum", "extra_card")


@pytest.mark.parametrize("count", [0, 1, 13])
def test_5_11_two_to_twelve_families(count):
    families = [{"number": str(n), "cards": {"decimal": str(n)}} for n in range(count)]
    refusal = refused({"families": families})
    assert (refusal.path, refusal.code) == (FAMILIES, "families_count")


def test_5_11_a_chosen_affiliation_the_deck_lacks():
    deck = planted(*[card(number, "percent", GONE) for number in range(6)])
    refusal = refused(deck, affiliations=["decimal", "percent"])
    assert (refusal.path, refusal.code) == ("$.options.affiliations[1]", "not_in_the_deck")


def test_5_11_defects_outside_the_chosen_affiliations_are_refused_too():
    deck = planted(card(0, "percent", "26 %"))
    assert refused(deck, affiliations=list(SOUND["families"][0]["cards"])[:8]).code == (
        "not_its_number"
    )


def test_5_7_an_own_deck_must_have_enough_cards():
    deck = {"families": SOUND["families"][:2]}
    refusal = refused(deck, affiliations=["decimal", "sum"])
    assert (refusal.path, refusal.code) == ("$.options", "too_few_cards")


@pytest.mark.parametrize(
    ("change", "value"),
    [("decimal", "0,250"), ("fraction", "2/8"), ("percent", "25%"), ("sum", "1-3/4"),
     ("sum", "0,2 + 0,05"), ("sum", "-1/4+1/2"), ("bracket", ["1/5", "3/10"]),
     ("words", {"en": "a quarter"}), ("words", {"fr": "0\u202f,\u00a025"}), ("amplified", "1/4")],
)  # fmt: skip
def test_5_11_other_exact_writings_are_accepted(change, value):
    game.read_options({"deck": planted(card(0, change, value))}, 2)


@pytest.mark.parametrize("deck", [[], {}, {"families": {}}, {"families": [1, 2]}, {"cards": []}])
def test_5_11_what_is_no_deck_at_all(deck):
    assert refused(deck).path.startswith("$.options.deck")
