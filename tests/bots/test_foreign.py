"""Bots of other people: asked in lines, limited, and replaced when they fail."""

import re
import sys
import time
from pathlib import Path

import pytest

from ludiade.bots import seen
from ludiade.bots.levels import STAND_IN
from ludiade.bots.question import ask, read
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.lab.contest.fixtures import Fixture
from ludiade.lab.contest.matches import Played, Setting, play
from ludiade.lab.contest.report import report
from ludiade.lab.entrants import entrants
from ludiade.lab.errors import Unready
from ludiade.lab.program import START_S, Fault, Limits, Program
from ludiade.testing.walk import new_match, next_input

PLANTED = Path(__file__).with_name("planted.py")
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def match(foreign: str, game: str = "diamoniak", **limits: float) -> tuple[Setting, Played]:
    bots = tuple(entrants(f"random,{foreign}"))
    setting = Setting(game, {}, 2, bots, "1", Limits(**limits), "easy")
    return setting, play(setting, Fixture((0, 1), 0, 0))


@pytest.mark.parametrize("name", ["first", "told", "spy", "Remembering", "remembering"])
def test_a_function_a_class_or_a_bot_of_a_file_plays_a_whole_match(name, monkeypatch):
    monkeypatch.setenv("LUDIADE_TEST_SECRET", "x")
    setting, played = match(f"{PLANTED}:{name}")
    assert played.faults == []
    assert played == play(setting, Fixture((0, 1), 0, 0))


def test_a_module_and_a_command_play_too():
    assert match("tests.bots.planted:first", "diabolo")[1].faults == []
    host = Path(sys.modules["ludiade.lab.entrants"].__file__).with_name("python_bot.py")
    command = f'"command:{sys.executable} -P {host} {PLANTED} first"'
    assert match(command)[1].ranks == match(f"{PLANTED}:first")[1].ranks


def test_the_substitute_is_easy():
    assert STAND_IN == "easy"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("nonsense", "nonsense"), ("unknown", "nonsense"), ("illegal", "illegal"), ("dies", "died"),
     ("raises", "died"), ("endless", "nonsense"), ("missing", "died")],
)  # fmt: skip
def test_a_bot_that_fails_is_counted_named_and_replaced(name, kind, quick_substitute):
    setting, played = match(f"{PLANTED}:{name}")
    assert [(fault.seat, fault.kind) for fault in played.faults] == [(1, kind)]
    assert sorted(played.ranks) in ([1, 1], [1, 2])
    (failing,) = report(setting, [played]).failings
    assert (failing.bot, failing.kind, failing.times) == (f"{PLANTED}:{name}", kind, 1)
    if name == "raises":
        assert failing.said == "ValueError: I never thought of that"


def test_a_bot_that_never_answers_is_late(monkeypatch, quick_substitute):
    monkeypatch.setattr("ludiade.lab.program.START_S", 0.0)
    assert match(f"{PLANTED}:late", seconds=0.5)[1].faults[0].kind == "late"
    assert START_S > 5


def test_memory_is_limited(quick_substitute):
    assert "Cannot allocate memory" in match(f"{PLANTED}:hog", memory_mb=400)[1].faults[0].said
    assert match(f"{PLANTED}:hog", memory_mb=0)[1].faults == []


def test_a_command_that_is_not_there_and_one_that_ends_are_dead(quick_substitute):
    for command in ("./nowhere", "true"):
        assert match(f"command:{command}")[1].faults[0].kind == "died"


def test_whatever_a_program_started_ends_with_it():
    program = Program(["sh", "-c", "sleep 600 & echo $!; read line; wait"], Limits())
    child = int(program.ask(b""))
    assert Path(f"/proc/{child}").exists()
    program.close()
    patience = time.monotonic() + 30
    while is_running(child):
        assert time.monotonic() < patience
        time.sleep(0.01)


def is_running(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_program_that_reads_nothing_does_not_hold_us_up(monkeypatch):
    monkeypatch.setattr("ludiade.lab.program.START_S", 0.0)
    program = Program(["sleep", "600"], Limits(seconds=0.3))
    with pytest.raises(Fault, match="late"):
        program.ask(b"x" * (1 << 20))
    program.close()


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_a_question_says_all_that_a_seat_knows_and_reads_back_the_same(game):
    dice = Dice(5)
    table = new_match(game, max(2, game.seats[0]), dice)
    asked = 0
    while asked < 30 and (given := next_input(table, dice)) is not None:
        waiting = table.state.waiting()
        for seat in waiting.seats if isinstance(waiting, Awaiting) else ():
            known = seen(table, seat)
            assert read(ask(known, 7)) == (known, 7)
            asked += 1
        table.apply(given)
    assert asked


@pytest.mark.parametrize(
    "words",
    ["easy", "easy,easy", "easy,Basile", "easy,genius", "easy,x.py:f", "easy,command:",
     'easy,"open', "easy,:f", "easy,a:b c"],
)  # fmt: skip
def test_bots_that_cannot_enter(words):
    with pytest.raises(Unready):
        entrants(words)


def test_bots_are_named_by_level_name_path_and_command():
    found = entrants('Zenon,m.n:f,"command:./bot --x 1,2"')
    assert [one.level for one in found] == ["hard", None, None]
    assert found[2].command == ("./bot", "--x", "1,2")


def test_the_example_of_the_page_plays(tmp_path):
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    assert len(code.splitlines()) <= 12
    bot = tmp_path / "mybot.py"
    bot.write_text(code)
    assert match(f"command:{sys.executable} {bot}")[1].faults == []
