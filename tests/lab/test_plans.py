"""Experiments that cannot be: refused in one sentence that names what there is."""

import re
import sys
from pathlib import Path

import pytest

from ludiade.cli import main
from ludiade.lab.experiment.groups import groups_of
from ludiade.lab.experiment.plan import BoundPlan, read_plan

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"

MISTAKES = {
    "unknown key": ("gmaes = ['diego']", "“games”"),
    "unknown measure": ("games = 'diego'\nmeasure = ['lenght']", "“length”"),
    "unknown game": ("games = 'diegoo'", "“diego”"),
    "unknown bot": ("games = 'diego'\nbots = 'esay'", "“easy”"),
    "unknown option": ("games = 'diabolo'\noptions = {round = 1}", "“rounds”"),
    "unknown option of a variant": (
        "games = 'diabolo'\n[variants.short]\nround = 1", "variants.short.round: "),
    "option of a variant that one of the games lacks": (
        "games = ['diabolo', 'diadingo']\n[variants.short]\nrounds = 1",
        "diadingo.variants.short.rounds: "),
    "players": ("games = 'diabolo'\nplayers = 9", "2 to 5"),
    "players of one of the games": (
        "games = ['diabolo', 'diamoniak']\nplayers = 5", "diamoniak.players: "),
    "players in words": ("games = 'diabolo'\nplayers = 'two'", "players"),
    "bots for seats": (
        "games = 'diego'\nplayers = 2\nbots = ['easy', 'hard', 'random']", "one bot"),
    "deals": ("games = 'diego'\ndeals = 0", "deals"),
    "width": ("games = 'diego'\nwithin = 'narrow'", "within"),
    "target": ("games = 'diadingo'\nbots = 'random'\ntarget = 'lengths'\nwithin = 0.1\n"
               "measure = ['branching']\ndeals = 100", "“lengths”"),
    "target that is nothing, and never looked at": (
        "games = 'diadingo'\nbots = 'random'\ntarget = 'decision'\ndeals = 1", "“decisions”"),
    "no games": ("games = []", "at least 1"),
    "no time": ("games = 'diego'\nseconds = -1", "seconds: This number must be above 0."),
    "too much doubt": ("games = 'diego'\ndoubt = 1", "doubt: This number must be below 1."),
    "no TOML": ("games = [", "is no TOML"),
}  # fmt: skip


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path / "experiment.toml"


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_plan_that_cannot_be(mistake, file, capsys):
    text, says = MISTAKES[mistake]
    file.write_text(text)
    assert main(["lab", "run", str(file), "--jobs", "1", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_the_experiment_of_the_page_can_be_run(file):
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    file.write_text(text, encoding="utf-8")
    plan = read_plan(file)
    asked = groups_of(BoundPlan(plan, tuple(plan.bots)))
    tables = [(group.game, group.players, len(group.arms)) for group in asked]
    assert tables == [(game, players, 2) for game in plan.games for players in plan.players]


WORDS = {
    "no file": (["run", "nowhere.toml"], "nowhere.toml"),
    "place": (["run", "experiment.toml", "--on", "moon"], "“ray://HOST:PORT”"),
    "question": (["ask", "lenght", "diego"], "“length”"),
    "option": (["ask", "option", "diadingo", "profesional"], "“professional”"),
    "no option": (["ask", "option", "diadingo"], "Which option"),
    "value": (["ask", "option", "diabolo", "rounds"], "rounds=VALUE"),
    "impossible value": (["ask", "option", "diabolo", "rounds=0"], "rounds"),
    "width": (["ask", "length", "diego", "--within", "narrow"], "within"),
    "players": (["ask", "luck", "diabolo", "--players", "9"], "2 to 5"),
    "luck of one": (["ask", "luck", "diego", "--bots", "medium"], "between two bots"),
    "dataset without a folder": (["dataset", "diego"], "“--out”"),
    "form": (["dataset", "diego", "--out", "x", "--form", "parkett"], "“parquet”"),
    "command": (["rum", "experiment.toml"], "“run”"),
}


@pytest.mark.parametrize("mistake", WORDS)
def test_words_that_cannot_be(mistake, file, capsys):
    file.write_text("games = 'diego'\ndeals = 1")
    words, says = WORDS[mistake]
    assert main(["lab", *words, "--lang", "en"]) == 2
    assert says in capsys.readouterr().err


def test_what_is_not_installed_is_named_before_anything_is_played(file, capsys, monkeypatch):
    file.write_text("games = 'diego'\ndeals = 1")
    missing = {"ray": ["--on", "ray"], "pyarrow": ["--out", "rows"], "matplotlib": ["--plots", "p"]}
    for package, words in missing.items():
        monkeypatch.setitem(sys.modules, package, None)
        if package == "pyarrow":
            monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
        assert main(["lab", "run", str(file), *words, "--lang", "fr"]) == 2
        assert f"Il faut {package}" in capsys.readouterr().err
    assert not (file.parent / "rows").exists()


@pytest.mark.parametrize("words", [["--plots", "taken"], ["--report", "taken/r.html"],
                                   ["--report", "."]])  # fmt: skip
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    file, capsys, monkeypatch, words
):
    (file.parent / "taken").write_text("a file")
    monkeypatch.setattr("ludiade.lab.experiment.running.run", None)  # would raise if called
    words = ["ask", "length", "diego", "--bots", "random", *words]
    assert main(["lab", *words, "--lang", "en"]) == 2
    assert "folder" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_what_was_measured_is_told_even_if_the_disk_is_full(file, capsys):
    words = ["ask", "length", "diadingo", "--bots", "random", "--deals", "1", "--jobs", "1"]
    assert main(["lab", *words, "--report", "/dev/full", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert "decisions on average" in out
    assert "the disk is full" in err
