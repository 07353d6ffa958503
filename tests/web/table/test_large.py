"""Large letters, and a page enlarged four times: nothing is lost, and the buttons stay in sight."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import FLAGS, PATIENCE_MS, Site, chromium
from tests.web.fitting import BEYOND, COVERED, fits
from tests.web.scenes import SCENES, Scene
from tests.web.screenshots import LONG, sit

pytestmark = pytest.mark.full
SETTLED_MS = 200
LAPTOP, PHONE, SMALL = (1366, 768), (390, 844), (360, 640)
ENLARGED = (320, 256)
"""What is left of 1280 by 1024 at 400 %."""
KINDS = {"turn", "claim", "double", "eight-theft", "four-witch", "contest"}
LOOKED_AT = [scene._replace(touch=None) for scene in SCENES if scene.name in KINDS]
ENDS = [scene for scene in SCENES if scene.name == "end"]
ROOMS = ["/", "/new/diabolo", "/rules/diego", "/join", "/box", "/matches"]
LETTERS = {"twice": (32, "normal"), "larger": (16, "larger"), "both": (32, "larger")}
"""How large the browser was told to write, and what was chosen on the page."""
HAND = """() => [...document.querySelectorAll(".hand .cards button")].map(
  (card) => Math.round(card.getBoundingClientRect().width))"""
THUMB_PX = 24


def writing(browser: Browser, site: Site, letters: str) -> Iterator[Page]:
    px, text = LETTERS.get(letters, (16, "normal"))
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={px}"]
    launched = browser.browser_type.launch(executable_path=chromium(), args=flags)
    context = launched.new_context(
        locale="fr-FR", reduced_motion="reduce", base_url=site.address,
        viewport={"width": ENLARGED[0], "height": ENLARGED[1]},
    )  # fmt: skip
    kept = f'{{"pace": "none", "text": "{text}"}}'
    context.add_init_script(f"localStorage['ludiade.settings'] = '{kept}'")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    yield page
    launched.close()


@pytest.fixture(params=LETTERS)
def reader(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page whose letters are as large as somebody asked for."""
    yield from writing(browser, site, request.param)


@pytest.fixture
def enlarged(browser: Browser, site: Site) -> Iterator[Page]:
    yield from writing(browser, site, "as usual")


def test_no_room_scrolls_sideways_in_large_letters(reader: Page) -> None:
    found = []
    for path in ROOMS:
        reader.goto(path)
        reader.get_by_role("heading", level=1).wait_for()
        for width, height in (LAPTOP, PHONE, SMALL):
            reader.set_viewport_size({"width": width, "height": height})
            if not fits(reader):
                found.append(f"{path} at {width}")
    assert found == []


@pytest.mark.parametrize("scene", LOOKED_AT, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_a_table_holds_in_large_letters(scene: Scene, reader: Page, site: Site) -> None:
    with sit(reader, site, scene, LAPTOP, untimed=True):
        for width, height in (LAPTOP, PHONE):
            reader.set_viewport_size({"width": width, "height": height})
            reader.wait_for_timeout(SETTLED_MS)
            assert fits(reader)
            assert not reader.evaluate(LONG), width
            assert reader.evaluate(BEYOND) + reader.evaluate(COVERED) == [], width


@pytest.mark.parametrize("scene", ENDS, ids=lambda scene: scene.game)
def test_an_end_is_read_in_large_letters_without_scrolling_sideways(
    scene: Scene, reader: Page, site: Site
) -> None:
    with sit(reader, site, scene, PHONE):
        for width, height in (PHONE, SMALL):
            reader.set_viewport_size({"width": width, "height": height})
            assert fits(reader), width


@pytest.mark.parametrize(
    "scene",
    [scene for scene in LOOKED_AT if scene.name != "contest"],  # words are judged over the board
    ids=lambda scene: f"{scene.game}-{scene.name}",
)
def test_a_table_enlarged_four_times_is_scrolled_whole_and_can_be_touched(
    scene: Scene, enlarged: Page, site: Site
) -> None:
    with sit(enlarged, site, scene, ENLARGED, untimed=True):
        enlarged.locator(".acts button").first.wait_for()
        enlarged.wait_for_timeout(SETTLED_MS)
        assert fits(enlarged)
        cards = enlarged.evaluate(HAND)
        assert min(cards, default=THUMB_PX) >= THUMB_PX
        board = enlarged.locator(".board").bounding_box()
        assert board is not None
        assert board["height"] >= 100
        acts = enlarged.locator(".acts").bounding_box()
        assert acts is not None
        assert acts["y"] + acts["height"] <= ENLARGED[1] + 1
