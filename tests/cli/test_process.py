"""The edge of the process: full disks, closed pipes, plain outputs, locales, speed."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.program import CLEAN, PATH, ludiade

GOLDEN = str(Path(__file__).parent.parent / "golden" / "diamoniak" / "00-2-players.json")
FULL = Path("/dev/full")
QUICK = [("games", "--json"), ("replay", GOLDEN)]
SLOW = [
    ("help",), ("games",), ("rules", "diego"), ("replay", GOLDEN, "--json"),
    ("replay", GOLDEN, "--at", "5"), ("schema", "wire"), ("completion", "bash"),
    ("simulate", "diabolo"),
]  # fmt: skip
LOUD = [*QUICK, *(pytest.param(words, marks=pytest.mark.slow) for words in SLOW)]
"""Commands that write, each a process of its own: two stand for all before a commit."""


def named(words):
    """A command as a test is named after it, the same on every machine."""
    return " ".join("match.json" if word == GOLDEN else word for word in words)


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", LOUD, ids=named)
def test_a_full_disk_is_a_sentence(words):
    with FULL.open("wb") as full:
        done = ludiade(*words, stdout=full)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["Le système refuse\u00a0: le disque est plein."]


@pytest.mark.parametrize("words", LOUD, ids=named)
def test_a_closed_pipe_ends_without_a_word(words):
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = ludiade(*words, stdout=pipe)
    assert (done.returncode, done.stderr) == (141, b"")


def test_closed_outputs_are_no_mistake():
    words = [sys.executable, "-m", "ludiade", "games"]
    line = " ".join([*words, ">&-", "2>&-"])
    env = {**CLEAN, "PYTHONPATH": PATH}
    assert subprocess.run(["sh", "-c", line], env=env, timeout=60).returncode == 0


@pytest.mark.parametrize("words", LOUD, ids=named)
@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0",
                         "PYTHONCOERCECLOCALE": "0"}], ids=["encoding", "locale"])  # fmt: skip
def test_an_output_without_accents_is_written_without_them(words, env):
    done = ludiade(*words, env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    if "--json" in words:
        whole = ludiade(*words)
        assert [json.loads(line) for line in done.stdout.splitlines()] == [
            json.loads(line) for line in whole.stdout.splitlines()
        ]


def test_letters_keep_their_shape_without_accents():
    done = ludiade("fly", env={"PYTHONIOENCODING": "ascii"})
    assert done.stderr.startswith(b'Il n\'y a pas de commande " fly ".')


@pytest.mark.parametrize(
    ("env", "french"),
    [
        ({}, True), ({"LANG": "C"}, True), ({"LC_ALL": "POSIX"}, True), ({"LANG": "C.UTF-8"}, True),
        ({"LANG": "fr_CH.UTF-8"}, True), ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8"}, False), ({"LANG": "pt_BR", "LC_ALL": "C"}, True),
        ({"LANG": "de_DE.UTF-8", "LUDIADE_LANG": "fr"}, True),
    ],
)  # fmt: skip
def test_the_locale_says_the_language(env, french):
    said = ludiade("fly", env=env).stderr.decode()
    assert said.startswith("Il n’y a pas de commande" if french else "There is no command")


def test_the_version_is_quick_and_loads_nothing():
    """Less than 0.1 s of this process's own work, whatever else the machine does."""
    code = (
        "import sys, time; before = time.process_time(); from ludiade.cli import main;"
        "main(['--version']); took = time.process_time() - before;"
        "heavy = {'argparse', 'msgspec', 'fluent', 'rich', 'asyncio'} & set(sys.modules);"
        "sys.exit(f'{took} s, {heavy}' if took > 0.05 or heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**CLEAN, "PYTHONPATH": PATH}, capture_output=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words", [["games"], ["help"], ["complete", "--", "arena", "--"]])
def test_a_command_loads_no_other(words):
    code = (
        f"import sys; from ludiade.cli import main; main({words!r});"
        "loaded = [name for name in sys.modules if name.startswith('ludiade.cli.commands.')];"
        "heavy = {'rich', 'asyncio', 'sqlite3', 'ludiade.server'} & set(sys.modules);"
        "print(*loaded, *heavy, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**CLEAN, "PYTHONPATH": PATH}, capture_output=True
    )
    name = words[2] if words[0] == "complete" else words[0]
    assert done.stderr.decode().split() == [f"ludiade.cli.commands.{name}"]


def test_ctrl_c_ends_in_silence(tmp_path):
    import signal

    words = ["simulate", "diabolo", "--games", "100000", "--bots", "easy"]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludiade", *words], env={**CLEAN, "PYTHONPATH": PATH},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")
