"""Random play on one core: our games compiled, plain and by the batch stepper, beside others.

boardgame.io and OpenSpiel-style Python play the same Diamoniak; OpenSpiel's C++ games, RLCard,
PettingZoo's classics and pgx play games of their own. Every figure is decisions a second of CPU
time of a process of its own, one after the other, on one core. A peer that is not there is named.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from canary import canary
from ludiade.kernel.shelf import has, names

BENCH = Path(__file__).resolve().parent
BOARDGAMEIO = BENCH / "peers" / "boardgameio"
OPENSPIEL = BENCH / "peers" / "openspiel_diamoniak.py"
OTHERS = BENCH / "peers" / "other_games.py"
OUT = BENCH / "out" / "engine.json"
ACTIONS = ("draw", "stop", "buy", "pay", "fairy")
ONE_THREAD = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}  # fmt: skip

Playouts = dict[str, Any]


def executable(name: str) -> str:
    """Find a program by the environment variable of its name, else on the path."""
    found = os.environ.get(name.upper()) or shutil.which(name)
    if found is None:
        sys.exit(f"bench-engine needs {name}: put it on PATH or name it in {name.upper()}")
    return found


def last_json_line(command: list[str], **env: str) -> Playouts:
    """Run a measuring program and decode the line it ends with."""
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env={**os.environ, **env}
    )
    figures: Playouts = json.loads(done.stdout.splitlines()[-1])
    return figures


def install_boardgameio(node: str) -> None:
    """Install boardgame.io as locked, unless a finished installation is there."""
    if (BOARDGAMEIO / "node_modules" / ".package-lock.json").exists():  # npm writes it last
        return
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [executable("npm"), "ci", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=BOARDGAMEIO, check=True, env={**os.environ, "PATH": path})


def boardgameio(seconds: float) -> Playouts:
    """Measure boardgame.io's dispatch; V8 collects its garbage on the measured core too."""
    node = executable("node")
    install_boardgameio(node)
    playouts = BOARDGAMEIO / "playouts.js"
    return last_json_line([node, "--single-threaded", str(playouts), str(seconds)])


def openspiel(seconds: float) -> Playouts:
    """Measure the OpenSpiel-style Python game."""
    return last_json_line([sys.executable, str(OPENSPIEL), str(seconds)])


def ours(seconds: float) -> dict[str, Playouts]:
    """Measure our games, compiled (as installed) and plain (from the source), one by one."""
    runs = {}
    for name in names():
        command = [sys.executable, str(BENCH / "ours.py"), name, str(seconds)]
        runs[f"{name}_compiled"] = last_json_line(command)
        runs[f"{name}_plain"] = last_json_line(command, PYTHONPATH=str(BENCH.parent / "src"))
        for build in ("compiled", "plain"):
            if runs[f"{name}_{build}"]["build"] != build:
                sys.exit(f"bench-engine: {name} was not measured {build}")
    return runs


def batches(seconds: float) -> dict[str, dict[str, float]]:
    """Measure the batch stepper, as installed, where a game has one."""
    runs = {}
    for name in names():
        if has(name, "learning.batch"):
            command = [sys.executable, str(BENCH / "batches.py"), name, str(seconds)]
            runs[name] = last_json_line(command)
            if runs[name].pop("build") != "compiled":
                sys.exit(f"bench-engine: the batch of {name} was not measured compiled")
    return runs


def others(seconds: float) -> dict[str, dict[str, float]]:
    """Measure what other libraries play; one that is not there, or fails, has no figures."""
    runs = {}
    for peer in ("openspiel", "rlcard", "pettingzoo", "pgx"):
        command = [sys.executable, str(OTHERS), peer, str(seconds)]
        try:
            runs[peer] = last_json_line(command, **ONE_THREAD)
        except subprocess.CalledProcessError:
            runs[peer] = {}
    return runs


def row(name: str, run: Playouts, peer: float) -> list[str]:
    """Write the figures of one engine as the cells of a line."""
    length = f"{run['mean_length']:.1f} ± {run['mean_length_error']:.1f}"
    shares = [f"{run['shares'][a]:.2%}" if a in run["shares"] else "" for a in ACTIONS]
    ratio = f"{run['per_s'] / peer:.1f}×"
    return [name, f"{run['per_s']:,.0f}", ratio, f"{run['games']:,}", length, *shares]


def table(runs: dict[str, Playouts]) -> str:
    """Align the figures of all engines under their headings."""
    rows = [["engine", "decisions/s", "boardgame.io", "games", "mean length", *ACTIONS]]
    peer = runs["boardgameio"]["per_s"]
    rows += [row(name, run, peer) for name, run in runs.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        numbers = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *numbers]))
    return "\n".join(lines)


def figures(runs: dict[str, Playouts]) -> dict[str, float]:
    """Name the figures as they go on record."""
    speeds = {f"{name}_per_s": run["per_s"] for name, run in runs.items()}
    named = {
        "ours": runs["diamoniak_compiled"],
        "boardgameio": runs["boardgameio"],
        "openspiel": runs["openspiel_python"],
    }
    lengths: dict[str, float] = {}
    for name, run in named.items():
        lengths[f"mean_length_{name}"] = run["mean_length"]
        lengths[f"mean_length_error_{name}"] = run["mean_length_error"]
        lengths |= {f"share_{action}_{name}": run["shares"][action] for action in ACTIONS}
    return speeds | lengths


def batch_table(runs: dict[str, dict[str, float]]) -> str:
    """The batch stepper, millions of decisions a second."""
    lines = [f"{'batch stepper':<18}{'rollout':>12}{'step':>12}{'and observe':>14}"]
    for name, run in runs.items():
        rollout, step, observe = (run[way] / 1e6 for way in ("rollout", "step", "step_and_observe"))
        lines.append(f"{name:<18}{rollout:>10.1f} M{step:>10.1f} M{observe:>12.1f} M")
    return "\n".join(lines)


def others_table(runs: dict[str, dict[str, float]]) -> str:
    """Other libraries' games."""
    lines = [f"{'other games':<34}{'decisions/s':>14}"]
    for peer, run in runs.items():
        lines += [f"{f'{peer}: {game}':<34}{per_s:>14,.0f}" for game, per_s in run.items()]
        if not run:
            lines.append(f"{peer}: not measured, see above (pip install it, or `make bench`)")
    return "\n".join(lines)


def main() -> None:
    """Measure all engines, print their tables and write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time for each engine")
    seconds = parser.parse_args().seconds
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    load = os.getloadavg()[0]
    canary_s = canary()
    by_batch = batches(seconds)
    runs = {
        **ours(seconds),
        "boardgameio": boardgameio(seconds),
        "openspiel_python": openspiel(seconds),
    }
    elsewhere = others(seconds)
    version = subprocess.run([executable("node"), "--version"], capture_output=True, text=True)
    print(f"canary {canary_s:.3f} s (ten million additions in plain CPython), load {load:.1f}")
    print(f"Node {version.stdout.strip()}; boardgame.io and OpenSpiel play Diamoniak\n")
    print(table(runs))
    print(f"\n{batch_table(by_batch)}\n\n{others_table(elsewhere)}")
    told = {
        "canary_s": canary_s, "load": load, "figures": figures(runs), "batch_per_s": by_batch,
        "other_games_per_s": elsewhere,
    }  # fmt: skip
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
