"""Every phase of every game: day and night, both languages, at 200 %, in forced colours."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.conftest import ACROSS, COMMON, SIZES, TWICE, NewPage, Site
from tests.web.fitting import cut, fits, settles
from tests.web.hearing import stumbles
from tests.web.scenes import SCENES, Scene, lead_to
from tests.web.screenshots import LONG, READ, sit

pytestmark = pytest.mark.full
STATES = """() => [
  ["[aria-pressed=true]", "[aria-pressed=false]"],
  ["li[aria-current=true]", "li.seat:not([aria-current])"],
  [".btn[aria-disabled=true]", ".btn[aria-disabled=false]"],
].flatMap(([state, other]) => {
  const look = (selector) => {
    const found = document.querySelector(`.table ${selector}`);
    if (!found) return null;
    const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(found);
    return [outlineStyle, outlineWidth, borderStyle, borderWidth].join();
  };
  const one = look(state);
  return one && one === look(other) ? [state] : [];
}).concat([...document.querySelectorAll(".fiche, .tl, .bg, .kc")].filter((object) => {
  const { outlineStyle, borderTopStyle } = getComputedStyle(object);
  return outlineStyle === "none" && borderTopStyle === "none";
}).slice(0, 1).map((object) => `${object.className} without an edge`))"""
"""States whose lines are those of their contrary, and objects without a line: all that forced
colours leave of a look."""


def wrong(page: Page) -> list[str]:
    """What is wrong with a moment, however one looks at it."""
    found = violations(page) + stumbles(page)
    page.emulate_media(color_scheme="dark")
    found += [f"by night: {one}" for one in violations(page)]
    page.emulate_media(color_scheme="light", forced_colors="active")
    found += [f"in forced colours: {one}" for one in page.evaluate(STATES)]
    page.emulate_media(forced_colors="none")
    for width, height in (SIZES["phone"], TWICE):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"at {width}: {one}" for one in cut(page)]
    return found if fits(page) else [*found, "scrolls sideways at 200 %"]


def too_long(page: Page, scene: Scene) -> list[str]:
    """Screens that do not hold the whole table; what is told after it may be as long as it is."""
    found = []
    for width, height in (SIZES | ACROSS | COMMON).values():
        page.set_viewport_size({"width": width, "height": height})
        if scene.name not in READ and not settles(page, f"() => !({LONG})"):
            found.append(f"does not hold at {width} by {height}")
    return found


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_a_phase_is_right_however_one_looks_at_it(
    scene: Scene, new_page: NewPage, site: Site
) -> None:
    opening = lead_to(scene)
    for lang in ("fr", "en"):
        page = new_page("/", lang=lang)
        with sit(page, site, scene, SIZES[scene.size], opening):
            assert wrong(page) + too_long(page, scene) == [], lang
