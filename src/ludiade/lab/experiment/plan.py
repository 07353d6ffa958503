"""What an experiment asks: games, options, bots, players, how many, and what to measure."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct, field

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.convert import convert
from ludiade.kernel.nearest import choices
from ludiade.kernel.reasons import reason_of
from ludiade.lab.entrants import BotLike
from ludiade.lab.errors import Unready

Measure = Literal[
    "length", "branching", "scores", "seats", "start", "ties", "rules", "drama", "skill"
]
MEASURES: tuple[Measure, ...] = get_args(Measure)
BY_RESULTS: frozenset[Measure] = frozenset({"length", "scores", "seats", "start", "ties", "skill"})
"""What a match's result tells, without watching it."""
MOST_DEALS = 100_000_000
Players = Annotated[int, Meta(ge=1, le=16)]
Deals = Annotated[int, Meta(ge=1, le=MOST_DEALS)]
Width = Annotated[float, Meta(gt=0)] | Annotated[str, Meta(pattern=r"^\d{1,3}(\.\d+)? ?%\Z")]
"""Half an interval: in the unit of what is measured, or in percent of it."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """An experiment, as its file has it."""

    games: Annotated[list[str], Meta(min_length=1)]
    players: list[Players] = []
    """Sizes of tables; without any, the smallest that the options allow."""
    options: dict[str, Any] = {}
    variants: dict[str, dict[str, Any]] = {}
    """Other options by a name, each compared on the same deals with the table without them."""
    bots: list[str] = field(default_factory=lambda: ["medium"])
    measure: list[Measure] = []
    """Nothing stands for all that can be."""
    deals: Deals = 1000
    """Deals of a table; every deal is played in all seatings of its bots."""
    seed: str | int = 1
    target: str = ""
    """The estimate that decides when to stop, by its key."""
    within: Width | None = None
    """How narrow half its interval must be; without it, all deals are played."""
    doubt: Annotated[float, Meta(gt=0, lt=1)] = 0.05
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 10.0
    """What a foreign bot has for a move."""


class BoundPlan(Struct, frozen=True):
    """A plan, and the bots themselves where they are no texts."""

    plan: Plan
    bots: tuple[BotLike, ...]


def read_plan(file: Path) -> Plan:
    """The experiment of a TOML file; BadRecord names the place of what is wrong with it."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unready("cannot_read", file=str(file), reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise Unready("not_toml", file=str(file), reason="UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise Unready("not_toml", file=str(file), reason=str(error)) from None
    return make_plan(found)


def make_plan(given: Mapping[str, object]) -> Plan:
    """A plan from plain values; one of a list may stand alone."""
    lists = ("games", "players", "bots", "measure")
    plain = {
        key: [value] if key in lists and not isinstance(value, list | tuple) else value
        for key, value in given.items()
    }
    try:
        plan = convert(plain, Plan, "$")
    except BadRecord as bad:
        if bad.path == "$.within" and bad.code in ("bad_form", "wrong_type"):
            raise Unready("bad_width", given=str(plain["within"])) from None
        _name_choices(bad, plain)
        raise
    assert isinstance(plan, Plan)
    return plan


def revised(plan: Plan, **changes: object) -> Plan:
    """The same plan with what is given of these; BadRecord where that does not fit."""
    given: dict[str, object] = msgspec.to_builtins(plan)
    return make_plan(given | {key: value for key, value in changes.items() if value is not None})


def _name_choices(bad: BadRecord, given: Mapping[str, object]) -> None:
    """Add what there is: the keys of a plan, or what can be measured."""
    if bad.code == "unknown_key":
        bad.details |= choices(bad.path.removeprefix("$."), Plan.__struct_fields__)
    elif bad.path.startswith("$.measure["):
        wanted = given.get("measure")
        at = int(bad.path.removeprefix("$.measure[").partition("]")[0])
        bad.details |= choices(wanted[at] if isinstance(wanted, list) else "", MEASURES)
