"""Does every order of a record follow from its seed, and is the record what was promised?"""

from msgspec import UNSET

from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.fairness.chance import Chance, Fairness, commit
from ludiade.kernel.fairness.promises import Promise, deal
from ludiade.kernel.inputs import Shuffled
from ludiade.kernel.json.canonical import canonical
from ludiade.kernel.match import replay
from ludiade.kernel.record import Record


def verify(record: Record) -> int:
    """Recompute every shuffle and say how many there were; Unfair names the first that differs."""
    said = fairness_of(record)
    if said.seed is UNSET:
        raise BadRecord("$.fairness.seed", "missing_key", key="seed")
    seed = bytes.fromhex(said.seed)
    given = [bytes.fromhex(part) for part in said.contributions]
    chance = Chance(seed, given) if record.terms is None else deal(record.terms, seed, given)
    for number, happened in enumerate(replay(record).inputs):
        if isinstance(happened, Shuffled) and happened.order != chance.order(len(happened.order)):
            raise Unfair(number, "unfair_order")
    if commit(seed) != said.commitment:
        raise Unfair(None, "broken_commitment")
    return chance.drawn


def fairness_of(record: Record) -> Fairness:
    """What a record says of its chance; BadRecord where it says nothing."""
    said = record.document.fairness
    if said is UNSET:
        raise BadRecord("$.fairness", "missing_key", key="fairness")
    return said


def compare(record: Record, promised: Promise | str) -> None:
    """Unfair names the first thing that is not as a device was promised, or as it contributed.

    A text is the server's commitment alone, for those who noted no more.
    """
    said = fairness_of(record)
    if isinstance(promised, str):
        if said.commitment != promised:
            raise _broken("commitment")
        return
    terms = record.terms
    if terms is None:  # a record of recipe 1 is no way out of a promise
        raise _broken("recipe")
    for key in ("table", "round", "game", "rules", "players"):
        if getattr(terms, key) != getattr(promised, key):
            raise _broken(key)
    if canonical(terms.options) != canonical(promised.options):  # in Python, true equals 1
        raise _broken("options")
    for key in ("beginnings", "commitment"):
        if getattr(terms, key) != getattr(promised, key):
            raise _broken(key)
    if len(terms.commitments) != len(promised.commitments):
        raise _broken("commitments")
    for seat, contribution in promised.mine.items():
        if said.contributions[int(seat)] != contribution:
            raise _broken("contribution", int(seat))
    for number, (now, then) in enumerate(zip(terms.commitments, promised.commitments, strict=True)):
        if now != then:
            raise _broken("commitments", number)


def _broken(differs: str, seat: int | None = None) -> Unfair:
    return Unfair(None, "promise_broken", differs=differs, seat=seat)
