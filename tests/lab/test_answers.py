"""What an experiment says: sentences, tables, plots and one page, in both languages."""

import re
import sys
from itertools import pairwise
from math import inf
from random import Random
from xml.etree import ElementTree

import pytest

import ludiade
from ludiade.cli.running import run as run_command
from ludiade.kernel import shelf
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.plots import draw, edges_of
from ludiade.lab.experiment.questions import QUESTIONS, plan_for
from ludiade.lab.experiment.running import run
from ludiade.lab.experiment.sequence import Moments, deals_wanted, interval
from ludiade.lab.experiment.told import told
from ludiade.lab.experiment.verdicts import quantile, verdicts
from ludiade.lab.tally import Estimate

PICTURES = 6
"""Plots of a small experiment with two games."""


def arm(variant="", estimates=(), effects=(), lengths=()):
    return Arms(variant, {}, 400, 400, dict(estimates), dict(effects), dict(lengths), {}, {})


def answer(question, *arms, players=3, bots=("medium",)):
    return Answer({}, 0.05, [Part("diabolo", players, list(bots), "most", list(arms))], question)


def start(low, mean, high):
    shares = Estimate(mean + 1 / 3, low + 1 / 3, high + 1 / 3, 400)
    return {"start": shares, "advantage": Estimate(mean, low, high, 400)}


@pytest.mark.parametrize(
    ("ends", "english", "french"),
    [((0.01, 0.03, 0.05), "Yes, whoever begins is favoured", "Oui, qui commence"),
     ((-0.05, -0.03, -0.01), "No, on the contrary", "Non, au contraire"),
     ((-0.01, 0.01, 0.03), "No: whoever begins does neither", "Non\u00a0: à 3,0\u00a0points près"),
     ((-0.3, 0.0, 0.3), "It cannot be told yet", "On ne peut pas encore le dire")],
)  # fmt: skip
def test_whether_who_begins_is_favoured_follows_from_the_interval(ends, english, french):
    asked = answer("first-player", arm(estimates=start(*ends)))
    assert verdicts(asked, "en")[0].startswith(english)
    assert verdicts(asked, "fr")[0].startswith(french)
    assert "33.3\u00a0%" in verdicts(asked, "en")[0]
    assert "33,3\u00a0%" in verdicts(asked, "fr")[0]


def test_only_what_is_shown_is_said_of_an_option():
    ties, length = Estimate(0.1, 0.05, 0.15, 400), Estimate(50.0, 48.0, 52.0, 400)
    effects = {
        "decisions": Estimate(-9.0, -10.0, -8.0, 400),
        "ties": Estimate(0.01, -0.1, 0.1, 400),
    }
    tables = {"decisions": length, "ties": ties}
    asked = answer("option", arm(estimates=tables), arm("x = true", tables, effects))
    assert verdicts(asked, "en") == [
        "“x = true” changes: decisions −9.00 (−10.0 to −8.00). It cannot be told yet of the rest"
        " (shared victories): about 11,000 more deals would be enough."
    ]
    asked = answer("shorter", arm(estimates=tables), arm("x = true", tables, effects))
    assert "by 18 %" in verdicts(asked, "en")[0]
    effects["decisions"] = Estimate(-9.0, -19.0, 1.0, 400)
    asked = answer("shorter", arm(estimates=tables), arm("x = true", tables, effects))
    assert "it cannot be told yet which option makes it shorter" in verdicts(asked, "en")[0]
    effects["decisions"] = Estimate(-0.5, -2.0, 1.0, 400)
    asked = answer("shorter", arm(estimates=tables), arm("x = true", tables, effects))
    assert "no option makes it shorter by more than 5 %" in verdicts(asked, "en")[0]


@pytest.mark.parametrize(
    ("ties", "english", "french"),
    [((-0.01, 0.03), "changes nothing that is measured", "ne change rien de ce qui est mesuré"),
     ((-0.2, 0.3), "cannot be told yet (shared", "On ne peut pas encore dire ce que change")],
)  # fmt: skip
def test_an_option_changes_nothing_only_where_the_interval_is_narrow(ties, english, french):
    tables = {"ties": Estimate(0.1, 0.05, 0.15, 400)}
    effects = {"ties": Estimate(0.01, *ties, 400)}
    asked = answer("option", arm(estimates=tables), arm("x = true", tables, effects))
    assert english in verdicts(asked, "en")[0]
    assert french in verdicts(asked, "fr")[0]


