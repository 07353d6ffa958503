"""What a newcomer mistypes: one sentence with what there is instead, in both languages."""

import pytest

import ludiade
from ludiade.cli import main
from tests.bots.planted import Remembering

PAIR = ["easy", "random"]


def finished() -> ludiade.Match:
    match = ludiade.Match("diamoniak", seed=1)
    match.play_out()
    return match


MISTAKES = {
    "game": (lambda: ludiade.Match("diablo"), "unknown_game", "diabolo"),
    "no game": (lambda: ludiade.game(7), "unknown_game", "diego"),
    "players": (lambda: ludiade.Match("diabolo", 9), "bad_players", "5"),
    "half a player": (lambda: ludiade.Match("diego", 2.0), "bad_players", "4"),
    "players as text": (lambda: ludiade.Match("diego", "2"), "bad_players", "4"),
    "yes as players": (lambda: ludiade.Match("diamino", True), "bad_players", "8"),
    "options as a list": (
        lambda: ludiade.Match("diego", options=["hand"]), "wrong_type", "options"),
    "options as a text": (
        lambda: ludiade.arena("diego", PAIR, options="hand"), "wrong_type", "options"),
    "option by number": (lambda: ludiade.Match("diabolo", options={1: 1}), "unknown_key", "rounds"),
    "option": (
        lambda: ludiade.Match("diabolo", options={"round": 1}), "unknown_key", "rounds"),
    "value": (
        lambda: ludiade.Match("diabolo", options={"announce": "sekret"}), "bad_value", "secret"),
    "number": (
        lambda: ludiade.Match("diabolo", options={"rounds": 1000}), "out_of_range", "rounds"),
    "seed": (lambda: ludiade.Match("diabolo", seed=1.5), "bad_seed", "1.5"),
    "short seed": (lambda: ludiade.Match("diabolo", seed=b"x"), "bad_seed", "32"),
    "names": (lambda: ludiade.Match("diabolo", 2, names=["Ana"]), "one_a_player", "names"),
    "names as one text": (lambda: ludiade.Match("diego", 3, names="Ana"), "wrong_type", "names"),
    "names that are none": (
        lambda: ludiade.Match("diego", 2, names=[1, 2]), "wrong_type", "names[0]"),
    "seat to draw": (lambda: ludiade.Match("diego", 2).draw(9), "no_such_seat", "9"),
    "seat to look from": (lambda: ludiade.Match("diego", 2).view(True), "no_such_seat", "True"),
    "no action": (lambda: ludiade.Match("diego", 2).play(0, 3), "no_action", "3"),
    "nothing": (lambda: ludiade.Match("diego", 2).play(0, None), "no_action", "None"),
    "action": (
        lambda: ludiade.Match("diego", 2).play(0, {"type": "diega"}), "unknown_action", "contest"),
    "over": (lambda: finished().menu(0), "match_is_over", ""),
    "file without function": (lambda: ludiade.bot("mine.py"), "bot_without_function", "mine.py:"),
    "file and a colon": (lambda: ludiade.bot("mine.py:"), "bot_without_function", "mine.py:"),
    "one bot as a text": (lambda: ludiade.arena("diabolo", "easy"), "two_bots", ""),
    "games as text": (lambda: ludiade.arena("diabolo", PAIR, games="2"), "too_few", "'2'"),
    "half a game": (lambda: ludiade.simulate("diabolo", games=2.5), "too_few", "2.5"),
    "jobs": (lambda: ludiade.arena("diabolo", PAIR, jobs=-1), "too_few", "jobs"),
    "jobs of a study": (lambda: ludiade.simulate("diabolo", jobs=-1), "too_few", "jobs"),
    "width": (lambda: ludiade.ask("length", "diego", within="narrow"), "bad_width", "narrow"),
    "deals": (lambda: ludiade.ask("length", "diego", deals=0), "out_of_range", "deals"),
    "deals as text": (lambda: ludiade.ask("length", "diego", deals="5"), "wrong_type", "deals"),
    "jobs of a question": (lambda: ludiade.ask("length", "diego", jobs=-1), "too_few", "jobs"),
    "bot": (lambda: ludiade.bot("exprt"), "unknown_bot", "expert"),
    "bot's name": (lambda: ludiade.bot("Melusyne"), "unknown_bot", "Mélusine"),
    "bot's file": (lambda: ludiade.bot("nowhere.py:choose"), "no_bot_file", "nowhere.py"),
    "module": (
        lambda: ludiade.bot("ludiade.nowhere:choose"), "no_bot_module", "ludiade.nowhere"),
    "function": (
        lambda: ludiade.bot("tests.bots.planted:frist"), "no_bot_function", "first"),
    "no bot": (lambda: ludiade.bot(7), "unknown_bot", "7"),
    "no seen": (
        lambda: ludiade.arena("diabolo", [lambda: 1, "easy"]), "bot_takes_seen", "lambda"),
    "class": (
        lambda: ludiade.arena("diabolo", [Remembering, "easy"]), "bot_is_class", "Remembering()"),
    "arena's bots": (lambda: ludiade.arena("diabolo", ["easy"]), "two_bots", ""),
    "twice": (lambda: ludiade.arena("diabolo", ["easy", "Basile"]), "bot_twice", "easy"),
    "games": (lambda: ludiade.arena("diabolo", ["easy", "hard"], games=0), "too_few", "games"),
    "fault": (
        lambda: ludiade.arena("diabolo", ["easy", "hard"], on_fault="los"), "not_on_fault", "loss"),
    "seats": (
        lambda: ludiade.simulate("diabolo", ["easy", "hard"], players=3), "one_bot_a_player", "3"),
    "lambda on cores": (
        lambda: ludiade.arena("diabolo", [lambda seen: seen.menu[0], "random"], jobs=2),
        "bot_stays_here", "jobs=1"),
    "file": (lambda: ludiade.load("nowhere.json"), "no_such_file", "nowhere.json"),
    "one player's arena": (
        lambda: ludiade.arena("diamino", ["easy", "hard"], players=1), "bad_players", "2"),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_what_there_is(mistake, lang, monkeypatch, tmp_path):
    monkeypatch.setenv("LUDIADE_LANG", lang)
    make, code, named = MISTAKES[mistake]
    with pytest.raises(ludiade.Refusal) as caught:
        make()
    assert caught.value.code == code
    said = str(caught.value)
    assert named in said
    assert "{" not in said
    assert said.endswith(f"[{code}]")
    assert len(said) > len(code) + 10


def test_each_language_has_its_own_sentence(monkeypatch):
    for make, code, _ in MISTAKES.values():
        said = []
        for lang in ("fr", "en"):
            monkeypatch.setenv("LUDIADE_LANG", lang)
            with pytest.raises(ludiade.Refusal) as caught:
                make()
            said.append(str(caught.value))
        assert said[0] != said[1], code


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", "diabolo", "Ana", "exprt"], "expert"),
        (["play", "diabolo", "Ana", "nowhere.py:choose"], "nowhere.py"),
        (["simulate", "diabolo", "--bots", "esay"], "easy"),
        (["arena", "diabolo", "--bots", "easy,hrad"], "hard"),
        (["join", "http://127.0.0.1:1/join#x", "--bot", "medum"], "medium"),
        (["simulate", "diabolo", "--on-fault", "shrug"], "loss"),
    ],
)
def test_the_command_line_names_the_nearest_bot_and_seats_nobody(words, named, capsys):
    assert main([*words, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert named in err
