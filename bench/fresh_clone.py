"""`make play` from a fresh clone, a second start, and a start without a compiler, in seconds; and
how long Mélusine takes for a move before and after the bots change over. Writes `out/play.json`.
"""

import json
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
OUT = HERE / "out" / "play.json"
READY, COMPILED, FAILED = "is ready", "are compiled", "Compiling failed"
PATIENCE_S = 1800


def start(clone: Path, until: str, **env: str) -> dict[str, float]:
    """`make play` until it has said something; the seconds to each line of interest."""
    began = time.monotonic()
    heard: dict[str, float] = {}
    told = {**os.environ, "LUDIADE_LANG": "en", **env}
    command = ["make", "play", "PORT=8400", "OPEN=no", "LAN=no"]
    play = subprocess.Popen(command, cwd=clone, env=told, stdout=subprocess.PIPE, text=True,
                            start_new_session=True)  # fmt: skip
    assert play.stdout is not None
    try:
        for line in play.stdout:
            seconds = round(time.monotonic() - began, 2)
            print(f"{seconds:8.2f} s  {line.rstrip()}", flush=True)
            for words in (READY, COMPILED, FAILED):
                if words in line:
                    heard[words] = seconds
            if until in line or FAILED in line or seconds > PATIENCE_S:
                break
    finally:
        os.killpg(play.pid, signal.SIGINT)
        play.stdout.close()
        used = os.wait4(play.pid, 0)[2]
    return {**heard, "CPU": round(used.ru_utime + used.ru_stime, 2)}


def pace(clone: Path, path: Path) -> dict[str, Any]:
    command = [str(clone / ".venv/bin/python"), str(clone / "bench/pace.py")]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(done.stdout))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "ludiade")
        subprocess.run(["git", "clone", "-q", str(HERE.parent), str(clone)], check=True)
        told: dict[str, Any] = {"load": os.getloadavg()[0], "fresh clone": start(clone, COMPILED)}
        told["second start"] = start(clone, READY)
        (build,) = (clone / "build/compiled").iterdir()
        told["compiled"], told["plain"] = pace(clone, build), pace(clone, clone / "src")
        bare = Path(folder, "bare")
        subprocess.run(["git", "clone", "-q", str(HERE.parent), str(bare)], check=True)
        told["without a compiler"] = start(bare, READY, CC="/nowhere/cc")
        told["second start without"] = start(bare, READY, CC="/nowhere/cc")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(told, indent=2) + "\n")
    for what in ("fresh clone", "second start", "without a compiler", "second start without"):
        print(f"{what:22}", *(f"{words}: {s} s" for words, s in told[what].items()))
    for game, plain in told["plain"].items():
        if game != "build":
            after = told["compiled"][game]["mean_s"]
            print(f"{game:22}{plain['mean_s']:8.3f} s plain {after:8.3f} s compiled")


if __name__ == "__main__":
    main()