def test_so_many_deals_as_are_said_to_be_wanted_are_enough():
    lots = Random(1)
    wins = [lots.random() < 0.3 for _ in range(20_000)]
    few = interval(Moments(sum(wins[:200]), sum(wins[:200])), 200)
    wanted = deals_wanted(few, 0.02)
    many = interval(Moments(sum(wins[:wanted]), sum(wins[:wanted])), wanted)
    assert 0.018 < many.high - many.mean < 0.022


def test_differences_of_shares_are_told_in_points():
    start_of_plain, start_of_other = start(-0.09, -0.05, -0.01), start(0.01, 0.042, 0.06)
    effects = {key: Estimate(0.092, 0.01, 0.2, 400) for key in start_of_plain}
    asked = answer("", arm(estimates=start_of_plain), arm("x", start_of_other, effects))
    english, french = ("\n".join(told(asked, lang)) for lang in ("en", "fr"))
    cells = [line.split("  ") for line in french.splitlines() if "avantage" in line]
    words = [cell.strip() for cell in cells[0] if cell.strip()]
    assert words[1:] == ["−5,0\u00a0points", "+4,2\u00a0points", "+9,2\u00a0points", "+1,0 à +20,0"]
    assert "+9.2\u00a0points" in english
    assert "+9.2\u00a0%" not in english


def test_few_deals_that_are_all_alike_are_too_few_for_an_interval():
    alike = interval(Moments(84.0, 2 * 42.0**2), 2)
    tables = {"decisions": alike, "turns": alike}
    asked = answer("length", arm(estimates=tables, lengths={42: 2}))
    assert "42,0 décisions en moyenne (trop peu de donnes)" in verdicts(asked, "fr")[0]
    assert "too few deals" in "\n".join(told(asked, "en"))
    assert "0.00 to 0.00" not in "\n".join(told(asked, "en"))
    assert interval(Moments(4200.0, 100 * 42.0**2), 100).high == 42.0


def test_luck_says_how_many_matches_tell_who_is_better():
    one = {"points": 0.65, "margin": 0.3, "margin_square": 1.0, "luck:play": 0.09,
           "luck:deal": 0.25, "luck:rest": 0.66}  # fmt: skip
    sure = {key: Estimate(mean, mean, mean, 400) for key, mean in one.items()}
    asked = answer("luck", arm(estimates=sure), players=2, bots=("medium", "easy"))
    said = verdicts(asked, "en")[0]
    assert "medium takes 65.0\u00a0% of the points" in said
    assert "It takes 28 matches" in said  # 1.645² · 0.91 / 0.09


def test_bars_of_lengths_are_for_equally_many_whole_lengths():
    for lengths in ({42: 90, 43: 5, 44: 5}, {3: 1, 90: 60, 700: 30}, {7: 1}, {0: 1, 1: 1}):
        edges = edges_of([lengths])
        assert len({high - low for low, high in pairwise(edges)}) == 1
        assert len(edges) <= 32
        assert edges[0] <= min(lengths)
        assert edges[-1] > max(lengths)
    assert edges_of([{42: 95, 44: 1}])[0] == 42
    assert edges_of([{20: 95, 44: 1}])[0] == 0


def test_matches_that_are_all_equally_long_are_not_said_to_lie_between():
    sure = {"decisions": Estimate(42.0, 42.0, 42.0, 9), "turns": Estimate(9.0, 9.0, 9.0, 9)}
    said = {}
    for lang in ("fr", "en"):
        one = arm(estimates=sure, lengths={42: 9})
        said[lang] = verdicts(answer("length", one, players=2), lang)[0]
    assert said["en"].endswith("nine in ten just 42.")
    assert said["fr"].endswith("neuf sur dix 42 exactement.")


def test_quantiles_of_lengths():
    lengths = {10: 1, 20: 8, 30: 1}
    assert [quantile(lengths, share) for share in (0.05, 0.5, 0.95)] == [10, 20, 30]


