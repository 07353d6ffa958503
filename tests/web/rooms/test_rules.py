"""The rules as people read them: two minutes of pictures, the whole one tap further, the card."""

import pytest
from playwright.sync_api import Page, expect

from ludiade.kernel import shelf
from tests.web.axe import violations
from tests.web.conftest import NewPage

STEPS = 6
GAMES = ("diego", "diamino", "diabolo", "diadingo", "diamoniak")


@pytest.mark.parametrize(
    ("lang", "size", "theme"), [("fr", "phone", "day"), ("en", "desk", "night")]
)
def test_every_game_is_told_in_pictures_and_says_who_made_it(
    lang: str, size: str, theme: str, new_page: NewPage
) -> None:
    page = new_page("/rules/diego", lang=lang, size=size, theme=theme)
    inks = set()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        pictures = page.locator("li > svg.picture")
        expect(pictures).to_have_count(STEPS)
        drawn = pictures.evaluate_all("all => all.map(one => one.querySelectorAll('*').length)")
        assert min(drawn) > STEPS
        assert pictures.evaluate_all(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        inks.add(page.evaluate("getComputedStyle(document.documentElement)"
                               ".getPropertyValue('--g-card')"))  # fmt: skip
        about = shelf.find(game).about
        card = page.get_by_role("region", name=f"La fiche de {game}" if lang == "fr" else game)
        for told in (about.author, about.publisher, about.year, about.age, about.translator):
            expect(card).to_contain_text(str(told or ""))
        expect(card).to_contain_text(getattr(about.source, lang)[:20])
    assert len(inks) == len(GAMES), inks
    assert violations(page) == []


CUT = """all => all.flatMap(picture => {
  const {left, right, top, bottom} = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('text')].flatMap(text => {
    const box = text.getBoundingClientRect()
    const out = box.left < left || box.right > right || box.top < top - 3 || box.bottom > bottom + 3
    return out ? [text.textContent] : []
  })
})"""
"""What is written in a picture and does not fit into it."""


def test_two_minutes_come_first_and_a_link_leads_to_its_section(new_page: NewPage) -> None:
    page = new_page("/new/diabolo", size="phone")
    page.get_by_role("link", name="La règle en 2 minutes").click()
    expect(page.locator("svg.picture")).to_have_count(STEPS)
    expect(page.get_by_role("searchbox")).to_have_count(0)
    page.get_by_role("button", name="règle 2.3").click()
    stands_on_top(page, "2.3 À son tour")
    page.get_by_role("button", name="Toute la règle").click()
    page.get_by_text("Les parties de la règle").click()
    page.get_by_role("button", name="2.5 Le décompte").click()
    stands_on_top(page, "2.5 Le décompte")
    page.goto("/rules/diamino#1.7")
    stands_on_top(page, "1.7 À son tour")
    page.get_by_role("button", name="1.10").first.click()
    stands_on_top(page, "1.10 Les cases noires")
    page.go_back()
    stands_on_top(page, "1.7 À son tour")
    page.get_by_role("button", name="La règle en 2 minutes").click()
    expect(page.locator("svg.picture")).to_have_count(STEPS)


def stands_on_top(page: Page, title: str) -> None:
    """The section asked for is the first thing one reads, also when all has come."""
    heading = page.get_by_role("heading", name=title)
    expect(heading).to_be_in_viewport()
    page.wait_for_load_state("networkidle")
    top = heading.evaluate("one => one.getBoundingClientRect().top")
    end = page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    assert 0 <= top < 120 or end, (title, top)


def test_the_board_is_drawn_in_the_rules(new_page: NewPage) -> None:
    page = new_page("/rules/diamino#1.4", size="phone")
    board = page.get_by_role("img", name="La piste. Diables rouges")
    expect(board.locator(".sq")).to_have_count(15 * 15)
    assert board.evaluate("one => [one.querySelectorAll('.sq.red').length,"
                          " one.querySelectorAll('.sq.black').length]") == [12, 12]  # fmt: skip
    expect(page.get_by_role("img", name="Un morceau de la piste")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
