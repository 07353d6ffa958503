"""Diamino in the terminal: a board with its coordinates, racks, and words typed by hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import BLACK, EMPTY, GREEN, GROUND, RED, SIDE, START, VALUES
from ludiade.games.diamino.placement import COLUMNS, square_named
from ludiade.kernel.inputs import ranks_of
from ludiade.kernel.prompts import Prompt, Reply, numbered
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

SIGNS = {BLACK: ("■", "bright_black"), RED: ("◆", "red"), GREEN: ("◇", "green")}
EXCHANGE = ("echange", "échange", "exchange")
PASS = ("passe", "passer", "pass")
BOARD = 37
BESIDE = 37
NAME = 15
"""Signs of a name that are shown."""
MOST_TILES = 24
"""Above so many, tiles alike are counted."""


def draw(view: t.View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The board, and beside it the players, the rack, and what is to be done."""
    beside = Group(
        _players(view, say, names, seat),
        *_own_rack(view, seat, say),
        Text(f"\n{say.say('table-reserve', n=view.reserve)} · {_round(view, say)}", style="dim"),
        Text(say.say("table-legend"), style="dim"),
    )
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=BOARD, no_wrap=True)
    both.add_column(width=BESIDE)
    both.add_row(_board(view), beside)
    if view.turn is None:
        return both
    lines: list[RenderableType] = [both, Text(_guide(view, say, names[view.turn]))]
    if view.standing is None and not view.to_shed:
        lines.append(Text(say.say("table-typing"), style="dim"))
    return Group(*lines)


def prompt(
    view: t.View, say: Texts, names: Sequence[str], seat: int, actions: Sequence[Action]
) -> Prompt:
    """A word to be typed, a tile to put back, or an answer to the word just placed."""
    if view.standing is not None:
        keys = {t.Accept: ("a", "1"), t.Contest: ("c", "2")}
        replies = [Reply(keys[type(act)], say.offer(act, names), act) for act in actions]
        return Prompt(say.say("ask-standing"), tuple(replies))
    if view.to_shed:
        tiles = [(_tiles(act.tile), act) for act in actions if isinstance(act, t.Shed)]
        return numbered(say.say("ask-shed"), tiles)
    return Prompt(say.say("ask-turn"), hint=say.say("hint-turn"))


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


def _players(view: t.View, say: Texts, names: Sequence[str], seat: int | None) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NAME, no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    ranks = ranks_of(view.scores)
    for number, rack in enumerate(view.racks):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        star = "★" if ranks[number] == 1 and max(ranks) > 1 else " "
        held = rack if isinstance(rack, int) else len(rack)
        closed = isinstance(rack, int) or number == seat
        tiles = say.say("table-tiles", n=held) if closed else str(rack)
        grid.add_row(name, str(view.scores[number]), star, tiles)
    return grid


def _own_rack(view: t.View, seat: int | None, say: Texts) -> list[RenderableType]:
    rack = view.racks[seat] if seat is not None else 0
    if isinstance(rack, int):
        return []
    return [Text(f"\n{say.say('table-rack')}"), Text(_tiles(rack) or "–", style="bold")]


def _tiles(rack: str) -> str:
    """Tiles with their values; where they are many, how many there are of each."""
    if len(rack) <= MOST_TILES:
        return " ".join(f"{tile}{VALUES[tile]}" for tile in rack)
    counts = [(tile, rack.count(tile)) for tile in dict.fromkeys(rack)]
    return " ".join(tile if count == 1 else f"{tile}×{count}" for tile, count in counts)


def _round(view: t.View, say: Texts) -> str:
    return say.say("table-round", round=view.round)


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
