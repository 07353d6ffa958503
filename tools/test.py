"""Run every test on the source as it stands, then those of the rules on the compiled wheel."""

import os
import subprocess
import sys
import time

from compiler import missing_package
from environment import ROOT, python_of, say, set_up

RULES = ("tests/contract", "tests/games", "tests/golden", "tests/kernel", "tests/cli",
         "tests/bots")  # fmt: skip


def pytest(name: str, expected: str, *paths: str) -> None:
    """Run tests in the environment of that name; stop at the first run that fails."""
    say(f"testing the {expected} games")
    command = [python_of(name), "-m", "pytest", "-n", "auto", *paths]
    env = {**os.environ, "LUDIADE_EXPECT": expected}
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if code != 0:
        sys.exit(f"\nludiade: TESTS FAILED on the {expected} games (pytest ended with {code})")


def main() -> None:
    started = time.monotonic()
    pytest("dev", "plain", "tests", "--ignore=tests/web", "--ignore=tests/attacks")
    pytest("dev", "plain", "tests/attacks", "-n", "0")  # others must be served within a second
    pytest("dev", "plain", "tests/web", "-n", "0", "-m", "not full")  # one browser at a time
    package = missing_package()
    if package is None:
        set_up("compiled")
        pytest("compiled", "compiled", *RULES)
        verdict = "all tests passed, plain and compiled"
    elif os.environ.get("CI"):
        sys.exit(f"\nludiade: CI tests the compiled games too: apt install {package}")
    else:
        verdict = f"all tests passed; THE COMPILED GAMES WERE NOT TESTED: apt install {package}"
    print(f"\nludiade: {verdict}, in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
