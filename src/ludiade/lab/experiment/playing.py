"""A piece of an experiment: some deals, at every table of a group, in every seating."""

import hashlib
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from ludiade.bots.levels import RANDOM
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.types import Options
from ludiade.lab.contest.matches import Failure, play_seated
from ludiade.lab.experiment.columns import write_rows
from ludiade.lab.experiment.groups import Arm, Group
from ludiade.lab.experiment.plan import BY_RESULTS
from ludiade.lab.experiment.rows import Row, drama
from ludiade.lab.experiment.sequence import Moments
from ludiade.lab.experiment.values import values_of
from ludiade.lab.experiment.watching import Notes, WatchedMatch, play_bare, watch_playout
from ludiade.lab.failings import fault_name
from ludiade.lab.parts import Form
from ludiade.lab.seeds import secret_of


class Sums(Struct):
    """What some deals at one table come to; those of two pieces add up."""

    deals: int = 0
    """Those without a fault: only they count."""
    matches: int = 0
    moments: dict[str, Moments] = {}
    lengths: dict[int, int] = {}
    """How many matches had so many decisions."""
    faults: dict[str, int] = {}
    first_said: dict[str, str] = {}

    def add(self, other: "Sums") -> None:
        self.deals += other.deals
        self.matches += other.matches
        for key, moments in other.moments.items():
            self.moments.setdefault(key, Moments()).add(moments)
        for length, times in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times
        for fault, times in other.faults.items():
            self.faults[fault] = self.faults.get(fault, 0) + times
        self.first_said = {**other.first_said, **self.first_said}


class Piece(Struct):
    """What some deals come to, by table and by variant against the plain one, and as a file."""

    sums: list[Sums]
    effects: list[Sums]
    data: bytes = b""

    def add(self, other: "Piece") -> None:
        for mine, more in zip(
            [*self.sums, *self.effects], [*other.sums, *other.effects], strict=True
        ):
            mine.add(more)


def play_piece(group: Group, form: Form | None, deals: range) -> Piece:
    """Play some deals; nothing but the group and their numbers goes in."""
    rows = list(_rows(group, deals))
    piece = summed(group, rows)
    if form is not None:
        piece.data = write_rows(rows, form)
    return piece


def nothing(group: Group) -> Piece:
    """Before the first deal."""
    return Piece([Sums() for _ in group.arms], [Sums() for _ in group.arms[1:]])


def summed(group: Group, rows: list[Row]) -> Piece:
    """What rows of whole deals come to: the same for rows read back from a disk."""
    turns = len(group.tables)
    size = len(group.arms) * turns
    piece = nothing(group)
    if group.is_bare and size == 1:
        _count_alike(group, piece.sums[0], rows)
        return piece
    for at in range(0, len(rows), size):
        tables = [rows[start : start + turns] for start in range(at, at + size, turns)]
        found = [_count(group, arm, played) for arm, played in zip(piece.sums, tables, strict=True)]
        plain = found[0]
        for effect, values in zip(piece.effects, found[1:], strict=True):
            if plain is not None and values is not None:
                keys = dict.fromkeys([*plain, *values])
                _add(effect, {key: values.get(key, 0.0) - plain.get(key, 0.0) for key in keys})
    return piece


def _count(group: Group, sums: Sums, played: list[Row]) -> dict[str, float] | None:
    """Add a deal to its table's sums, unless a fault spoilt it; what it comes to."""
    sums.matches += len(played)
    faults = [row for row in played if row.fault]
    for row in faults:
        sums.faults[row.fault] = sums.faults.get(row.fault, 0) + 1
        sums.first_said.setdefault(row.fault, row.said)
    if faults:
        return None
    values = values_of(group, played)
    _add(sums, values)
    for length, times in Counter(row.decisions for row in played).items():
        sums.lengths[length] = sums.lengths.get(length, 0) + times
    return values


