"""Absurd numbers on the command line: a status and a sentence, never a traceback."""

import json

import pytest

from ludiade.cli import main

ABSURD = ["99999", "9" * 24, "9" * 400, "9" * 5000, "-1", "-" + "9" * 24, "0.5", "1e400", "-1e400"]
OPTIONS = [
    ("diabolo", '{"rounds":%s}'),
    ("diadingo", '{"games":%s}'),
    ("diamino", '{"rounds":%s}'),
    ("diamino", '{"max_idle_rounds":%s}'),
    ("diamino", '{"wrong_contest_penalty":%s}'),
    ("diamoniak", '{"fairy_never_paid":%s}'),
    ("diego", '{"capital":%s}'),
    ("diego", '{"hand":%s}'),
    ("diego", '{"deck":{"families":[{"number":"1","cards":{"area":{"shape":"bar","parts":%s,'
              '"shaded":1}}}]}}'),
    ("diego", '{"deck":%s}'),
]  # fmt: skip
FLAGS = [
    (("simulate", "diamoniak"), ["players", "games", "jobs"]),
    (("arena", "diamoniak"), ["players", "games", "jobs", "seconds", "memory"]),
    (("lab", "calibrate", "diamoniak"), ["players", "games", "jobs"]),
    (("diamino", "patience"), ["seconds"]),
    (("serve",), ["port"]),
]
POSITION = {
    "id": "one", "rows": ["." * 15] * 15, "rack": "ABC", "start": [7, 7], "opening": "first",
    "out_black": False,
}  # fmt: skip


def refused(capsys, *words):
    """What a command that ends with status 2 has said, in both languages."""
    answers = []
    for lang in ("fr", "en"):
        assert main([*words, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        answers.append(out or err)
        assert answers[-1]
    assert answers[0] != answers[1]
    return answers[0]


@pytest.mark.parametrize("command", [("simulate",), ("arena",), ("lab", "calibrate")], ids="-".join)
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_options(capsys, command, game, options):
    for number in ABSURD:
        said = refused(capsys, *command, game, "--options", options % number, "--json")
        error = json.loads(said)["error"]
        assert error["path"].startswith("$")
        # a deck's numbers of up to 31 bits are for its own checks, the first of which counts
        assert error["code"] in ("out_of_range", "wrong_type", "bad_number", "families_count")


@pytest.mark.parametrize(("command", "flags"), FLAGS, ids=lambda value: value[0])
def test_flags(capsys, command, flags):
    for flag in flags:
        for number in (*ABSURD[1:], "1000000000", "", "٣", "1_000", "+5", " 5", "0x10"):
            assert f"--{flag}" in refused(capsys, *command, f"--{flag}={number}")


@pytest.mark.parametrize(
    ("words", "most"),
    [
        (("simulate", "diamoniak", "--jobs"), 256),
        (("arena", "diamoniak", "--jobs"), 256),
        (("arena", "diamoniak", "--games"), 1_000_000),
        (("arena", "diamoniak", "--seconds"), 86_400),
        (("lab", "calibrate", "diamoniak", "--games"), 1_000_000),
    ],
)
def test_a_flag_says_how_much_it_takes(capsys, words, most):
    assert f"{most:,}".replace(",", "\u202f") in refused(capsys, *words, str(most + 1))


@pytest.mark.parametrize("number", ABSURD)
def test_files_of_positions(capsys, tmp_path, number):
    file = tmp_path / "positions.json"
    for key, value in (("start", [7, "@"]), ("rack", "@"), ("id", "@"), ("out_black", "@")):
        text = json.dumps({"positions": [POSITION | {key: value}]})
        file.write_text(text.replace('"@"', number))
        error = refused(capsys, "diamino", "plays", str(file))
        assert error.startswith(("positions[0].", "Le document"))


def test_a_seed_is_any_text(capsys):
    for seed in ABSURD:
        assert main(["simulate", "diamoniak", f"--seed={seed}", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["games"] == 1
