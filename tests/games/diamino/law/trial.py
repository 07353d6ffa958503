"""Random matches in which every placement, and many that are nearly one, is judged twice."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.plays.sampling import random_place
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Move
from ludiade.testing.walk import next_input
from tests.games.diamino.law.checker import Case

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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


def beside_the_checker(match, dice, known, one_in):
    """Play a match to its end; at one turn in so many the law is compared. Says what was seen."""
    seen = set()
    while (given := next_input(match, dice)) is not None:
        table = match.state
        if isinstance(given, Move) and isinstance(given.action, t.Place):
            seen.add(same_verdict(table, given.action, known))
        if table.stage == Stage.TURN and dice.below(one_in) == 0:
            place = random_place(table, dice) or t.Place("8H", "AI")
            for _ in range(6):
                near = mutated(place, table.racks[table.turn], dice)
                seen.add(same_verdict(table, near, known))
        match.apply(given)
    return seen
