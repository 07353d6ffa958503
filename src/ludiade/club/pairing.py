"""Who sits with whom in the next round, and on which seat."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Literal

from msgspec import Struct

from ludiade.club.rounds import History, Person, Round, Sat, Seating
from ludiade.club.sizes import sizes

Way = Literal["random", "apart", "strength", "swiss", "round_robin"]
"""Any; with new partners; equals together; equals together and new partners; everybody with
everybody (at tables of two by the circle, at larger ones as `apart`)."""
TRIES_EACH, MOST_TRIES = 400, 20_000
"""Exchanges that are tried to keep people apart: for each of them, and at all."""
MOST_STEPS = 20_000
"""Pairs that are tried before a Swiss round of two is settled by exchanges instead."""
AGAIN = 1000.0
"""What sitting together once more costs, in places of the standings."""
MOST_TURNED = 6
"""Larger tables are rotated rather than tried in every order."""


class RoundPlan(Struct, frozen=True):
    """What the next round is to be like."""

    way: Way
    size: int
    allowed: tuple[int, ...]
    """What the game takes."""
    fill: bool = False
    """Bots take the seats that are left."""
    alike: bool = False
    """All tables of one size, for the same deal at each."""
    seed: str = ""


def seat_round(
    plan: RoundPlan,
    people: Sequence[Person],
    rounds: Sequence[Round] = (),
    strength: Mapping[Person, float] | None = None,
) -> Seating:
    """The next round of those who are there now; `strength` is a rating or the standings."""
    random = Random(f"{plan.seed} {len(rounds)}")
    history = History(rounds)
    marks = dict(strength or {})
    sized = sizes(len(people), plan.size, plan.allowed, fill=plan.fill, alike=plan.alike)
    byes = _sit_out(people, sized.byes, history, marks, random)
    there: list[Person | None] = [one for one in people if one not in byes]
    in_twos = sized.tables != [] and set(sized.tables) == {2}
    if plan.way == "round_robin" and in_twos and not byes:
        tables = _circle([*there, *[None] * sized.bots], len(rounds))
    else:
        order = _ordered(plan.way, there, marks, random)
        cut = _dealt(order, sized.tables, sized.bots)
        tables = _settled(plan.way, cut, history, marks, random)
    return Seating([_turned(table, history, random) for table in tables], byes)


def _sit_out(
    people: Sequence[Person],
    count: int,
    history: History,
    marks: Mapping[Person, float],
    random: Random,
) -> list[Person]:
    """Those who sat out least; among them the last of the standings, then by lot."""
    lots = {person: random.random() for person in people}
    order = sorted(
        people, key=lambda one: (history.byes.get(one, 0), marks.get(one, 0.0), lots[one])
    )
    return order[:count]


def _ordered(
    way: Way, people: Sequence[Person | None], marks: Mapping[Person, float], random: Random
) -> list[Person | None]:
    """By lot; then the strongest first, where equals are to sit together."""
    order = list(people)
    random.shuffle(order)
    if way in ("strength", "swiss"):
        order.sort(key=lambda one: -marks.get(one or "", 0.0))
    return order


def _dealt(order: list[Person | None], tables: list[int], bots: int) -> list[Sat]:
    """Neighbours at one table; bots one a table from the last on, so that none has many."""
    places = list(tables)
    for number in range(bots):
        places[-1 - number % len(places)] -= 1
    found: list[Sat] = []
    at = 0
    for size, people in zip(tables, places, strict=True):
        found.append((*order[at : at + people], *[None] * (size - people)))
        at += people
    return found


def _circle(people: list[Person | None], number: int) -> list[Sat]:
    """The circle of a round robin: one stays, the others move on by one place a round."""
    still, moving = people[0], people[1:]
    turn = number % len(moving)
    ring = [still, *moving[turn:], *moving[:turn]]
    half = len(ring) // 2
    return [(ring[at], ring[-1 - at]) for at in range(half)]


def _settled(
    way: Way, tables: list[Sat], history: History, marks: Mapping[Person, float], random: Random
) -> list[Sat]:
    """The same people, exchanged until nobody who has met sits together, as far as can be."""
    if way in ("random", "strength"):
        return tables
    if way == "swiss" and all(len(table) == 2 for table in tables):
        found = _matched([person for table in tables for person in table], history)
        if found is not None:
            return found
    ranks = {one: float(at) for at, one in enumerate(sorted(marks, key=lambda one: -marks[one]))}

    def cost(table: Sat) -> float:
        here = [person for person in table if person is not None]
        again = sum(history.met(one, other) ** 2 for one, other in combinations(here, 2))
        if way != "swiss" or len(here) < 2:
            return again * AGAIN
        places = [ranks.get(one, float(len(ranks))) for one in here]
        return again * AGAIN + max(places) - min(places)

    return _exchanged(tables, cost, random)


def _exchanged(tables: list[Sat], cost: Callable[[Sat], float], random: Random) -> list[Sat]:
    """Two people of different tables change places wherever that costs no more.

    Exchanges that cost as much are made too: they lead out of corners.
    """
    found = list(tables)
    tries = min(MOST_TRIES, TRIES_EACH * sum(len(table) for table in tables))
    costs = [cost(table) for table in found]
    for _ in range(tries if len(found) > 1 else 0):
        one, other = random.sample(range(len(found)), 2)
        if costs[one] == costs[other] == 0.0:
            if not any(costs):
                break
            continue
        here, there = random.randrange(len(found[one])), random.randrange(len(found[other]))
        first, second = list(found[one]), list(found[other])
        first[here], second[there] = second[there], first[here]
        now = cost(tuple(first)), cost(tuple(second))
        if sum(now) <= costs[one] + costs[other]:
            found[one], found[other] = tuple(first), tuple(second)
            costs[one], costs[other] = now
    return found


def _matched(order: list[Person | None], history: History) -> list[Sat] | None:
    """Pairs of people who have not met, the first with the nearest; None where that takes long."""
    steps = MOST_STEPS

    def pair(left: list[Person | None]) -> list[Sat] | None:
        nonlocal steps
        if not left:
            return []
        one, others = left[0], left[1:]
        for at, other in enumerate(others):
            steps -= 1
            if steps < 0:
                return None
            if one is not None and other is not None and history.met(one, other):
                continue
            rest = pair([*others[:at], *others[at + 1 :]])
            if rest is not None:
                return [(one, other), *rest]
        return None

    return pair(order)


def _turned(table: Sat, history: History, random: Random) -> Sat:
    """The same table with everybody on a seat held least so far, else by lot."""
    if len(table) <= MOST_TURNED:
        orders = list(permutations(table))
    else:
        orders = [(*table[turn:], *table[:turn]) for turn in range(len(table))]
    random.shuffle(orders)

    def held(order: Sat) -> int:
        seats = [history.sat(one, at) for at, one in enumerate(order) if one is not None]
        return sum(count * count + count for count in seats)

    return min(orders, key=held)
