"""Experiments, questions and datasets."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from msgspec.structs import replace

from ludiade.api.contests import AnyOf, game_of, several
from ludiade.lab.dataset.writing import Dataset, write_dataset
from ludiade.lab.entrants import BotLike, entrant
from ludiade.lab.experiment.answer import Answer
from ludiade.lab.experiment.plan import Measure, Plan, make_plan, read_plan, revised
from ludiade.lab.experiment.questions import Question, plan_for
from ludiade.lab.experiment.running import run
from ludiade.lab.parts import Form

Bots = BotLike | Sequence[BotLike]
File = str | PathLike[str]


def experiment(
    games: AnyOf | Sequence[AnyOf] | PathLike[str],
    *,
    players: int | Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    variants: Mapping[str, Mapping[str, object]] | None = None,
    bots: Bots = "medium",
    measure: Measure | Sequence[Measure] = (),
    deals: int = 1000,
    seed: int | str = 1,
    target: str = "",
    within: float | str | None = None,
    jobs: int = 1,
    on: str = "here",
    out: File | None = None,
    form: Form = "parquet",
) -> Answer:
    """Measure thousands of matches: printed, tables with intervals; `page()` is the report.

    `games` is one, several, or the path of a TOML file, which then says all but `jobs`, `on`, `out`
    and `form`. Variants are options by a name, compared on the same deals. With `within` it stops
    when half the interval of `target` is as narrow. Raises BadRecord or Unready.
    """
    there = None if out is None else Path(out)
    if isinstance(games, PathLike):
        return run(read_plan(Path(games)), jobs=jobs, on=on, out=there, form=form)
    shelved = games if isinstance(games, Sequence) and not isinstance(games, str) else [games]
    given: dict[str, object] = {
        "games": [game_of(one).id for one in shelved],
        "players": list(players) if isinstance(players, Sequence) else players,
        "options": dict(options or {}),
        "variants": {name: dict(changed) for name, changed in (variants or {}).items()},
        "measure": measure if isinstance(measure, str) else list(measure),
        "deals": deals, "seed": seed, "target": target, "within": within,
    }  # fmt: skip
    playing = several(bots)
    plan = replace(make_plan(given), bots=[entrant(one).name for one in playing])
    return run(plan, bots=playing, jobs=jobs, on=on, out=there, form=form)


def ask(
    question: Question,
    game: AnyOf,
    option: str | None = None,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Bots | None = None,
    deals: int | None = None,
    within: float | str | None = None,
    seed: int | str = 1,
    jobs: int = 1,
    on: str = "here",
) -> Answer:
    """Answer a question about a game: printed, a sentence and its tables.

    `ask("first-player", "diabolo", players=3)`, `ask("option", "diadingo", "professional")`,
    and of any game `"length"`, `"luck"` and `"shorter"`. Raises BadRecord or Unready.
    """
    playing = None if bots is None else several(bots)
    names = None if playing is None else [entrant(one).name for one in playing]
    plan: Plan = plan_for(
        question, game_of(game), option=option, players=players, options=options, bots=names
    )
    plan = revised(plan, seed=seed, deals=deals, within=within)
    return run(plan, bots=playing, jobs=jobs, on=on, question=question)


def dataset(
    game: AnyOf,
    out: File,
    bots: Bots = "medium",
    *,
    records: int = 1000,
    seed: int | str = 1,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    form: Form = "parquet",
    jobs: int = 1,
    on: str = "here",
) -> Dataset:
    """Write down what bots saw, could do and chose in so many matches (docs/dataset.md).

    A second time it goes on where the first one ended. Raises BadRecord or Unready.
    """
    return write_dataset(
        game_of(game), [entrant(one) for one in several(bots)], Path(out), records=records,
        seed=str(seed), players=players, options=options, form=form, jobs=jobs, on=on,
    )  # fmt: skip
