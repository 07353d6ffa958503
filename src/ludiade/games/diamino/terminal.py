"""Diamino in the terminal: a board with its coordinates, racks, and words typed by hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import BLACK, EMPTY, GREEN, GROUND, RED, SIDE, START, VALUES
from ludiade.games.diamino.placement import COLUMNS, square_named
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

SIGNS = {BLACK: ("■", "bright_black"), RED: ("◆", "red"), GREEN: ("◇", "green")}
EXCHANGE = ("echange", "échange", "exchange")
PASS = ("passe", "pass")


def draw(view: t.View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The board, the racks, and what is to be done."""
    lines: list[RenderableType] = [_board(view), Text(say.say("table-legend"), style="dim")]
    for number, rack in enumerate(view.racks):
        arrow = "▶" if number == view.turn else " "
        shown = _rack(rack, names[number], say)
        line = f"{arrow} {shown}   ({view.scores[number]})"
        lines.append(Text(line, style="bold" if number == seat else ""))
    round_, reserve = say.say("table-round", round=view.round), view.reserve
    lines.append(Text(f"{say.say('table-reserve', n=reserve)}   {round_}", style="dim"))
    if view.turn is not None:
        lines.append(Text(_guide(view, say, names[view.turn])))
        if view.standing is None and not view.to_shed:
            lines.append(Text(say.say("table-typing"), style="dim"))
    return Group(*lines)


def _board(view: t.View) -> Text:
    header = "    " + " ".join(COLUMNS)
    text = Text(header + "\n", style="dim")
    fresh = {square_named(name) for name in view.fresh}
    for row in range(SIDE):
        text.append(f" {row + 1:>2} ", style="dim")
        for col in range(SIDE):
            square = row * SIDE + col
            sign = view.board[row][col]
            if sign != EMPTY:
                style = "bold reverse" if square in fresh else "bold"
                text.append(sign, style=style if sign.isupper() else f"{style} yellow")
            elif square == START:
                text.append("★", style="green")
            else:
                shape, style = SIGNS.get(GROUND[square], ("·", "dim"))
                text.append(shape, style=style)
            text.append(" ")
        text.append(f"{row + 1}\n" if row < SIDE - 1 else f"{row + 1}", style="dim")
    return text


def _rack(rack: str | int, name: str, say: Texts) -> str:
    if isinstance(rack, int):
        return say.say("table-rack-hidden", name=name, n=rack)
    tiles = " ".join(f"{tile}{VALUES[tile]}" for tile in rack)
    return say.say("table-rack", name=name, tiles=tiles or "–")


def _guide(view: t.View, say: Texts, name: str) -> str:
    if view.standing is not None:
        placed = view.standing
        return say.say("guide-standing", seat=name, word=placed.word, at=placed.at)
    if view.to_shed:
        return say.say("guide-shed", seat=name, n=view.to_shed)
    return say.say("guide-turn" if len(view.racks) > 1 else "guide-patience", seat=name)


def parse(text: str, view: t.View, seat: int) -> Action | None:
    """What somebody typed: `8H KEPI`, `echange AEI*`, `passe`; nothing if it is none of these."""
    words = text.split()
    match [words[0].lower(), *words[1:]] if words else []:
        case [word] if word in PASS:
            return t.Pass()
        case [word, *tiles] if word in EXCHANGE and tiles:
            return t.Exchange("".join(tiles).upper())
        case [at, word] if any(sign.isdigit() for sign in at):
            return t.Place(at.upper(), word)
    return None
