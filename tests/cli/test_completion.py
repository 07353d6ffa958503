"""Completion, as the shells do it: what is offered for a word, and the scripts themselves."""

import os
import pty
import select
import shutil
import subprocess
import sys
import time

import pytest

from ludiade.cli.commands import NAMES
from ludiade.cli.completion import lines
from ludiade.kernel.shelf import names
from tests.cli.program import CLEAN, PATH

OFFERED = {
    "commands": (["re"], ["replay", "review"]),
    "options of the program": (["--l"], ["--lang"]),
    "commands of help": (["help", "ba"], ["backup"]),
    "games": (["play", ""], list(names())),
    "a game": (["rules", "diam"], ["diamino", "diamoniak"]),
    "after the language": (["--lang", "en", "rules", "diab"], ["diabolo"]),
    "games and the wire": (["schema", "w"], ["wire"]),
    "bots at the table": (["play", "diego", "Ana", "e"], ["easy", "expert"]),
    "levels": (["arena", "diego", "--bots", "h"], ["hard"]),
    "levels in a list": (["arena", "diego", "--bots", "easy,m"], ["easy,medium"]),
    "options": (["arena", "diego", "--s"], ["--seed", "--seconds"]),
    "values": (["serve", "--role", ""], ["play", "watch"]),
    "values after =": (["serve", "--role=w"], ["--role=watch"]),
    "faults": (["simulate", "diego", "--on-fault", "s"], ["stop"]),
    "languages": (["games", "--lang", ""], ["fr", "en"]),
    "shells": (["completion", ""], ["bash", "zsh", "fish"]),
    "a game's commands": (["diamino", "l"], ["lexicon", "list"]),
    "their second words": (["diamino", "lexicon", ""], ["dump"]),
    "their options": (["diamino", "judge", "--v"], ["--verbs"]),
    "their values": (["diamino", "judge", "KEPI", "--list", "s"], ["sport"]),
    "a family's commands": (["lab", ""], ["ask", "run", "dataset", "calibrate"]),
    "questions": (["lab", "ask", "l"], ["length", "luck"]),
    "games of a question": (["lab", "ask", "luck", "die"], ["diego"]),
    "places": (["lab", "run", "x.toml", "--on", "h"], ["here"]),
    "files": (["replay", ""], [":files"]),
    "files of an option": (["arena", "diego", "--out", "x"], [":files"]),
    "a bot's file": (["arena", "diego", "--bots", "./my"], [":files"]),
    "nothing": (["games", "diego", ""], []),
    "after nonsense": (["fly", ""], []),
}


@pytest.mark.parametrize("what", OFFERED)
def test_what_is_offered(what):
    words, offered = OFFERED[what]
    assert [line.partition("\t")[0] for line in lines(words, "en")] == offered


def test_commands_and_options_say_what_they_are():
    assert lines(["gam"], "fr") == [
        "games\tMontre les jeux de l’étagère, ou la fiche et les options d’un jeu."
    ]
    assert lines(["games", "--j"], "en") == ["--json\twrites JSON, for programs"]
    assert {line.partition("\t")[0] for line in lines([""], "fr")} >= set(NAMES)


@pytest.fixture
def env(tmp_path):
    """An environment in which `ludiade` is this program."""
    program = tmp_path / "bin" / "ludiade"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m ludiade "$@"\n')
    program.chmod(0o755)
    (tmp_path / "match.json").touch()
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    return {**CLEAN, "PYTHONPATH": PATH, "PATH": path, "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}


TYPED = {
    "rules diab": "rules diabolo",
    "arena diego --bots easy,me": "arena diego --bots easy,medium",
    "serve --role=w": "serve --role=watch",
    "replay mat": "replay match.json",
    "diamino lex": "diamino lexicon",
}
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "bind 'set enable-bracketed-paste off'"),
    "zsh": (["zsh", "-f", "-i"], "autoload -Uz compinit; compinit -u; unsetopt beep"),
}


@pytest.mark.parametrize("shell", SHELLS)
def test_a_person_presses_the_tab_key(shell, env, tmp_path):
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    command, settings = SHELLS[shell]
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        command, env={**env, "TERM": "dumb", "PS1": "> "}, cwd=tmp_path,
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    try:
        ask(ours, f'{settings}; eval "$(ludiade completion {shell})"; echo READ""Y\n', "READY\r")
        for typed, whole in TYPED.items():
            # the key, then the whole line told back: ^A goes to its beginning
            ask(ours, f"ludiade {typed}\t", whole.split()[-1].split("=")[-1])
            ask(ours, "\x01echo TO''LD \n", f"TOLD ludiade {whole}\r")
    finally:
        running.kill()
        running.wait()
        os.close(ours)


def ask(terminal: int, keys: str, until: str) -> None:
    """Type, and wait for what should appear."""
    os.write(terminal, keys.encode())
    shown = b""
    until_then = time.monotonic() + 60
    while until.encode() not in shown:
        ready, _, _ = select.select([terminal], [], [], max(0.0, until_then - time.monotonic()))
        assert ready, shown.decode(errors="replace")
        shown += os.read(terminal, 4096)


@pytest.mark.skipif(shutil.which("fish") is None, reason="no fish here")
def test_fish(env, tmp_path):
    script = """
ludiade completion fish | source
complete --do-complete 'ludiade rules diam'
complete --do-complete 'ludiade games --j'
complete --do-complete 'ludiade arena diego --bots easy,m'
complete --do-complete 'ludiade replay mat'
"""
    done = subprocess.run(
        ["fish", "-c", script], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert done.stdout.splitlines() == [
        "diamino", "diamoniak", "--json\técrit du JSON, pour les programmes", "easy,medium",
        "match.json",
    ]  # fmt: skip
