"""While others play, the table's frame stays where it is, and the last line is read whole."""

from contextlib import ExitStack

import pytest

from tests.web.conftest import ACROSS, COMMON, SIZES, NewPage, Site
from tests.web.openings import lay, lead
from tests.web.scenes import Scene, mine, standing
from tests.web.screenshots import sit
from tests.web.tables import OPTIONS

WINDOWS = SIZES | ACROSS | COMMON
MOVES = 20
SETTLED_MS = 200
FRAME = """[".seats", ".guide", ".hand", ".acts"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return `${part} ${[x, y, width, height].map(Math.round)}`;
})"""

CUT = """[...document.querySelectorAll(".lastline .line > span:not(.ic)")]
  .filter((line) => line.scrollHeight > line.clientHeight + 1)
  .map((line) => `cut: ${line.textContent}`)"""


@pytest.mark.full
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_nothing_jumps_when_somebody_else_moves(
    game: str, size: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    before: list[str] = []
    jumps: list[str] = []
    mover = 0

    def look(table: str, seat: int) -> None:
        nonlocal before, mover
        if not before:
            page.goto(f"{site.address}/t/{table}")
        page.locator(".table .acts").wait_for()
        page.wait_for_timeout(SETTLED_MS)
        now = page.evaluate(FRAME)
        if mover:
            jumps.extend(
                f"{was} -> {is_}" for was, is_ in zip(before, now, strict=True) if was != is_
            )
        jumps.extend(page.evaluate(CUT))
        before, mover = now, seat

    with ExitStack() as room:
        lay(site.address, page.request, lead(game, 3, {}, mine(MOVES)), room, look)
    assert not jumps, "\n".join(jumps)


HEIGHT = "document.querySelector('.passed .fiche').getBoundingClientRect().height"
SLIP = """high => {
  document.querySelector(".slip")?.remove();
  const slip = Object.assign(document.createElement("div"), { className: "slip" });
  slip.style.height = `${high}px`;
  document.querySelector(".notes").append(slip);
}"""


def test_a_board_grows_again_when_what_took_its_room_has_gone(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("pass", "diego", 3, standing("pass")), (360, 640), untimed=True):
        page.locator(".passed .fiche").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        before = page.evaluate(HEIGHT)
        page.evaluate(SLIP, 90)
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(HEIGHT) < before * 0.9
        page.evaluate(SLIP, 0)
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(HEIGHT) == before
