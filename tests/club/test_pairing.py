"""Who sits with whom: everybody once, new partners while there are any, equals together."""

from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludiade.club.pairing import RoundPlan, seat_round
from ludiade.club.rounds import History, unplayed
from ludiade.club.sizes import sizes

WAYS = ["random", "apart", "strength", "swiss", "round_robin"]


def names(count):
    return [f"p{number}" for number in range(count)]


def evening(plan, people, rounds, strength=None):
    """So many rounds, each seated after the ones before it."""
    played = []
    for _ in range(rounds):
        played.append(unplayed(seat_round(plan, people, played, strength)))
    return played


def meetings(rounds):
    return History(rounds).meetings


@settings(max_examples=30, deadline=None)
@given(
    count=st.integers(0, 40), size=st.integers(2, 4), way=st.sampled_from(WAYS),
    fill=st.booleans(), alike=st.booleans(), rounds=st.integers(1, 3), seed=st.text(max_size=3),
)  # fmt: skip
@example(count=3, size=2, way="round_robin", fill=False, alike=False, rounds=1, seed="")
@example(count=0, size=2, way="round_robin", fill=False, alike=False, rounds=1, seed="")
def test_everybody_is_seated_once_or_sits_out(count, size, way, fill, alike, rounds, seed):
    plan = RoundPlan(way, size, (2, 3, 4), fill, alike, seed)
    people = names(count)
    for played in evening(plan, people, rounds):
        there = [place.person for table in played.tables for place in table]
        assert sorted([one for one in there if one] + played.byes) == sorted(people)
        assert all(len(table) in (2, 3, 4) for table in played.tables)
        if fill:
            assert not played.byes
            assert there.count(None) < size
        else:
            assert None not in there
        if alike:
            assert {len(table) for table in played.tables} <= {size}
        assert all(any(place.person for place in table) for table in played.tables)


def test_the_same_seed_seats_alike_and_another_does_not():
    people = names(24)
    once = seat_round(RoundPlan("random", 4, (2, 3, 4), seed="a"), people)
    assert once == seat_round(RoundPlan("random", 4, (2, 3, 4), seed="a"), people)
    assert once != seat_round(RoundPlan("random", 4, (2, 3, 4), seed="b"), people)


@settings(max_examples=20, deadline=None)
@given(half=st.integers(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(half):
    people = names(2 * half)
    rounds = evening(RoundPlan("round_robin", 2, (2,)), people, 2 * half - 1)
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == 2 * half * (2 * half - 1)


def test_a_round_robin_of_an_odd_number_gives_everybody_one_round_with_a_bot():
    people = names(7)
    rounds = evening(RoundPlan("round_robin", 2, (2,), fill=True), people, 7)
    assert set(meetings(rounds).values()) == {1}
    with_bot = [
        table for one in rounds for table in one.tables if None in [p.person for p in table]
    ]
    assert sorted(p.person for table in with_bot for p in table if p.person) == people


@settings(max_examples=25, deadline=None)
@given(half=st.integers(3, 16), data=st.data())
def test_swiss_pairs_never_meet_again_while_half_are_new(half, data):
    people = names(2 * half)
    marks = {one: float(data.draw(st.integers(0, 3))) for one in people}
    rounds = evening(RoundPlan("swiss", 2, (2,)), people, half, marks)
    assert max(meetings(rounds).values()) == 1


def test_swiss_and_strength_seat_equals_together():
    people = names(12)
    marks = {one: float(number) for number, one in enumerate(people)}
    for way in ("swiss", "strength"):
        seating = seat_round(RoundPlan(way, 2, (2,)), people, (), marks)
        assert {frozenset(table) for table in seating.tables} == {
            frozenset(people[at : at + 2]) for at in range(0, 12, 2)
        }


@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(12, 2, 5), (16, 4, 3), (24, 4, 4), (40, 4, 5)]
)
def test_people_are_kept_apart_while_that_is_easy(count, size, rounds):
    played = evening(RoundPlan("apart", size, (2, 3, 4)), names(count), rounds)
    assert max(meetings(played).values()) == 1


def test_nobody_sits_out_twice_before_all_have():
    rounds = evening(RoundPlan("apart", 4, (4,), alike=True), names(9), 9)
    assert sorted(one for played in rounds for one in played.byes) == names(9)


def test_seats_are_held_equally_often():
    rounds = evening(RoundPlan("apart", 2, (2,)), names(8), 6)
    history = History(rounds)
    assert {history.sat(one, 0) for one in names(8)} <= {2, 3, 4}


@given(people=st.integers(1, 200), wanted=st.integers(2, 4))
def test_only_who_fits_nowhere_sits_out(people, wanted):
    found = sizes(people, wanted, range(2, 5), fill=False, alike=False)
    assert sum(found.tables) + found.byes == people
    assert found.byes == (1 if people == 1 else 0)
    assert all(abs(size - wanted) <= 2 for size in found.tables)


def test_a_size_that_the_game_does_not_take_is_refused():
    with pytest.raises(ValueError, match="5"):
        sizes(10, 5, range(2, 5), fill=False, alike=False)


def test_two_who_have_met_are_parted_even_if_others_must_move():
    people = names(4)
    first = evening(RoundPlan("swiss", 2, (2,)), people, 1, {"p0": 3.0, "p1": 3.0})
    second = seat_round(RoundPlan("swiss", 2, (2,)), people, first, {"p0": 3.0, "p1": 3.0})
    again = [set(pair) for pair in combinations(people, 2) if History(first).met(*pair)]
    assert not any(set(table) in again for table in second.tables)
