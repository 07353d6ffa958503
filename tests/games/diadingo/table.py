"""Deal any Diadingo table one likes: loose diamonds on places 0–25, fixed ones on 26–41."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from ludiade.games.diadingo import game
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import BOXES, THEFT
from ludiade.games.diadingo.rules import Table
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffled
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.types import Action, Event, Seat

LOOSE = range(26)
FIXED = range(26, 42)


def order(first: Iterable[int], size: int) -> Shuffled:
    """These entries, then all others ascending."""
    first = list(first)
    return Shuffled(first + [entry for entry in range(size) if entry not in first])


def cards(names: Sequence[str], values: t.Values = "6x7") -> list[int]:
    """Entries of the deck's listing that bear these names."""
    box = BOXES[values]
    free = list(enumerate(box.listing))
    found = []
    for name in names:
        card = THEFT if name == "theft" else box.values.index(int(name.removeprefix("ring-")))
        entry = next(pair for pair in free if pair[1] == card)
        free.remove(entry)
        found.append(entry[0])
    return found


def deal(
    *top: str,
    players: int = 4,
    starts: int = 0,
    fixed: Iterable[int] = FIXED,
    last: Sequence[str] = (),
    tell: list[Event] | None = None,
    **options: Any,
) -> Table:
    """A table after its three shuffles: `top` is drawn first, `last` lies at the bottom."""
    given = t.Options(**options)
    table = game.start(given, players)
    drawn = cards([*top, *last], given.values)
    rest = [entry for entry in range(49) if entry not in drawn]
    deck = drawn[: len(top)] + rest + drawn[len(top) :]
    for shuffled in (order([starts], players), order(fixed, 42), Shuffled(deck)):
        table.apply(shuffled, tell)
    return table


def lay(table: Table, seat: int, *rings: tuple[int, bool]) -> None:
    """Put rings before a player, each with its dollars and whether it carries a diamond."""
    values = table.box.values
    table.rings[seat] = [values.index(dollars) for dollars, _ in rings]
    table.filled[seat] = sum(diamond << ring for ring, (_, diamond) in enumerate(rings))


def do(table: Table, action: Action, tell: list[Event] | None = None) -> None:
    """Let whoever is awaited do this."""
    table.apply(Move(turn(table), action), tell)


def take(table: Table, *places: int) -> None:
    """Let those awaited try these places, one after another."""
    for place in places:
        do(table, t.Take(place))


def steal(table: Table, victim: int, ring: int, onto: int) -> None:
    do(table, t.Steal(Seat(victim), ring, onto))


def turn(table: Table) -> int:
    waiting = table.waiting()
    assert isinstance(waiting, Awaiting)
    return waiting.only


def menu(table: Table) -> list[Action]:
    return table.actions(turn(table))


def see(table: Table) -> t.View:
    return table.view(EVERY_EYE)


def rings(table: Table, seat: int) -> list[tuple[int, bool]]:
    return [(ring.value, ring.diamond) for ring in see(table).players[seat].rings]


def final(table: Table) -> Over:
    waiting = table.waiting()
    assert isinstance(waiting, Over)
    return waiting


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Code and rule of a refusal that has changed nothing and can be said in every language."""
    before = table.truth()
    with pytest.raises(Illegal) as illegal:
        do(table, action)
    assert table.truth() == before
    assert action not in menu(table)
    for lang in LANGUAGES:
        assert illegal.value.rule in texts(lang, game.folder).refuse(illegal.value)
    return illegal.value.code, illegal.value.rule
