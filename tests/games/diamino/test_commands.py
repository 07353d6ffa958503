"""Diamino's own commands."""

import json

import pytest

from ludiade.cli import main
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find


def run(capsys, *words):
    status = main(list(words))
    out, err = capsys.readouterr()
    return status, out.splitlines(), err


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "command", ["judge", "lexicon dump", "list check", "list options", "plays", "patience"]
)
def test_help_of_every_command(capsys, command, lang):
    status, lines, _ = run(capsys, "diamino", *command.split(), "--help", "--lang", lang)
    assert status == 0
    assert lines[0].startswith(f"ludiade diamino {command}")
    assert lines[-1].strip().startswith(f"ludiade diamino {command}")


def test_the_commands_are_listed(capsys):
    status, lines, _ = run(capsys, "diamino")
    commands = [" ".join(line.split()[1:3]) for line in lines if line.startswith("  diamino ")]
    assert (status, len(commands)) == (0, 6)
    assert {"judge Dit", "lexicon dump", "list check", "list options"} < set(commands)


@pytest.mark.parametrize(
    "words",
    [
        ["diamino", "cook"],
        ["diamoniak", "judge"],
        ["diamino", "judge"],
        ["diamino", "plays"],
        ["diamino", "patience", "--seconds", "x"],
        ["diamino", "judge", "--cook", "X"],
    ],
)
def test_commands_that_cannot_be_read(capsys, words):
    status, lines, err = run(capsys, *words)
    assert (status, lines) == (2, [])
    assert err.strip()


def test_judge_says_yes_or_why_not_and_suggests(capsys, french):
    words = ["KEPI", "X", "CHEVALS", "képi", "PARISIS", "LYON"]
    status, lines, _ = run(capsys, "diamino", "judge", *words, "--lang", "en")
    assert status == 0
    assert lines[0] == "KEPI: yes (in the dictionary: képi)"
    assert lines[1] == "X: no, a word needs at least two letters"
    assert lines[2].startswith("CHEVALS: no, not in the lexicon (perhaps")
    assert lines[3] == "képi: yes"
    assert lines[5].startswith("LYON: no, it is a proper noun")


def test_judge_by_verbs_head_words_and_lists(capsys, french):
    def last(*options):
        return run(capsys, "diamino", "judge", *options, "--lang", "en")[1][-1]

    assert last("KEPI", "--verbs").startswith("KEPI: no, it is not a verb")
    assert last("KEPIS", "--lemmas").startswith("KEPIS: no, it is not a dictionary entry")
    assert last("KEPI", "--list", "hunting").startswith("KEPI: no, not in this list")
    for words in (["--list", "sporty"], ["--list", "sport", "--verbs"]):
        status, lines, err = run(capsys, "diamino", "judge", "KEPI", *words)
        assert (status, lines) == (2, [])
        assert "sport" in err or "les verbes" in err


def test_lexicon_dump_is_sorted_capitals(capsys, french):
    status, lines, _ = run(capsys, "diamino", "lexicon", "dump", "--list", "sport")
    assert status == 0
    assert lines == sorted(set(lines))
    assert all(line.isascii() and line.isalpha() and line.isupper() for line in lines)
    heads = run(capsys, "diamino", "lexicon", "dump", "--list", "sport", "--lemmas")[1]
    assert 200 <= len(heads) < len(lines)
    assert set(heads) <= set(lines)


POSITION = {
    "id": "a",
    "rows": ["." * 15] * 15,
    "rack": "AS",
    "start": [7, 7],
    "opening": "first",
    "out_black": False,
}


def test_plays_of_a_file_of_positions(capsys, tmp_path):
    (tmp_path / "positions.json").write_text(json.dumps({"positions": [POSITION]}))
    (tmp_path / "words.txt").write_text("AS\nSA\nSAS\n")
    status, lines, _ = run(
        capsys, "diamino", "plays", str(tmp_path / "positions.json"),
        "--lexicon", str(tmp_path / "words.txt"), "--best", "2", "--list",
    )  # fmt: skip
    assert status == 0
    found = json.loads(lines[0])
    assert found["plays"] == ["7,7,A,AS", "7,7,A,SA", "7,7,D,AS", "7,7,D,SA"]
    assert (found["n_plays"], found["n_plays_folded"], len(found["best"])) == (4, 4, 2)


@pytest.mark.parametrize(
    ("change", "path", "says"),
    [
        ({"rows": ["." * 15] * 14}, "rows", "The length must be at least 15"),
        ({"rack": "as"}, "rack", "This text does not have"),
        ({"rack": ""}, "rack", "This text does not have"),
        ({"rows": ["é" * 15] * 15}, "rows[0]", "This text does not have"),
        ({"start": [7, 15]}, "start[1]", "This number must be at most 14"),
        ({"start": [7]}, "start", "The length must be 2"),
        ({"opening": "x"}, "opening", "This value is not allowed"),
        ({"out_black": 1}, "out_black", "This must be true or false"),
    ],
)
def test_plays_of_a_bad_position(capsys, tmp_path, change, path, says):
    (tmp_path / "positions.json").write_text(json.dumps({"positions": [POSITION | change]}))
    words = ["diamino", "plays", str(tmp_path / "positions.json"), "--lang", "en"]
    status, lines, err = run(capsys, *words)
    assert (status, lines) == (2, [])
    assert err.startswith(f"positions[0].{path}: {says}")


def test_patience_writes_a_record_that_replays(capsys, french):
    status, lines, _ = run(capsys, "diamino", "patience", "--seed", "2", "--seconds", "1")
    assert status == 0
    match = replay(read(lines[0].encode(), find))
    assert match.state.waiting().scores[0] >= 100


def test_a_list_is_looked_through_and_becomes_the_options_of_a_table(capsys, tmp_path, french):
    file = tmp_path / "week.txt"
    file.write_text("le chat, chta\ncourir", encoding="utf-8")
    status, lines, _ = run(capsys, "diamino", "list", "check", str(file), "--lang", "en")
    assert (status, lines[-1]) == (0, "2 words count of 3.")
    assert lines[0].startswith("chta: no, not in the lexicon (perhaps")
    status, lines, _ = run(capsys, "diamino", "list", "options", str(file), "--verbs")
    assert (status, lines) == (0, ['{"word_filter":["COURIR"]}'])
    file.write_bytes(b"\xff\xfe\x00")
    status, lines, err = run(capsys, "diamino", "list", "options", str(file))
    assert (status, lines) == (2, [])
    assert "invisibles" in err
