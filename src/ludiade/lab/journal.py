"""A file that grows: a head that names what is measured, then a line a result, none rewritten."""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from ludiade.kernel.reasons import reason_of
from ludiade.lab.disk import hold
from ludiade.lab.errors import Unready

_encode = msgspec.json.Encoder().encode


class Journal:
    """The lines of an earlier run of the same kind, and room for more.

    Unready where the file is of another run, cannot be written, or is being written by another.
    """

    def __init__(self, file: Path, head: dict[str, object]) -> None:
        first = _encode(head) + b"\n"
        try:
            if file.exists() and not file.is_file():  # a device may be read without end
                raise Unready("cannot_write", file=str(file), reason="not_a_file")
            self._file: IO[bytes] = file.open("a+b")
        except OSError as error:
            raise Unready("cannot_write", file=str(file), reason=reason_of(error)) from None
        self._held: int | None = None
        try:
            self._held = hold(file)
            self._begin(first)
        except BaseException:
            self.close()
            raise

    def _begin(self, first: bytes) -> None:
        file = self._file
        try:
            file.seek(0)
            data = file.read()
            whole = data[: data.rfind(b"\n") + 1]  # a line torn by a kill is played again
            if not (whole.startswith(first) or first.startswith(data)):
                raise Unready("other_contest", file=str(file.name))
            self.lines = whole[len(first) :].splitlines()
            file.truncate(len(whole))
        except OSError as error:
            raise Unready("cannot_write", file=str(file.name), reason=reason_of(error)) from None
        if not whole:
            self._write(first)

    def add(self, line: object) -> None:
        """Keep a result."""
        self._write(_encode(line) + b"\n")

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            raise Unready(
                "cannot_write", file=str(self._file.name), reason=reason_of(error)
            ) from None

    def close(self) -> None:
        with suppress(OSError):  # it was told when it was written
            self._file.close()
        held, self._held = self._held, None
        if held is not None:
            os.close(held)
