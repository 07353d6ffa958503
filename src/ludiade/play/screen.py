"""A terminal, one screenful at a time; elsewhere plain lines, one after the other."""

import sys

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

WIDTH = 80
TYPED = 10
"""Signs that a prompt leaves for the answer on its line."""

Lines = list[list[Segment]]


class Quit(Exception):
    """Somebody has left the table."""


class Screen:
    """What people at one keyboard look at."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = console.is_terminal and sys.stdin.isatty()
        """Whether screens are shown one in the place of another, and people can be waited for."""

    @property
    def width(self) -> int:
        return min(WIDTH, self.console.width)

    @property
    def rows(self) -> int:
        """Without the last, where the cursor goes when somebody has answered."""
        return self.console.height - 1

    def lines(self, *parts: RenderableType) -> Lines:
        """How these look, line by line."""
        options = self.console.options.update(width=self.width, height=None)
        return self.console.render_lines(Group(*parts), options, pad=False) if parts else []

    def sentence(self, text: str, style: str = "") -> Lines:
        """How a sentence looks, line by line."""
        return self.lines(Text(wrapped(text, self.width), style=style)) if text else []

    def show(self, lines: Lines) -> None:
        """Show these lines, on a terminal instead of what was there."""
        if self.live:
            self.console.clear()
        self.add(lines)

    def add(self, lines: Lines) -> None:
        """Show these lines below what is there."""
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def ask(self, question: str) -> str:
        """What somebody types; Quit at the end of input."""
        asked = Text(question, style="bold")
        asked.truncate(self.width - TYPED, overflow="ellipsis")
        try:
            answer = self.console.input(asked.append(" ")).strip()
        except EOFError:
            raise Quit from None
        if not self.live:  # nothing shows what was typed, nor ends its line
            self.console.print()
        return answer

    def pass_by(self, sentence: str) -> None:
        """Show something below all else, for as long as nothing else is shown there."""
        if self.live:
            line = Text(sentence, style="dim")
            line.truncate(self.width - 1, overflow="ellipsis", pad=True)
            self.console.print(line, end="\r")


def wrapped(text: str, width: int) -> str:
    """A text in lines, broken at plain spaces alone: Rich would break at no-break spaces too."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
