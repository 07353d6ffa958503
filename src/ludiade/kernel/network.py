"""A small network that a game's knowledge has learned: one hidden layer, its weights in a file."""

import json
from pathlib import Path
from typing import Final

GRAIN: Final = 1000.0
"""The file has weights in thousandths."""


class Network:
    """The weights for one number of players."""

    def __init__(self, held: dict[str, list[list[int]]]) -> None:
        self.columns: Final = [[w / GRAIN for w in column] for column in held["columns"]]
        """For every hidden unit what each sign weighs; last, its own level."""
        self.strengths: Final = [[w / GRAIN for w in row] for row in held["strengths"]]
        """For everything that is foretold what each hidden unit weighs."""


class Networks:
    """The networks of one file, read when the first of them is asked for."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._read: Final[dict[int, Network]] = {}

    def find(self, players: int) -> Network | None:
        """The network for so many players; None where none was learned."""
        if not self._read and self._file.exists():
            for count, held in json.loads(self._file.read_text(encoding="utf-8")).items():
                self._read[int(count)] = Network(held)
        return self._read.get(players)
