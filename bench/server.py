"""Moves a second of Diamoniak on line: our server beside boardgame.io's, in memory and on files.

Server and load each have a core of their own. A move counts when both clients of its match have the
update; ours is on the disk by then. `make bench-server`; `make idle` holds idle connections.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from canary import canary
from engine import BOARDGAMEIO, executable, install_boardgameio

BENCH = Path(__file__).resolve().parent
OUT = BENCH / "out" / "server.json"
SERVER_CORE, LOAD_CORE = 0, 1
MATCHES = (1, 50, 200, 500)
IDLE = 10_000
IDLE_S = 3.0
"""After which our live states are dropped where memory is measured; 60 seconds by default."""

Run = dict[str, Any]


def on_core(core: int) -> Any:
    """Bind a child to one core, where there are two."""
    return lambda: os.sched_setaffinity(0, {core} & os.sched_getaffinity(0) or {0})


def measured(server: list[str], load: list[str], where: Path, *numbers: int) -> Run:
    """Start a server, put load on it, and read the figures the load ends with."""
    process = subprocess.Popen(
        server, cwd=where, stdout=subprocess.PIPE, text=True, preexec_fn=on_core(SERVER_CORE)
    )
    try:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        command = [*load, port, str(process.pid), *map(str, numbers)]
        done = subprocess.run(
            command, cwd=where, check=True, stdout=subprocess.PIPE, text=True,
            preexec_fn=on_core(LOAD_CORE),
        )  # fmt: skip
        figures: Run = json.loads(done.stdout.splitlines()[-1])
        return figures
    finally:
        process.terminate()
        process.wait(30)


def ours(matches: int, seconds: int, idle: int = 0, idle_s: float = 60.0) -> Run:
    """Our server, every move synced; beside `idle` matches that are only connected."""
    with tempfile.TemporaryDirectory(dir=BENCH) as folder:
        server = [sys.executable, str(BENCH / "serve.py"), f"{folder}/t.sqlite3", str(idle_s)]
        return measured(
            server, [sys.executable, str(BENCH / "load.py")], BENCH, matches, seconds, idle
        )  # fmt: skip


def theirs(matches: int, seconds: int, on_files: bool) -> Run:
    """boardgame.io's server, its state in memory or in files."""
    node = executable("node")
    install_boardgameio(node)
    with tempfile.TemporaryDirectory(dir=BENCH) as folder:
        server = [node, "server.js", *([folder] if on_files else [])]
        return measured(server, [node, "load.js"], BOARDGAMEIO, matches, seconds)


def hold(seconds: int) -> None:
    """Idle connections beside one match that is played; the load misses none of them."""
    run = ours(1, seconds, IDLE // 2, IDLE_S)
    print(f"{IDLE:,} idle connections held {seconds} s, {run['idle_kb']:.1f} kB each; "
          f"beside them {run['per_s']:,.0f} moves/s, p99 {run['p99_ms']:.1f} ms")  # fmt: skip


def sync_ms() -> float:
    """The median time of a sync of four thousand bytes on this disk."""
    times = []
    with tempfile.NamedTemporaryFile(dir=BENCH) as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * sorted(times)[100]


def row(name: str, run: Run) -> str:
    return (
        f"{name:<34}{run['per_s']:>10,.0f}{run['p50_ms']:>10.1f}{run['p99_ms']:>10.1f}"
        f"{run['per_cpu_s']:>16,.0f}{run['rss_mb']:>8.0f}"
    )


def main() -> None:
    """Measure, print the table, write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10, help="of each run")
    parser.add_argument("--crowd", type=int, default=5000, help="matches connected and idle")
    parser.add_argument("--hold", type=int, help="only hold 10,000 idle connections, in seconds")
    given = parser.parse_args()
    if given.hold is not None:
        hold(given.hold)
        return
    speed, sync = canary(), sync_ms()
    print(f"canary {speed:.3f} s, a sync of this disk {sync:.2f} ms, "
          f"load average {os.getloadavg()[0]:.1f}\n")  # fmt: skip
    heads = ("moves/s", "p50 ms", "p99 ms", "per CPU second", "MB")
    print(f"{'':<34}{heads[0]:>10}{heads[1]:>10}{heads[2]:>10}{heads[3]:>16}{heads[4]:>8}")
    runs: dict[str, Run] = {}

    def note(name: str, run: Run) -> None:
        runs[name] = run
        print(row(name, run), flush=True)

    for matches in MATCHES:
        note(f"ours_{matches}", ours(matches, given.seconds))
        note(f"boardgameio_memory_{matches}", theirs(matches, given.seconds, on_files=False))
    note("boardgameio_files_200", theirs(200, given.seconds, on_files=True))
    note(f"ours_50_of_{given.crowd}", ours(50, given.seconds, given.crowd, IDLE_S))
    figures = {
        f"{name}_{key}": run[key] for name, run in runs.items()
        for key in ("per_s", "p50_ms", "p99_ms", "per_cpu_s", "rss_mb")
    }  # fmt: skip
    crowd = runs[f"ours_50_of_{given.crowd}"]
    figures["idle_kb"] = crowd["idle_kb"]
    figures["cost_5000_over_50"] = runs["ours_50"]["per_cpu_s"] / crowd["per_cpu_s"]
    figures["sync_ms"] = sync
    figures["times_boardgameio_200"] = (
        runs["ours_200"]["per_s"] / runs["boardgameio_memory_200"]["per_s"]
    )
    figures["times_boardgameio_200_per_cpu_s"] = (
        runs["ours_200"]["per_cpu_s"] / runs["boardgameio_memory_200"]["per_cpu_s"]
    )
    for name in ("idle_kb", "cost_5000_over_50", "times_boardgameio_200",
                 "times_boardgameio_200_per_cpu_s"):  # fmt: skip
        print(f"{name:<34}{figures[name]:>10.2f}")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"canary_s": speed, "figures": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
