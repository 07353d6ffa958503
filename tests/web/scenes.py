"""The moments of the five games that are looked at: how to get there, and what is touched then."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page

from ludiade.games.diabolo.cards import CARDS, DECK
from ludiade.games.diamino.material import JOKER
from ludiade.kernel.match import Match
from tests.web.openings import Wanted, lead
from tests.web.tables import order

Touch = Callable[[Page], None]


class Scene(NamedTuple):
    """A moment of a game as the first seat sees it."""

    name: str
    game: str
    players: int
    wanted: Wanted
    options: Mapping[str, Any] = MappingProxyType({})
    touch: Touch | None = None
    size: str = "desk"
    """The size at which it is touched."""
    orders: Sequence[list[int]] = ()
    """The first shuffles, where chance would hardly lead there."""


def lead_to(scene: Scene) -> Match:
    """A match that comes to that moment."""
    return lead(scene.game, scene.players, dict(scene.options), scene.wanted, scene.orders)


def mine(after: int) -> Wanted:
    """My turn, once so many moves have been made."""
    return lambda view, awaited, moves: (
        awaited == (0,) and moves >= after and getattr(view, "standing", None) is None
    )


def over(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    return not awaited and moves > 0


def button(name: str, nth: int = 0) -> Touch:
    """Touch a button by its name, a pattern for both languages."""
    return lambda page: page.get_by_role("button", name=re.compile(name)).nth(nth).click()


def card(nth: int) -> Touch:
    return lambda page: (
        page.locator(".hand .cards button:not([aria-disabled=true])").nth(nth).click()
    )


def after(*touches: Touch) -> Touch:
    def all_of_them(page: Page) -> None:
        for touch in touches:
            touch(page)

    return all_of_them


def standing(kind: str) -> Wanted:
    """Somebody's claim or pass that I may still answer, in the middle of a match."""
    return lambda view, awaited, moves: (
        view.standing is not None and view.standing.__struct_config__.tag == kind
        and view.standing.seat != 0 and 0 in awaited and moves > 14
    )  # fmt: skip


