"""Faults of bots are told in words, and kept by codes."""

from typing import get_args

import pytest

from ludiade.cli.running import run as run_command
from ludiade.kernel import shelf
from ludiade.kernel.texts import texts
from ludiade.lab import failings
from ludiade.lab.entrants import entrant
from ludiade.lab.errors import Stopped
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.told import told
from ludiade.lab.program import ENDLESS, Kind
from ludiade.lab.simulation import simulate
from ludiade.lab.standings import studied

KINDS = get_args(Kind)
IN_FRENCH = {"late": "2 fois en retard", "nonsense": "2 fois une réponse illisible",
             "illegal": "2 fois un coup interdit", "died": "2 fois le programme arrêté",
             "failed": "2 fois en panne"}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_in_an_experiment_is_told_in_words(kind):
    faulty = Arms("", {}, 1, 2, {}, {}, {}, {f"a.py:b: {kind}": 2}, {})
    answer = Answer({}, 0.05, [Part("diabolo", 3, ["a.py:b"], "most", [faulty])])
    french, english = ("\n".join(told(answer, lang)) for lang in ("fr", "en"))
    assert f"a.py:b\u00a0: {IN_FRENCH[kind]}. Ces donnes" in french
    assert f": {kind}" not in french
    assert "a.py:b: " in english
    assert " twice" in english or " 2 times." in english
    assert IN_FRENCH[kind].replace("2 fois ", "") in answer.page("fr")


@pytest.mark.parametrize("kind", KINDS)
def test_a_contest_that_stops_says_at_which_fault(kind):
    for said, tail in (("", ""), ("oh", " (oh)")):
        stopped = Stopped("mine", kind, said, "")
        word = texts("fr", failings.HERE).word(kind)
        assert word != kind
        sentence = texts("fr", failings.HERE).refuse(stopped)
        assert sentence.startswith(f"Le bot «\u00a0mine\u00a0» est en faute, {word}{tail}")


def test_a_fault_in_a_dataset_is_told_in_words(tmp_path, capsys):
    bots = tmp_path / "bots.py"
    bots.write_text("def talks(question):\n    return 'what?'\n")
    words = ["lab", "dataset", "diadingo", "--records", "1", "--jobs", "1", "--form", "csv"]
    asked = [*words, "--bots", f"{bots}:talks", "--out", str(tmp_path / "d"), "--lang", "fr"]
    assert run_command(asked) == 3
    assert "talks\u00a0: 1 fois une réponse illisible." in capsys.readouterr().out
    assert f"{bots}:talks: nonsense" in (tmp_path / "d" / "matches-000000000.csv").read_text()


def test_an_answer_without_end_is_told_in_words():
    say = texts("fr", failings.HERE)
    assert failings.failing("b", "nonsense", 1, ENDLESS, say).endswith("(une ligne sans fin)")


def test_a_study_tells_faults_in_words_too():
    def lost(seen):
        raise ValueError("now")

    bots = [entrant(lost), entrant("random")]
    study = simulate(shelf.get("diadingo"), bots, games=2)
    assert "lost\u00a0: 2 fois en panne (ValueError: now)" in "\n".join(studied(study, "fr"))
