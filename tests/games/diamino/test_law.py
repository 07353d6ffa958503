"""The law of placements beside the slow checker, on random positions, legal and illegal."""

import pytest

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.lots import every_play, random_place
from ludiade.games.diamino.rules import TURN
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Move
from tests.contract.walk import new_match, next_input
from tests.games.diamino.law_checker import Case

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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


def case_of(table):
    board = {divmod(at, 15): sign for at, sign in enumerate(table.board) if sign != "."}
    options = table.options
    return Case(
        board, table.racks[table.turn], len(table.reserve), options.formula,
        options.patience_islands, options.red_discard_can_finish,
    )  # fmt: skip


def mutated(place, rack, dice):
    """Nearly that placement."""
    at, word = place.at, place.word
    match dice.below(8):
        case 0:
            return t.Place(at[::-1], word)
        case 1:
            return t.Place(at, word[:-1])
        case 2:
            return t.Place(at, word + rack[dice.below(len(rack))].replace("*", "e"))
        case 3:
            return t.Place(at, rack[dice.below(len(rack))].replace("*", "z") + word)
        case 4:
            spot = dice.below(len(word))
            sign = LETTERS[dice.below(26)]
            return t.Place(at, word[:spot] + sign + word[spot + 1 :])
        case 5:
            row, column = dice.below(17), "ABCDEFGHIJKLMNOP"[dice.below(16)]
            return t.Place(f"{column}{row}" if dice.below(2) else f"{row}{column}", word)
        case 6:
            spot = dice.below(len(word))
            return t.Place(at, word[:spot] + word[spot].swapcase() + word[spot + 1 :])
    return t.Place(at, "".join([word[entry] for entry in dice.order(len(word))]))


def same_verdict(table, place, known):
    """Law and checker agree on the placement and on what a contest would find."""
    case = case_of(table)
    twin = table.copy()
    try:
        twin.apply(Move(table.turn, place))
    except Illegal as illegal:
        refusal = illegal.code
    else:
        refusal = ""
    allowed = case.allows(place.at, place.word)
    assert allowed is (refusal in ("", "not_a_word")), (refusal, place, table.board)
    if not allowed:
        return refusal
    exist = case.words(place.at, place.word) <= known
    if refusal:
        assert not exist
        return refusal
    if twin.formula == "patience" or twin.options.auto_validate:
        assert exist
        return "accepted"
    told = []
    twin.apply(Move(twin.waiting().seats[0], t.Contest()), told)
    assert next(event for event in told if isinstance(event, t.Contested)).justified is not exist
    if not exist and twin.round == table.round:
        back = twin.racks[table.turn]
        drawn = 1 if twin.formula == "race" and table.reserve else 0
        assert twin.board == table.board
        assert len(back) == len(table.racks[table.turn]) + drawn
    return "accepted"


@pytest.mark.parametrize("players", game.seats)
def test_the_law_agrees_with_the_slow_checker(players, words):
    seen = set()
    for seed in range(4):
        dice = Dice(600 + 10 * players + seed)
        match = new_match(game, players, dice)
        known = words(match.options)
        while (given := next_input(match, dice)) is not None:
            table = match.state
            if table.stage == TURN and dice.below(3) == 0:
                place = random_place(table, dice) or t.Place("8H", "AI")
                seen.add(same_verdict(table, place, known))
                for _ in range(6):
                    near = mutated(place, table.racks[table.turn], dice)
                    seen.add(same_verdict(table, near, known))
            match.apply(given)
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