def thefts(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    """I may steal from two players at least, and keep a ring that fits."""
    if awaited != (0,) or view.drawn != "theft" or moves < 18:
        return False
    empty = {ring.value for ring in view.players[0].rings if not ring.diamond}
    can = [any(ring.diamond and ring.value in empty for ring in player.rings)
           for player in view.players[1:]]  # fmt: skip
    return sum(can) >= 2


def witch(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    side = view.players[0].side
    return bool(
        awaited == (0,) and view.phase == "bewitched" and view.players[0].castle >= 3
        and side.get("fairy", 0) and sum(side.values()) >= 4
    )  # fmt: skip


def purchase(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    me = view.players[0]
    return bool(
        awaited == (0,) and view.phase == "opening" and me.colour
        and me.side.get("diamond", 0) >= 3
        and any(player.side.get(me.colour, 0) for player in view.players[1:])
    )  # fmt: skip


def pressing(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    me = view.players[0]
    return bool(
        awaited == (0,) and view.phase == "pressing" and me.castle >= 3 and len(me.side) >= 3
        and all(player.castle for player in view.players)
    )  # fmt: skip


def doubling(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    return view.scoring is not None and 0 in awaited and len(awaited) < 4 and view.round > 1


def blocked(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    """All my cards are of locked lines (2.4)."""
    if view.scoring is not None:
        return False
    locked = {line.colour for line in view.lines if line.locked}
    return (
        awaited == (0,)
        and bool(locked)
        and all(card.partition("-")[0] in locked for card in view.hands[0])
    )


def all_red() -> Sequence[list[int]]:
    """I am dealt and draw red cards only, somebody else the others in turn."""
    deck: list[str] = [CARDS[kind] for kind in DECK]
    reds = [card for card in deck if card.startswith("red")]
    others = [card for card in deck if card not in reds][::3]
    drawn = [card for pair in zip(reds[6:], others[6:], strict=False) for card in pair]
    return [[1, 0], order(deck, [*reds[:6], *others[:6], *drawn])]


def sealed(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    return view.scoring is not None and 0 in view.scoring.decided and bool(awaited)


def contested(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    """Somebody's word that I may contest, and no other has spoken for all."""
    return (
        view.standing is not None and view.standing.seat != 0 and 0 in awaited and moves > 16
        and len(view.standing.silent) == 1
    )  # fmt: skip


def shedding(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    return awaited == (0,) and view.to_shed > 0


def devil(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    """A devil stands on my ledge, some words lie there."""
    return awaited == (0,) and view.standing is None and moves > 8 and JOKER in view.racks[0]


def many_cards(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    return (
        awaited == (0,) and view.phase == "bewitched" and sum(view.players[0].side.values()) >= 14
    )  # fmt: skip


def middle(page: Page) -> None:
    """See the match again, half-way."""
    page.get_by_role("link", name=re.compile("Revoir la partie|Watch again")).click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def first_free(page: Page) -> None:
    page.locator("[role=gridcell]").filter(has=page.locator(".tl")).first.wait_for()
    page.locator("[role=gridcell]:not(:has(.tl)):not(.black)").nth(20).click()


def first_word(page: Page) -> None:
    """Two tiles on trial, somewhere free."""
    first_free(page)
    for _ in range(2):
        page.locator(".rack button:not([aria-disabled=true])").first.click()


QUICK = {"max_idle_rounds": 1}
SCENES = [
    Scene("turn", "diego", 3, mine(10)),
    Scene("aimed", "diego", 3, mine(10), touch=after(card(1), lambda page: page.locator(
        ".board button.fiche").nth(2).click())),
    Scene("claim", "diego", 3, standing("diego")),
    Scene("pass", "diego", 3, standing("pass")),
    Scene("four", "diego", 4, mine(12)),
    Scene("teams", "diego", 4, mine(12), {"teams": True}),
    Scene("end", "diego", 3, over),
    Scene("replay", "diego", 3, over, touch=middle),
    Scene("rules", "diego", 3, mine(10), touch=button("^(Règle|Rules)$")),
    Scene("settings", "diego", 3, mine(10), touch=button("^(Réglages|Settings)$")),
    Scene("turn", "diamino", 3, mine(24)),
    Scene("trial", "diamino", 3, mine(24), touch=first_word),
    Scene("magnifier", "diamino", 3, mine(24), size="phone",
          touch=button("Agrandir la piste|Enlarge the board")),
    Scene("joker", "diamino", 3, devil, size="phone",
          touch=after(first_free, button("^(Diable|Devil)"))),
    Scene("contest", "diamino", 3, contested),
    Scene("verdict", "diamino", 3, contested, touch=button("^Contest")),
    Scene("shed", "diamino", 3, shedding, {"formula": "race"}),
    Scene("race", "diamino", 8, mine(8), {"formula": "race"}),
    Scene("patience", "diamino", 1, mine(3), {"formula": "patience"}),
    Scene("end", "diamino", 3, over, QUICK),
    Scene("replay", "diamino", 3, over, QUICK, middle),
    Scene("first", "diabolo", 4, mine(0)),
    Scene("turn", "diabolo", 4, mine(16)),
    Scene("aimed", "diabolo", 4, mine(16), touch=card(2)),
    Scene("five", "diabolo", 5, mine(16)),
    Scene("blocked", "diabolo", 2, blocked, orders=all_red()),
    Scene("double", "diabolo", 4, doubling),
    Scene("doubled", "diabolo", 4, doubling, touch=button(r"Je double \+|I double \+")),
    Scene("sealed", "diabolo", 4, sealed),
    Scene("end", "diabolo", 4, over),
    Scene("replay", "diabolo", 4, over, touch=middle),
    Scene("first", "diadingo", 2, mine(0)),
    Scene("turn", "diadingo", 4, mine(14), touch=lambda page: page.locator(
        ".stone").nth(17).click()),
    Scene("eight", "diadingo", 8, mine(24), {"show_stuck": True}),
    Scene("theft", "diadingo", 4, thefts),
    Scene("eight-theft", "diadingo", 8, thefts),
    Scene("stealing", "diadingo", 4, thefts, touch=lambda page: page.locator(
        ".bg.go").first.click()),
    Scene("end", "diadingo", 4, over),
    Scene("replay", "diadingo", 4, over, touch=middle),
    Scene("first", "diamoniak", 3, mine(0)),
    Scene("turn", "diamoniak", 3, pressing),
    Scene("buy", "diamoniak", 4, purchase),
    Scene("witch", "diamoniak", 3, witch),
    Scene("four-witch", "diamoniak", 4, witch),
    Scene("paying", "diamoniak", 3, witch, touch=after(card(0), card(1))),
    Scene("many", "diamoniak", 2, many_cards),
    Scene("end", "diamoniak", 3, over),
    Scene("replay", "diamoniak", 3, over, touch=middle),
]  # fmt: skip