@pytest.fixture(scope="module")
def measured():
    """A small experiment of everything, two games and a variant."""
    return ludiade.experiment(
        ["diadingo", "diabolo"], players=3, bots=["beginner", "random"], deals=3, seed="a",
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_plots_are_drawn_with_words_of_the_language(measured, lang):
    pictures = draw(measured, lang)
    assert {"start", "length", "luck", "drama", "rules-diabolo-3"} <= set(pictures)
    assert len(pictures) == PICTURES
    for picture in pictures.values():
        words = " ".join(ElementTree.fromstring(picture).itertext())
        assert "�" not in words
        assert ("joueurs" in words) == (lang == "fr")
    assert len(pictures["length"]) < 60_000
    assert ("cartes posées" if lang == "fr" else "cards laid") in pictures["rules-diabolo-3"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_plots_name_their_line_and_their_interval_and_tell_shares_in_points(lang):
    sure, plain, other = Estimate(9.0, 8.0, 10.0, 400), start(-0.1, 0.0, 0.1), start(0.0, 0.1, 0.2)
    effects = {"decisions": Estimate(-1.0, -2.0, 1.0, 400), "start": Estimate(0.1, 0.0, 0.2, 400)}
    tables = [arm(estimates={**plain, "decisions": sure}, lengths={9: 400}),
              arm("x = true", {**other, "decisions": sure}, effects, {9: 400})]  # fmt: skip
    pictures = draw(answer("", *tables), lang)
    assert set(pictures) == {"start", "effects", "shares", "length"}
    nothing = {"fr": "aucune différence", "en": "no difference"}[lang]
    points = {"fr": "points de pourcentage", "en": "percentage points"}[lang]
    for name in ("start", "effects", "shares"):
        words = " ".join(ElementTree.fromstring(pictures[name]).itertext())
        assert "95\u00a0%" in words.replace("95 %", "95\u00a0%")
        assert (points in words) == (name != "effects")
        assert (nothing in words) == (name != "start")
    words = " ".join(ElementTree.fromstring(pictures["length"]).itertext())
    assert words.count("Diabolo") == 2  # a panel each


def test_plots_are_files_in_svg_and_png(tmp_path, capsys):
    words = ["lab", "ask", "length", "diadingo", "--bots", "random", "--deals", "3"]
    assert run_command([*words, "--jobs", "1", "--plots", str(tmp_path / "plots")]) == 0
    found = {path.name: path.read_bytes() for path in (tmp_path / "plots").iterdir()}
    assert set(found) == {"length.svg", "length.png"}
    assert found["length.png"].startswith(b"\x89PNG")
    assert b"<svg" in found["length.svg"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_is_whole_and_fetches_nothing(measured, lang):
    page = measured.page(lang)
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg") == PICTURES
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    fetched = re.findall(r'(?:src|(?<!xlink:)href|@import|url)\s*[=(]\s*["\']?(?!#)[^)"\']*', page)
    assert fetched == []
    assert "<script" not in page
    assert (page == measured.page("fr")) == (lang == "fr")  # to the byte


@pytest.mark.slow
def test_in_a_notebook_an_answer_styles_nothing_but_itself(measured, monkeypatch):
    shown = measured._repr_html_()
    assert shown.count("<svg") == PICTURES
    assert not re.search(r"<(html|head|body)\b", shown)
    style = shown[shown.index("<style>") + 7 : shown.index("</style>")]
    selectors = [
        one.strip() for rule in re.findall(r"([^{}]+)\{", style) for one in rule.split(",")
    ]
    assert len(selectors) > 10
    assert [one for one in selectors if not one.startswith(".ludiade-answer")] == []
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert measured._repr_html_().startswith("<pre>")


def test_tables_hold_what_was_measured(measured):
    text = "\n".join(told(measured, "en"))
    for words in ("Diabolo, 3 players", "decided by better play", "How often each rule fires"):
        assert words in text
    assert str(measured) in ("\n".join(told(measured, lang)) for lang in ("fr", "en"))


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_can_be_asked_of_every_game(question):
    for game in shelf.games():
        name = game.Options.__struct_fields__[1]
        value = {"contest_seconds": "contest_seconds=5", "hand": "hand=4"}.get(name, name)
        plan = plan_for(question, game, option=value)
        assert plan.games == [game.id]
        if question in ("option", "shorter"):
            assert plan.variants


def test_a_question_is_answered_from_python():
    said = ludiade.ask("length", "diadingo", bots="random", deals=3)
    assert "Diadingo" in str(said)
    assert said.parts[0].arms[0].deals == 3


def test_variants_are_played_on_the_same_deals():
    asked = plan_for("option", shelf.get("diadingo"), option="professional")
    found = run(ludiade.lab.experiment.plan.make_plan({
        "games": ["diadingo"], "variants": asked.variants, "bots": "random", "deals": 5,
        "measure": ["length"],
    }))  # fmt: skip
    effect = found.parts[0].arms[1].effects["decisions"]
    assert (effect.mean, effect.low, effect.high) == (0.0, -inf, inf)  # of five deals
