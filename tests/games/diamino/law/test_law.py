"""The law of placements beside the slow checker, on random positions, legal and illegal."""

import pytest

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.plays.legal import every_play
from ludiade.kernel.dice import Dice
from ludiade.testing.walk import new_match, next_input
from tests.games.diamino.law.trial import beside_the_checker, case_of


@pytest.fixture(scope="module")
def words(french):
    """All words by what is agreed on."""
    kept = {}

    def known(options):
        key = options.word_filter, options.lemmas_only
        if key not in kept:
            kept[key] = set(french.words(*key))
        return kept[key]

    return known


@pytest.mark.slow
@pytest.mark.parametrize("players", game.seats)
def test_the_law_agrees_with_the_slow_checker(players, words):
    seen = set()
    for seed in range(4):
        dice = Dice(600 + 10 * players + seed)
        match = new_match(game, players, dice)
        seen |= beside_the_checker(match, dice, words(match.options), one_in=3)
    assert len(seen) >= 6


def test_every_play_listed_is_what_the_slow_checker_allows(words):
    """On small racks: every word of the list, everywhere it could lie."""
    known = {word for word in words(t.Options()) if len(word) <= 3}
    for seed in range(2):
        dice = Dice(seed)
        match = new_match(game, 2, dice)
        match.options = t.Options(auto_validate=True)
        match.state = game.start(match.options, 2)
        for _ in range(8):
            match.apply(next_input(match, dice))
        table = match.state
        table.racks[table.turn] = "".join(sorted("AERSO"[: 3 + dice.below(3)]))
        case = case_of(table)
        listed = {(p.at, p.word.upper()) for p in every_play(table) if len(p.word) <= 3}
        squares = [f"{row}{col}" for row in range(1, 16) for col in "ABCDEFGHIJKLMNO"]
        squares += [f"{col}{row}" for row in range(1, 16) for col in "ABCDEFGHIJKLMNO"]
        usable = set(table.racks[table.turn]) | {sign.upper() for sign in case.board.values()}
        expected = set()
        for at in squares:
            for word in (word for word in known if set(word) <= usable):
                spelled = spelling(case, at, word)
                if case.allows(at, spelled) and case.words(at, spelled) <= words(t.Options()):
                    expected.add((at, word))
        both_ways = {
            (at, word) for at, word in expected - listed
            if at[0].isalpha() and fresh(case, at, word) == 1
        }  # fmt: skip
        assert expected - both_ways == listed


def spelling(case, at, word):
    """The word with jokers of the board in lower case."""
    squares = case.squares(at, word) or []
    signs = [case.board.get(square, sign) for square, sign in zip(squares, word, strict=False)]
    spelled = "".join(signs)
    return spelled if spelled.upper() == word else word


def fresh(case, at, word):
    return sum(square not in case.board for square in case.squares(at, word))
