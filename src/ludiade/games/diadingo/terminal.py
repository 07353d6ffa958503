"""Diadingo in the terminal: the tray, row by row, and the rings before each player."""

from collections.abc import Sequence

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diadingo.material import TRAY
from ludiade.games.diadingo.types import Player, View
from ludiade.kernel.texts import Texts


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as everybody sees it; an arrow shows whose turn it is."""
    grid = Table.grid(padding=(0, 2))
    for number, player in enumerate(view.players):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        dollars = Text(say.say("table-dollars", dollars=view.scores[number]), justify="right")
        grid.add_row(name, dollars, _rings(player, say))
    legend = say.say("table-legend-stuck" if view.show_stuck else "table-legend")
    counts = say.say("table-tray", left=view.left, deck=view.deck)
    game = say.say("table-game", game=view.game)
    parts: list[RenderableType] = [
        _tray(view, say),
        Text(f"\n{legend}\n{game}   {counts}\n", style="dim"),
        grid,
    ]
    if view.turn is not None and view.drawn is not None:
        guide = "guide-theft" if view.drawn == "theft" else "guide-ring"
        line = say.say(guide, seat=names[view.turn], card=say.word(view.drawn))
        if view.resume is not None:
            line += " " + say.say("guide-resume", seat=names[view.resume])
        parts.append(Text(f"\n{line}"))
    return Group(*parts)


def _tray(view: View, say: Texts) -> RenderableType:
    rows: list[RenderableType] = []
    place = 0
    for length in TRAY.rows:
        row = Text()
        for _ in range(length):
            row.append(_place(view, place, say))
            place += 1
        rows.append(Align.center(row))
    return Group(*rows)


def _place(view: View, place: int, say: Texts) -> Text:
    if place in view.gone:
        return Text("   ·   ", style="dim")
    name = say.say("place", place=place)
    if view.show_stuck and place in view.stuck:
        return Text(f" ✕ {name}  ", style="red")
    return Text(f" ◆ {name}  ", style="cyan")


def _rings(player: Player, say: Texts) -> Text:
    """Rings in the order they were drawn, numbered as the menu numbers them."""
    if not player.rings:
        return Text(say.say("table-no-ring"), style="dim")
    rings = Text()
    for number, ring in enumerate(player.rings, 1):
        stone = "◆" if ring.diamond else "○"
        style = "cyan" if ring.diamond else "dim"
        rings.append(f"{number}:{ring.value}{stone}  ", style=style)
    return rings
