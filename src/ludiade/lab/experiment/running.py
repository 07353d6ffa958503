"""An experiment from its first deal until its intervals are as narrow as asked."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ludiade import __version__
from ludiade.kernel.nearest import choices
from ludiade.lab.contest.arena import at_least
from ludiade.lab.entrants import BotLike
from ludiade.lab.errors import Unready
from ludiade.lab.experiment.answer import Answer, Ended, Part, estimates, part_of
from ludiade.lab.experiment.columns import read_rows
from ludiade.lab.experiment.groups import Group, groups_of
from ludiade.lab.experiment.plan import BoundPlan, Plan
from ludiade.lab.experiment.playing import Piece, nothing, play_piece, summed
from ludiade.lab.experiment.sequence import FIRST_LOOK
from ludiade.lab.experiment.values import keys_of
from ludiade.lab.parts import Form, Parts, check_form
from ludiade.lab.tally import Estimate
from ludiade.lab.workers import HERE, check_where, share_out

FORMAT = "ludiade-experiment/1"
TARGETS = {"start": "advantage", "skill": "points", "length": "decisions", "drama": "behind",
           "seats": "seat:0"}  # fmt: skip
"""What stands for a measure where only that is named as the target."""
OPEN = ("event:", "fires:")
"""Keys that only matches tell: which events there are."""
Watch = Callable[[Iterator[int], int, str], Iterator[int]]
"""Goes through the deals of a table, of which it is told the number and the name."""


def run(
    plan: Plan, *, bots: Sequence[BotLike] | None = None, jobs: int = 1, on: str = HERE,
    out: Path | None = None, form: str = "parquet", question: str = "",
    watch: Watch = lambda steps, total, about: steps, lost: Callable[[], None] = lambda: None,
) -> Answer:  # fmt: skip
    """Play an experiment, the same to the byte for any number of jobs and on Ray.

    With `out` every match is a row of that folder, and a second run goes on where the first one
    ended. Raises BadRecord for tables that cannot be, Unready for all else that cannot.
    """
    at_least("jobs", jobs, 0)
    check_where(on)
    written = None if out is None else check_form(form)
    asked = BoundPlan(plan, tuple(plan.bots if bots is None else bots))
    groups = groups_of(asked)
    for group in groups:
        check_target(plan.target, group)
    found: list[Part] = []
    for group in groups:
        with ExitStack() as stack:
            parts = None
            if out is not None and written is not None:
                folder = out / f"{group.game}-{group.players}"
                parts = stack.enter_context(Parts(folder, _head(group), written))
            found.append(_run_group(group, plan, parts, jobs, on, watch, lost))
    kept: dict[str, Any] = msgspec.to_builtins(plan)
    return Answer(kept, plan.doubt, found, question)


def _head(group: Group) -> dict[str, object]:
    """All that the rows of a group rest on."""
    arms = {arm.name: group.setting(arm).named() for arm in group.arms}
    return {"format": FORMAT, "version": __version__, "measures": list(group.measures),
            "tables": arms}  # fmt: skip


def _run_group(
    group: Group, plan: Plan, parts: Parts | None, jobs: int, on: str, watch: Watch,
    lost: Callable[[], None],
) -> Part:  # fmt: skip
    ranges = [range(at, min(at + group.at_once, plan.deals))
              for at in range(0, plan.deals, group.at_once)]  # fmt: skip
    total = nothing(group)
    ended: Ended = "most"
    pieces = _pieces(group, ranges, parts, jobs, on, lost)
    try:
        for deals in watch(_counted(total, pieces, ranges), plan.deals, group.game):
            if deals >= FIRST_LOOK and _is_narrow(group, total, plan):
                ended = "narrow"
                break
    finally:
        pieces.close()
    return part_of(group, total, ended)


def _counted(total: Piece, pieces: Iterator[Piece], ranges: list[range]) -> Iterator[int]:
    """Add the pieces up; the number of deals so far, after each."""
    for piece, deals in zip(pieces, ranges, strict=True):
        total.add(piece)
        yield deals.stop


def _pieces(
    group: Group, ranges: list[range], parts: Parts | None, jobs: int, on: str,
    lost: Callable[[], None],
) -> Generator[Piece, None, None]:  # fmt: skip
    """The pieces in their order: read back where they are there, else played and kept."""
    missing: list[range] = []
    at = 0
    while parts is not None and at < len(ranges):
        piece = _again(group, parts, ranges[at])
        if piece is None:
            break
        yield piece
        at += 1
    missing = ranges[at:]
    if not missing:
        return
    form: Form | None = None if parts is None else parts.form
    for deals, piece in zip(
        missing, share_out(partial(play_piece, group, form), missing, on, jobs, lost), strict=True
    ):
        if parts is not None:
            parts.keep(_name(deals), piece.data)
            piece.data = b""
        yield piece


def _name(deals: range) -> str:
    return f"deals-{deals.start:09}"


def _again(group: Group, parts: Parts, deals: range) -> Piece | None:
    """A piece of an earlier run, if it is whole."""
    data = parts.read(_name(deals))
    if data is None:
        return None
    try:
        rows = read_rows(data, parts.form)
    except (ValueError, OSError, KeyError):
        raise Unready("other_contest", file=str(parts.folder)) from None
    wanted = len(deals) * len(group.arms) * len(group.tables)
    return summed(group, rows) if len(rows) == wanted else None


def _is_narrow(group: Group, total: Piece, plan: Plan) -> bool:
    """Whether the target is known as well as asked at every table, and against the plain one."""
    if plan.within is None:
        return False
    compared = bool(total.effects)
    for sums in total.effects if compared else total.sums:
        if not sums.deals:
            return False
        found = estimates(group, sums, effect=compared)
        target = target_of(plan, found)
        base = estimates(group, total.sums[0])[target].mean if compared else found[target].mean
        if _half(found[target]) > _width(plan, base):
            return False
    return True


def check_target(target: str, group: Group) -> None:
    """Unready where a target is nothing that is measured; events are known later."""
    wanted = TARGETS.get(target, target)
    by_events = "rules" in group.measures and wanted.startswith(OPEN)
    known = keys_of(group.measures, group.players, [bot.name for bot in group.bots])
    if wanted and not by_events and wanted not in known:
        raise Unready("unknown_target", given=target, **choices(target, known))


def target_of(plan: Plan, found: dict[str, Estimate]) -> str:
    """The key of what decides when to stop; Unready where nothing of that name is measured."""
    wanted = TARGETS.get(plan.target, plan.target) or next(
        (key for key in TARGETS.values() if key in found), next(iter(found))
    )
    if wanted not in found:
        raise Unready("unknown_target", given=plan.target, **choices(plan.target, found))
    return wanted


def _half(estimate: Estimate) -> float:
    return max(estimate.high - estimate.mean, estimate.mean - estimate.low)


def _width(plan: Plan, base: float) -> float:
    if isinstance(plan.within, str):
        return float(plan.within.rstrip("% ")) / 100 * abs(base)
    assert plan.within is not None
    return plan.within
