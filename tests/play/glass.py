"""A terminal of 80×24 that watches whether what is shown ever leaves it, and a keyboard to it."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
import unicodedata
from pathlib import Path
from types import TracebackType

from rich.cells import get_character_cell_size

WIDTH, HEIGHT = 80, 24
KEY = {"1", "36"}
"""Bold and cyan: what can be typed."""
CONTROL = re.compile(r"\x1b\[([\d;?]*)([A-Za-z])")
PATIENCE_S = 60
QUIET_S = 0.01


class Glass:
    """What a terminal shows, cell by cell; a line too wide or too low for it is a fault."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.screens = 0
        self.last = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._rest = ""
        self._style: set[str] = set()
        self._clear()

    def _clear(self) -> None:
        self._cells = [[(" ", False)] * WIDTH for _ in range(HEIGHT)]
        self.row = self.column = 0

    def feed(self, data: bytes) -> None:
        text = self._rest + self._decoder.decode(data)
        at = 0
        while at < len(text):
            if text[at] == "\x1b":
                found = CONTROL.match(text, at)
                if found is None:  # the rest of it is still to come
                    break
                self._control(found[1], found[2])
                at = found.end()
            else:
                self._put(text[at])
                at += 1
        self._rest = text[at:]

    def _control(self, numbers: str, letter: str) -> None:
        match numbers, letter:
            case _, "m":
                self._style = set(numbers.split(";")) - {"0", ""}
            case "2", "J":
                self.screens += 1
                self._clear()
            case "", "H":
                self.row = self.column = 0
            case "?25", _:
                pass
            case _:
                self.faults.append(f"an unknown control: {numbers}{letter}")

    def _put(self, sign: str) -> None:
        self.last = sign
        if sign == "\r":
            self.column = 0
        elif sign == "\n":
            self.row += 1
            if self.row >= HEIGHT:
                self.faults.append(f"too tall:\n{self.text()}")
                self.row = HEIGHT - 1
        elif sign.isprintable() or unicodedata.category(sign) == "Zs":
            size = get_character_cell_size(sign)
            if self.column + size > WIDTH:
                self.faults.append(f"too wide, at {sign!r}:\n{self.text()}")
                return
            self._cells[self.row][self.column] = (sign, self._style >= KEY)
            self.column += size
        else:
            self.faults.append(f"a sign that moves things: {sign!r}")

    def is_asking(self) -> bool:
        """Whether the last thing shown is a question: all else ends its line."""
        return self.column > 0 and self.last == " " and not self._rest and not self._style

    def lines(self) -> list[str]:
        return ["".join(sign for sign, _ in row).rstrip() for row in self._cells]

    def text(self) -> str:
        return "\n".join(self.lines())

    def keys(self) -> list[str]:
        """The words that stand out as what can be typed."""
        marked = " ".join("".join(s if k else " " for s, k in row) for row in self._cells)
        return marked.split()


class Player:
    """The real program in a terminal of its own, with somebody who reads and types."""

    def __init__(
        self, folder: Path, *words: str, lang: str = "fr", cwd: Path | None = None, **environ: str
    ) -> None:
        self.glass = Glass()
        self.raw = b""
        self._hand, slave = self._ends = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        unset = ("PAGER", "COLUMNS", "LINES", "LESS")
        whole = {name: value for name, value in os.environ.items() if name not in unset}
        whole |= {"TERM": "xterm", "XDG_DATA_HOME": str(folder), "LUDIADE_LANG": lang} | environ
        if paths := whole.get("PYTHONPATH"):  # the program may start elsewhere
            whole["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, paths.split(os.pathsep)))
        # A shell that opens the terminal first has it, so that Ctrl-C reaches the program.
        opens = ["sh", "-c", 'exec "$@" <>"$0" >&0 2>&0', os.ttyname(slave)]
        self.process = subprocess.Popen(
            [*opens, sys.executable, "-m", "ludiade", *words],
            env=whole,
            cwd=cwd,
            start_new_session=True,
        )
        self.wait()

    def wait(self) -> bool:
        """Until something is asked, or it is over: whether something is asked."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            if select.select([self._hand], [], [], QUIET_S)[0]:
                data = os.read(self._hand, 65536)
                self.raw += data
                self.glass.feed(data)
            elif self.process.poll() is not None:
                return False
            elif self.glass.is_asking():
                return True
        raise AssertionError(f"nothing is asked:\n{self.glass.text()}")

    def answer(self, text: str) -> bool:
        """Type a line; whether something is asked after it."""
        return self.press(f"{text}\n".encode())

    def press(self, keys: bytes) -> bool:
        """Press keys; whether something is asked after them."""
        self.glass.last = ""  # what is shown so far has been answered
        os.write(self._hand, keys)
        return self.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for end in self._ends:
            os.close(end)

    def __enter__(self) -> "Player":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()
