"""Diabolo in the terminal: the five lines between demon and angel, then every player."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diabolo.types import Card, Line, View
from ludiade.kernel.texts import Texts

STYLES = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "blue": "blue",
}


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as these eyes see it; an arrow shows whose turn it is."""
    head = say.say("table-round", round=view.round)
    if len(names) == 2:
        head = f"{head}   {say.say('table-unofficial')}"
    pile = say.say("table-pile", n=view.pile)
    beside = Text.assemble(say.say("table-discard", cards=""), *_cards(view.discard))
    parts: list[RenderableType] = [
        Text(head, style="dim"),
        _lines(view, say),
        Text(),
        _players(view, say, names, seat),
        Text(),
        Text.assemble(f"{pile}   ", beside, style="dim"),
    ]
    guide = _guide(view, say, names)
    return Group(*parts, Text(guide)) if guide else Group(*parts)


def _lines(view: View, say: Texts) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column(justify="center")
    grid.add_row(say.say("table-demon"), "", say.say("table-angel"))
    for line in view.lines:
        grid.add_row(*_line(line, say, view.scoring is not None and view.scoring.colour))
    return grid


def _line(line: Line, say: Texts, scored: str | bool) -> list[Text]:
    style = STYLES[line.colour]
    demon = " ".join([f"{sum(line.demon)} =", *map(str, line.demon)]) if line.demon else "·"
    angel = " ".join([*map(str, line.angel), f"= {sum(line.angel)}"]) if line.angel else "·"
    name = say.say("table-line", colour=line.colour)
    if line.locked:
        name = f"{name} ({say.say('table-locked')})"
    middle = Text(f"◀ {name} ▶" if line.colour == scored else name, style=f"bold {style}")
    return [Text(demon, style=style), middle, Text(angel, style=style)]


def _players(view: View, say: Texts, names: Sequence[str], seat: int | None) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, hand in enumerate(view.hands):
        arrow = "▶" if number == view.turn else " "
        name = f"{arrow} {names[number]}"
        if number == view.dealer:
            name = f"{name} ({say.say('table-dealer')})"
        grid.add_row(
            Text(name, style="bold" if number == seat else ""),
            say.say("table-points", n=view.scores[number]),
            say.say("table-double") if view.doubles[number] else "–",
            _hand(view, number, hand, say),
        )
    return grid


def _hand(view: View, number: int, hand: list[Card] | int, say: Texts) -> Text:
    if not isinstance(hand, int):
        return Text.assemble(*_cards(hand))
    revealed = view.revealed[number]
    seen = revealed + [card for card in view.shown[number] if card not in revealed]
    text = Text(say.say("table-hand", n=hand))
    if seen:
        text.append(", ").append(say.say("table-shown", cards=""))
        text.append_text(Text.assemble(*_cards(seen)))
    return text


def _cards(cards: Sequence[Card]) -> list[tuple[str, str]]:
    """Values in their colours, a space after each."""
    return [(f"{value} ", STYLES[colour]) for colour, value in (c.split("-") for c in cards)]


def _guide(view: View, say: Texts, names: Sequence[str]) -> str:
    if view.scoring is not None:
        return say.say("guide-double", colour=say.word(view.scoring.colour))
    if view.turn is None:
        return ""
    shown = len(view.shown[view.turn])
    hand = view.hands[view.turn]
    blocked = shown == (hand if isinstance(hand, int) else len(hand))
    return say.say("guide-discard" if blocked else "guide-play", seat=names[view.turn])
