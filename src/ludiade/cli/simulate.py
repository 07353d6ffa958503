"""`ludiade simulate`: matches between bots, one record each, the same for any number of jobs."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ludiade.bots.levels import RANDOM
from ludiade.bots.opponents import level_of
from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import Command, Usage, processes, whole
from ludiade.cli.progress import progress
from ludiade.cli.seating import table_asked
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.record import write
from ludiade.play.simulation import simulate

COMMAND = Command(
    "simulate",
    operands=("game",),
    needs=("players", "games", "seed", "bots", "options", "records", "jobs"),
    examples=2,
)
CHUNK = 16


def run(words: dict[str, str]) -> int:
    try:
        game, options, players = table_asked(words)
        levels = _levels(words.get("bots", RANDOM), players)
    except Usage:
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    games = whole("games", words.get("games", "1"), 1)
    jobs = processes(words)
    folder = Path(words["records"]) if "records" in words else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    one = partial(_match, game.id, options, players, levels, words.get("seed", "1"))
    points, wins, inputs = [0] * players, [0.0] * players, 0
    for number, played in enumerate(progress(_run(one, games, jobs), games)):
        if folder is not None:
            (folder / f"{game.id}-{number:06}.json").write_bytes(played.record)
        inputs += played.inputs
        for seat in range(players):
            points[seat] += played.scores[seat]
            wins[seat] += (played.ranks[seat] == 1) / played.ranks.count(1)
    print(as_line({
        "games": games,
        "inputs": inputs,
        "bots": levels,
        "mean_scores": [round(p / games, 4) for p in points],
        "win_shares": [round(w / games, 4) for w in wins],
    }))  # fmt: skip
    return 0


def _levels(given: str, players: int) -> list[str]:
    words = given.split(",")
    levels = [level_of(word) or "" for word in words]
    if "" in levels:
        raise Usage("unknown_bot", bot=words[levels.index("")])
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise Usage("one_bot_a_player", players=players)
    return levels


class Played(NamedTuple):
    """One match as a worker hands it back."""

    record: bytes
    inputs: int
    scores: list[int]
    ranks: list[int]


def _match(
    game: str, options: dict[str, object], players: int, levels: list[str], seed: str, number: int
) -> Played:
    found = shelf.get(game)
    read_options = found.read_options(options, players)
    document, over = simulate(found, read_options, players, levels, seed, number)
    return Played(write(document), len(document.inputs), over.scores, over.ranks)


def _run(one: "partial[Played]", games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(one, range(games))
        return
    from concurrent.futures import ProcessPoolExecutor

    numbers = iter(range(games))
    with ProcessPoolExecutor(jobs) as pool:  # a slice at a time, so that memory stays bounded
        while slice_ := list(islice(numbers, jobs * CHUNK * 4)):
            yield from pool.map(one, slice_, chunksize=CHUNK)
