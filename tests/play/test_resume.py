"""A match that is left is kept, and goes on exactly where it stopped."""

import json
import os
import signal

import pytest

from ludiade.cli import main
from ludiade.kernel.shelf import names
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.lab.places import places, places_again
from ludiade.play.kept import NotKept, check, keep
from ludiade.play.terminal import HERE
from tests.play.glass import Player
from tests.play.program import kept_in, ludiade

CTRL_C, CTRL_D = b"\x03", b"\x04"
ANSWERS = ["D4", "1", "1", "a", "passe", "n", "E5", "2", "a", "passe"] * 3
"""Some of them are answers to what any game asks."""


@pytest.mark.parametrize("game", names())
def test_a_match_left_and_resumed_is_the_match_that_was_never_left(tmp_path, game):
    """The same deals, bots that think the same, the same names: the whole record is the same."""
    words = ["play", game, "Ana", "hard" if game != "diamino" else "easy", "--seed", "7"]
    through = ludiade(tmp_path, *words, typed="\n".join(ANSWERS))
    assert through.returncode == 0, through.stderr
    (whole,) = kept_in(tmp_path)
    expected = json.loads(whole.read_bytes())
    whole.unlink()

    assert ludiade(tmp_path, *words, typed="\n".join(ANSWERS[:6])).returncode == 0
    (part,) = kept_in(tmp_path)
    shorter = json.loads(part.read_bytes())
    assert len(shorter["inputs"]) < len(expected["inputs"])
    again = ludiade(tmp_path, "play", "--resume", typed="\n".join(ANSWERS[6:]))
    assert again.returncode == 0, again.stderr
    assert kept_in(tmp_path) == [part]
    assert json.loads(part.read_bytes()) == expected
    assert expected["names"] == shorter["names"]
    assert main(["verify", str(part)]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("control", "status"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_the_end_of_input_keep_the_match_and_say_where(tmp_path, lang, control, status):
    with Player(tmp_path, "play", "diamoniak", "Ana", "easy", lang=lang) as player:
        player.answer("1")
        before = player.glass.text()
        assert not player.press(control)
        assert player.process.returncode == status
        (file,) = kept_in(tmp_path)
        assert str(file) in player.raw.decode()
        assert texts(lang, HERE).say("table-kept") in player.glass.text()
    with Player(tmp_path, "play", "--resume", lang=lang) as player:
        assert player.glass.text() == before
        assert file.exists()


def test_a_terminal_that_closes_keeps_the_match(tmp_path):
    with Player(tmp_path, "play", "diabolo", "Ana", "easy") as player:
        player.process.send_signal(signal.SIGHUP)
        player.process.wait(60)
    assert len(kept_in(tmp_path)) == 1


def test_a_match_kept_is_for_its_players_alone_and_gone_once_it_is_over(tmp_path):
    words = ["play", "diamoniak", "Ana", "easy", "--seed", "1"]
    assert ludiade(tmp_path, *words, typed="1\n").returncode == 0
    (file,) = kept_in(tmp_path)
    assert file.stat().st_mode & 0o077 == 0
    over = ludiade(tmp_path, "play", "--resume", typed="1\n1\n2\n3\n4\n5\n" * 200)
    assert b"Seed:" in over.stdout
    assert not kept_in(tmp_path)
    nothing = ludiade(tmp_path, "play", "--resume")
    assert nothing.returncode == 2
    assert nothing.stderr.decode().count("\n") == 1
    assert "There is no match to resume" in nothing.stderr.decode()


def test_the_newest_is_resumed(tmp_path):
    for number, name in enumerate(["Ana", "Bao"]):
        assert ludiade(tmp_path, "play", "diamoniak", name, "easy").returncode == 0
        for file in kept_in(tmp_path):
            os.utime(file, (number, number)) if name.encode() in file.read_bytes() else None
    assert b"Bao" in ludiade(tmp_path, "play", "--resume").stdout


def test_a_named_file_is_kept_resumed_and_whole_at_the_end(tmp_path):
    file = tmp_path / "match.json"
    words = ["play", "diamoniak", "Ana", "name:Basile", "robot", "--record", str(file)]
    left = ludiade(tmp_path, *words, "--seed", "1", typed="1\n")
    assert "--resume FILE" in left.stdout.decode()
    assert not kept_in(tmp_path)
    assert json.loads(file.read_bytes())["names"] == ["Ana", "name:Basile", "Basile 2"]
    assert (
        ludiade(
            tmp_path, "play", "--resume", str(file), typed="1\n1\n2\n3\n4\n5\n" * 200
        ).returncode
        == 0
    )
    assert json.loads(file.read_bytes())["names"] == ["Ana", "Basile", "Basile 2"]
    assert main(["replay", str(file), "--json"]) == 0
    over = ludiade(tmp_path, "play", "--resume", str(file))
    assert (over.returncode, "over" in (over.stdout + over.stderr).decode()) == (2, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.json"], "nowhere.json"),
        (["kept.json"], "JSON"),
        (["seedless.json"], "seed"),
        (["kept.json", "Ana"], "players, options and seed stay"),
        (["kept.json", "--seed", "3"], "players, options and seed stay"),
    ],
)
def test_what_cannot_be_resumed_is_refused_in_a_sentence(tmp_path, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kept.json").write_text("no record")
    record = {"format": "ludiade-record/1", "game": "diamoniak", "rules": 1, "players": 2}
    (tmp_path / "seedless.json").write_text(json.dumps(record | {"inputs": []}))
    done = ludiade(tmp_path, "play", "--resume", *words)
    assert done.returncode == 2
    assert said in (done.stdout + done.stderr).decode()
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("file", ["nowhere/match.json", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_move(tmp_path, file):
    record = tmp_path / file
    done = ludiade(
        tmp_path, "play", "diamoniak", "Ana", "easy", "--record", str(record), typed="1\n"
    )
    assert done.returncode == 2
    assert not done.stdout
    assert str(tmp_path) in done.stderr.decode()
    assert not kept_in(tmp_path)


def test_those_who_sat_there_sit_there_again():
    words = ["Ana", "easy", "robot", "name:Basile", "name:Zeno 2", "Ana 2", "Mélusine"]
    first = places(words, "fr", 5)
    again = places_again([place.recorded for place in first], 5)
    called = ["Ana", "Basile", "Basile 2", "Basile", "Zeno 2", "Ana 2", "Mélusine"]
    assert [place.name for place in again] == [place.name for place in first] == called
    assert [place.bot is None for place in again] == [place.bot is None for place in first]
    assert [place.recorded for place in again] == [place.recorded for place in first]


def test_why_a_match_is_not_kept_is_said_in_the_language_of_the_table(tmp_path):
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(NotKept) as refused:
        keep(tmp_path / "taken" / "match.json", b"{}")
    assert "une partie du chemin" in texts("fr", refused.value.folder).refuse(refused.value)
    with pytest.raises(NotKept) as refused:
        check(tmp_path)
    assert "c’est un dossier" in texts("fr", refused.value.folder).refuse(refused.value)
