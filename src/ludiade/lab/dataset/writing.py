"""A dataset from its first match to its last, in parts that a later run goes on with."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from ludiade.kernel import shelf
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.fairness.chance import fairness
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Input, Move
from ludiade.kernel.match import Match
from ludiade.kernel.record import write
from ludiade.kernel.state import Story
from ludiade.kernel.types import Options
from ludiade.lab.contest.arena import at_least
from ludiade.lab.contest.matches import Setting, play_seated
from ludiade.lab.dataset.rows import DecisionRow, MatchRow, write_table
from ludiade.lab.entrants import Entrant, check, one_a_seat
from ludiade.lab.failings import fault_name
from ludiade.lab.parts import Form, Parts, check_form
from ludiade.lab.program import Limits
from ludiade.lab.seeds import secret_of
from ludiade.lab.tables import table_for
from ludiade.lab.workers import HERE, check_where, share_out

FORMAT = "ludiade-dataset/1"
AT_ONCE = 100
"""Matches of a part."""
Watch = Callable[[Iterator[int], int, str], Iterator[int]]


class Dataset(Struct, frozen=True):
    """What was written."""

    folder: str
    game: str
    matches: int
    decisions: int
    faults: int
    """Matches that a bot's fault has ended."""
    failings: dict[str, int] = {}
    """How many of them by which bot, and how."""


class Tally(Struct, frozen=True):
    """What is counted of a part, in a file of its own that is written last."""

    matches: int
    decisions: int
    faults: int = 0
    failings: dict[str, int] = {}


class Written(Struct, frozen=True):
    """A part of a dataset: its two tables, and what is counted of them."""

    matches: bytes
    decisions: bytes
    count: int
    failings: dict[str, int]


def write_dataset(
    game: AnyGame, bots: Sequence[Entrant], out: Path, *, records: int = 1000, seed: str = "1",
    players: int | None = None, options: Mapping[str, object] | None = None, form: str = "parquet",
    jobs: int = 1, on: str = HERE, watch: Watch = lambda steps, total, about: steps,
    lost: Callable[[], None] = lambda: None,
) -> Dataset:  # fmt: skip
    """Let bots play and write down all they saw and did, the same for any number of jobs.

    Raises BadRecord for a table that cannot be, Unready for bots or a folder that cannot.
    """
    at_least("records", records, 1)
    at_least("jobs", jobs, 0)
    check_where(on)
    written = check_form(form)
    given, count = table_for(game, options, players)
    seats = tuple(one_a_seat(bots, count))
    check(seats)
    setting = Setting(game.id, given, count, seats, seed, Limits())
    head = {"format": FORMAT, "at_once": AT_ONCE, **setting.named()}
    ranges = [range(at, min(at + AT_ONCE, records)) for at in range(0, records, AT_ONCE)]
    decisions, failings = 0, Counter[str]()
    with Parts(out, head, written) as parts:
        pieces = _pieces(setting, ranges, parts, on, jobs, lost)
        for piece in _watched(pieces, ranges, watch, game.id):
            decisions += piece.count
            failings += Counter(piece.failings)
    return Dataset(
        str(out), game.id, records, decisions, failings.total(), dict(sorted(failings.items()))
    )


def _watched(
    pieces: Iterator[Written], ranges: list[range], watch: Watch, about: str
) -> Iterator[Written]:
    """The pieces, while a watch is told how many matches they hold."""
    found: list[Written] = []

    def steps() -> Iterator[int]:
        for piece, numbers in zip(pieces, ranges, strict=True):
            found.append(piece)
            yield numbers.stop

    for _ in watch(steps(), ranges[-1].stop, about):
        yield found.pop()


def _pieces(
    setting: Setting, ranges: list[range], parts: Parts, on: str, jobs: int,
    lost: Callable[[], None],
) -> Iterator[Written]:  # fmt: skip
    """All parts in their order: those that are there are counted, the others played and kept."""
    there = 0
    while there < len(ranges) and (old := _again(parts, ranges[there])) is not None:
        yield old
        there += 1
    missing = ranges[there:]
    if not missing:
        return
    made = share_out(partial(play_part, setting, parts.form), missing, on, jobs, lost)
    for numbers, piece in zip(missing, made, strict=True):
        parts.keep(_name("matches", numbers), piece.matches)
        parts.keep(_name("decisions", numbers), piece.decisions)
        faults = sum(piece.failings.values())
        tally = Tally(len(numbers), piece.count, faults, piece.failings)
        # after both tables: what it names is there
        parts.write(f"{_name('part', numbers)}.json", msgspec.json.encode(tally) + b"\n")
        yield piece


def _name(kind: str, numbers: range) -> str:
    return f"{kind}-{numbers.start:09}"


def _again(parts: Parts, numbers: range) -> Written | None:
    """What is counted of a part of an earlier run, if it is whole."""
    file = parts.folder / f"{_name('part', numbers)}.json"
    if not file.exists():
        return None
    tally = msgspec.json.decode(file.read_bytes(), type=Tally)
    named = sum(tally.failings.values())  # not so before faults were told apart: played again
    if (tally.matches, tally.faults) != (len(numbers), named):
        return None
    return Written(b"", b"", tally.decisions, tally.failings)


def play_part(setting: Setting, form: Form, numbers: range) -> Written:
    """Play some matches; nothing but the setting and their numbers goes in."""
    game = shelf.get(setting.game)
    options = game.read_options(setting.options, setting.players)
    matches: list[MatchRow] = []
    decisions: list[DecisionRow] = []
    for number in numbers:
        row, made = play_match(setting, game, options, number)
        matches.append(row)
        decisions += made
    failings = Counter(row.fault for row in matches if row.fault)
    return Written(
        write_table(MatchRow, matches, form), write_table(DecisionRow, decisions, form),
        len(decisions), dict(sorted(failings.items())),
    )  # fmt: skip


class Attended(Match):
    """A match of which every decision is written down before it happens."""

    def __init__(self, game: AnyGame, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.made: list[tuple[int, int, str, list[str], int, str]] = []

    def apply(self, given: Input, tell: Story = None) -> None:
        if isinstance(given, Move):
            view = self.state.view(Eyes(given.seat))
            menu = self.state.actions(given.seat)
            choice = menu.index(given.action) if given.action in menu else -1
            self.made.append((
                len(self.inputs), given.seat, _json(view), [_json(action) for action in menu],
                choice, _json(given.action),
            ))  # fmt: skip
        super().apply(given, tell)


def play_match(
    setting: Setting, game: AnyGame, options: Options, number: int
) -> tuple[MatchRow, list[DecisionRow]]:
    """One match of a dataset and its decisions."""
    secret = secret_of(setting.seed, number)
    match = Attended(game, options, setting.players)
    scores, ranks, faults = play_seated(match, setting.bots, secret, setting.limits, "loss")
    names = [f"{bot.name} {seat + 1}" for seat, bot in enumerate(setting.bots)]
    said = fairness(secret, [b""] * setting.players, reveal=True)
    fault = fault_name(setting.bots[faults[0].seat].name, faults[0].kind) if faults else ""
    row = MatchRow(
        number, game.id, setting.players, [bot.name for bot in setting.bots], scores, ranks,
        len(match.made), fault, write(match.document(names, said)).decode(),
    )  # fmt: skip
    made = [
        DecisionRow(number, at, seat, view, menu, choice, action,
                    scores[seat] if scores else None, ranks[seat])
        for at, seat, view, menu, choice, action in match.made
    ]  # fmt: skip
    return row, made


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
