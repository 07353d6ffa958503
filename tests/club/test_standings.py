"""What results are worth, and who stands where."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ludiade.club.matchpoints import margin, matchpoints, same_cards, shares, table_points
from ludiade.club.rounds import Round, SeatResult
from ludiade.club.standings import standings


def table(*scores, names):
    return tuple(SeatResult(name, score) for name, score in zip(names, scores, strict=True))


def duplicate(*rows):
    """Tables of two from (first, score, second, score)."""
    return Round([table(a, b, names=(x, y)) for x, a, y, b in rows], [])


ROUND = duplicate(("a", 30, "b", 10), ("c", 25, "d", 20), ("e", 25, "f", 20))


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=12))
def test_shares_are_dealt_out_whole(values):
    worth = shares([float(value) for value in values])
    assert abs(sum(worth) - len(values) / 2) < 1e-9
    for one, share in zip(values, worth, strict=True):
        for other, beside in zip(values, worth, strict=True):
            assert (one > other) == (share > beside)


def test_a_result_is_compared_with_those_who_held_the_same_cards():
    worth = matchpoints(ROUND)
    assert worth["a"] == 1.0
    assert worth["c"] == worth["e"] == 0.25
    assert worth["b"] == 0.0
    assert worth["d"] == worth["f"] == 0.75, "who lost by least has held those cards best"
    assert same_cards(ROUND, "d") == [(0, 1), (2, 1)]


def test_rich_cards_are_no_merit():
    poor, rich = ("a", 10, "b", 5), ("c", 110, "d", 105)
    assert matchpoints(duplicate(poor, rich)) == dict.fromkeys("abcd", 0.5)
    assert margin(table(10, 4, 6, names="abc"), 0) == 5.0


def test_a_bot_is_compared_with_and_not_told():
    worth = matchpoints(duplicate(("a", 30, None, 10), ("c", 25, "d", 20)))
    assert worth == {"a": 1.0, "c": 0.0, "d": 1.0}


def test_one_table_alone_counts_as_an_ordinary_one():
    assert matchpoints(duplicate(("a", 3, "b", 1))) == {"a": 1.0, "b": 0.0}


def test_tables_of_another_size_are_compared_among_themselves():
    three = Round([*ROUND.tables, table(9, 8, 7, names="xyz")], [])
    assert {name: matchpoints(three)[name] for name in "abcdef"} == matchpoints(ROUND)
    assert matchpoints(three)["x"] == table_points(three)["x"] == 1.0


def left(name, other):
    return (SeatResult(name, None, left=True), SeatResult(other, None))


def test_late_comers_byes_and_tables_left():
    second = Round([table(5, 1, names="ac"), left("b", "d")], ["e"])
    third = Round([table(5, 1, names="ac"), table(3, 3, names=("d", "late"))], [])
    found = {one.person: one for one in standings([ROUND, second, third], table_points)}
    assert found["e"].rounds == [1.0, 1.0, None], "who sat out keeps the own mean"
    assert found["d"].rounds == [0.0, 0.5, 0.5], "and has half at least where others left"
    assert found["b"].rounds == [0.0, 0.0, None], "who leaves a table has nothing of it"
    assert found["late"].rounds == [None, None, 0.5]
    assert found["late"].mark == 0.5
    assert not found["late"].ranked
    assert found["a"].ranked
    assert [one.person for one in standings([ROUND, second, third], table_points)][-1] != "a"


def test_ties_are_broken_by_opposition_then_direct_then_shared():
    one = Round([table(2, 1, names="ab"), table(2, 1, names="cd")], [])
    two = Round([table(2, 1, names="ac"), table(2, 1, names="bd")], [])
    found = standings([one, two], table_points)
    assert [(line.place, line.person) for line in found] == [(1, "a"), (2, "b"), (2, "c"), (4, "d")]
    three = Round([table(2, 1, names="cb"), table(2, 1, names="da")], [])
    after = standings([one, two, three], table_points)
    tied = {line.person: line for line in after if line.person in "ac"}
    assert tied["a"].mark == tied["c"].mark
    assert tied["a"].opposition < tied["c"].opposition or tied["a"].direct > tied["c"].direct


@given(st.integers(0, 10_000))
def test_places_are_those_of_the_marks(seed):
    random = Random(seed)
    people = [f"p{number}" for number in range(8)]
    rounds = []
    for _ in range(4):
        random.shuffle(people)
        rounds.append(Round([
            table(random.randrange(9), random.randrange(9), names=people[at : at + 2])
            for at in range(0, 8, 2)
        ], []))  # fmt: skip
    found = standings(rounds)
    assert len({line.person for line in found}) == 8
    assert [line.mark for line in found] == sorted((line.mark for line in found), reverse=True)
    assert abs(sum(line.mark for line in found) - 4) < 1e-4, "a round deals out half a share each"
    for line, after in pairwise(found):
        assert line.place <= after.place
