"""A file of results: a head that names the contest, then a line a match; nothing is rewritten."""

from pathlib import Path
from typing import IO

import msgspec

from ludiade.lab.errors import Unready
from ludiade.lab.fixtures import Fixture
from ludiade.lab.matches import Played, Setting

FORMAT = "ludiade-arena/1"
_encode = msgspec.json.Encoder().encode
_played = msgspec.json.Decoder(Played).decode


class Results:
    """The matches played so far, in memory and where wanted in a file that a later run goes on."""

    def __init__(self, setting: Setting, file: Path | None = None) -> None:
        self.matches: dict[Fixture, Played] = {}
        self._file: IO[bytes] | None = None
        head = _encode({"format": FORMAT, **setting.named()}) + b"\n"
        if file is not None:
            self._open(file, head)

    def add(self, played: Played) -> None:
        """Keep a match."""
        self.matches[played.fixture] = played
        if self._file is not None:
            self._file.write(_encode(played) + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _open(self, file: Path, head: bytes) -> None:
        try:
            data = file.read_bytes() if file.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]  # a line torn by a kill is played again
            if not (whole.startswith(head) or head.startswith(data)):
                raise Unready("other_contest", file=str(file))
            for line in whole[len(head) :].splitlines():
                played = _played(line)
                self.matches[played.fixture] = played
            self._file = file.open("r+b" if data else "wb")
        except msgspec.DecodeError:
            raise Unready("other_contest", file=str(file)) from None
        except OSError as error:
            raise Unready("cannot_write", file=str(file), reason=str(error)) from None
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._file.write(head)
            self._file.flush()
