"""Diego, 5.2 and 5.11: the standard deck, generated decks and own decks fulfil what is asked."""

import hashlib
import os
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import ceil, floor

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import DeckFile, material, standard
from ludiade.games.diego.decks.check import check_deck
from ludiade.games.diego.decks.cycles import generate, mistakes
from ludiade.games.diego.decks.words import english, french
from ludiade.games.diego.material import Deck
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from tests.games.diego.table import TEN

SEEDS = int(os.environ.get("DIEGO_DECKS", "150"))
"""How many decks of each cycle are tried; the long run has 10,000."""
CYCLES = {"cycle3": (3, {2, 4, 5, 10}), "cycle4": (5, {2, 4, 5, 8, 10, 20})}


def term(text):
    return Fraction(text.replace(",", "."))


def total(text):
    """The worth of a chain, by another way than the game's."""
    for sign in "+-":
        text = text.replace(sign, f" {sign}")
    return sum(term(part) for part in text.split())


def worths(family):
    """What every card of a family is worth; words and brackets apart."""
    cards = family.cards
    yield term(cards.decimal)
    yield term(cards.fraction)
    yield term(cards.decimal_fraction)
    yield Fraction(cards.area.shaded, cards.area.parts)
    yield cards.line.start + Fraction(cards.line.tick, cards.line.parts)
    yield total(cards.sum)
    yield term(cards.amplified)
    yield term(cards.percent.removesuffix(" %")) / 100


def is_sound(deck):
    """The demands of 5.11, checked by another way than the game's."""
    numbers = [Fraction(family.number) for family in deck.families]
    assert numbers == sorted(set(numbers))
    for family, number in zip(deck.families, numbers, strict=True):
        assert set(worths(family)) == {number}
        low, high = map(term, family.cards.bracket)
        assert [n for n in numbers if low < n < high] == [number]
        assert family.cards.decimal_fraction.split("/")[1] in ("10", "100", "1000")
        assert 2 <= family.cards.area.parts <= 20
        assert family.cards.area.shaded <= 5 * family.cards.area.parts
        line = family.cards.line
        assert line.start <= number <= line.end
        assert 2 <= line.parts <= 20
        assert all(0 < len(text) <= 60 for text in (family.cards.words.fr, family.cards.words.en))
        looks = [family.cards.fraction, family.cards.decimal_fraction, family.cards.amplified]
        assert len(set(looks)) == 3
    drawn = [(name, repr(getattr(family.cards, name))) for family in deck.families for name in TEN]
    assert len(set(drawn)) == len(deck.families) * len(TEN)
    return numbers


def test_5_2_the_standard_deck_is_sound():
    numbers = is_sound(standard())
    assert numbers == [Fraction(n) for n in ("1/4", "2/5", "3/4", "5/4", "8/5", "5/2")]


def test_5_2_sixty_distinct_cards_one_bracket_a_family():
    cards = check_deck(standard())
    assert len(cards.entries) == 60
    assert Counter(cards.affiliation(entry) for entry in range(60))["bracket"] == 6


def test_5_2_the_standard_deck_is_labelled_a_reconstruction():
    data = (game.folder / "decks" / "standard.json").read_bytes()
    assert msgspec.json.decode(data, type=DeckFile).label == "reconstruction"
    assert "reconstruction" in game.rules_text("fr")
    assert "reconstruction" in game.rules_text("en")


def joined(numbers):
    """Pairs of families that a named mistake confuses."""
    confused = {frozenset(map(Fraction, pair)) for each in mistakes() for pair in each.pairs}
    return [pair for pair in combinations(numbers, 2) if frozenset(pair) in confused]


@pytest.mark.parametrize("cycle", CYCLES)
def test_5_11_generated_decks_fulfil_all_demands(cycle):
    most, bottoms = CYCLES[cycle]
    for seed in range(SEEDS):
        deck = generate(cycle, str(seed))
        check_deck(deck)
        numbers = is_sound(deck)
        assert len(numbers) == 6
        assert all(0 < n <= most and n.denominator in bottoms for n in numbers)
        assert len(joined(numbers)) >= 3


