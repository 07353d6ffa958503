"""Playouts a second of tree searches at 20 positions of Diamoniak for two players, to the end.

Ours is the search as the expert bot uses it, compiled and plain; beside it boardgame.io's own MCTS
bot and OpenSpiel's Python MCTS. Every figure is per second of CPU time of a process of its own,
one after the other.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from canary import canary
from engine import BENCH, BOARDGAMEIO, executable, install_boardgameio, last_json_line

POSITIONS = str(BENCH / "positions.json")
OPENSPIEL = BENCH / "peers" / "openspiel_mcts.py"
OUT = BENCH / "out" / "bots.json"

Run = dict[str, Any]


def boardgameio(iterations: int) -> Run:
    """Measure boardgame.io's MCTS bot."""
    node = executable("node")
    install_boardgameio(node)
    program = str(BOARDGAMEIO / "mcts.js")
    return last_json_line([node, "--single-threaded", program, POSITIONS, str(iterations)])


def openspiel(simulations: int) -> Run:
    """Measure OpenSpiel's Python MCTS bot."""
    return last_json_line([sys.executable, str(OPENSPIEL), POSITIONS, str(simulations)])


def ours(playouts: int, build: str) -> Run:
    """Measure our search, compiled (as installed) or plain (from the source)."""
    source = {"PYTHONPATH": str(BENCH.parent / "src")} if build == "plain" else {}
    run = last_json_line([sys.executable, str(BENCH / "our_search.py"), str(playouts)], **source)
    if run["build"] != build:
        sys.exit(f"bench-bots: the search was not measured {build}")
    return run


def table(runs: dict[str, Run]) -> str:
    """Align the figures under their headings."""
    fastest = runs["ours_compiled"]["per_s"]
    lines = [f"{'search':<16}{'playouts/s':>12}{'ours is':>10}{'playouts':>10}{'CPU s':>8}"]
    for name, run in runs.items():
        ratio = f"{fastest / run['per_s']:,.0f}×"
        lines.append(
            f"{name:<16}{run['per_s']:>12,.0f}{ratio:>10}{run['playouts']:>10,}{run['cpu_s']:>8.1f}"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure all searches, print their table and write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="of the playouts of each search")
    scale = parser.parse_args().scale

    canary_s = canary()
    runs = {
        "ours_compiled": ours(int(10_000 * scale), "compiled"),
        "ours_plain": ours(int(300 * scale), "plain"),
        "boardgameio": boardgameio(int(30 * scale)),
        "openspiel": openspiel(int(80 * scale)),
    }
    print(f"canary {canary_s:.3f} s (ten million additions in plain CPython)")
    print(f"{len(json.loads(Path(POSITIONS).read_text()))} positions of Diamoniak, two players\n")
    print(table(runs))
    figures = {
        "ours_playouts_per_s": runs["ours_compiled"]["per_s"],
        "ours_plain_playouts_per_s": runs["ours_plain"]["per_s"],
        "boardgameio_mcts_per_s": runs["boardgameio"]["per_s"],
        "openspiel_mcts_per_s": runs["openspiel"]["per_s"],
    }
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"canary_s": canary_s, "figures": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
