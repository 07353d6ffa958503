"""Guided first games: the book agrees with the rules, and a person can play it by names alone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludiade.kernel import shelf
from ludiade.kernel.inputs import Awaiting, Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from tests.web.axe import violations
from tests.web.conftest import NewPage

FOLDERS = Path(__file__).resolve().parents[3] / "web/src/games"
GAMES = sorted(path.parent.parent.name for path in FOLDERS.glob("*/lesson/plan.json"))
ON = {"fr": " sur ", "en": " of "}


def plan_of(game: str) -> dict[str, Any]:
    plan: dict[str, Any] = json.loads((FOLDERS / game / "lesson/plan.json").read_text("utf-8"))
    return plan


def touches(game: str, lang: str) -> list[list[str]]:
    """What each step touches, by the names the lesson gives."""
    source = (FOLDERS / game / f"lesson/{lang}.ftl").read_text("utf-8")
    return [line.split(" | ") for line in re.findall(r"\.touch = (.*)", source)]


def shuffle_on(match: Match, orders: list[list[int]]) -> None:
    while isinstance(waiting := match.state.waiting(), Shuffle):
        match.apply(Shuffled(orders.pop(0) if orders else list(range(waiting.size))))


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_lesson_are_legal_and_due_when_the_book_says(game: str) -> None:
    plan = plan_of(game)
    found = shelf.find(game)
    assert found is not None
    players = 1 + len(plan["partners"])
    match = Match(found, found.read_options(plan["options"], players), players)
    orders = list(plan["orders"])
    shuffle_on(match, orders)
    for move in plan["moves"]:
        waiting = match.state.waiting()
        assert isinstance(waiting, Awaiting)
        assert move["seat"] in waiting.seats
        assert len(match.inputs) == move["n"]
        match.apply(Move(move["seat"], found.read_action(move["action"])))
        shuffle_on(match, orders)
    assert len(match.inputs) == plan["end"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_words_for_each_of_its_six_to_twelve_steps(game: str, lang: str) -> None:
    steps = sum(move["seat"] == 0 for move in plan_of(game)["moves"])
    source = (FOLDERS / game / f"lesson/{lang}.ftl").read_text("utf-8")
    assert 6 <= steps <= 12
    assert re.findall(r"^step-(\d+) = ", source, re.M) == [str(n + 1) for n in range(steps)]
    assert source.count("    .do = ") == len(touches(game, lang)) == steps
    assert re.search(r"^end = ", source, re.M)


def touch(page: Page, name: str) -> bool:
    """Touch what has this name, if it is there; a tile that is laid or a verdict may be gone."""
    words = [re.escape(word).replace("/", r"\/") for word in name.split()]
    spaced = re.compile("^" + r"\s+".join(words) + "$")
    things = page.get_by_role("button", name=spaced, disabled=False)
    thing = things.or_(page.get_by_role("gridcell", name=spaced)).first
    if not thing.count():
        return False
    expect(thing).to_have_attribute("data-wished", "")
    thing.click()
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_guided_first_game_by_names_alone(game: str, new_page: NewPage) -> None:
    lang = "fr" if GAMES.index(game) % 2 else "en"
    page = new_page("/", lang=lang, theme="night" if lang == "en" else "day")
    page.get_by_role("navigation").get_by_role("link", name=re.compile(game, re.I)).click()
    steps = touches(game, lang)
    status = page.get_by_role("region", name=re.compile("Où en est|Where things stand")).first
    found: list[str] = []
    for number, names in enumerate(steps, 1):
        count = re.compile(rf"{number}{ON[lang]}{len(steps)}\.")
        expect(status.get_by_text(count)).to_be_visible(timeout=30_000)
        found += violations(page) if number in (1, len(steps)) else []
        assert sum(touch(page, name) for name in names) > 0, (number, names)
    expect(status.get_by_text(re.compile("Bravo|Well done"))).to_be_visible(timeout=30_000)
    assert found == []


def test_a_lesson_says_kindly_that_another_move_is_not_the_step(new_page: NewPage) -> None:
    page = new_page("/learn/diamoniak")
    page.get_by_role("button", name="Piocher une carte").click()
    expect(page.get_by_text("2 sur 10")).to_be_visible()
    page.get_by_role("button", name="Je m’arrête").click()
    expect(page.get_by_text("la leçon en montre un autre")).to_be_visible()
    page.reload()
    expect(page.get_by_text("2 sur 10")).to_be_visible()
    page.get_by_role("button", name="Encore une carte").click()
    expect(page.get_by_text("3 sur 10")).to_be_visible()