def test_5_11_cycle_4_has_tighter_brackets_and_differences():
    def widths(cycle):
        for seed in range(SEEDS):
            for family in generate(cycle, f"w{seed}").families:
                low, high = map(term, family.cards.bracket)
                yield high - low

    assert max(widths("cycle4")) <= Fraction(1, 5) < max(widths("cycle3"))
    for family in generate("cycle4", "d").families:
        assert "-" in family.cards.sum
    for family in generate("cycle3", "d").families:
        assert "-" not in family.cards.sum


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("cycle3:A", "8c69420ff770e39aaef89a593006cfe96a82340354877b192097dd9984143781"),
        ("cycle3:ludiade", "17e06ac0a05cfde9d4fdd8d5a0ba6afcee5a58e2c7492d6c880b6164b98e2edf"),
        ("cycle4:A", "20b6074a3990ff70ce177a811b4bd236fed94a834fa02c15c5e82c7fd5c48511"),
        ("cycle4:Z9z9Z9z9Z9z9", "23cb730900977fd23df5cd09e12cdf36bc9fea997804adc8f29f37f212a93489"),
    ],
)
def test_5_11_a_name_stands_for_one_deck_for_ever(name, digest):
    deck = generate(*name.split(":"))
    assert hashlib.sha256(msgspec.json.encode(deck)).hexdigest() == digest


def test_5_11_a_hundred_names_stand_for_the_same_decks_for_ever():
    whole = hashlib.sha256()
    for cycle in CYCLES:
        for seed in range(100):
            whole.update(msgspec.json.encode(generate(cycle, str(seed))))
    assert whole.hexdigest() == "fed2eb30ce59c9bcde81fb7d8a22529b68e57b8ac6f73ee8bdd0a7d7ab945bd6"


@pytest.mark.parametrize(
    "name",
    ["cycle3:", "cycle5:a", "cycle3:abcdefghijklm", "cycle3:é", "cycle3:a b", "cycle3:a\n", "",
     "Standard", "cycle4", "cycle4:_", "cycle3:٣"],
)  # fmt: skip
def test_5_11_a_seed_is_1_to_12_letters_or_digits(name):
    with pytest.raises(BadRecord) as caught:
        game.read_options({"deck": name}, 2)
    assert (caught.value.path, caught.value.code) == ("$.options.deck", "unknown_deck")


def confused_by(mistake, x):
    """The numbers that a pupil who makes this mistake could take for x."""
    match mistake:
        case "bar_read_as_comma":
            return {x.numerator + Fraction(x.denominator, 10 ** len(str(x.denominator)))}
        case "hundredths_for_tenths" | "comma_moved":
            return {x * 10}
        case "exchanged":
            return {1 / x}
        case "whole_forgotten":
            return {x - floor(x)}
        case "parts_left":
            return {ceil(x) - x}
    raise AssertionError(mistake)


def test_5_11_the_named_mistakes_confuse_what_they_say():
    assert [each.mistake for each in mistakes()] == [
        "bar_read_as_comma", "hundredths_for_tenths", "exchanged", "whole_forgotten",
        "parts_left", "comma_moved",
    ]  # fmt: skip
    for each in mistakes():
        assert each.pairs
        for pair in each.pairs:
            low, high = map(Fraction, pair)
            assert high in confused_by(each.mistake, low) or low in confused_by(each.mistake, high)


def test_5_11_numbers_in_words():
    assert [french(n) for n in (1, 16, 21, 60, 70, 71, 77, 80, 81, 91, 99)] == [
        "un", "seize", "vingt-et-un", "soixante", "soixante-dix", "soixante-et-onze",
        "soixante-dix-sept", "quatre-vingts", "quatre-vingt-un", "quatre-vingt-onze",
        "quatre-vingt-dix-neuf",
    ]  # fmt: skip
    assert [english(n) for n in (1, 13, 20, 21, 40, 99)] == [
        "one", "thirteen", "twenty", "twenty-one", "forty", "ninety-nine",
    ]  # fmt: skip
    assert len({french(n) for n in range(100)}) == len({english(n) for n in range(100)}) == 100


def test_5_11_an_own_deck_plays_all_its_affiliations_unless_some_are_chosen():
    deck = Deck(standard().families[:4])
    assert material(deck, ("percent", "line")).affiliations == ("line", "percent")
    options = game.read_options({"deck": msgspec.to_builtins(deck)}, 2)
    assert game.start(options, 2).material.affiliations == TEN
    assert len(game.start(options, 2).material.faces) == 40


def test_5_11_negative_numbers_and_twelve_families():
    families = [
        {"number": f"{n}/4", "cards": {"fraction": f"{n}/4", "sum": f"{n - 1}/4+1/4"}}
        for n in range(-12, 0)
    ]
    options = game.read_options({"deck": {"families": families}, "hand": 4, "targets": 4}, 4)
    assert len(game.start(options, 4).material.faces) == 24


def test_5_11_random_options_fit():
    dice = Dice(7)
    for _ in range(300):
        for players in game.seats:
            game.check(game.any_options(players, dice), players)
