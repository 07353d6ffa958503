"""Does every order of a record follow from its seed?"""

from msgspec import UNSET

from ludiade.kernel.chance import Chance, commit
from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.inputs import Shuffled
from ludiade.kernel.match import replay
from ludiade.kernel.record import Record


def verify(record: Record) -> int:
    """Recompute every shuffle and say how many there were; Unfair names the first that differs."""
    said = record.document.fairness
    if said is UNSET:
        raise BadRecord("$.fairness", "missing_key", key="fairness")
    if said.seed is UNSET:
        raise BadRecord("$.fairness.seed", "missing_key", key="seed")
    seed = bytes.fromhex(said.seed)
    chance = Chance(seed, [bytes.fromhex(part) for part in said.contributions])
    for number, given in enumerate(replay(record).inputs):
        if isinstance(given, Shuffled) and given.order != chance.order(len(given.order)):
            raise Unfair(number, "unfair_order")
    if commit(seed) != said.commitment:
        raise Unfair(None, "broken_commitment")
    return chance.drawn
