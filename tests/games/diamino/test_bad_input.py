"""Bad input: refused with a code, a rule and a sentence, and nothing is changed."""

import gzip
import json

import pytest

from ludiade.cli import main
from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists.word_lists import MOST_WORDS, own_list
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.texts import LANGUAGES, texts
from tests.games.diamino.conftest import DATA
from tests.games.diamino.tables import KEPI, refused, refused_place, table


@pytest.mark.parametrize(
    "word", ["KÉPI", "KE-PI", "KE PI", "KEP1", "KEPI\n", "K.PI", "ΚEPI", "K*PI", "KEPI'", "ĿE"]
)
def test_a_word_with_other_signs_than_letters(word):
    assert refused_place(table(["KEPI*", "A"]), "8H", word) == ("bad_letters", "1.5")


def test_lower_case_where_no_joker_is():
    assert refused_place(table(["KEPI", "A"]), "8H", "kEPI") == ("not_in_rack", "1.7.1")
    assert refused_place(table(["KEPI*", "A"]), "8H", "kePI") == ("not_in_rack", "1.7.1")


def test_unknown_coordinates():
    for at in ("8Z", "99A", "A99", "8", "H", "H8H", "8H8", "-1A", "８H"):
        assert refused_place(table(["KEPI", "A"]), at, "KEPI") == ("no_such_square", "1.14")


def test_tiles_not_in_the_rack():
    assert refused_place(table(["KEP", "I"]), "8H", "KEPI") == ("not_in_rack", "1.7.1")
    assert refused(table(["KEP", "I"], reserve="EE"), t.Exchange("I")) == ("not_in_rack", "1.7")
    for tiles in ("é", "KE P", "kep", "K,E"):
        assert refused(table(["KEP", "I"], reserve="EEEEE"), t.Exchange(tiles))[0] == "not_in_rack"


def test_gaps():
    it = table(["SESE", "A"], board=KEPI)
    assert refused_place(it, "8H", "KEPI S") == ("bad_letters", "1.5")
    assert refused_place(it, "10H", "SE") == ("touches_nothing", "1.7.4")


@pytest.mark.parametrize(
    ("at", "word"), [("8M", "SISI"), ("N13", "SISI"), ("H8", "S" * 16), ("8O", "SI"), ("O15", "SI")]
)
def test_off_the_board(at, word):
    assert refused_place(table(["SI" * 8, "A"], board=KEPI), at, word) == ("off_the_board", "1.7.1")


def test_nothing_new():
    assert refused_place(table(["SI", "A"], board=KEPI), "8H", "KEPI") == ("nothing_placed", "1.7")


def test_a_very_long_word_is_refused_and_not_repeated_for_ever():
    assert (
        refused_place(table(["SI", "A"], board=KEPI), "8H", "S" * 1_000_000)[0] == "off_the_board"
    )
    assert (
        refused_place(table(["SI", "A"], board=KEPI), "8H" * 100_000, "SI")[0] == "no_such_square"
    )


@pytest.mark.parametrize(
    ("lines", "code", "line"),
    [
        (["KEPI", "ZESTE", "képi"], "bad_line", 3),
        (["KEPI", "", "ZESTE"], "bad_line", 2),
        (["KÉPI"], "bad_line", 1),
        (["A"], "bad_line", 1),
        (["A" * 16], "bad_line", 1),
        (["KEPI ZESTE"], "bad_line", 1),
        ([], "empty_list", None),
    ],
)
def test_a_list_with_bad_lines(lines, code, line):
    with pytest.raises(BadRecord) as refusal:
        own_list(lines)
    assert (refusal.value.code, refusal.value.details["line"]) == (code, line)


