"""People who are not where the others are: in another language, or asleep."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.players import Player
from tests.web.table.test_together import DEAL, SIT, two
from tests.web.tables import OPTIONS, open_table

pytestmark = pytest.mark.full
HOUR_MS = 3_600_000
INK = "getComputedStyle(document.querySelector('.bar h1')).color"


def test_each_reads_the_same_table_in_a_language_of_ones_own(new_page: NewPage) -> None:
    zoe, bao = new_page("/"), new_page("/", lang="en")
    opened = open_table(zoe, "diamoniak", ["me", "link"])
    bao.evaluate(SIT, opened["join"])
    for page in (zoe, bao):
        page.goto(f"/t/{opened['table']}")
    zoe.get_by_role("button", name=DEAL).click()
    zoe.get_by_role("button", name="Piocher une carte").click()
    expect(zoe.get_by_role("list", name="Le récit")).to_contain_text("pioche une carte rose")
    expect(bao.get_by_role("list", name="The story")).to_contain_text("draws a pink card")
    ink = bao.evaluate(INK)
    bao.get_by_role("button", name="Settings").click()
    bao.get_by_role("button", name="Français").click()
    bao.get_by_role("button", name="Fermer").click()
    expect(bao.get_by_role("list", name="Le récit")).to_contain_text("pioche une carte rose")
    assert bao.evaluate(INK) == ink
    zoe.get_by_role("button", name="Je m’arrête").click()
    expect(bao.get_by_role("button", name="Piocher une carte")).to_be_visible()


def test_a_phone_asleep_for_an_hour_in_mid_delay_wakes_at_the_table_as_it_is(
    new_page: NewPage,
) -> None:
    zoe, bao = two(new_page, "diego", options={**OPTIONS["diego"], "delay": 15})
    bao.clock.install()
    bao.reload()
    Player(zoe).act("pass").click()
    bao.get_by_role("timer").wait_for()
    bao.clock.pause_at(bao.evaluate("Date.now()") / 1000 + 1)
    bao.context.set_offline(True)
    expect(zoe.get_by_role("timer")).to_have_count(0)
    expect(bao.get_by_role("timer")).to_have_count(1)  # nobody was awake to take it away
    bao.context.set_offline(False)
    bao.clock.fast_forward(HOUR_MS)
    bao.clock.resume()
    guide = bao.get_by_role("region", name=re.compile("^Où en est"))
    expect(guide).to_contain_text("À toi")
    expect(bao.get_by_role("timer")).to_have_count(0)
    expect(bao.get_by_role("banner")).to_contain_text("Enregistré")
    Player(bao).act("pass").click()
    expect(zoe.get_by_role("timer")).to_be_visible()
