"""What a newcomer mistypes: one sentence that says what there is instead, and nothing written."""

import json
from pathlib import Path

import pytest

from ludiade.cli import main
from tests.cli.program import ludiade

GOLDEN = str(Path(__file__).parent.parent / "golden" / "diamoniak" / "00-2-players.json")
MISTAKES = {
    "command": (["paly"], "“play”"),
    "a game as a command": (["diabolo"], "ludiade play diabolo"),
    "a game's command": (["diamino", "jugde"], "“judge”"),
    "half of a game's command": (["diamino", "lexicon"], "lexicon dump"),
    "second word of a game's command": (["diego", "deck", "chek", "x"], "“deck check”"),
    "first word of a game's command": (["diego", "dek", "new"], "“deck new”"),
    "option": (["arena", "diego", "--gmaes", "3"], "“--games”"),
    "option before the command": (["--langg", "en"], "“--lang”"),
    "short option": (["games", "-j"], "--json"),
    "value of a flag": (["games", "--json=yes"], "takes no value"),
    "no value": (["arena", "diego", "--games"], "missing after “--games”"),
    "an option for a value": (["arena", "diego", "--games", "--seed"], "missing after “--games”"),
    "no word": (["replay"], "FILE"),
    "no game": (["rules"], "GAME"),
    "no option": (["move", "--from", "x"], "“--to” is missing"),
    "a word too many": (["rules", "diego", "now"], "“ludiade help rules” shows"),
    "an option's value alone": (["arena", "diego", "easy", "hard"], "“--bots easy”"),
    "language": (["games", "--lang", "de"], "fr and en"),
    "game": (["play", "diablo"], "“diabolo”"),
    "game of rules": (["rules", "diamin"], "“diamino”"),
    "game of schema": (["schema", "wires"], "“wire”"),
    "game of arena": (["arena", "diegos"], "“diego”"),
    "game for a command": (["diamniak"], "“ludiade play diamoniak”"),
    "game of help": (["help", "diegos"], "There is no command"),
    "game's option": (
        ["arena", "diabolo", "--options", '{"round":1}'], "Did you mean “rounds”?"),
    "value of a game's option": (
        ["arena", "diabolo", "--options", '{"announce":"sekret"}'], "“secret”"),
    "no JSON": (["simulate", "diabolo", "--options", "{rounds:1}"], "options: This is not JSON"),
    "options as elsewhere": (["simulate", "diabolo", "--options", "rounds=1"], "'{\"rounds\":1}'"),
    "no object": (["simulate", "diabolo", "--options", "[1]"], "options: This must be an object"),
    "number of players": (["simulate", "diabolo", "--players", "9"], "2 to 5 players"),
    "one player in the arena": (["arena", "diamino", "--players", "1"], "from 2"),
    "no number": (["simulate", "diabolo", "--games", "many"], "a whole number from 1"),
    "bot": (["arena", "diego", "--bots", "easy,exprt"], "“expert”"),
    "bot's name": (["simulate", "diego", "--bots", "Melusin"], "“Mélusine”"),
    "bot's file": (["simulate", "diego", "--bots", "nowhere.py:choose"], "nowhere.py"),
    "bots for seats": (
        ["simulate", "diego", "--bots", "easy,hard", "--players", "3"], "each player, so 3"),
    "bot at the keyboard": (["play", "diabolo", "Ana", "exprt"], "“expert”"),
    "players at the keyboard": (["play", "diabolo", "Ana"], "2 to 5 players"),
    "choice": (["simulate", "diego", "--on-fault", "stpo"], "“stop”"),
    "role": (["serve", "--role", "wtach"], "“watch”"),
    "port": (["serve", "--port", "99999"], "65"),
    "measurement": (["lab", "calibrat", "diego"], "“calibrate”"),
    "shell": (["completion", "bsah"], "“bash”"),
    "file": (["replay", "nowhere.json"], "There is no file “nowhere.json”"),
    "a folder for a file": (["replay", "."], "it is a folder"),
    "something else in a file": (["review", "text.txt"], "This is not JSON"),
    "position": (["replay", GOLDEN, "--at", "100000"], "there is no position 100,000"),
    "seat": (["replay", GOLDEN, "--at", "1", "--seat", "7"], "no seat number 7"),
    "word for a seat": (["replay", GOLDEN, "--seat", "Ana"], "“none”"),
    "width": (["lab", "ask", "length", "diego", "--within", "narrow"], "percentage (2%)"),
    "bot's file alone": (["arena", "diego", "--bots", "easy,mine.py"], "mine.py:choose"),
    "no object but a number": (["simulate", "diabolo", "--options", "3"], "not a whole number"),
    "lexicon": (["replay", GOLDEN, "--lexicon", "nowhere.txt"], "nowhere.txt"),
    "promise": (["verify", GOLDEN, "--promised", "nowhere"], "nowhere"),
    "seed of a review": (["review", GOLDEN, "--seed", "x"], "“--seed”"),
    "folder of records": (["simulate", "diego", "--records", "text.txt/in"], "not a folder"),
    "file for a folder": (["simulate", "diego", "--records", "text.txt"], "it is not a folder"),
    "device for a file": (["arena", "diego", "--out", "/dev/null"], "not an ordinary file"),
    "folder of results": (["arena", "diego", "--out", "no/such/file"], "no such file or folder"),
    "folder of a record": (
        ["play", "diabolo", "Ana", "easy", "--record", "no/such.json"], "no folder “no”"),
    "page of levels": (["lab", "calibrate", "diego", "--write"], "docs/bots.md"),
    "data": (["export", "--data", "nowhere.sqlite3"], "no such file or folder"),
    "something else as data": (["check", "--data", "text.txt"], "hold the tables of a server"),
    "backup of nothing": (["backup", "copy", "--data", "nowhere.sqlite3"], "no such file"),
    "import of nothing": (["import", "nowhere.jsonl", "--data", "new.sqlite3"], "no such file"),
    "import of nonsense": (["import", "text.txt", "--data", "new.sqlite3"], "Line 1"),
    "folder of data": (["serve", "--port", "0", "--data", "no/such.sqlite3"], "no such file"),
    "two stores": (["check", "--data", "x", "--store", "y"], "give one of them"),
    "link": (["join", "nowhere"], "http://ADDRESS/join#"),
    "host": (["serve", "--port", "0", "--host", "nowhere.invalid", "--data", "t"], "of that name"),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where the mistakes are made: a folder with one text in it."""
    (tmp_path / "text.txt").write_text("Not JSON.\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_sentence_with_what_there_is(mistake, folder, capsys):
    words, says = MISTAKES[mistake]
    assert main([*words, *([] if "--lang" in words else ["--lang", "en"])]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert len(err.splitlines()) == 1
    assert [file.name for file in folder.iterdir()] == ["text.txt"]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_told_in_french_too(mistake, folder, capsys):
    words, _ = MISTAKES[mistake]
    said = []
    for lang in ("fr", "en"):
        assert main(["--lang", lang, *words]) == 2
        said.append(capsys.readouterr().err)
    assert said[0] != said[1] or "--lang" in words


def test_a_refusal_is_an_object_for_programs(folder, capsys):
    for words, code in (
        (["arena", "diablo"], "unknown_game"),
        (["simulate", "diabolo", "--players", "9"], "bad_players"),
        (["arena", "diego", "--bots", "easy,exprt"], "unknown_bot"),
        (["arena", "diego", "--gmaes", "1"], "unknown_option"),
        (["replay", "nowhere.json"], "no_such_file"),
    ):
        assert main([*words, "--json"]) == 2
        out, err = capsys.readouterr()
        assert err == ""
        assert json.loads(out)["error"]["code"] == code


def test_an_input_against_the_rules_is_named_and_can_be_looked_at(folder, capsys):
    record = json.loads(Path(GOLDEN).read_bytes())
    number = next(at for at, one in enumerate(record["inputs"]) if one["type"] == "move")
    record["inputs"][number]["seat"] = 1 - record["inputs"][number]["seat"]
    Path("match.json").write_text(json.dumps(record))
    assert main(["replay", "match.json", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.startswith(f"Input {number}: It is not ")) == ("", True)
    assert main(["replay", "match.json", "--at", str(number), "--lang", "en"]) == 0
    assert "Waiting for" in capsys.readouterr().out


def test_words_that_are_no_text_are_shown_all_the_same():
    for words in (("play", b"\xff"), ("replay", b"\xff\xfe"), ("games", "--json", b"-\xff")):
        done = ludiade(*words)
        assert done.returncode == 2
        assert b"Traceback" not in done.stderr
