"""The workshop and the class without a mouse: only keys are pressed here."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.rooms.test_hosting import come, hand

NAME = """() => {
  const one = document.activeElement;
  const said = one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent;
  return said.trim().replace(/\\s+/g, " ");
}"""
MOST_TABS = 150


def reach(page: Page, name: str, key: str = "Tab") -> None:
    """Tab to what is called so; where one cannot come to it, that is told."""
    passed: list[str] = []
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        passed.append(page.evaluate(NAME))
        if re.search(name, passed[-1]):
            return
    raise AssertionError(f"{name} is not reached by Tab: {passed}")


def press(page: Page, name: str, key: str = "Tab") -> None:
    reach(page, name, key)
    page.keyboard.press("Enter")


def test_a_deck_is_made_and_a_class_held_by_the_keyboard(new_page: NewPage) -> None:
    page = new_page("/atelier")
    status = page.get_by_role("status").filter(has=page.get_by_role("heading"))
    expect(status).to_contain_text("Ce paquet se joue")
    press(page, "^Rien$")
    reach(page, "^Un nombre")
    for number in ("0,4", "3/4", "1 + 1/4", "2,5", "50 %"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
        expect(page.get_by_label(re.compile("Un nombre"))).to_have_value("")
    expect(status).to_contain_text("Ce paquet se joue : 20 cartes")

    # a card is opened, spoilt, mended and left, and the keyboard is on the card again
    press(page, "^décimal, 2/5", "Shift+Tab")
    expect(page.get_by_label("Ce qui est écrit")).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("2,5")
    expect(status).to_contain_text("n’est pas égal à 2/5")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("0,4")
    expect(status).to_contain_text("Ce paquet se joue")
    press(page, "^Voilà")
    assert page.evaluate(NAME).startswith("décimal, 2/5")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Ce qui est écrit")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Ce qui est écrit")).to_have_count(0)
    assert page.evaluate(NAME).startswith("décimal, 2/5")

    press(page, "^Ouvrir une classe")
    press(page, "^Ouvrir la classe$")
    code = page.locator(".wayin b").inner_text()
    class_ = [new_page(size="phone") for _ in range(2)]
    for pupil in class_:
        come(pupil, code)
    expect(page.get_by_text("2 élèves")).to_be_visible()
    press(page, "^Première partie")
    expect(page.get_by_role("dialog")).to_contain_text("2 personnes, 1 table.")
    press(page, "^Commencer la partie 1")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(hand(class_[0])).to_be_visible()
    press(page, "^Agir, Table 1")
    expect(page.get_by_role("dialog", name="Table 1")).to_be_visible()
    press(page, "^Pause$")
    expect(class_[0].get_by_text("fait une pause")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "^Les élèves$")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(NAME) == "Les élèves"
