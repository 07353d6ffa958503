"""`ludiade verify` on records of recipe 2, and against what a device was promised."""

import io
import json

import msgspec
import pytest

from ludiade.cli import main
from ludiade.kernel.fairness.chance import Chance, commit
from ludiade.kernel.fairness.promises import keep
from tests.kernel.sealed import agree, play_by_recipe_1, play_by_recipe_2, secret

SEED, ANA, LUC = secret("server"), secret("Ana"), secret("Luc")
TERMS = agree(SEED, [ANA, LUC], beginnings=2)
PROMISE = msgspec.to_builtins(keep(TERMS, {0: ANA}))


@pytest.fixture
def files(tmp_path):
    """The paths of a record of either recipe, and of what Ana's device kept."""
    parts = [ANA, LUC]
    documents = {
        "first": play_by_recipe_1(Chance(SEED, parts), SEED, parts),
        "second": play_by_recipe_2(TERMS, SEED, parts),
        "promise": PROMISE,
    }
    for name, document in documents.items():
        (tmp_path / name).write_text(json.dumps(document))
    return {name: str(tmp_path / name) for name in documents}


def verify(capsys, *words):
    """Status and answer of the command."""
    status = main(["verify", *words, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_the_answer_says_the_recipe_and_how_often_the_table_was_begun(capsys, files):
    status, answer = verify(capsys, files["second"])
    assert (status, answer.pop("shuffles") >= 1) == (0, True)
    assert answer == {"fair": True, "recipe": 2, "beginnings": 2}
    status, answer = verify(capsys, files["first"])
    assert (status, answer.pop("shuffles") >= 1) == (0, True)
    assert answer == {"fair": True, "recipe": 1}


def test_a_promise_comes_from_a_file_a_text_or_standard_input(capsys, files, monkeypatch):
    text = json.dumps(PROMISE)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    for given in (files["promise"], text, "-"):
        status, answer = verify(capsys, files["second"], "--promised", given)
        assert (status, answer["promised"]) == (0, True)


@pytest.mark.parametrize("record", ["first", "second"])
def test_the_commitment_that_was_shown_is_enough(capsys, files, record):
    for given in (commit(SEED), commit(SEED).upper()):
        assert verify(capsys, files[record], "--promised", given)[0] == 0
    status, answer = verify(capsys, files[record], "--promised", "0" * 64)
    assert (status, answer["error"]["code"]) == (1, "promise_broken")
    assert answer["error"]["differs"] == "commitment"


def test_what_differs_is_named_for_programs_and_for_people(capsys, files):
    broken = json.dumps(PROMISE | {"commitments": [PROMISE["commitments"][0], "ab" * 32]})
    sentences = set()
    for lang in ("fr", "en"):
        words = (files["second"], "--promised", broken, "--lang", lang)
        status, answer = verify(capsys, *words)
        sentences.add(answer["error"].pop("message"))
        assert (status, answer["error"]) == (
            1, {"input": None, "code": "promise_broken", "differs": "commitments", "seat": 1},
        )  # fmt: skip
    assert any("Joueur 2" in sentence for sentence in sentences)
    assert any("Player 2" in sentence for sentence in sentences)


def test_a_promise_is_not_kept_by_a_record_of_recipe_1(capsys, files):
    status, answer = verify(capsys, files["first"], "--promised", files["promise"])
    assert (status, answer["error"]["differs"]) == (1, "recipe")


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ("{", "$"),
        ("no such file", "$"),
        ("0" * 63, "$"),
        ('{"\udcff": 1}', "$"),
        (json.dumps(PROMISE | {"beginnings": 0}), "$.beginnings"),
        (json.dumps(PROMISE | {"format": "ludiade-record/1"}), "$.format"),
    ],
)
def test_a_promise_that_cannot_be_read(capsys, files, given, path):
    for lang, speaks_of in (("fr", "promesse"), ("en", "promise")):
        status, answer = verify(capsys, files["second"], "--promised", given, "--lang", lang)
        assert (status, answer["error"]["code"]) == (2, "bad_promise")
        assert answer["error"]["path"] == path
        assert speaks_of in answer["error"]["message"]


def test_an_unreadable_promise_outweighs_an_unfair_record(capsys, files, tmp_path):
    record = json.loads((tmp_path / "second").read_text())
    record["fairness"]["seed"] = "0" * 64
    (tmp_path / "second").write_text(json.dumps(record))
    assert verify(capsys, files["second"])[0] == 1
    assert verify(capsys, files["second"], "--promised", "{")[0] == 2


def test_record_and_promise_cannot_both_come_from_standard_input(capsys):
    assert main(["verify", "-", "--promised", "-"]) == 2
    out, err = capsys.readouterr()
    assert (out, "-" in err) == ("", True)


def test_a_verdict_is_a_sentence_unless_json_is_asked_for(capsys, files):
    assert main(["verify", files["second"], "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert (out[:1].isalpha(), err) == (True, "")
    assert main(["verify", files["promise"], "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
