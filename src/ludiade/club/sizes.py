"""How many tables of what size: for people alone, or with bots that fill up."""

from collections.abc import Sequence

from msgspec import Struct


class Sizes(Struct, frozen=True):
    """The seats of each table, how many of all are bots', and how many people sit out."""

    tables: list[int]
    bots: int
    byes: int


def sizes(people: int, wanted: int, allowed: Sequence[int], *, fill: bool, alike: bool) -> Sizes:
    """Tables as near to the wanted size as can be.

    With `fill`, bots take the seats that are left. Where all tables must be `alike`, as for a
    duplicate deal, and nobody fills up, some sit out; else tables of neighbouring sizes take
    everybody, and only who fits at none sits out.
    """
    if wanted not in allowed:
        raise ValueError(f"{wanted} is none of {list(allowed)}")
    if people <= 0:
        return Sizes([], 0, 0)
    if fill:
        tables = -(-people // wanted)
        return Sizes([wanted] * tables, tables * wanted - people, 0)
    if alike:
        return Sizes([wanted] * (people // wanted), 0, people % wanted)
    for sitting in range(people, 0, -1):
        found = _split(sitting, wanted, allowed)
        if found is not None:
            return Sizes(found, 0, people - sitting)
    return Sizes([], 0, people)


def _split(people: int, wanted: int, allowed: Sequence[int]) -> list[int] | None:
    """So many people at tables of allowed sizes, the least far from the wanted one in all."""
    best: list[tuple[int, int] | None] = [(0, 0)] + [None] * people
    for count in range(1, people + 1):
        for size in allowed:
            before = best[count - size] if size <= count else None
            if before is not None:
                far = before[0] + abs(size - wanted)
                now = best[count]
                if now is None or far < now[0]:
                    best[count] = far, size
    if best[people] is None:
        return None
    found: list[int] = []
    while people:
        step = best[people]
        assert step is not None
        found.append(step[1])
        people -= step[1]
    return sorted(found, reverse=True)
