"""One deal for all tables of a round: the terms name the gathering and the round."""

import hashlib

import msgspec
import pytest

from ludiade.kernel.errors import Unfair
from ludiade.kernel.fairness.promises import Terms, deal, keep, read_promise, sealed_fairness

SEED, SHARES = bytes(range(32)), [bytes([n]) * 32 for n in (1, 2, 3)]


def terms(players: int = 2, **changes: object) -> Terms:
    commitments = [hashlib.sha256(share).hexdigest() for share in SHARES]
    fields = {
        "table": "g", "round": 1, "game": "diamoniak", "rules": 1, "players": players,
        "options": {}, "beginnings": 1, "commitment": hashlib.sha256(SEED).hexdigest(),
        "commitments": commitments,
    }  # fmt: skip
    return Terms(**(fields | changes))  # type: ignore[arg-type]


def order(agreed: Terms) -> list[int]:
    return deal(agreed, SEED, SHARES).order(54)


def test_tables_of_one_size_have_the_same_deal_and_rounds_have_others():
    assert b'"recipe":3' in terms().text()
    assert b'"round":1' in terms().text()
    assert order(terms()) == order(terms())
    others = [terms(round=2), terms(players=3), terms(table="h"), terms(beginnings=2)]
    assert len({tuple(order(one)) for one in [terms(), *others]}) == 5


def test_a_device_keeps_its_promise_by_its_place_among_all():
    promise = keep(terms(), {2: SHARES[2]})
    assert read_promise(msgspec.json.encode(promise)) == promise
    with pytest.raises(Unfair, match="commitment_left_out"):
        keep(terms(), {0: SHARES[1]})


def test_the_record_says_so():
    said = sealed_fairness(terms(), SEED, SHARES, reveal=True)
    assert (said.recipe, said.table, said.round) == (3, "g", 1)
    assert len(said.contributions) == 3
