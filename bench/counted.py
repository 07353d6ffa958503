"""Instructions of our server a move, counted by valgrind: `python bench/counted.py 50`.

Seconds say little on a machine that others use as well; instructions hardly change. The server is
the one that `bench/server.py` measures, over real sockets; what the system does for it is not
counted, nor how long memory and the disk keep it waiting.
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop

from load import Load, Slot, open_tables

BENCH = Path(__file__).resolve().parent
WARM = 15
"""Moves at each match before those that are counted: the interpreter learns from them."""


class Counted(Load):
    """Lets each match make so many moves, then waits until all have."""

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[Slot, int] = {}
        self.rest = asyncio.Event()

    def may_move(self, slot: Slot) -> bool:
        """Whether another move of that match is wanted now."""
        left = self.left.get(slot, 0)
        self.left[slot] = left - 1
        if left == 0 and not any(more >= 0 for more in self.left.values()):
            self.rest.set()
        return left > 0

    async def play(self, slots: list[Slot], moves: int) -> None:
        """So many moves at each match."""
        self.left = dict.fromkeys(slots, moves)
        self.rest.clear()
        for slot in slots:
            slot.go_on()
        await self.rest.wait()
        assert not self.errors, self.errors[:5]


def count(pid: int, on: bool) -> None:
    """Have valgrind begin to count, or leave off."""
    command = ["callgrind_control", "-i", "on" if on else "off", str(pid)]
    subprocess.run(command, check=True, capture_output=True)


async def played(port: int, pid: int, matches: int, moves: int) -> None:
    """Play, and have the moves counted after the first few."""
    load = Counted()
    slots = [Slot(load, *tables) for tables in open_tables(port, matches)]
    for slot in slots:
        await slot.connect(port)
    await load.play(slots, WARM)
    count(pid, True)
    await load.play(slots, moves)
    count(pid, False)


def main() -> None:
    """Count, and print what a move takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int, nargs="?", default=50)
    parser.add_argument("--moves", type=int, help="of each match; together some two thousand")
    parser.add_argument("--out", default="", help="a file for callgrind_annotate")
    given = parser.parse_args()
    moves = given.moves or max(20, 2000 // given.matches)
    with tempfile.TemporaryDirectory(dir=BENCH) as folder:
        counts = given.out or f"{folder}/counts"
        server = subprocess.Popen(
            [
                "valgrind", "--tool=callgrind", "--instr-atstart=no", "--trace-children=no",
                f"--callgrind-out-file={counts}",
                sys.executable, str(BENCH / "serve.py"), f"{folder}/t.sqlite3", "600",
            ],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(played(port, server.pid, given.matches, moves))
        finally:
            server.terminate()
            _, said = server.communicate(timeout=120)
        found = re.search(r"Collected : (\d+)", said)
        assert found is not None, said
        print(f"{given.matches} matches: {int(found[1]) / (given.matches * moves):,.0f} "
              f"instructions a move, of {given.matches * moves:,}")  # fmt: skip


if __name__ == "__main__":
    main()
