"""A long text, page by page: by `$PAGER` where somebody has set one, else here."""

import os
import subprocess

from rich.segment import SegmentLines

from ludiade.kernel.texts import Texts
from ludiade.play.screen import Lines, Screen

NO_SUCH_COMMAND = 127
"""The status by which a shell says so."""


def read_long(screen: Screen, lines: Lines, say: Texts) -> None:
    """Show a long text: by pages on a terminal, straight through anywhere else."""
    command = os.environ.get("PAGER", "").strip()
    if not (screen.live and command and _by_program(screen, lines, command)):
        turn_pages(screen, lines, say)


def turn_pages(screen: Screen, lines: Lines, say: Texts) -> None:
    """Show lines by pages that one turns; what is not on a terminal has only one."""
    if not screen.live:
        screen.add(lines)
        return
    rows = max(1, screen.rows - 1)
    pages = [lines[start : start + rows] for start in range(0, len(lines), rows)]
    at = 0
    while at < len(pages):
        screen.show(pages[at])
        key = "table-last-page" if at + 1 == len(pages) else "table-page"
        key = "table-only-page" if len(pages) == 1 else key
        match screen.ask(say.say(key, page=at + 1, pages=len(pages))).lower():
            case "q":
                return
            case "b" | "-":
                at = max(0, at - 1)
            case _:
                at += 1


def _by_program(screen: Screen, lines: Lines, command: str) -> bool:
    """Leave the text to a program; whether there is that program."""
    with screen.console.capture() as drawn:
        screen.console.print(SegmentLines(lines, new_lines=True), end="")
    environ = {"LESS": "R", **os.environ}  # so that it shows colours
    program = subprocess.Popen(command, shell=True, stdin=subprocess.PIPE, env=environ)
    assert program.stdin is not None
    try:
        program.stdin.write(drawn.get().encode())
        program.stdin.close()
    except (BrokenPipeError, KeyboardInterrupt):  # closed before the last page
        pass
    while True:
        try:
            return program.wait() != NO_SUCH_COMMAND
        except KeyboardInterrupt:  # meant for the program
            pass
