"""Diego in class: every decision of a match with what the one who made it could see."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludiade.games.diego import types as t
from ludiade.games.diego.decks import material
from ludiade.games.diego.material import Material
from ludiade.games.diego.rules import Table
from ludiade.games.diego.school.understood import What
from ludiade.games.diego.stages import Stage
from ludiade.kernel.inputs import Move
from ludiade.kernel.insight import Sitting

Pair = tuple[int, int]
"""Two cards by their places in the listing order, the smaller first."""


class Decision(NamedTuple):
    """What somebody said, and what else could have been said of the cards in sight."""

    sitting: int
    at: int
    """The number of the input."""
    person: str
    what: What
    material: Material
    offered: list[Pair]
    """The pairs that could be named; the one on the table where that alone is judged."""
    chosen: Pair | None
    """The pair that was named or judged; None for a pass and for silence about one."""

    @property
    def called_equal(self) -> bool:
        """Whether the chosen pair was taken for one."""
        return self.what in ("claimed", "accepted", "caught")


def decisions_of(sittings: Sequence[Sitting]) -> Iterator[Decision]:
    """All decisions of people, sitting by sitting; delays that ran out are none."""
    for number, sitting in enumerate(sittings):
        yield from _decisions(number, sitting)


def _decisions(number: int, sitting: Sitting) -> Iterator[Decision]:
    assert isinstance(sitting.options, t.Options)
    cards = material(sitting.options.deck, sitting.options.affiliations)
    table = Table(cards, sitting.options, len(sitting.people))
    for at, given in enumerate(sitting.inputs):
        person = sitting.people[given.seat] if isinstance(given, Move) else None
        if person is not None and isinstance(given, Move):
            what, offered, chosen = _read(table, given)
            yield Decision(number, at, person, what, cards, offered, chosen)
        table.apply(given, None)


def _read(table: Table, given: Move) -> tuple[What, list[Pair], Pair | None]:
    action = given.action
    if table.stage == Stage.CLAIMED:
        judged = pair(table, table.card, table.target)
        return ("contested" if isinstance(action, t.Contest) else "accepted"), [judged], judged
    offered = _in_sight(table)
    own = table.stage == Stage.TURN
    if isinstance(action, t.Diego):
        named = pair(table, action.card, action.target)
        return ("claimed" if own else "caught"), offered, named
    return ("passed" if own else "let_pass"), offered, None


def _in_sight(table: Table) -> list[Pair]:
    """What the seat in turn could lay, and the others could name against its pass."""
    hand = table.hands[table.turn]
    found = [pair(table, card, target) for card in hand for target in table.targets]
    if table.pair_in_hand and table.stage == Stage.TURN:
        found += [pair(table, one, other) for one in hand for other in hand if one < other]
    return found


def pair(table: Table, card: int, target: int) -> Pair:
    """Two cards of a table as entries of its deck."""
    one, other = table.deck[card], table.deck[target]
    return (one, other) if one < other else (other, one)
