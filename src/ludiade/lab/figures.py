"""Numbers and columns as people read them."""

from collections.abc import Sequence

from ludiade.kernel.texts import Texts
from ludiade.kernel.texts.french import NO_BREAK

PERCENT_SIGN = f"{NO_BREAK}%"


def number(value: float, say: Texts, places: int = 1) -> str:
    """A number with so many decimals, as the language writes it."""
    shown = f"{value:,.{places}f}"
    if float(shown.replace(",", "")) == 0:
        shown = shown.removeprefix("-")
    if say.lang == "fr":
        shown = shown.replace(",", "\u202f").replace(".", ",")
    return shown.replace("-", "−")


def percent(part: float, say: Texts) -> str:
    """A part of the whole, never torn from its sign at the end of a line."""
    return number(100 * part, say) + PERCENT_SIGN


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns of one width each: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join([f"  {row[0]:<{widths[0]}}",
                   *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))]
                  ).rstrip()
        for row in rows
    ]  # fmt: skip
