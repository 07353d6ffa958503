"""Contests from Python: the same as from the command line, resumed, never mixed, faults counted."""

import json
from pathlib import Path

import pytest

import ludiade
from ludiade.cli import main

TYPED_BOT = """
import ludiade

def choose(seen: ludiade.Seen) -> ludiade.Action:
    assert isinstance(seen, ludiade.Seen)
    return seen.menu[-1]
"""
PLANTED = "tests.bots.planted"


def first(seen: ludiade.Seen) -> ludiade.Action:
    return seen.menu[0]


def raises(seen: ludiade.Seen) -> ludiade.Action:
    raise ValueError("I never thought of that")


def cheats(seen: ludiade.Seen) -> ludiade.Action:
    return next(a for a in seen.game.actions(seen.players) if a not in seen.menu)


def babbles(seen: ludiade.Seen) -> ludiade.Action:
    return "draw"


def said(capsys, *words: str) -> dict:
    assert main(list(words)) == 0
    return json.loads(capsys.readouterr().out)


def test_the_library_and_the_command_line_say_the_same(capsys):
    words = ["--games", "6", "--seed", "3"]
    report = said(capsys, "arena", "diabolo", "--bots", "random,beginner", *words, "--json")
    found = ludiade.arena("diabolo", ["random", "beginner"], games=6, seed=3)
    assert [one.points.mean for one in found.standings] == [
        one["points"]["mean"] for one in report["standings"]
    ]
    study = said(capsys, "simulate", "diabolo", "--bots", "random,beginner", *words, "--json")
    again = ludiade.simulate("diabolo", ["random", "beginner"], games=6, seed=3)
    assert (again.mean_scores, again.decisions) == (study["mean_scores"], study["decisions"])


@pytest.mark.slow
@pytest.mark.parametrize("records", [False, True])
def test_the_same_for_any_number_of_processes(records, tmp_path):
    found = [
        ludiade.simulate(
            "diamoniak", [first, "random"], games=30, seed=5, jobs=jobs,
            records=tmp_path / str(jobs) if records else None,
        )
        for jobs in (1, 2)
    ]  # fmt: skip
    assert found[0] == found[1]
    bare = [ludiade.simulate("diego", games=600, seed=5, jobs=jobs) for jobs in (1, 2)]
    assert bare[0] == bare[1]
    assert bare[0].games == 600


def test_a_second_run_goes_on_and_another_is_refused(tmp_path):
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    study = ludiade.simulate("diabolo", games=6, seed=1, records=whole)
    ludiade.simulate("diabolo", games=2, seed=1, records=halves)
    stamps = {file: file.stat().st_mtime_ns for file in halves.glob("*.json")}
    assert ludiade.simulate("diabolo", games=6, seed=1, records=halves) == study
    assert all(file.stat().st_mtime_ns == stamp for file, stamp in stamps.items())
    assert contents(whole) == contents(halves)
    for other in ({"seed": 2}, {"players": 3}, {"bots": "beginner"}, {"options": {"rounds": 1}}):
        with pytest.raises(ludiade.Unready, match="other_contest"):
            ludiade.simulate("diabolo", **{"games": 6, "seed": 1, "records": halves, **other})
    with pytest.raises(ludiade.Unready, match="other_contest"):
        ludiade.simulate("diego", games=6, seed=1, records=halves)
    assert contents(whole) == contents(halves)


def test_a_run_that_was_cut_goes_on_where_it_was_cut(tmp_path):
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    study = ludiade.simulate("diabolo", games=4, seed=1, records=whole)
    ludiade.simulate("diabolo", games=4, seed=1, records=torn)
    journal = torn / "results.jsonl"
    journal.write_bytes(journal.read_bytes()[:-30])
    (torn / "diabolo-000003.json").write_bytes(b"{")
    assert ludiade.simulate("diabolo", games=4, seed=1, records=torn) == study
    assert contents(whole) == contents(torn)


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "mine.json").write_text("{}")
    with pytest.raises(ludiade.Unready, match="folder_in_use"):
        ludiade.simulate("diabolo", records=tmp_path)
    assert contents(tmp_path) == {"mine.json": b"{}"}
    with pytest.raises(ludiade.Unready, match="cannot_write"):
        ludiade.simulate("diabolo", records=tmp_path / "mine.json")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("bot", "kind"), [(raises, "failed"), (cheats, "illegal"), (babbles, "nonsense")]
)
def test_a_function_that_fails_loses(bot, kind):
    report = ludiade.arena("diabolo", [bot, "random"], games=4, seed=1)
    assert [(one.bot, one.points.mean) for one in report.standings] == [
        ("random", 1.0),
        (bot.__name__, 0.0),
    ]
    (failing,) = report.failings
    assert (failing.kind, failing.times) == (kind, 4)
    assert ("in raises" in failing.traceback) == (bot is raises)
    study = ludiade.simulate("diabolo", ["random", bot], games=4, seed=1)
    assert study.win_shares == [1.0, 0.0]
    (again,) = study.failings
    assert (again.bot, again.kind, again.times) == (failing.bot, kind, 4)
    assert again.said in str(study)


def test_a_fault_stops_where_it_should(tmp_path):
    with pytest.raises(ludiade.Stopped, match="I never thought of that"):
        ludiade.arena("diabolo", ["random", raises], games=4, on_fault="stop")
    with pytest.raises(ludiade.Stopped):
        ludiade.simulate("diabolo", raises, games=4, on_fault="stop", records=tmp_path)
    assert not list(tmp_path.glob("*.json"))
    with pytest.raises(ludiade.Fault, match="I never thought of that"):
        ludiade.Match("diabolo", seed=1).play_out(raises)


def test_a_bot_in_a_file_may_take_what_a_function_takes(tmp_path):
    file = tmp_path / "mybot.py"
    file.write_text(TYPED_BOT)
    match = ludiade.Match("diamoniak", 2, seed=1)
    bot = ludiade.bot(f"{file}:choose")
    assert bot.choose(match.seen(0)) == match.menu(0)[-1]
    bot.leave()
    report = ludiade.arena("diamoniak", [f"{file}:choose", f"{PLANTED}:first"], games=2)
    assert report.failings == []


def test_a_bot_is_named_the_same_way_everywhere():
    match = ludiade.Match("diamoniak", 2, seed=1)
    for given in ("expert", "Mélusine", "melusine", f"{PLANTED}:first", first):
        assert match.copy().play(0, ludiade.bot(given, seed=1).choose(match.seen(0)))
    match.play_out(["beginner", first])
    assert match.over


def test_a_report_is_a_table_with_intervals(monkeypatch):
    monkeypatch.setenv("LUDIADE_LANG", "en")
    told = str(ludiade.arena("diabolo", [first, "random"], games=4, seed=1))
    assert "95 % interval" in told
    assert "first – random" in told or "random – first" in told
    monkeypatch.setenv("LUDIADE_LANG", "fr")
    assert "intervalle" in str(ludiade.arena("diabolo", [first, "random"], games=2, seed=1))


def test_a_mistyped_bot_is_never_seated_as_a_person(capsys):
    from ludiade.lab.places import places

    assert [place.bot is None for place in places(["Ana", "expert", "bot"], "en", 1)] == [
        True,
        False,
        False,
    ]
    (person,) = places(["name:Basil"], "en", 1)
    assert (person.name, person.bot) == ("Basil", None)
    for word in ("exprt", "Basil", "Melusin", "nowhere:f g"):
        with pytest.raises(ludiade.Unready):
            places([word], "en", 1)
