"""Simulated classes: does the inference find the misreadings that were planted?

`python -m tests.games.diego.classes 1000` plays them and writes the table of
`docs/understanding.md`. Pupils are the bots' (`knowledge.known`, views only), each with one
misreading or none; the inference sees nothing but who did what.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import UNSET

from ludiade.games.diego import game
from ludiade.games.diego.decks import material
from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.games.diego.knowledge import Known
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.rules import Table
from ludiade.games.diego.school.evidence import decisions_of
from ludiade.games.diego.school.inference import believe, name
from ludiade.games.diego.school.likelihood import weigh
from ludiade.games.diego.school.showing import shown
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.chance import Chance
from ludiade.kernel.inputs import Move, Over, Shuffle, Shuffled
from ludiade.kernel.insight import Sitting
from ludiade.kernel.match import Match
from ludiade.kernel.types import Action
from ludiade.lab.pool import cores, spread

PUPILS = 24
FINE = 1 << 48
PAGE = Path(__file__).parents[3] / "docs" / "understanding.md"
BEGIN, END = "<!-- classes -->\n", "<!-- /classes -->\n"


class Scenario(NamedTuple):
    """How a class plays."""

    told: str
    players: int = 2
    deck: str = "diagnostic"
    rounds: int = 2
    steady: float = 1.0
    """How many decisions are made by the misreading; the others by reading well."""
    slips: float = 0.15
    """How many decisions come out as any other that is possible."""
    lasting: float = 0.0
    """How many cards are misread in some other way for a whole match, as the bots do."""
    notices: float = 1.0
    objects: float = 1.0
    having: float = 0.5
    """How many pupils have a misreading."""


STATED = Scenario("as stated: tables of two, 15 % slips, two rounds, diagnostic deck")
ALSO = [
    Scenario("tables of four", players=4),
    Scenario("misread 70 % of the time", steady=0.7),
    Scenario("standard deck (eight writings)", deck="standard"),
    Scenario("one round", rounds=1),
    Scenario("four rounds", rounds=4),
    Scenario("overlook 15 %, object half the time", notices=0.85, objects=0.5),
    Scenario("and 10 % of the cards misread otherwise, all match long", lasting=0.1),
]


class Child:
    """A pupil who plays by what the cards seem to say, and slips."""

    def __init__(self, planted: int, scenario: Scenario, random: Random) -> None:
        exact = scenario.notices == scenario.objects == 1.0 and not scenario.lasting
        seed = 0 if exact else random.randrange(FINE)  # it would settle nothing
        self._misreading = reader(planted, scenario, seed)
        self._well = reader(0, scenario, seed)
        self._scenario, self._random = scenario, random
        self._dice = Dice(random.randrange(FINE))

    def choose(self, table: Table, seat: int) -> Action:
        """What to say; of the table it is shown nothing is looked at that the seat does not see.

        A test holds it to that: on a table imagined from the seat's view it does the same, only
        twice as slowly.
        """
        steady = self._random.random() < self._scenario.steady
        known = self._misreading if steady else self._well
        action = known.play(table, seat, self._dice).action
        if self._random.random() >= self._scenario.slips:
            return action
        others = [move.action for move in table.moves(seat) if move.action != action]
        return self._random.choice(others)


@lru_cache(maxsize=128)
def reader(planted: int, scenario: Scenario, seed: int) -> Known:
    """How a pupil of the bots' reads; cards are read once for all who read alike."""
    manner = {"notices": scenario.notices, "objects": scenario.objects, "plans": 0.0}
    cards = dict.fromkeys(AFFILIATIONS, scenario.lasting)
    return Known({**manner, **cards, "misreading": planted}, seed)


def play_class(scenario: Scenario, seed: int) -> tuple[list[int], list[Sitting]]:
    """What each pupil has (0 for none), and the matches that the class played."""
    random = Random(f"{scenario.told} {seed}")
    having = len(MISREADINGS)
    planted = [
        random.randint(1, having) if random.random() < scenario.having else 0 for _ in range(PUPILS)
    ]
    options = game.read_options({"deck": scenario.deck}, scenario.players)
    sittings = []
    for _ in range(scenario.rounds):
        order = random.sample(range(PUPILS), PUPILS)
        for at in range(0, PUPILS, scenario.players):
            seats = order[at : at + scenario.players]
            match = Match(game, options, scenario.players)
            children = [Child(planted[pupil], scenario, random) for pupil in seats]
            chance = Chance(random.randbytes(32), [b""] * scenario.players)
            play_match(match, children, chance, random)
            sittings.append(Sitting(options, match.inputs, tuple(map(str, seats))))
    return planted, sittings


