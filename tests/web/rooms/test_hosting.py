"""What a teacher does besides opening and ending: tables by hand, late comers, other devices."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage, Site

INSIDE = """drawer => [...drawer.querySelectorAll("select, button, input")]
  .filter((one) => one.getBoundingClientRect().right > drawer.getBoundingClientRect().right)
  .map((one) => one.outerHTML)"""
"""Whatever runs over the edge of a drawer."""
MOVED = "Ta place est maintenant sur un autre appareil"


def come(page: Page, code: str, people: int = 1) -> list[str]:
    """In by the code, so many on one device; what they are called."""
    page.get_by_role("textbox", name="Rejoindre une table").fill(code)
    page.get_by_role("button", name="Entrer").click()
    page.get_by_label("Un nom, si tu veux").wait_for()
    for _ in range(people - 1):
        page.get_by_role("button", name="Quelqu’un de plus").click()
    page.get_by_role("button", name="Entrer").click()
    named = page.locator(".self")
    expect(named).to_have_count(people)
    return [str(one.get_attribute("aria-label")) for one in named.all()]


def seat_by_hand(host: Page, last: str) -> None:
    """What does not fit is said before it is sent."""
    host.get_by_role("button", name="Première partie").click()
    host.get_by_role("radio", name="Je les fais moi-même").check()
    begin = host.get_by_role("button", name="Commencer la partie 1")
    place = host.get_by_role("dialog").get_by_label(last)
    place.select_option("Table 1")
    expect(host.get_by_text("Table 2 : une personne. Il en faut de 2 à 4.")).to_be_visible()
    expect(begin).to_have_attribute("aria-disabled", "true")
    assert violations(host) == []
    place.select_option("Table 2")
    begin.click()
    expect(host.get_by_role("dialog")).to_have_count(0)


def person(host: Page, name: str) -> Locator:
    """What the teacher may do for one pupil."""
    host.get_by_role("button", name="Les élèves").click()
    found = host.get_by_role("dialog").locator("details")
    found = found.filter(has=host.get_by_text(name, exact=True))
    found.locator("summary").click()
    return found


def come_by_code(page: Page, code: str) -> None:
    page.get_by_role("textbox", name="Rejoindre une table").fill(code)
    page.get_by_role("button", name="Entrer").click()
    page.get_by_role("button", name="Continuer ici").click()


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Mon jeu")


def test_a_teacher_seats_moves_helps_and_is_not_lost_when_the_laptop_closes(
    new_page: NewPage, site: Site
) -> None:
    host = new_page("/seance")
    host.set_viewport_size({"width": 1366, "height": 768})
    host.get_by_role("button", name="Ouvrir la classe").click()
    code = host.locator(".wayin b").inner_text()
    phone, tablet = new_page(size="phone"), new_page(size="tablet")
    [lea] = come(phone, code)
    together = come(tablet, code, 3)
    expect(host.get_by_text("4 élèves")).to_be_visible()
    seat_by_hand(host, together[-1])

    # a device with people at two tables is at both, and whoever comes late plays with a bot
    expect(tablet.get_by_role("navigation", name="Tables de cet appareil")).to_be_visible()
    expect(hand(phone)).to_be_visible()
    late = new_page(size="phone")
    [name] = come(late, code)
    host.get_by_role("button", name="Ajouter une table avec un bot").click()
    expect(hand(late)).to_be_visible()
    expect(host.locator("article .gone")).to_have_count(0)
    assert violations(tablet) == []

    # who leaves the page finds the class on the shelf again, as does the teacher
    for page, told in ((late, "Retourner dans la classe"), (host, "Ta classe t’attend")):
        page.goto("/")
        page.get_by_role("link", name=re.compile(told)).click()
        expect(page).to_have_url(re.compile("/seance/"))
    expect(hand(late)).to_be_visible()

    acts, drawer = person(host, name), host.get_by_role("dialog")
    expect(acts.get_by_label("Changer de place")).to_be_visible()
    assert drawer.evaluate(INSIDE) == []
    acts.get_by_label("Plus de temps").select_option(label="60 s de plus par décision")
    acts.get_by_label("Changer de place").select_option(label=f"table 1, échange avec {lea}")
    expect(late.get_by_role("region", name="Joueurs")).to_contain_text(together[0])
    acts.get_by_role("button", name="Code pour changer d’appareil").click()
    own = acts.locator(".num").inner_text()
    drawer.get_by_role("button", name="Animer aussi").click()
    second = drawer.locator(".second .num").inner_text()
    assert violations(host) == []
    drawer.get_by_role("button", name="Fermer").click()
    other, helper = new_page(size="phone"), new_page(size="tablet")
    come_by_code(other, own)
    expect(hand(other)).to_be_visible()
    expect(late.get_by_role("alert")).to_contain_text(MOVED)
    come_by_code(helper, second)

    # one table rests, the others do not; the wall shows it without a name
    helper.get_by_role("button", name="Agir, Table 1").click()
    helper.get_by_role("dialog").get_by_role("button", name="Pause").click()
    expect(other.get_by_text("Ta table fait une pause.")).to_be_visible()
    host.get_by_role("button", name="Agir, Table 1").click()
    host.get_by_role("dialog").get_by_role("button", name="Projeter sans les noms").click()
    wall = host.context.new_page()
    wall.goto(f"{host.url}#ecran")
    wall.get_by_role("group", name="Les cartes-cibles").wait_for()
    assert not [one for one in (lea, name, *together) if one in wall.inner_text("body")]
    assert violations(wall) == []

    # the laptop dies, and is opened again: everybody goes on by themselves
    site.stop(crash=True)
    expect(host.get_by_text("Hors ligne")).to_be_visible()
    site.start()
    expect(host.get_by_text("Hors ligne")).to_have_count(0)
    expect(host.get_by_role("article", name="Table 1")).to_contain_text("en pause")
    host.get_by_role("button", name="Agir, Table 1").click()
    host.get_by_role("dialog").get_by_role("button", name="Reprendre").click()
    expect(other.get_by_text("Ta table fait une pause.")).to_have_count(0)
    expect(helper.get_by_role("article", name="Table 1")).to_contain_text(
        re.compile("en jeu|cherche")
    )
    expect(hand(other)).to_be_visible()
