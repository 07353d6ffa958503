"""One screen, many people: fair challenges, and a phone as the private hand."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import SIZES, NewPage
from tests.web.players import Player
from tests.web.tables import OPTIONS, sit_down

pytestmark = pytest.mark.full


def claimed(page: Page, people: int, **options: Any) -> Locator:
    """Diego on one screen, the first seat's claim standing: the pads of the others."""
    player = Player(page)
    chosen = {**OPTIONS["diego"], **options}
    sit_down(page, "diego", ["me", *["here"] * (people - 1)], player.named("deal"), options=chosen)
    page.get_by_role("button", name=player.named("iam")).click()
    player.hand().first.click()
    page.get_by_role("group", name=player.names["targets"]).get_by_role("button").first.click()
    player.act("claim").click()
    pads = page.get_by_role("group", name=player.names["pads"])
    pads.get_by_role("group").first.wait_for()
    return pads.get_by_role("group")


@pytest.mark.parametrize("size", SIZES)
def test_a_challenge_has_a_pad_for_everybody_at_the_edges(size: str, new_page: NewPage) -> None:
    page = new_page("/", size=size)
    pads = claimed(page, 3)
    expect(pads).to_have_count(2)
    assert violations(page) == []
    boxes = [box for pad in pads.all() if (box := pad.bounding_box())]
    assert boxes[0]["height"] == boxes[1]["height"]
    assert abs(boxes[0]["width"] - boxes[1]["width"]) < 1
    low, high = sorted((box["y"] for box in boxes), reverse=True)
    height = SIZES[size][1]
    assert high < height / 4
    assert height * 3 / 4 < low + boxes[0]["height"] <= height
    for seat in ("Zoé 1", "Zoé 2"):
        page.get_by_role("group", name=seat).get_by_role("button", name="Ne pas contrer").click()
    expect(pads).to_have_count(0)


def test_the_first_to_touch_a_pad_is_heard(new_page: NewPage) -> None:
    page = new_page("/", size="tablet")
    claimed(page, 3)
    page.get_by_role("group", name="Zoé 2").get_by_role("button", name="PAS DIEGO").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("PAS DIEGO.*Zoé 2"))


def test_partners_do_not_challenge_each_other(new_page: NewPage) -> None:
    pads = claimed(new_page("/", size="tablet"), 4, teams=True)
    expect(pads).to_have_count(2)
    assert [pad.get_attribute("aria-label") for pad in pads.all()] == ["Zoé 1", "Zoé 3"]


def test_a_pair_that_was_passed_over_is_claimed_from_a_pad(new_page: NewPage) -> None:
    page = new_page("/", size="tablet")
    player = Player(page)
    sit_down(page, "diego", ["me", "here", "here"], player.named("deal"))
    page.get_by_role("button", name=player.named("iam")).click()
    player.act("pass").click()
    pad = page.get_by_role("group", name="Zoé 1")
    assert player.hand().count() == 0
    pad.get_by_role("button", name="Je montre lesquelles").click()
    shown = page.get_by_role("group", name=re.compile("Zoé 0"))
    shown.get_by_role("button").first.click()
    page.get_by_role("group", name=player.names["targets"]).get_by_role("button").first.click()
    pad.get_by_role("button", name=player.named("claim")).click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("DIEGO.*Zoé 1 contre Zoé 0"))


def test_a_phone_becomes_the_private_hand(new_page: NewPage) -> None:
    page = new_page("/")
    player = Player(page)
    sit_down(page, "diabolo", ["me", "here"], player.named("deal"))
    page.get_by_role("button", name="Prendre ma main sur mon téléphone").click()
    said = page.get_by_role("dialog").get_by_text("entre le code")
    expect(said).to_be_focused()
    code = re.search(r"[a-z0-9]{4}-[a-z0-9]{4}", said.inner_text(), re.I)
    assert code is not None, said
    phone = new_page(f"/join#{code.group()}", size="phone")
    phone.get_by_role("button", name="Continuer ici").click()
    expect(Player(phone).hand()).to_have_count(7)


def test_nothing_behind_the_curtain_is_reached(new_page: NewPage) -> None:
    page = new_page("/")
    player = Player(page)
    sit_down(page, "diabolo", ["me", "here"], player.named("deal"))
    curtain = page.get_by_role("dialog")
    curtain.wait_for()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.table')") is None
    curtain.get_by_role("button", name=player.named("iam")).click()
    expect(player.hand().first).to_be_focused()
