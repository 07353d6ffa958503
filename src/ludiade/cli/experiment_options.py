"""What commands that run experiments take in common, and how they answer."""

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.interrupting import resumable
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import HERE, Usage
from ludiade.cli.values import FILE, FOLDER, JOBS, Kind, choice
from ludiade.kernel.reasons import reason_of
from ludiade.kernel.texts import language, texts

if TYPE_CHECKING:
    from ludiade.lab.experiment.answer import Answer

FORM = choice("parquet", "csv")
PLACE = Kind("here|ray|ray://…", known=lambda: ("here", "ray", "ray://"))


def add_running(parser: Parser) -> None:
    """Add what says where an experiment runs and what it leaves."""
    parser.option("jobs", JOBS, "0")
    parser.option("on", PLACE, "here")
    parser.option("out", FOLDER)
    parser.option("form", FORM, "parquet")
    parser.option("report", FILE)
    parser.option("plots", FOLDER)
    parser.flag("json")


def run_and_tell(args: Arguments, plan: object, question: str = "") -> int:
    """Run a plan as the command line says, and answer."""
    from ludiade.lab.experiment.plan import Plan
    from ludiade.lab.experiment.running import run
    from ludiade.lab.experiment.told import told

    assert isinstance(plan, Plan)
    if files := _files(args):  # looked at before hours of matches, not after
        for file in files:
            check_writable(file)
        from ludiade.lab.experiment.drawing import need_matplotlib

        need_matplotlib()
    with resumable(args.out, args.lang, "--out"):
        answer = run(
            plan, jobs=args.jobs, on=args.on, out=None if args.out is None else Path(args.out),
            form=args.form, question=question, watch=watch, lost=lambda: tell_lost(args.lang),
        )  # fmt: skip
    try:
        _write_files(args, answer)
    finally:  # what was measured is told even where the disk is full
        if args.json:
            print_json(answer)
        else:
            print("\n".join(told(answer, args.lang)))
    return status.FAULT if answer.has_faults else status.DONE


def watch(steps: Iterator[int], total: int, about: str) -> Iterator[int]:
    """The same steps, with a bar of deals and the time left where somebody looks."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    columns = (
        TextColumn(about),
        BarColumn(),
        MofNCompleteColumn(),
        TimeLeft(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(about, total=total)
        for deals in steps:
            bar.update(task, completed=deals)
            yield deals


def tell_lost(lang: str | None) -> None:
    """Say that a process was lost and what it had begun is done again."""
    print(texts(language(lang), HERE).say("lab-lost"), file=sys.stderr)


def _write_files(args: Arguments, answer: "Answer") -> None:
    """Write the report and the plots that were asked for."""
    if args.report is not None:
        write(Path(args.report), answer.page(args.lang).encode())
    if args.plots is not None:
        from ludiade.lab.experiment.plots import files_of

        for name, picture in files_of(answer, language(args.lang)).items():
            write(Path(args.plots) / name, picture)


def _files(args: Arguments) -> list[Path]:
    """Where the report and the plots go, one of these for all."""
    plots = [] if args.plots is None else [Path(args.plots) / "plot.svg"]
    return [*([] if args.report is None else [Path(args.report)]), *plots]


def check_writable(file: Path) -> None:
    """Usage where a file could not be written; nothing is made for that."""
    try:
        folder = next(one for one in file.absolute().parents if one.exists())
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, "")
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not os.access(file if file.exists() else folder, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    except OSError as error:
        raise Usage("system_refuses_file", file=str(file), reason=reason_of(error)) from None


def write(file: Path, data: bytes) -> None:
    """Write a file anew and whole, in a folder that is made where it lacks."""
    from ludiade.lab.disk import write_whole

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, data)
    except OSError as error:
        raise Usage("system_refuses_file", file=str(file), reason=reason_of(error)) from None