def test_a_list_of_a_million_words():
    with pytest.raises(BadRecord) as refusal:
        game.judge.by_list(a_million_words())
    assert refusal.value.code == "too_many_words"
    for lang in LANGUAGES:
        assert str(MOST_WORDS // 1000) in texts(lang, game.folder).refuse(refusal.value)


def a_million_words():
    letters = "ABCDEFGHIJ"
    for number in range(1_000_000):
        yield "".join(letters[int(digit)] for digit in f"{number:06}")


def answer(capsys, *words):
    status = main([*words, "--lang", "en"])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return status, json.loads(out.splitlines()[0])


@pytest.fixture
def record(tmp_path):
    """An example record that ends on a turn, and the words that judge it."""
    lines = (DATA.parent / "examples" / "diamino.jsonl").read_text().splitlines()
    example = next(e for e in map(json.loads, lines) if e["waiting"]["type"] == "awaiting"
                   and e["view"]["standing"] is None and not e["view"]["to_shed"]
                   and e["record"]["players"] > 1)  # fmt: skip
    (tmp_path / "match.json").write_text(json.dumps(example["record"]))
    (tmp_path / "words.txt").write_bytes(gzip.decompress((DATA / "FR.txt.gz").read_bytes()))
    return tmp_path / "match.json", tmp_path / "words.txt"


def replay_with(capsys, record, text):
    match, words = record
    words.write_text(text)
    return answer(capsys, "replay", str(match), "--json", "--lexicon", str(words))


def test_replay_names_the_bad_line_of_a_list(capsys, record):
    status, found = replay_with(capsys, record, "KEPI\nKÉPI\n")
    assert (status, found["error"]["code"]) == (2, "bad_line")
    assert "Line 2" in found["error"]["message"]


def test_replay_refuses_an_empty_list_and_one_that_is_not_there(capsys, record):
    assert replay_with(capsys, record, "")[1]["error"]["code"] == "empty_list"
    match, _ = record
    status, found = answer(capsys, "replay", str(match), "--json", "--lexicon", "nowhere.txt")
    assert (status, found["error"]["code"]) == (2, "no_such_file")


def test_replay_refuses_a_list_of_a_million_words_and_one_that_is_no_text(capsys, record):
    status, found = replay_with(capsys, record, "\n".join(a_million_words()))
    assert (status, found["error"]["code"]) == (2, "too_many_words")
    match, words = record
    words.write_bytes(b"KEPI\n\xff\xfe\n")
    status, found = answer(capsys, "replay", str(match), "--json", "--lexicon", str(words))
    assert (status, found["error"]["code"]) == (2, "not_utf8")


def test_replay_with_a_list_of_a_game_without_words(capsys, tmp_path):
    match = DATA.parents[1] / "golden" / "diamoniak" / "00-2-players.json"
    (tmp_path / "words.txt").write_text("KEPI\n")
    status, found = answer(
        capsys, "replay", str(match), "--json", "--lexicon", str(tmp_path / "words.txt")
    )
    assert (status, found["error"]["code"]) == (2, "nothing_to_judge")


def test_replay_all_plays_adds_plays_to_the_actions(capsys, tmp_path):
    deal = [{"type": "shuffled", "order": list(range(112))}] * 2  # seat 0: nine A, two B, a C
    record = {
        "format": "ludiade-record/1", "game": "diamino", "rules": 1, "players": 2, "inputs": deal,
    }  # fmt: skip
    (tmp_path / "match.json").write_text(json.dumps(record))
    (tmp_path / "words.txt").write_text("AB\nCABA\nDE\n")
    words = ["--lexicon", str(tmp_path / "words.txt"), "--all-plays"]
    status, found = answer(capsys, "replay", str(tmp_path / "match.json"), "--json", *words)
    assert (status, found["actions"]["0"][0]) == (0, {"type": "pass"})
    plays = {(action["at"], action["word"]) for action in found["actions"]["0"][1:]}
    assert plays == {("8H", "AB"), ("H8", "AB"), ("8H", "CABA"), ("H8", "CABA")}


def test_replay_all_plays_above_14_tiles_is_refused(capsys, tmp_path):
    record = {
        "format": "ludiade-record/1", "game": "diamino", "rules": 1, "players": 1,
        "options": {"formula": "patience"}, "inputs": [],
    }  # fmt: skip
    (tmp_path / "match.json").write_text(json.dumps(record))
    status, found = answer(capsys, "replay", str(tmp_path / "match.json"), "--json", "--all-plays")
    assert (status, found["error"]["code"]) == (2, "too_many_tiles")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "place"},
        {"type": "place", "at": "8H"},
        {"type": "place", "at": 8, "word": "KEPI"},
        {"type": "place", "at": "8H", "word": "KEPI", "x": 1},
        {"type": "shed", "tile": None},
        {"type": "exchange", "tiles": ["A"]},
        {"type": "teleport"},
        {"type": "pass", "why": ""},
    ],
)
def test_an_action_that_cannot_be_read_is_about_its_input(capsys, record, action):
    match, words = record
    document = json.loads(match.read_text())
    count = len(document["inputs"])
    document["inputs"].append({"type": "move", "seat": 0, "action": action})
    match.write_text(json.dumps(document))
    status, found = answer(capsys, "replay", str(match), "--json", "--lexicon", str(words))
    assert (status, found["error"]["input"]) == (1, count)
    assert found["error"]["code"] in ("bad_action", "unknown_action")
