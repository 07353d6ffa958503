"""The table as one screenful: the board, what just happened, what can be answered."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from ludiade.kernel.prompts import Prompt
from ludiade.kernel.texts import Texts
from ludiade.play.pager import turn_pages
from ludiade.play.screen import Lines, Screen

GAP = 3
"""Signs between two columns of a menu."""
NO_BREAK = "\N{NO-BREAK SPACE}"
REFUSAL_ROWS = 2
FEWEST_MENU_ROWS = 5
AFTERWORDS = 2
"""Rows left free at the end of a match for what the command says after it."""


class Frame:
    """What somebody sees who is asked; whatever is too long for the screen has other pages."""

    def __init__(
        self, screen: Screen, say: Texts, board: RenderableType, news: Sequence[str]
    ) -> None:
        self._screen = screen
        self._say = say
        self._board = screen.lines(board)
        self._news = list(news)
        self._is_told = self._is_drawn = self._is_last = False
        self.details = False
        """Whether there is more to see of the table than the board."""
        self.notice = ""
        """Why the last answer was none; shown once."""
        self.menu_page = 0

    def show(self, step: Prompt, is_first: bool) -> None:
        """Show it, with the answers to this step; once all that happened, where it is long."""
        menu = self._menu(step)
        notice = self._screen.sentence(self.notice, "yellow")
        self.notice = ""
        if not self._screen.live:
            self._add_plainly(menu, notice)
            return
        head = 1
        asked = 1
        room = self._screen.rows - head - len(self._board) - len(menu) - len(notice) - asked
        if is_first and not self._is_told and len(self._told(0)) > max(0, room):
            self.tell()
        self._screen.show(self._filled(room, [*menu, *notice]))

    def tell(self) -> None:
        """Show all that happened, on pages of its own."""
        self._is_told = True
        told = bulleted(self._screen, self._news)
        turn_pages(self._screen, [*self._head(), *told], self._say)

    def show_last(self, ranks: Sequence[str], seed: str) -> None:
        """Show it when nothing more is asked."""
        self._is_last = True
        apart = [rank.replace(" ", NO_BREAK) for rank in ranks]
        last = [*self._screen.sentence(_flow(apart), "bold"), *self._screen.sentence(seed, "dim")]
        if not self._screen.live:
            self._add_plainly(last, [])
            return
        room = self._screen.rows - 1 - len(self._board) - len(last) - AFTERWORDS
        if not self._is_told and len(self._told(0)) > max(0, room):
            self.tell()
        self._screen.show(self._filled(room, last))

    def _add_plainly(self, below: Lines, notice: Lines) -> None:
        if not self._is_told:
            self.tell()
        if not self._is_drawn:
            self._is_drawn = True
            self._screen.add([*self._head(), *self._board])
        self._screen.add([*below, *notice])

    def _filled(self, room: int, below: Lines) -> Lines:
        """The screen from top to bottom: the last of the news as far as there is room for them."""
        board = self._board
        if room < 0:
            cut = self._screen.lines(Text(self._say.say("table-cut"), style="dim"))
            board = [*board[: room - len(cut)], *cut]
        news = bulleted(self._screen, self._news, "italic")
        start = 0
        while len(news) > max(0, room):
            news = self._told(start)
            start += 1
        gap = self._screen.lines(Text())
        above = gap if room > len(news) else []
        between = gap if news and room > len(news) + 1 else []
        return [*self._head(), *board, *above, *news, *between, *below]

    def _told(self, start: int) -> Lines:
        """The news from one on, one after the other."""
        return self._screen.sentence(_flow(self._news[start:]), "italic")

    def _head(self) -> Lines:
        """The game, and what can be typed at any time."""
        name = f"── {self._say.say('game-name')} "
        keys = f" {self._say.say('table-keys-details' if self.details else 'table-keys')} ──"
        keys = "" if self._is_last else keys
        line = "─" * (self._screen.width - cell_len(name) - cell_len(keys))
        return self._screen.lines(Text(f"{name}{line}{keys}", style="dim", no_wrap=True))

    def _menu(self, step: Prompt) -> Lines:
        """The answers, in as many columns as fit; where they are too many, some of them."""
        items = [
            Text.assemble((reply.keys[0], "bold cyan"), " ", reply.label)
            for reply in step.replies
            if reply.label  # else it stands on the board
        ]
        rows = self._screen.rows - 2 - len(self._board)
        lines = self._screen.lines(*_columns(items, self._screen.width, rows - REFUSAL_ROWS))
        rows = max(FEWEST_MENU_ROWS, rows)
        if not self._screen.live or len(lines) <= rows:
            return lines
        pages = -(-len(lines) // (rows - 1))
        page = self.menu_page % pages
        more = self._say.say("table-more", page=page + 1, pages=pages)
        shown = lines[page * (rows - 1) :][: rows - 1]
        return [*shown, *self._screen.lines(Text(more, style="dim"))]


def bulleted(screen: Screen, sentences: Sequence[str], style: str = "") -> Lines:
    """Sentences, each on lines of its own."""
    return [line for sentence in sentences for line in screen.sentence(_bullet(sentence), style)]


def _flow(sentences: Sequence[str]) -> str:
    return " ".join(map(_bullet, sentences))


def _bullet(sentence: str) -> str:
    return f"·{NO_BREAK}{sentence}"


def _columns(items: Sequence[Text], width: int, most: int) -> list[Text]:
    """Items side by side: in columns, or closer together where these have too many rows."""
    if not items:
        return []
    widest = max(item.cell_len for item in items) + GAP
    across = max(1, (width + GAP) // widest)
    rows = -(-len(items) // across)
    columns = [items[row::rows] for row in range(rows)]  # numbers go down, as one reads a list
    lines = [_line(row, widest) for row in columns]
    if rows <= most:
        return lines
    flowing = _flowing(items, width)
    return flowing if len(flowing) < rows else lines


def _line(items: Sequence[Text], least: int = 0) -> Text:
    line = Text()
    for item in items:
        line.append_text(item)
        line.pad_right(max(GAP, least - item.cell_len))
    line.rstrip()
    return line


def _flowing(items: Sequence[Text], width: int) -> list[Text]:
    rows: list[list[Text]] = [[]]
    for item in items:
        if rows[-1] and _line([*rows[-1], item]).cell_len > width:
            rows.append([])
        rows[-1].append(item)
    return [_line(row) for row in rows]
