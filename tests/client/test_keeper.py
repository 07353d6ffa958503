"""What a client promises, keeps and reveals, and what it finds at the end."""

import json

import pytest

from ludiade.client.fairness import Keeper
from ludiade.kernel.errors import Unfair
from ludiade.kernel.fairness.chance import commit
from tests.kernel.sealed import agree, play_by_recipe_2, secret

SEED, LUC = secret("server"), secret("Luc")
SEAT = 0


def lobby(terms, mixing=None, **changes):
    """What a server shows of a table before the deal."""
    return {
        "table": terms.table, "game": terms.game, "rules": terms.rules, "options": terms.options,
        "status": "open", "seats": [{}] * terms.players, "mixing": mixing,
        "fairness": {
            "recipe": 2, "commitment": terms.commitment, "beginnings": terms.beginnings,
            "commitments": terms.commitments,
        } | changes,
    }  # fmt: skip


def opened(beginnings=1):
    """The table before anybody has promised anything."""
    return lobby(agree(SEED, [b"", b"", b""], beginnings=beginnings))


def committed(keeper, beginnings=1):
    """A keeper whose promise the server has taken; the terms, and our part."""
    shown = opened(beginnings)
    promised = keeper.commitment(shown, SEAT)
    keeper.confirm(shown, SEAT, promised)
    part = keeper._part(beginnings)
    assert promised == commit(part)
    return agree(SEED, [part, b"", LUC], beginnings=beginnings), part


def test_a_promise_is_made_once_and_anew_where_it_does_not_stand_any_more():
    keeper = Keeper()
    terms, part = committed(keeper)
    assert keeper.commitment(lobby(terms), SEAT) is None
    assert keeper.commitment(opened(), SEAT) == commit(part)
    assert keeper.commitment(lobby(terms, "reveal"), SEAT) is None


def test_the_terms_are_kept_then_the_contribution_is_revealed_and_the_record_compared():
    keeper = Keeper()
    terms, part = committed(keeper)
    assert keeper.contribution(lobby(terms), SEAT) is None
    assert keeper.contribution(lobby(terms, "reveal"), SEAT) == part.hex()
    assert keeper.contribution(lobby(terms, "reveal"), SEAT) == part.hex()  # after a broken line
    assert keeper.promise.mine == {"0": part.hex()}
    record = play_by_recipe_2(terms, SEED, [part, b"", LUC])
    verdict = keeper.judge(json.dumps(record).encode())
    assert (verdict.kept, verdict.mine, verdict.beginnings) == (True, True, 1)
    assert verdict.shuffles > 0


def test_another_record_than_was_promised_is_found():
    keeper = Keeper()
    terms, part = committed(keeper)
    keeper.contribution(lobby(terms, "reveal"), SEAT)
    other = [part, b"", secret("a contribution that came last")]
    record = play_by_recipe_2(agree(SEED, other), SEED, other)
    verdict = keeper.judge(json.dumps(record).encode())
    assert not verdict.kept
    assert verdict.why.code == "promise_broken"


@pytest.mark.parametrize("shown", ["", "ab" * 32], ids=["left out", "another"])
def test_where_our_promise_does_not_stand_nothing_is_revealed(shown):
    keeper = Keeper()
    terms, _ = committed(keeper)
    commitments = [shown, *terms.commitments[1:]]
    assert keeper.contribution(lobby(terms, "reveal", commitments=commitments), SEAT) is None
    assert isinstance(keeper.broken, Unfair)
    assert keeper.judge(b"{}").why.code == "commitment_left_out"


def test_who_promised_nothing_in_time_keeps_the_terms_all_the_same():
    keeper = Keeper()
    parts = [b"", b"", LUC]
    terms = agree(SEED, parts)
    assert keeper.contribution(lobby(terms, "reveal"), SEAT) is None
    assert keeper.broken is None
    verdict = keeper.judge(json.dumps(play_by_recipe_2(terms, SEED, parts)).encode())
    assert (verdict.kept, verdict.mine) == (True, False)


def test_a_second_beginning_has_another_contribution_and_must_be_counted():
    keeper = Keeper()
    first, part = committed(keeper)
    keeper.contribution(lobby(first, "reveal"), SEAT)
    again, other = committed(keeper, beginnings=2)
    assert other != part
    assert keeper.contribution(lobby(again, "reveal"), SEAT) == other.hex()
    assert keeper.promise.beginnings == 2
    uncounted = lobby(agree(SEED, [other, b"", b""], beginnings=2), "reveal")
    assert keeper.contribution(uncounted, SEAT) is None
    assert keeper.broken.code == "beginning_not_counted"


def test_a_practice_table_asks_for_nothing():
    keeper = Keeper()
    shown = opened() | {"fairness": None}
    keeper.note(shown)
    assert keeper.commitment(shown, SEAT) is None
    assert keeper.contribution(shown | {"mixing": "reveal"}, SEAT) is None
