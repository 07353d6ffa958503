"""Recipe 2: what is agreed before a deal, what a device keeps of it, what is found at the end."""

import copy
import json

import msgspec
import pytest

from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.fairness.chance import Chance, commit
from ludiade.kernel.fairness.promises import deal, keep, read_promise
from ludiade.kernel.fairness.verification import compare, verify
from ludiade.kernel.json.canonical import canonical
from ludiade.kernel.texts import LANGUAGES, texts
from tests.kernel.sealed import agree, as_record, play_by_recipe_1, play_by_recipe_2, secret

SEED, ANA, LUC = secret("server"), secret("Ana"), secret("Luc")
PARTS = [ANA, b"", LUC]
TERMS = agree(SEED, PARTS)
RECORD = play_by_recipe_2(TERMS, SEED, PARTS)
PROMISE = keep(TERMS, {0: ANA})
OTHER = "ab" * 32


def check(record, promised=None):
    read = as_record(record)
    verify(read)
    if promised is not None:
        compare(read, promised)


def fails(record, promised=None):
    """The code of what is found in a record, and what differs; each has a sentence."""
    with pytest.raises((Unfair, BadRecord)) as caught:
        check(record, promised)
    for lang in LANGUAGES:
        assert texts(lang).refuse(caught.value)
    details = caught.value.details
    found = (caught.value.code, details.get("differs"), details.get("seat"))
    return tuple(part for part in found if part is not None)


def changed(path, value):
    """The record with one thing changed, or taken out where the value is `...`."""
    record = copy.deepcopy(RECORD)
    *where, last = path
    place = record
    for key in where:
        place = place[key]
    assert place.get(last) != value if isinstance(place, dict) else place[last] != value
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return record


def test_a_fair_record_is_verified_and_is_what_was_promised():
    record = as_record(RECORD)
    assert verify(record) >= 1
    compare(record, PROMISE)
    compare(record, commit(SEED))
    compare(record, keep(TERMS, {0: ANA, 2: LUC}))
    compare(record, keep(TERMS, {}))


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        (("rules",), 2, ("unknown_rules",)),
        (("game",), "chess", ("unknown_game",)),
        (("players",), 4, ("one_a_player",)),
        (("options", "release_colour_when_empty"), True, ("unfair_order",)),
        (("options", "fairy_never_paid"), ..., ("unfair_order",)),
        (("fairness",), ..., ("missing_key",)),
        (("fairness", "recipe"), 1, ("unknown_key",)),
        (("fairness", "recipe"), ..., ("unknown_key",)),
        (("fairness", "table"), "k3v9x2m4q7wy", ("unfair_order",)),
        (("fairness", "table"), ..., ("missing_key",)),
        (("fairness", "beginnings"), 2, ("unfair_order",)),
        (("fairness", "beginnings"), ..., ("missing_key",)),
        (("fairness", "commitment"), OTHER, ("broken_commitment",)),
        (("fairness", "commitments", 0), OTHER, ("broken_contribution", 0)),
        (("fairness", "commitments", 2), "", ("broken_contribution", 2)),
        (("fairness", "commitments", 1), OTHER, ("broken_contribution", 1)),
        (("fairness", "contributions", 2), OTHER, ("broken_contribution", 2)),
        (("fairness", "contributions", 2), "", ("broken_contribution", 2)),
        (("fairness", "contributions", 1), OTHER, ("broken_contribution", 1)),
        (("fairness", "seed"), OTHER, ("broken_commitment",)),
        (("fairness", "seed"), ..., ("missing_key",)),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_whatever_is_changed_in_a_record_is_found_without_a_promise(path, value, found):
    assert fails(changed(path, value)) == found


def test_an_order_that_was_changed_is_found():
    order = [*RECORD["inputs"][0]["order"]]
    order[-1], order[-2] = order[-2], order[-1]
    shuffled = {"type": "shuffled", "order": order}
    assert fails(RECORD | {"inputs": [shuffled]}) == ("unfair_order",)


