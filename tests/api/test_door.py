"""The front door: what `import ludiade` offers, lazily, typed, and nothing else."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

import ludiade

EXPORTED = [
    "Action", "Actions", "Answer", "Awaiting", "BadRecord", "Bot", "Dataset", "Dice", "Event",
    "Expired", "Eyes", "Fault", "Game", "Illegal", "IllegalInput", "Match", "Menu", "Move",
    "Options", "Over", "Refusal", "Report", "Review", "Seen", "Shuffle", "Shuffled", "State",
    "Stopped", "Study", "Unfair", "Unready", "View", "__version__", "arena", "ask", "bot",
    "dataset", "experiment", "game", "games", "load", "playout", "review", "simulate", "verify",
]  # fmt: skip
TYPED = Path(__file__).with_name("typed_example.py")


def test_what_is_exported():
    assert sorted(ludiade.__all__) == EXPORTED
    for name in EXPORTED:
        assert getattr(ludiade, name) is not None
        assert name in dir(ludiade)
    assert [name for name in dir(ludiade) if name not in EXPORTED and name[:2] != "__"] == []
    with pytest.raises(AttributeError, match="Matsh"):
        ludiade.Matsh  # noqa: B018


def test_the_package_of_the_games_can_be_called_whatever_was_imported_first():
    code = "import ludiade.games.diego, ludiade; print([g.id for g in ludiade.games()])"
    for words in (code, code.replace("import ludiade.games.diego, ", "import ")):
        found = subprocess.run([sys.executable, "-c", words], capture_output=True, check=True)
        assert b"'diabolo', 'diadingo'" in found.stdout
    assert [game.id for game in ludiade.games()] == sorted(game.id for game in ludiade.games())


def test_the_door_opens_quickly_and_loads_only_what_is_used():
    code = "import sys, ludiade; print(len([m for m in sys.modules if m.startswith('ludiade')]))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert found.stdout == b"1\n"
    code = "import sys; from ludiade.cli import main; main(['--version']); "
    code += "print([m for m in ('rich', 'msgspec', 'fluent', 'asyncio') if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert found.stdout.splitlines()[-1] == b"[]"


def test_the_version_comes_at_once():
    def seconds() -> float:  # of the processor: other work on the machine does not count
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        words = [sys.executable, "-m", "ludiade", "--version"]
        subprocess.run(words, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(5)) < 0.1


@pytest.mark.slow
def test_a_typed_example_is_typed_through_and_through(tmp_path):
    assert (Path(ludiade.__file__).parent / "py.typed").is_file()
    words = ["-m", "mypy", "--strict", "--disallow-any-expr", "--follow-imports=silent"]
    words += ["--cache-dir", str(tmp_path), str(TYPED)]
    root = str(Path(ludiade.__file__).parents[1])
    env = {"MYPYPATH": root, "PATH": "/usr/bin:/bin"}
    found = subprocess.run([sys.executable, *words], capture_output=True, text=True, env=env)
    assert found.returncode == 0, found.stdout


def test_the_typed_example_runs():
    subprocess.run([sys.executable, str(TYPED)], check=True, timeout=120)
