"""What people type in each game, through the program."""

import json
import re

from ludiade.kernel.shelf import get
from ludiade.kernel.texts import texts
from tests.play.program import kept_in, ludiade


def left_with(folder, *words, typed):
    """What is shown, and the moves of a match that is left after these answers."""
    done = ludiade(folder, "play", *words, typed="\n".join(typed))
    assert done.returncode == 0, done.stderr
    (file,) = kept_in(folder)
    record = json.loads(file.read_bytes())
    file.unlink()
    moves = [line for line in record["inputs"] if line["type"] == "move"]
    return done.stdout.decode(), [move["action"] for move in moves if move["seat"] == 0]


def test_a_diamond_has_one_name_for_the_whole_match(tmp_path):
    table = ["diadingo", "Ana", "random", "--seed", "3"]
    shown, moves = left_with(tmp_path, *table, typed=["d4", "D4", "D5", "d 6", "Z9", "", "4"])
    taken = [move["place"] for move in moves if move["type"] == "take"]
    say = texts("en", get("diadingo").folder)
    assert [say.say("place", place=place) for place in taken][:2] == ["D4", "D5"]
    assert "Place D4 is empty: its diamond has already been taken." in shown
    assert "“Z9” means nothing here" in shown
    assert "“” means nothing" not in shown
    assert "\nYou can type: the place of a diamond" in shown
    assert shown.count("“4” means nothing here") == 1
    columns = {row.index("◆ D7") for row in shown.splitlines() if "◆ D7" in row}
    assert len(columns) == 1


def test_a_card_then_its_target_in_one_line_or_two(tmp_path):
    table = ["diego", "Ana", "random", "--seed", "3"]
    shown, one = left_with(tmp_path, *table, typed=["2c"])
    _, two = left_with(tmp_path, *table, typed=["2", "C"])
    _, back = left_with(tmp_path, *table, typed=["1", "", "2", "x", "c"])
    assert one == two == back
    assert one[0]["type"] == "diego"
    assert re.search(r"^1  .*  A  ", shown, re.M)
    menu = shown.splitlines()[-8:]
    assert sum("DIEGO! Card" in line for line in menu) == 0


def test_a_card_of_diabolo_then_its_side(tmp_path):
    table = ["diabolo", "Ana", "random", "--seed", "3"]
    shown, moves = left_with(tmp_path, *table, typed=["1", "a", "1 demon", "1d"])
    assert [move["side"] for move in moves] == ["angel", "demon", "demon"]
    assert "Angel (0 → " in shown


def test_the_witch_is_paid_card_by_card(tmp_path):
    table = ["diamoniak", "Ana", "random", "--seed", "1"]
    draws = ["1"] * 8
    _, one = left_with(tmp_path, *table, typed=[*draws, "3 1 2"])
    shown, each = left_with(tmp_path, *table, typed=[*draws, "5", "", "3", "1", "1", "2"])
    assert "“1” means nothing here. You can type: 2, 3, 4, 5, 6." in shown  # it is given already
    assert one[8] == each[8] == {"type": "pay", "cards": ["pink", "blue", "green"]}


def test_a_word_is_laid_where_it_is_written(tmp_path):
    table = ["diamino", "Ana", "easy", "--seed", "3"]
    shown, moves = left_with(tmp_path, *table, typed=["KEPI", "8H", "h8 EUX", "8h LES", "8H LES"])
    assert shown.count("“KEPI” means nothing here. You can type: 8H KEPI") == 1
    assert moves[0] == {"type": "place", "at": "8H", "word": "LES"}
    assert "A B C D E F G H I J K L M N O" in shown
