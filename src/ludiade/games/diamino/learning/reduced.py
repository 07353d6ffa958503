"""The ends of some matches of Diamino: the reserve is empty and the racks lie open.

The positions come from matches of two bots with real words, kept beside this file; from there on
nothing is hidden and nothing is left to chance.
"""
# Not compiled: run by laboratories only.

from pathlib import Path

from ludiade.kernel.learning import reduced
from ludiade.kernel.learning.reduced import Outcomes
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find

FILE = Path(__file__).with_name("reduced.jsonl")


class Reduced(reduced.Reduced):
    """What follows records that end before the match does, any of them as likely.

    Their options are the same: racks that lie open, and no contests.
    """

    def __init__(self, lines: list[bytes]) -> None:
        records = [read(line, find) for line in lines]
        super().__init__(records[0].game, records[0].options)
        self._tables = [replay(record).state for record in records]
        self.about = f"the last tiles of {len(lines)} matches"

    def openings(self) -> Outcomes:
        return [(1 / len(self._tables), table.copy()) for table in self._tables]


form = Reduced(FILE.read_bytes().splitlines())
