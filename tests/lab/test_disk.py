"""What is written is there whole or not at all, by one process at a time."""

import resource
import signal
from contextlib import contextmanager

import pytest

from ludiade.cli.running import run as run_command
from ludiade.kernel import shelf
from ludiade.lab.contest.arena import arena
from ludiade.lab.entrants import entrant
from ludiade.lab.errors import Unready
from ludiade.lab.journal import Journal
from ludiade.lab.simulation import simulate


@contextmanager
def disk_of(size):
    """A disk on which no file may be larger."""
    endless = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, endless[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, endless)
        signal.signal(signal.SIGXFSZ, ignored)


def test_a_full_disk_leaves_the_report_that_was_there(tmp_path, capsys):
    report = tmp_path / "report.html"
    words = ["lab", "ask", "length", "diadingo", "--bots", "random", "--deals", "3", "--jobs", "1"]
    with disk_of(1000):
        assert run_command([*words, "--report", str(report)]) == 2
    assert list(tmp_path.iterdir()) == []
    report.write_text("mine")
    with disk_of(1000):
        assert run_command([*words, "--report", str(report)]) == 2
    assert report.read_text() == "mine"
    assert "Diadingo" in capsys.readouterr().out  # what was measured is told all the same
    assert run_command([*words, "--report", str(report)]) == 0
    assert "</html>" in report.read_text()


def test_two_simulations_or_contests_do_not_mix_in_one_place(tmp_path):
    diadingo, random = shelf.get("diadingo"), entrant("random")
    watched = []

    def again(steps, total):
        for step in steps:
            if not watched:
                watched.append(True)
                with pytest.raises(Unready, match="folder_busy"):
                    play()
            yield step

    def play(**more):
        simulate(diadingo, [random], games=3, records=tmp_path / "records", **more)

    play(watch=again)
    assert watched
    play()

    def contest(**more):
        bots = [random, entrant("beginner")]
        arena(diadingo, bots, games=2, out=tmp_path / "arena.jsonl", **more)

    play, watched = contest, []
    contest(watch=again)
    assert watched
    contest()


def test_a_journal_goes_on_after_a_torn_line(tmp_path):
    file = tmp_path / "lines.jsonl"
    one = Journal(file, {"a": 1})
    one.add([1])
    one.close()
    file.write_bytes(file.read_bytes() + b"[2")
    two = Journal(file, {"a": 1})
    assert two.lines == [b"[1]"]
    two.add([3])
    two.close()
    assert file.read_bytes() == b'{"a":1}\n[1]\n[3]\n'
    before = file.read_bytes()
    with pytest.raises(Unready, match="other_contest"):
        Journal(file, {"a": 2})
    assert file.read_bytes() == before
