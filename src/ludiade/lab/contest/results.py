"""The results of a contest, in memory and where wanted in a file that a later run goes on with."""

from pathlib import Path

import msgspec

from ludiade.lab.contest.fixtures import Fixture
from ludiade.lab.contest.matches import Played, Setting
from ludiade.lab.errors import Unready
from ludiade.lab.journal import Journal

FORMAT = "ludiade-arena/1"
_played = msgspec.json.Decoder(Played).decode


class Results:
    """The matches played so far."""

    def __init__(self, setting: Setting, file: Path | None = None) -> None:
        self.matches: dict[Fixture, Played] = {}
        self._journal = None
        if file is None:
            return
        self._journal = Journal(file, {"format": FORMAT, **setting.named()})
        try:
            for line in self._journal.lines:
                played = _played(line)
                self.matches[played.fixture] = played
        except msgspec.DecodeError:
            self._journal.close()
            raise Unready("other_contest", file=str(file)) from None

    def add(self, played: Played) -> None:
        """Keep a match."""
        self.matches[played.fixture] = played
        if self._journal is not None:
            self._journal.add(played)

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
