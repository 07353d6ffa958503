"""Run every test on the source as it stands, then those that play on the compiled wheel."""

import os
import subprocess
import sys
import time

from compiler import missing_package
from environment import ROOT, python_of, say, set_up

RULES = ("tests/contract", "tests/games", "tests/golden", "tests/kernel", "tests/bots",
         "tests/cli/test_commands.py", "tests/cli/test_verify.py")  # fmt: skip
SERVED = ("tests/server/room", "tests/server/table", "--ignore=tests/server/room/test_chaos.py")
"""The server's tests in which games are played: the others never ask a compiled module."""
ALL_LAWS = ("test_every_law_after_every_input", "test_every_law_at_some_inputs_of_many_games")
"""Minutes on the plain games, seconds on the compiled ones: where both are tested, there alone."""
WORKERS = str(1 + (os.cpu_count() or 1))
"""One more than cores: many tests wait for a delay, a disk or another process."""


def begin(name: str, expected: str, *paths: str) -> "subprocess.Popen[bytes]":
    """Begin tests in the environment of that name."""
    say(f"testing the {expected} games: {' '.join(paths)}")
    command = [python_of(name), "-m", "pytest", *paths]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "LUDIADE_EXPECT": expected})


def end(*runs: "subprocess.Popen[bytes]") -> None:
    """Wait for tests; stop here if any of them fail."""
    codes = [run.wait() for run in runs]
    if any(codes):
        sys.exit(f"\nludiade: TESTS FAILED (pytest ended with {codes})")


def main() -> None:
    started = time.monotonic()
    package = missing_package()
    later = [f"--ignore=tests/{apart}" for apart in ("web", "attacks", "cluster")]
    if package is None:
        later += [f"--deselect=tests/contract/test_laws.py::TestGames::{law}" for law in ALL_LAWS]
    end(begin("dev", "plain", "tests", *later, "-n", WORKERS))
    end(begin("dev", "plain", "tests/attacks"))  # alone: others must be served within a second
    end(begin("dev", "plain", "tests/cluster/test_torture.py"))  # 20 faults, alone for the same
    browser = ("tests/web", "-m", "not full")  # one browser at a time
    if package is None:
        set_up("compiled")
        end(begin("dev", "plain", *browser), begin("compiled", "compiled", *RULES, *SERVED))
        verdict = "all tests passed, plain and compiled"
    elif os.environ.get("CI"):
        sys.exit(f"\nludiade: CI tests the compiled games too: apt install {package}")
    else:
        end(begin("dev", "plain", *browser))
        verdict = f"all tests passed; THE COMPILED GAMES WERE NOT TESTED: apt install {package}"
    print(f"\nludiade: {verdict}, in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
