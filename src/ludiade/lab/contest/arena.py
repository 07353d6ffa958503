"""A whole contest, for the command line and for Python alike."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import get_args

from ludiade.kernel.game import AnyGame
from ludiade.lab.contest.fixtures import deals_for, fixtures, pairs
from ludiade.lab.contest.matches import Setting
from ludiade.lab.contest.report import Report, report
from ludiade.lab.contest.results import Results
from ludiade.lab.contest.running import run
from ludiade.lab.entrants import Entrant, check
from ludiade.lab.errors import Unready
from ludiade.lab.foreign import OnFault
from ludiade.lab.pool import cores
from ludiade.lab.program import Limits
from ludiade.lab.tables import table_for

Watch = Callable[[Iterator[None], int], Iterator[None]]
"""Goes through so many steps, and may show them passing."""


def arena(
    game: AnyGame,
    bots: Sequence[Entrant],
    *,
    games: int = 100,
    seed: str = "1",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    out: Path | None = None,
    limits: Limits | None = None,
    on_fault: OnFault = "loss",
    watch: Watch = lambda steps, total: steps,
) -> Report:
    """Every two bots on the same deals, each in every seat, and what that shows.

    Raises BadRecord for a table that cannot be, Unready for bots or a file that cannot, Stopped
    at the first fault if `on_fault` says so; what was played until then is kept in `out`.
    """
    at_least("games", games, 1)
    at_least("jobs", jobs, 0)
    if on_fault not in get_args(OnFault):
        raise Unready("not_on_fault", given=on_fault)
    given, count = table_for(game, options, players, least=2)
    check(bots)
    setting = Setting(
        game.id, given, count, tuple(bots), seed, limits or Limits(), on_fault=on_fault
    )
    results = Results(setting, out)
    wanted = list(fixtures(pairs(len(bots)), count, range(deals_for(games, count))))
    try:
        missing = sum(fixture not in results.matches for fixture in wanted)
        for _ in watch(run(setting, wanted, results, cores(jobs)), missing):
            pass
    finally:
        results.close()
    return report(setting, [results.matches[fixture] for fixture in wanted])


def at_least(name: str, given: int, least: int) -> None:
    """Unready where a number is none, or too small."""
    if type(given) is not int or given < least:
        raise Unready("too_few", name=name, least=least, given=repr(given))
