"""Diamoniak in the terminal: a castle for each player, the pile, and what lies beside it."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diamoniak.types import Card, Player, View
from ludiade.kernel.texts import Texts

STYLES = {"pink": "magenta", "blue": "blue", "green": "green", "violet": "purple", None: "dim"}
STAGES = 6


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as everybody sees it; an arrow shows whose turn it is."""
    grid = Table.grid(padding=(0, 2))
    for number, player in enumerate(view.players):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        grid.add_row(name, _castle(player, say), _cards(player.side, say))
    pile = say.say("table-pile", n=view.pile)
    beside = say.say("table-discard", cards=_cards(view.discard, say))
    parts: list[RenderableType] = [grid, Text(f"\n{pile}   {beside}", style="dim")]
    if view.turn is not None:
        parts.append(Text(say.say(f"guide-{view.phase}", seat=names[view.turn])))
    return Group(*parts)


def _castle(player: Player, say: Texts) -> Text:
    style = STYLES[player.colour]
    stones = Text("▲" * player.castle + "·" * (STAGES - player.castle), style=style)
    if player.colour is None:
        return stones.append(f" {say.say('table-no-colour')}")
    return stones.append(f" {say.say('table-colour', colour=player.colour)}")


def _cards(counts: dict[Card, int], say: Texts) -> str:
    return say.join([say.say(f"count-{card}", n=count) for card, count in counts.items()])
