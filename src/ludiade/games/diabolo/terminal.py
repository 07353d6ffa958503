"""Diabolo in the terminal: the five lines between demon and angel, then every player."""

from collections.abc import Sequence
from itertools import groupby

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
    parts: list[RenderableType] = [
        Text(head, style="dim"),
        _lines(view, say),
        Text(),
        _players(view, say, names, seat),
        Text(),
        _pile(view, say),
    ]
    guide = _guide(view, say, names)
    return Group(*parts, Text(guide)) if guide else Group(*parts)


def _lines(view: View, say: Texts) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column(justify="center")
    grid.add_row(say.say("table-demon"), "", say.say("table-angel"))
    for line in view.lines:
        scored = view.scoring is not None and view.scoring.colour == line.colour
        grid.add_row(*_line(line, say, scored))
    return grid


def _line(line: Line, say: Texts, scored: bool) -> list[Text]:
    style = STYLES[line.colour]
    demon = " ".join([f"{sum(line.demon)} =", *map(str, line.demon)]) if line.demon else "·"
    angel = " ".join([*map(str, line.angel), f"= {sum(line.angel)}"]) if line.angel else "·"
    name = say.say("table-line", colour=line.colour)
    if line.locked:
        name = f"{name} ({say.say('table-locked')})"
    middle = Text(f"◀ {name} ▶" if scored else name, style=f"bold {style}")
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
        return _cards(hand, say)
    revealed = view.revealed[number]
    seen = revealed + [card for card in view.shown[number] if card not in revealed]
    text = Text(say.say("table-hand", n=hand))
    return Text.assemble(text, f", {say.say('table-shown')} ", _cards(seen, say)) if seen else text


def _pile(view: View, say: Texts) -> Text:
    pile = Text(say.say("table-pile", n=view.pile), style="dim")
    if not view.discard:
        return pile
    return Text.assemble(pile, f"   {say.say('table-discard')} ", _cards(view.discard, say))


def _cards(cards: Sequence[Card], say: Texts) -> Text:
    """The values of each colour together, so that they read without colours too."""
    pairs = [card.split("-") for card in cards]
    groups = [
        Text(f"{say.word(colour)} {' '.join(value for _, value in group)}", style=STYLES[colour])
        for colour, group in groupby(pairs, key=lambda pair: pair[0])
    ]
    return Text(" · ").join(groups)


def _guide(view: View, say: Texts, names: Sequence[str]) -> str:
    if view.scoring is not None:
        return say.say("guide-double", colour=say.word(view.scoring.colour))
    if view.turn is None:
        return ""
    shown = len(view.shown[view.turn])
    hand = view.hands[view.turn]
    blocked = shown == (hand if isinstance(hand, int) else len(hand))
    return say.say("guide-discard" if blocked else "guide-play", seat=names[view.turn])
