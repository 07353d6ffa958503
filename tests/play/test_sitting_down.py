"""Who is asked to sit down may mistype, and is asked again."""

import json

from tests.play.program import kept_in, ludiade


def seated_by(folder, *answers):
    """What is shown, and who sits at Diamino's table after these answers."""
    done = ludiade(folder, "play", "diamino", typed="\n".join(answers))
    assert done.returncode == 0, done.stderr
    (file,) = kept_in(folder)
    shown = " ".join(done.stdout.decode().split())
    return shown, json.loads(file.read_bytes())["names"]


def test_players_are_told_apart_by_commas_or_like_the_words_of_a_command(tmp_path):
    assert seated_by(tmp_path / "words", "Ana Luc easy")[1] == ["Ana", "Luc", "Basile"]
    assert seated_by(tmp_path / "commas", "Ana Rose, Luc")[1] == ["Ana Rose", "Luc"]


def test_a_number_that_the_options_do_not_take_is_asked_for_again(tmp_path):
    shown, names = seated_by(tmp_path, "Ana", "a b c d e f", "", "Ana Luc")
    assert "Diamino Compétition is for 2 to 4 players; one player takes formula=patience." in shown
    assert "6 players take formula=race." in shown
    assert names == ["Ana", "Luc"]
