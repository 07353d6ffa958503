"""Matches between bots by the thousand: what they come to, and where wanted their records."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from ludiade.bots.levels import RANDOM
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.chance import fairness
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Move, Over
from ludiade.kernel.match import Match
from ludiade.kernel.playout import playout
from ludiade.kernel.reasons import reason_of
from ludiade.kernel.record import write
from ludiade.lab.contest.arena import Watch, at_least
from ludiade.lab.contest.matches import Failure, Setting, play_seated
from ludiade.lab.entrants import Entrant, check, one_a_seat
from ludiade.lab.errors import Stopped, Unready
from ludiade.lab.foreign import OnFault
from ludiade.lab.journal import Journal
from ludiade.lab.pool import cores, spread
from ludiade.lab.program import Limits
from ludiade.lab.seeds import secret_of
from ludiade.lab.study import Study, Tally
from ludiade.lab.tables import table_for

FORMAT = "ludiade-simulation/1"
JOURNAL = "results.jsonl"
PLAYOUTS_AT_ONCE, MATCHES_AT_ONCE = 256, 8
"""How many a process is given at once: bare playouts, and matches with bots."""


class Series(Setting, frozen=True):
    """What all matches of a simulation have in common."""

    records: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether nothing but results is wanted of random play: the kernel's playouts do."""
        return not self.records and all(bot.level == RANDOM for bot in self.bots)

    def head(self) -> dict[str, object]:
        """All that results rest on, as the first line of a journal."""
        return {"format": FORMAT, **self.named()}


class Simulated(Struct, frozen=True):
    """A match of a series, without its record."""

    number: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    faults: list[Failure] = []


def simulate(
    game: AnyGame,
    bots: Sequence[Entrant],
    *,
    games: int = 1,
    seed: str = "1",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    records: Path | None = None,
    limits: Limits | None = None,
    on_fault: OnFault = "loss",
    watch: Watch = lambda steps, total: steps,
) -> Study:
    """Play a series, each match told by its seed and number alone, on any number of processes.

    With `records` each match is kept in that folder, and a second run goes on where the first one
    ended; a folder of anything else is refused (Unready). Without them random bots play as
    playouts: shuffles come from the fast dice, so these are other matches of the same kind.
    """
    at_least("games", games, 1)
    at_least("jobs", jobs, 0)
    if on_fault not in get_args(OnFault):
        raise Unready("not_on_fault", given=on_fault)
    given, count = table_for(game, options, players)
    seats = tuple(one_a_seat(bots, count))
    check(seats)
    series = Series(
        game.id, given, count, seats, seed, limits or Limits(), on_fault, records is not None
    )
    tally = Tally(game.id, [bot.name for bot in seats], on_fault)
    if records is None:
        for _ in watch(_through(series, games, cores(jobs), tally), games):
            pass
        return tally.study()
    journal = _open(records, series)
    try:
        earlier = {played.number: played for played in map(_read, journal.lines)}
        missing = [number for number in range(games) if number not in earlier]
        for number in range(games):
            if number in earlier:
                _count(tally, earlier[number])
        for _ in watch(_kept(series, missing, cores(jobs), records, journal, tally), len(missing)):
            pass
    finally:
        journal.close()
    return tally.study()


_read = msgspec.json.Decoder(Simulated).decode


def _open(folder: Path, series: Series) -> Journal:
    """The journal of a folder of records; a folder that holds others without one is left alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        strangers = not (folder / JOURNAL).exists() and any(folder.glob("*.json"))
    except OSError as error:
        reason = "not_a_folder" if isinstance(error, FileExistsError) else reason_of(error)
        raise Unready("cannot_write", file=str(folder), reason=reason) from None
    if strangers:
        raise Unready("folder_in_use", folder=str(folder))
    return Journal(folder / JOURNAL, series.head())


def _kept(
    series: Series, missing: list[int], jobs: int, folder: Path, journal: Journal, tally: Tally
) -> Iterator[None]:
    for chunk in _chunks(series, missing, jobs):
        for played, record in chunk:
            _stop_at_fault(series, played)
            file = folder / f"{series.game}-{played.number:06}.json"
            try:
                file.write_bytes(record)
                journal.add(played)  # after the record: what the journal names is there
            except OSError as error:
                raise Unready("cannot_write", file=str(file), reason=reason_of(error)) from None
            _count(tally, played)
            yield


Chunk = list[tuple[Simulated, bytes]]


def _through(series: Series, games: int, jobs: int, tally: Tally) -> Iterator[None]:
    for chunk in _chunks(series, range(games), jobs):
        for played, _ in chunk:
            _stop_at_fault(series, played)
            _count(tally, played)
            yield


def _chunks(series: Series, numbers: Sequence[int], jobs: int) -> Iterator[Chunk]:
    size = PLAYOUTS_AT_ONCE if series.is_bare else MATCHES_AT_ONCE
    pieces = (numbers[at : at + size] for at in range(0, len(numbers), size))
    return spread(partial(_play_out if series.is_bare else _play, series), pieces, jobs)


def _stop_at_fault(series: Series, played: Simulated) -> None:
    if series.on_fault == "stop" and played.faults:
        fault = played.faults[0]
        raise Stopped(series.bots[fault.seat].name, fault.kind, fault.said, fault.traceback)


def _count(tally: Tally, played: Simulated) -> None:
    tally.add(played.scores, played.ranks, played.decisions, played.faults)


def _play_out(series: Series, numbers: Sequence[int]) -> Chunk:
    """Playouts by the kernel, each from its own dice."""
    game = shelf.get(series.game)
    options = game.read_options(series.options, series.players)
    found: Chunk = []
    for number in numbers:
        digest = hashlib.sha256(f"ludiade playout {series.seed} {number}".encode()).digest()
        state = game.start(options, series.players)
        decisions = playout(state, Dice(int.from_bytes(digest[:8], "big")))
        over = state.waiting()
        assert isinstance(over, Over)
        found.append((Simulated(number, over.scores, over.ranks, decisions), b""))
    return found


def _play(series: Series, numbers: Sequence[int]) -> Chunk:
    """Matches with their bots, and their records where those are wanted."""
    game = shelf.get(series.game)
    options = game.read_options(series.options, series.players)
    return [_one(series, game, options, number) for number in numbers]


def _one(series: Series, game: AnyGame, options: Any, number: int) -> tuple[Simulated, bytes]:
    secret = secret_of(series.seed, number)
    match = Match(game, options, series.players)
    scores, ranks, faults = play_seated(
        match, series.bots, secret, series.limits, series.on_fault
    )  # fmt: skip
    decisions = sum(isinstance(given, Move) for given in match.inputs)
    record = b""
    if series.records:
        said = fairness(secret, [b""] * series.players, reveal=True)
        names = [f"{bot.name} {seat + 1}" for seat, bot in enumerate(series.bots)]
        record = write(match.document(names, said))
    return Simulated(number, scores, ranks, decisions, faults), record