def _count_alike(group: Group, sums: Sums, rows: list[Row]) -> None:
    """The same for bare playouts, of which many end alike: each kind is looked at once."""
    kinds: dict[tuple[object, ...], list[Row]] = {}
    for row in rows:
        kind = (row.decisions, row.first, *row.scores, *row.ranks)
        kinds.setdefault(kind, []).append(row)
    for alike in kinds.values():
        times = len(alike)
        sums.matches += times
        _add(sums, values_of(group, alike[:1]), times)
        length = alike[0].decisions
        sums.lengths[length] = sums.lengths.get(length, 0) + times


def _add(sums: Sums, values: dict[str, float], times: int = 1) -> None:
    sums.deals += times
    for key, value in values.items():
        moments = sums.moments.setdefault(key, Moments())
        moments.total += times * value
        moments.squares += times * value * value


def _rows(group: Group, deals: range) -> Iterator[Row]:
    game = shelf.get(group.game)
    read = [game.read_options(arm.options, group.players) for arm in group.arms]
    tables, is_random, is_bare = group.tables, group.is_random, group.is_bare
    for deal in deals:
        for arm, options in zip(group.arms, read, strict=True):
            for turn, table in enumerate(tables):
                if is_bare:
                    yield _bare(group, arm, options, deal, turn)
                elif is_random:
                    yield _playout(group, arm, options, deal, turn)
                else:
                    yield _match(group, arm, options, deal, turn, table)


def _dice(group: Group, deal: int) -> Dice:
    """The fast dice of a deal, which shuffle and play."""
    digest = hashlib.sha256(f"ludiade playout {group.seed} {deal}".encode()).digest()
    return Dice(int.from_bytes(digest[:8], "big"))


def _playout(group: Group, arm: Arm, options: Options, deal: int, turn: int) -> Row:
    """Random play, watched."""
    game = shelf.get(group.game)
    notes = Notes(game, options, closely=True)
    over = watch_playout(game.start(options, group.players), _dice(group, deal), notes)
    return _row(group, arm, deal, turn, over.scores, over.ranks, notes, [])


def _bare(group: Group, arm: Arm, options: Options, deal: int, turn: int) -> Row:
    """The same random play, of which only the result is wanted."""
    state = shelf.get(group.game).start(options, group.players)
    over, decisions, first = play_bare(state, _dice(group, deal))
    return Row(
        group.game, group.players, arm.name, deal, turn, [RANDOM] * group.players,
        over.scores, over.ranks, first, decisions,
    )  # fmt: skip


def _match(group: Group, arm: Arm, options: Options, deal: int, turn: int, table: list[int]) -> Row:
    """A match with its bots, by the shuffles of the deal."""
    game = shelf.get(group.game)
    notes = Notes(game, options, closely=not BY_RESULTS.issuperset(group.measures))
    match = WatchedMatch(game, options, group.players, notes)
    scores, ranks, faults = play_seated(
        match, [group.bots[number] for number in table], secret_of(group.seed, deal),
        group.limits, "loss",
    )  # fmt: skip
    return _row(group, arm, deal, turn, scores, ranks, notes, faults)


def _row(
    group: Group, arm: Arm, deal: int, turn: int, scores: list[int], ranks: list[int],
    notes: Notes, faults: list[Failure],
) -> Row:  # fmt: skip
    names = [group.bots[number].name for number in group.tables[turn]]
    told = None if faults else drama(notes, ranks)
    changes, behind, settled, comeback = told or (None, None, None, None)
    fault = fault_name(names[faults[0].seat], faults[0].kind) if faults else ""
    return Row(
        group.game, group.players, arm.name, deal, turn, names, scores, ranks, notes.first,
        notes.decisions, notes.turns, notes.choices, notes.forced, changes, behind, settled,
        comeback, dict(sorted(notes.events.items())), fault, faults[0].said if faults else "",
    )  # fmt: skip