def test_options_are_hashed_as_they_stand_so_that_a_default_left_out_is_another_deal():
    terms = agree(SEED, PARTS, options={})
    assert terms.context() != TERMS.context()


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"table": "other"}, ("table",)),
        ({"options": TERMS.options | {"first_player": "random"}}, ("options",)),
        ({"options": TERMS.options | {"fairy_never_paid": 0}}, ("options",)),
        ({"options": {}}, ("options",)),
        ({"game": "diabolo"}, ("game",)),
        ({"rules": 7}, ("rules",)),
        ({"players": 2, "commitments": TERMS.commitments[:2]}, ("players",)),
        ({"beginnings": 2}, ("beginnings",)),
        ({"commitment": OTHER}, ("commitment",)),
        ({"mine": {"0": OTHER}}, ("contribution", 0)),
        ({"commitments": [TERMS.commitments[0], "", OTHER]}, ("commitments", 2)),
        ({"commitments": [TERMS.commitments[0], OTHER, TERMS.commitments[2]]}, ("commitments", 1)),
    ],
)
def test_a_record_that_is_not_what_was_promised_says_what_differs(changes, found):
    promise = msgspec.structs.replace(PROMISE, **changes)
    assert fails(RECORD, promise) == ("promise_broken", *found)


def test_the_commitment_of_the_server_alone_is_compared_by_either_recipe():
    first = play_by_recipe_1(Chance(SEED, PARTS), SEED, PARTS)
    compare(as_record(first), commit(SEED))
    for record in (first, RECORD):
        assert fails(record, OTHER) == ("promise_broken", "commitment")


def test_a_record_of_recipe_1_is_no_way_out_of_a_promise():
    first = play_by_recipe_1(Chance(SEED, PARTS), SEED, PARTS)
    assert fails(first, PROMISE) == ("promise_broken", "recipe")


def test_nobody_commits_to_what_somebody_else_committed_to():
    with pytest.raises(Unfair, match="copied_commitment"):
        deal(agree(SEED, [ANA, ANA]), SEED, [ANA, ANA])
    assert deal(agree(SEED, [b"", b""]), SEED, [b"", b""]).order(3)


def test_a_seed_has_32_bytes_whatever_was_committed_to():
    with pytest.raises(ValueError, match="32 bytes"):
        deal(agree(b"short", PARTS), b"short", PARTS)


def test_shuffles_go_on_from_where_they_were():
    whole = deal(TERMS, SEED, PARTS)
    assert whole.order(54) != (second := whole.order(54))
    assert deal(TERMS, SEED, PARTS, drawn=1).order(54) == second


@pytest.mark.parametrize("left", ["", OTHER])
def test_a_device_that_is_left_out_reveals_nothing(left):
    terms = agree(SEED, PARTS, commitments=[left, "", commit(LUC)])
    with pytest.raises(Unfair, match="commitment_left_out"):
        keep(terms, {0: ANA})


def test_a_device_reveals_again_only_for_a_beginning_that_is_counted():
    again = secret("Ana", 2)
    anew = agree(SEED, [again, b"", LUC])
    with pytest.raises(Unfair, match="beginning_not_counted"):
        keep(anew, {0: again}, PROMISE)
    counted = msgspec.structs.replace(anew, beginnings=2)
    assert keep(counted, {0: again}, PROMISE).beginnings == 2
    assert keep(TERMS, {0: ANA}, PROMISE) == PROMISE, "the same terms, sent once more"


def test_a_promise_is_read_as_it_was_kept():
    assert read_promise(msgspec.json.encode(PROMISE)) == PROMISE


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"format": "ludiade-promise/2"}, "$.format", "unknown_format"),
        ({"format": ...}, "$.format", "missing_key"),
        ({"mine": ...}, "$.mine", "missing_key"),
        ({"mine": {"3": OTHER}}, '$.mine["3"]', "no_such_seat"),
        ({"mine": {"00": OTHER}}, '$.mine["00"]', "no_such_seat"),
        ({"mine": {"-1": OTHER}}, '$.mine["-1"]', "no_such_seat"),
        ({"mine": {"0": "ab"}}, "$.mine[...]", "bad_form"),
        ({"players": 10**12}, "$.commitments", "one_a_player"),
        ({"commitments": [""]}, "$.commitments", "one_a_player"),
        ({"beginnings": 0}, "$.beginnings", "out_of_range"),
        ({"options": {"a": 0.5}}, "$", "bad_number"),
        ({"seed": OTHER}, "$.seed", "unknown_key"),
    ],
)
def test_what_a_promise_must_be(changes, path, code):
    whole = msgspec.to_builtins(PROMISE) | changes
    data = json.dumps({key: value for key, value in whole.items() if value is not ...})
    with pytest.raises(BadRecord) as caught:
        read_promise(data.encode())
    assert (caught.value.path, caught.value.code) == (path, code)


@pytest.mark.parametrize("value", [0.5, 1.0, 2**53, -(2**53), "\ud800", {1: 2}, {"a": [1.5]}, b""])
def test_what_has_no_one_way_to_be_written_is_not_hashed(value):
    with pytest.raises(ValueError, match=r".+"):
        canonical({"options": value})
