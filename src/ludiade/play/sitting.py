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
from ludiade.play.terminal import Table

INTERRUPTED = 130
"""The status of a command that Ctrl-C has ended."""


def sit(table: Table, file: Path | None) -> int:
    """Play at a table, and keep the match in the file, or where it is found again if it is left.

    NotKept where that cannot be written.
    """
    try:
        with _a_lost_terminal_leaves():
            table.play()
    except Quit:
        _keep(table, file)
        return 0
    except KeyboardInterrupt:
        _keep(table, file)
        return INTERRUPTED
    finally:
        table.leave()
    if file is not None and kept.is_ours(file):
        file.unlink(missing_ok=True)
    elif file is not None:
        kept.keep(file, table.record([place.name for place in table.seats]))
        table.screen.console.print(table.say.say("table-saved", file=str(file)), soft_wrap=True)
    return 0


def _keep(table: Table, file: Path | None) -> None:
    chosen = file or kept.new_file(table.match.game.id)
    kept.keep(chosen, table.record([place.recorded for place in table.seats]))
    key = "table-kept" if kept.is_ours(chosen) else "table-kept-there"
    lines = [table.say.say("table-left"), table.say.say(key)]
    table.screen.show(table.screen.lines(*map(Text, lines)))
    table.screen.console.print(str(chosen), soft_wrap=True)  # in one piece, to be copied


@contextmanager
def _a_lost_terminal_leaves() -> Iterator[None]:
    """Take the end of the terminal, or of the machine, for somebody leaving."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Quit

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        signals = []
    before = [signal.signal(number, leave) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
