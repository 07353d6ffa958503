"""Somebody runs the server, plays as Mal, hears Ana's contribution first and wants the first card.

Under recipe 1 Mal chooses it and the record verifies. Under recipe 2 Mal breaks a commitment, or a
promise that Ana's device kept, or has the table begin again for all to see.
"""

import msgspec
import pytest

from ludiade.kernel.errors import Unfair
from ludiade.kernel.fairness.chance import Chance, commit
from ludiade.kernel.fairness.promises import deal, keep
from ludiade.kernel.fairness.verification import compare, verify
from tests.kernel.sealed import agree, as_record, play_by_recipe_1, play_by_recipe_2, secret

CARDS = 54
WISHED = 17
"""The card that shall lie on top; by honest chance it does once in 54."""
TRIES = 2000
SEED, ANA, MAL = secret("server"), secret("Ana"), secret("Mal")
TERMS = agree(SEED, [ANA, MAL])
"""What was shown to Ana, before anything was revealed."""
KEPT = keep(TERMS, {0: ANA})


def top(chance):
    return chance.order(CARDS)[0]


def grind(found):
    """The first of many tries that brings the card to the top; `found` gives a try's chance."""
    return next(number for number in range(TRIES) if top(found(number)) == WISHED)


def check(record, promised):
    verify(as_record(record))
    compare(as_record(record), promised)


def broken(record, promised):
    """How a record is found out: by itself, or by the promise that Ana's device kept."""
    with pytest.raises(Unfair) as caught:
        check(record, promised)
    return caught.value.code, caught.value.details.get("differs")


def test_honest_chance_does_not_bring_the_card():
    assert top(deal(TERMS, SEED, [ANA, MAL])) != WISHED


def test_by_recipe_1_who_contributes_last_and_knows_the_seed_chooses_the_deal():
    number = grind(lambda number: Chance(SEED, [ANA, secret("Mal", number)]))
    parts = [ANA, secret("Mal", number)]
    record = play_by_recipe_1(Chance(SEED, parts), SEED, parts)
    assert record["inputs"][0]["order"][0] == WISHED
    assert verify(as_record(record)) >= 1
    compare(as_record(record), commit(SEED))  # even the server's commitment was kept


def test_another_contribution_than_was_committed_to():
    number = grind(lambda n: Chance(SEED, [ANA, secret("Mal", n)], context=TERMS.context()))
    parts = [ANA, secret("Mal", number)]
    chance = Chance(SEED, parts, context=TERMS.context())
    record = play_by_recipe_2(TERMS, SEED, parts, chance)
    assert record["inputs"][0]["order"][0] == WISHED
    assert broken(record, KEPT) == ("broken_contribution", None)


def _other_contribution(n):
    parts = [ANA, secret("Mal", n)]
    return agree(SEED, parts), SEED, parts


def _other_seed(n):
    seed = secret("server", n)
    return agree(seed, [ANA, MAL]), seed, [ANA, MAL]


def _other_terms(**changes):
    return msgspec.structs.replace(TERMS, **changes), SEED, [ANA, MAL]


def _ana_was_late(n):
    parts = [b"", secret("Mal", n)]
    return agree(SEED, parts), SEED, parts


@pytest.mark.parametrize(
    ("lie", "differs"),
    [
        (_other_contribution, "commitments"),
        (_other_seed, "commitment"),
        (_ana_was_late, "contribution"),
        (lambda n: _other_terms(table=f"table {n}"), "table"),
        (lambda n: _other_terms(beginnings=n % 999 + 2), "beginnings"),
    ],
)
def test_terms_written_anew_verify_by_themselves_but_not_against_what_ana_was_shown(lie, differs):
    """Equivocation: the record agrees with itself, so only a promise that was kept tells."""
    terms, seed, parts = lie(grind(lambda n: deal(*lie(n))))
    record = play_by_recipe_2(terms, seed, parts)
    assert record["inputs"][0]["order"][0] == WISHED
    assert verify(as_record(record)) >= 1
    assert broken(record, KEPT) == ("promise_broken", differs)


def begin(number, told):
    """One beginning: all draw anew and commit, Ana keeps what she is shown and reveals."""
    ana, mal = secret("Ana", number), secret("Mal", number)
    terms = agree(SEED, [ana, mal], beginnings=told)
    return terms, [ana, mal], lambda before: keep(terms, {0: ana}, before)


def test_withholding_until_the_card_comes_stands_in_the_record():
    kept = None
    for number in range(1, 1000):
        terms, parts, reveal = begin(number, told=number)
        kept = reveal(kept)
        if top(deal(terms, SEED, parts)) == WISHED:  # Mal knows the deal first, and else withholds
            break
    record = play_by_recipe_2(terms, SEED, parts)
    assert record["inputs"][0]["order"][0] == WISHED
    verify(as_record(record))
    compare(as_record(record), kept)
    assert record["fairness"]["beginnings"] == number > 1

    record["fairness"]["beginnings"] = 1
    assert broken(record, kept) == ("unfair_order", None)
    anew = msgspec.structs.replace(terms, beginnings=1)
    lied = play_by_recipe_2(anew, SEED, parts)
    assert broken(lied, kept) == ("promise_broken", "beginnings")


def test_a_beginning_that_is_not_counted_gets_no_second_contribution():
    kept = begin(1, told=1)[2](None)
    with pytest.raises(Unfair, match="beginning_not_counted"):
        begin(2, told=1)[2](kept)
