"""The table of a game's levels in docs/bots.md, written by `ludiade lab calibrate --write`."""

from pathlib import Path

from ludiade.kernel.reasons import reason_of
from ludiade.lab.errors import Unready
from ludiade.lab.levels.calibration import Calibration

PAGE = Path("docs/bots.md")
END_OF_TABLES = "<!-- end of the tables -->"
VERDICTS = {
    "shown": "a step", "too_close": "too close", "too_far": "too far", "undecided": "not decided",
}  # fmt: skip


def read(page: Path = PAGE) -> str:
    """The page as it stands; Unready where there is none, or no place for tables in it."""
    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise Unready("cannot_write", file=str(page), reason=reason_of(error)) from None
    if END_OF_TABLES not in text:
        raise Unready("no_marks", file=str(page), mark=END_OF_TABLES)
    return text


def write(found: Calibration, page: Path = PAGE) -> None:
    """Put the table between its marks, or after the others where it is new."""
    text, of = read(page), found.contest
    start, end = (f"<!-- {of.game}, {of.players} players{word} -->" for word in ("", ": end"))
    block = f"{start}\n{table(found)}\n{end}\n"
    before, there, rest = text.partition(f"{start}\n")
    if there:
        text = before + block + rest.partition(f"{end}\n")[2]
    else:
        text = text.replace(END_OF_TABLES, f"{block}\n{END_OF_TABLES}")
    page.write_text(text, encoding="utf-8")


def table(found: Calibration) -> str:
    """The measurement and the command that repeats it, in Markdown."""
    of = found.contest
    command = f"ludiade lab calibrate {of.game} --players {of.players}"
    lines = [
        f"**{of.game.capitalize()}, {of.players} players**"
        f" (`{command} --games {found.games} --seed {of.seed} --write`)",
        "",
        "| level | against | points | 95 % interval | matches | |",
        "|---|---|---|---|---|---|",
    ]
    for rung in found.rungs:
        points = rung.points
        lines.append(
            f"| {rung.level} | {rung.below} | {points.mean:.1%} | {points.low:.1%} –"
            f" {points.high:.1%} | {rung.matches} | {VERDICTS[rung.verdict]} |"
        )
    return "\n".join(lines)
