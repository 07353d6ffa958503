"""From sitting down to getting up: a match played to its end, or left and kept."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from rich.text import Text

from ludiade.play import kept
from ludiade.play.screen import Quit
from ludiade.play.terminal import TerminalTable

INTERRUPTED = 130
"""The status of a command that Ctrl-C has ended."""


def sit(table: TerminalTable, file: Path | None, resumed: Path | None = None) -> int:
    """Play at a table, and keep the match in the file, or where it is found again if it is left.

    What was kept of it before goes away, unless somebody named it. NotKept where nothing can be
    written: that is found before the first move.
    """
    if file is not None:
        kept.check(file)
    file = file or resumed
    try:
        with _a_lost_terminal_leaves():
            table.play()
    except (Quit, KeyboardInterrupt) as left:
        kept_as = _keep(table, file)
        _forget(resumed if resumed != kept_as else None)
        return 0 if isinstance(left, Quit) else INTERRUPTED
    finally:
        table.leave()
    if file is not None and not kept.is_ours(file):
        kept.keep(file, table.record([place.name for place in table.seats]))
        table.screen.console.print(table.say.say("table-saved", file=str(file)), soft_wrap=True)
    _forget(resumed)
    return 0


def _forget(file: Path | None) -> None:
    if file is not None and kept.is_ours(file):
        file.unlink(missing_ok=True)


def _keep(table: TerminalTable, file: Path | None) -> Path:
    chosen = file or kept.new_file(table.match.game.id)
    record = table.record([place.recorded for place in table.seats])
    try:
        kept.keep(chosen, record)
    except kept.NotKept:  # the disk is full there, say: better elsewhere than nowhere
        if kept.is_ours(chosen):
            raise
        chosen = kept.new_file(table.match.game.id)
        kept.keep(chosen, record)
    key = "table-kept" if kept.is_ours(chosen) else "table-kept-there"
    lines = [table.say.say("table-left"), table.say.say(key)]
    table.screen.show(table.screen.lines(*map(Text, lines)))
    table.screen.console.print(str(chosen), soft_wrap=True)  # in one piece, to be copied
    return chosen


@contextmanager
def _a_lost_terminal_leaves() -> Iterator[None]:
    """Take the end of the terminal, or of the machine, for Ctrl-C."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        signals = []
    before = [signal.signal(number, leave) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
