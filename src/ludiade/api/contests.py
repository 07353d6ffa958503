"""Bots, and contests between them."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from ludiade.bots import Bot
from ludiade.kernel import shelf
from ludiade.kernel.game import Game
from ludiade.kernel.types import Options, View
from ludiade.lab import simulation
from ludiade.lab.contest import arena as contest
from ludiade.lab.contest.report import Report
from ludiade.lab.entrants import BotLike, check, different, entrant
from ludiade.lab.foreign import OnFault, Seated
from ludiade.lab.program import Limits
from ludiade.lab.seeds import Seed, secret_of, start_of
from ludiade.lab.study import Study

AnyOf = str | Game[Options, View]


def bot(given: BotLike, seed: Seed = None) -> Bot:
    """A bot by any of its names, for one match: `bot("expert").choose(match.seen(0))`.

    Raises Unready where there is none; `choose` raises Fault where the bot fails.
    """
    found = entrant(given)
    check([found])
    return Seated(found, Limits(), start_of(secret_of(seed)))


def arena(
    game: AnyOf,
    bots: Sequence[BotLike],
    *,
    games: int = 100,
    seed: int | str = 1,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    out: str | PathLike[str] | None = None,
    seconds: float = 10.0,
    on_fault: OnFault = "loss",
) -> Report:
    """Every two bots on the same deals, each in every seat; printed, a table with intervals.

    `games` counts the matches of a pair, `jobs` the processes (0: one a core), `seconds` what a
    program has for a move. Raises BadRecord, Unready, or Stopped at a fault if so agreed.
    """
    playing = different([entrant(one) for one in several(bots)])
    return contest.arena(
        game_of(game), playing, games=games, seed=str(seed),
        players=players, options=options, jobs=jobs, out=None if out is None else Path(out),
        limits=Limits(seconds), on_fault=on_fault,
    )  # fmt: skip


def simulate(
    game: AnyOf,
    bots: BotLike | Sequence[BotLike] = "random",
    *,
    games: int = 1,
    seed: int | str = 1,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    records: str | PathLike[str] | None = None,
    on_fault: OnFault = "loss",
) -> Study:
    """A series of matches between bots, one for all seats or one each; means seat by seat.

    With `records` every match is kept in that folder. Raises BadRecord, Unready, or Stopped.
    """
    return simulation.simulate(
        game_of(game), [entrant(one) for one in several(bots)], games=games, seed=str(seed),
        players=players, options=options, jobs=jobs,
        records=None if records is None else Path(records), on_fault=on_fault,
    )  # fmt: skip


def game_of(game: AnyOf) -> Game[Options, View]:
    """A game, or the one of that name."""
    return game if isinstance(game, Game) else shelf.get(game)


def several(bots: BotLike | Sequence[BotLike]) -> list[BotLike]:
    """One bot or many, as a list."""
    return list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
