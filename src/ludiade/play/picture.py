"""A table drawn as the terminal draws it, as text or for a notebook."""

import io
from collections.abc import Sequence

from rich.console import Console
from rich.panel import Panel

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match
from ludiade.kernel.texts import texts
from ludiade.play.terminal import HERE, drawing

WIDTH = 80
FRAME = '<pre style="line-height:1.2;font-family:monospace">{code}</pre>'


def as_text(match: Match, seat: int | None, names: Sequence[str], lang: str) -> str:
    """The table as a seat sees it, or a spectator, in plain characters."""
    screen = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)
    with screen.capture() as drawn:
        screen.print(board(match, seat, names, lang))
    return drawn.get().rstrip("\n")


def as_html(match: Match, seat: int | None, names: Sequence[str], lang: str) -> str:
    """The same in colour, for a notebook."""
    screen = Console(
        file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, highlight=False
    )
    screen.print(board(match, seat, names, lang))
    return screen.export_html(inline_styles=True, code_format=FRAME)


def at_screen(match: Match) -> int | None:
    """The seat whose eyes the table is drawn for: the one that must decide, if only one must."""
    waiting = match.state.waiting()
    return waiting.seats[0] if isinstance(waiting, Awaiting) and len(waiting.seats) == 1 else None


def board(match: Match, seat: int | None, names: Sequence[str], lang: str) -> Panel:
    """The table as a seat sees it, or a spectator, for a screen."""
    say = texts(lang, HERE, match.game.folder)
    called = [say.name(number, names) for number in range(match.players)]
    view = match.state.view(SPECTATOR if seat is None else Eyes(seat))
    return Panel(drawing(match.game, view, say, called, seat), title=say.say("game-name"))