def play_match(match: Match, children: list[Child], chance: Chance, random: Random) -> None:
    """To its end; where several are awaited, the lot says who speaks first."""
    while not isinstance(waiting := match.state.waiting(), Over):
        if isinstance(waiting, Shuffle):
            match.apply(Shuffled(chance.order(waiting.size)))
        else:
            seat = random.choice(waiting.seats)
            match.apply(Move(seat, children[seat].choose(match.state, seat)))


@lru_cache
def visible(deck: str) -> set[str]:
    """The misreadings that some pair of a deck gives away."""
    return {one.misreading for one in shown(material(deck, UNSET)) if one.pairs}


def examine(scenario: Scenario, seed: int) -> Counter:
    """What was planted and what was named, counted for one class."""
    planted, sittings = play_class(scenario, seed)
    seen = {str(pupil): [] for pupil in range(PUPILS)}
    for decision in decisions_of(sittings):
        seen[decision.person].append(weigh(decision))
    told = Counter()
    for pupil, has in enumerate(planted):
        weighed = seen[str(pupil)]
        found = name(weighed, believe(weighed))
        told["decisions"] += len(weighed)
        named = found.misreadings if found else []
        if has == 0:
            told["without"] += 1
            told["false alarm"] += bool(named)
            continue
        own = MISREADINGS[has - 1].id
        kind = "right" if own in named else "wrong" if named else "unsaid"
        told["with"] += 1
        told[kind] += 1
        if own in visible(scenario.deck):
            told["shown"] += 1
            told["right of shown"] += kind == "right"
        told["alone"] += named == [own]
        told[kind, own] += 1
        if kind == "wrong":
            told["taken", own, " or ".join(named)] += 1
    return told


def study(scenario: Scenario, classes: int, jobs: int = 1) -> Counter:
    """The same over many classes."""
    return sum(spread(partial(examine, scenario), range(classes), jobs), Counter())


HEAD = (
    "| classes | pupils with one | right one named | alone, not one of two | another named "
    f"| nothing said | false alarms | right, of those the deck shows |\n|{'---|' * 8}\n"
)
EACH = (
    "\n| misreading (first row) | right | another | nothing said | mostly taken for |\n"
    f"|{'---|' * 5}\n"
)


def line(scenario: Scenario, classes: int, told: Counter) -> str:
    """One scenario's line of the table."""
    having = told["with"]
    cells = [
        f"{classes:,}: {scenario.told}", f"{having:,}", interval(told["right"], having),
        *(percent(told[kind], having) for kind in ("alone", "wrong", "unsaid")),
        interval(told["false alarm"], told["without"]),
        percent(told["right of shown"], told["shown"]),
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |\n"


def by_misreading(told: Counter) -> Iterator[str]:
    """What became of each misreading."""
    for one in MISREADINGS:
        counts = [told[kind, one.id] for kind in ("right", "wrong", "unsaid")]
        shares = [percent(count, sum(counts)) for count in counts]
        yield f"| `{one.id}` | {' | '.join(shares)} | {mostly(told, one.id)} |\n"


def mostly(told: Counter, own: str) -> str:
    """What a misreading is taken for most often."""
    others = {key[2]: n for key, n in told.items() if key[0] == "taken" and key[1] == own}
    return f"`{max(others, key=others.get)}`" if others else ""


def percent(count: int, of: int) -> str:
    return f"{count / max(1, of):.1%}".replace("%", " %")


def interval(count: int, of: int) -> str:
    """A share with Wilson's interval of 95 %."""
    z, rate = 1.96, count / max(1, of)
    centre, reach = rate + z * z / (2 * of), z * sqrt(rate * (1 - rate) / of + (z / 2 / of) ** 2)
    low, high = ((centre + way * reach) / (1 + z * z / of) for way in (-1, 1))
    return f"{percent(count, of)} ({low:.1%}–{high:.1%})".replace("%–", "–").replace("%)", " %)")


def main(classes: int) -> None:
    """Write the tables into their page, between its marks, as far as they have come."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    table, each = HEAD, ""
    for scenario, count in [(STATED, classes), *((one, max(1, classes // 10)) for one in ALSO)]:
        told = study(scenario, count, cores(0))
        table += line(scenario, count, told)
        each = each or EACH + "".join(by_misreading(told))
        print(line(scenario, count, told), end="", flush=True)
        PAGE.write_text(f"{before}{BEGIN}\n{table}{each}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
