"""Times the words of Diamino beside MAGPIE, prints a table and writes `out/words.json`.

All times are CPU time of one core. Other machines' times are scaled by the canary: ten million
`s += i` inside a function. Every play is written into a flat buffer; what fits on the squares is
up to date beforehand, as in MAGPIE's figures.
"""

import gzip
import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.plays import TILES_LAID, Board, Plays, Value, search

HERE = Path(__file__).parent
DATA = HERE.parent / "tests" / "data" / "diamino"
OUT = HERE / "out" / "words.json"
POINTS = [1, 4, 2, 2, 1, 4, 4, 4, 1, 8, 9, 1, 2, 1, 1, 2, 8, 1, 1, 1, 1, 4, 9, 8, 8, 9, 0]
TILES = "A9B2C3D3E18F2G2H2I8J1K1L5M3N7O6P3Q1R8S7T7U6V2W1X1Y1Z1"
DEVILS = [
    "...v...r...v...",
    ".r...........r.",
    "...............",
    "v....v...v....v",
    "....r.....r....",
    "...v.......v...",
    "...............",
    "r.............r",
]
DEVIL_POINTS = {"r": 10, "v": -5, ".": 0}
SQUARES = [[DEVIL_POINTS[sign] for sign in row] for row in DEVILS + DEVILS[6::-1]]
SCORE = Value(POINTS, SQUARES, whole_word=True)
FREE_BOARD = ["." * 15] * 15
BIG_ENOUGH_MS = 0.05

BUILD = """
import resource, sys, time
from ludiade.games.diamino.words.graph.build import build
words = open(sys.argv[1]).read().split()
began = time.process_time()
graph = build(words)
print(time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
JUDGE = "from ludiade.games.diamino.words.lexicon import Lexicon; Lexicon.open().judge('KEPI')"


def canary() -> float:
    """Seconds of ten million additions; the fastest of five."""

    def add() -> int:
        s = 0
        for i in range(10_000_000):
            s += i
        return s

    return min(cpu_ms(add) for _ in range(5)) / 1000


def cpu_ms(work: Callable[[], object]) -> float:
    """Milliseconds of CPU time."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def typical_ms(work: Callable[[], object]) -> float:
    """The median over enough runs; short work is repeated within a run to be measurable."""
    once = max(cpu_ms(work), 0.001)
    repeat = max(1, int(0.5 / once))

    def several() -> None:
        for _ in range(repeat):
            work()

    return median(cpu_ms(several) / repeat for _ in range(15))


def child_ms(code: str) -> float:
    """CPU milliseconds of a Python process; the fastest of fifteen."""

    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    times = []
    for _ in range(15):
        before = used()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append((used() - before) * 1000)
    return min(times)


def greedy_game_ms(graph: memoryview, seed: int) -> float:
    """Generator time of a game of two greedy players with twelve tiles each."""
    rng = Random(seed)
    bag = [s for at, s in enumerate(TILES) if s.isalpha() for _ in range(count_after(at))] + [
        "?"
    ] * 2
    rng.shuffle(bag)
    board = Board(graph, FREE_BOARD)
    plays = Plays(board)
    racks = ["", ""]
    spent, seat, passes = 0.0, 0, 0
    while passes < 2:
        while len(racks[seat]) < 12 and bag:
            racks[seat] += bag.pop()
        began = process_time()
        found = plays.best(racks[seat], 1, SCORE) if racks[seat] else []
        spent += process_time() - began
        passes = 0 if found else passes + 1
        for _, play in found:
            squares = board.place(*play)
            for row, col in squares:
                sign = play.word[row - play.row + col - play.col]
                racks[seat] = racks[seat].replace(sign if sign.isupper() else "?", "", 1)
        seat = 1 - seat
    return spent * 1000


def count_after(at: int) -> int:
    """How many tiles of the letter at this place of `TILES`."""
    digits = TILES[at + 1 : at + 3]
    return int(digits if digits.isdigit() else digits[0])


def time_positions(graph: memoryview, given: dict[str, Any], scale: float) -> list[dict[str, Any]]:
    """One row a position: our times, and how many times as long MAGPIE takes."""
    store = bytearray(40_000_000)
    rows = []
    for position in given["positions"]:
        start = (position["start"][0], position["start"][1])
        plays = Plays(Board(graph, position["rows"]), position["opening"], start)
        rack = position["rack"]
        number = plays.fill(rack, store)
        if number != position["n_plays"]:
            raise SystemExit(f"{position['id']}: {number} plays instead of {position['n_plays']}")
        row = {
            "id": position["id"],
            "plays": number,
            "all_ms": typical_ms(lambda: plays.fill(rack, store)),  # noqa: B023
            "best_ms": typical_ms(lambda: plays.best(rack, 1, SCORE)),  # noqa: B023
            "most_tiles_ms": typical_ms(lambda: plays.best(rack, 1, TILES_LAID)),  # noqa: B023
            "magpie_all_ms": position["ms_all_magpie"] * scale,
            "magpie_best_ms": position["ms_best_magpie"] * scale,
        }
        row["all"] = row["magpie_all_ms"] / row["all_ms"]
        row["best"] = row["magpie_best_ms"] / row["best_ms"]
        row["most_tiles"] = row["magpie_best_ms"] / row["most_tiles_ms"]
        rows.append(row)
        print(
            f"{row['id']:20}{number:9}{row['all_ms']:10.3f}{row['magpie_all_ms']:10.3f}"
            f"{row['all']:8.2f}{row['best_ms']:10.3f}{row['magpie_best_ms']:10.3f}"
            f"{row['best']:8.2f}{row['most_tiles']:8.2f}"
        )
    return rows


def main() -> None:
    """Measure, print, write."""
    given = json.loads((DATA / "speed.json").read_text())
    text = HERE / "out" / "FR.txt"
    text.parent.mkdir(exist_ok=True)
    text.write_bytes(gzip.decompress((DATA / "FR.txt.gz").read_bytes()))
    lexicon = Lexicon.from_words(text.open())
    graph = lexicon.graph()
    canary_s = canary()
    print(f"canary {canary_s:.3f} s, {search.__file__}")
    names = ("plays", "all ms", "magpie", "times", "best ms", "magpie", "times", "tiles")
    print("position".ljust(20) + "".join(name.rjust(9) for name in names))
    rows = time_positions(graph, given, canary_s / given["canary_s"])
    later = [row for row in rows if "open" not in row["id"]]
    crowded = [row for row in rows if "crowd" in row["id"]]
    big = [r for r in rows if r["magpie_all_ms"] * given["canary_s"] / canary_s >= BIG_ENOUGH_MS]
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(text)], check=True, capture_output=True, text=True
    )
    build_s, build_mb = map(float, built.stdout.split())
    figures = {
        "all_plays_vs_magpie": median(row["all"] for row in later),
        "all_plays_vs_magpie_worst": min(row["all"] for row in big),
        "best_play_vs_magpie": median(row["best"] for row in later),
        "best_play_vs_magpie_crowded": median(row["best"] for row in crowded),
        "most_tiles_vs_magpie": median(row["most_tiles"] for row in later),
        "graph_bytes": graph.nbytes,
        "graph_build_s": build_s,
        "graph_build_mb": build_mb,
        "greedy_game_ms": median(greedy_game_ms(graph, seed) for seed in range(20)),
        "start_ms": child_ms(JUDGE) - child_ms("pass"),
    }
    figures = {name: round(figure, 3) for name, figure in figures.items()}
    OUT.write_text(json.dumps({"canary_s": round(canary_s, 4), "figures": figures}, indent=2))
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
