"""The table of a game's levels in docs/bots.md, written by `ludiade lab calibrate --write`."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.lab.calibration import Rung
from ludiade.lab.errors import Unready
from ludiade.lab.matches import Setting

PAGE = Path("docs/bots.md")
END_OF_TABLES = "<!-- end of the tables -->"
VERDICTS = {
    "shown": "a step", "too_close": "too close", "too_far": "too far", "undecided": "not decided",
}  # fmt: skip


def write(of: Setting, rungs: Sequence[Rung], games: int, page: Path = PAGE) -> None:
    """Put the table between its marks, or after the others where it is new."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise Unready("cannot_write", file=str(page), reason=str(error)) from None
    start, end = (f"<!-- {of.game}, {of.players} players{word} -->" for word in ("", ": end"))
    block = f"{start}\n{table(of, rungs, games)}\n{end}\n"
    before, found, rest = text.partition(f"{start}\n")
    if found:
        text = before + block + rest.partition(f"{end}\n")[2]
    elif END_OF_TABLES in text:
        text = text.replace(END_OF_TABLES, f"{block}\n{END_OF_TABLES}")
    else:
        raise Unready("no_marks", file=str(page), mark=END_OF_TABLES)
    page.write_text(text, encoding="utf-8")


def table(of: Setting, rungs: Sequence[Rung], games: int) -> str:
    """The measurement and the command that repeats it, in Markdown."""
    command = f"ludiade lab calibrate {of.game} --players {of.players}"
    lines = [
        f"**{of.game.capitalize()}, {of.players} players**"
        f" (`{command} --games {games} --seed {of.seed} --write`)",
        "",
        "| level | against | points | 95 % interval | matches | |",
        "|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        points = rung.points
        lines.append(
            f"| {rung.level} | {rung.below} | {points.mean:.1%} | {points.low:.1%} –"
            f" {points.high:.1%} | {rung.matches} | {VERDICTS[rung.verdict]} |"
        )
    return "\n".join(lines)
