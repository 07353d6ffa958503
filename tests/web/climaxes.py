"""Matches whose last move is a climax, made while a page looks on."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page

from ludiade.kernel.inputs import Move
from tests.web.conftest import Site
from tests.web.openings import Wanted, lay, lead
from tests.web.scenes import over


class Climax(NamedTuple):
    """A climax as the first seat is shown it."""

    game: str
    players: int
    wanted: Callable[[], Wanted]
    """Whether the last move was it."""
    options: Mapping[str, Any] = MappingProxyType({})


def counted() -> Wanted:
    """A round has just been counted, and the next one begun."""
    return lambda view, awaited, moves: view.scoring is None and view.round == 2


def contested() -> Wanted:
    """My pair has just been contested."""
    mine = False

    def wanted(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
        nonlocal mine
        before, mine = mine, view.standing is not None and view.standing.seat == 0
        lost = any(sorter.pas_diego for sorter in view.sorters[1:])
        return bool(moves and before and lost and view.standing is None)

    return wanted


def robbed() -> Wanted:
    """I have just been robbed of a diamond."""
    had = 0

    def wanted(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
        nonlocal had
        before, had = had, sum(ring.diamond for ring in view.players[0].rings)
        return moves > 0 and had < before

    return wanted


def bewitched() -> Wanted:
    """Somebody else has just drawn the witch."""
    return lambda view, awaited, moves: (
        view.phase == "bewitched" and view.turn != 0 and view.players[view.turn].castle > 1
    )


CLIMAXES = {
    "count": Climax("diabolo", 4, counted),
    "count-of-five": Climax("diabolo", 5, counted),
    "contest": Climax("diego", 3, contested),
    "theft": Climax("diadingo", 4, robbed),
    "fixed": Climax("diadingo", 3, lambda: over),
    "account": Climax(
        "diadingo",
        4,
        lambda: lambda view, awaited, moves: view.game == 2,
        {"games": 2, "professional": True},
    ),
    "account-of-eight": Climax(
        "diadingo", 8, lambda: lambda view, awaited, moves: view.game == 2, {"games": 2}
    ),
    "witch": Climax("diamoniak", 3, bewitched),
    "castle": Climax("diamoniak", 3, lambda: over),
    "last-word": Climax("diamino", 2, lambda: over, {"max_idle_rounds": 1}),
}


def see(page: Page, site: Site, name: str, room: ExitStack) -> str:
    """Have the page look on while the climax happens; the name of its table."""
    climax = CLIMAXES[name]
    match = lead(climax.game, climax.players, dict(climax.options), climax.wanted())
    left = sum(isinstance(given, Move) for given in match.inputs)

    def come(table: str, seat: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            page.goto(f"{site.address}/t/{table}")
            page.locator(".table").wait_for()

    return lay(site.address, page.request, match, room, come)
