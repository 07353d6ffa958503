"""Our drawings as they are printed: the page's own, with the colours that its styles give them."""

import io
import re
from pathlib import Path

EMBLEMS = Path(__file__).with_name("drawings")
COLOURS = {
    "red": "#B3322A", "yellow": "#F0BE3C", "green": "#2A7148", "violet": "#6A4596",
    "blue": "#2A5CA3", "pink": "#C0446B",
}  # fmt: skip
"""The one colour code of the library, each with its emblem."""
INK = "#241F1A"
PAPER = "#FFFFFF"
_COLOUR = re.compile(r"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")


def drawing(path: Path, grey: bool, fill: str = INK, cut: str = PAPER) -> bytes:
    """A drawing; what a style would fill is filled so, what it would cut out with `cut`."""
    svg = path.read_text(encoding="utf-8").replace("currentColor", fill)
    svg = svg.replace('class="cut"', f'fill="{cut}"').replace("<svg ", f'<svg fill="{fill}" ', 1)
    return (_COLOUR.sub(_grey, svg) if grey else svg).encode()


def emblem(colour: str, grey: bool, fill: str = INK, cut: str = PAPER) -> bytes:
    """The shape that goes with a colour."""
    return drawing(EMBLEMS / f"{colour}.svg", grey, fill, cut)


def shade(colour: str, grey: bool) -> str:
    """A colour, or the grey that is as light."""
    return _COLOUR.sub(_grey, colour) if grey else colour


def _grey(found: re.Match[str]) -> str:
    digits = found[1] if len(found[1]) == 6 else "".join(2 * digit for digit in found[1])
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    light = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{light:02X}{light:02X}{light:02X}"


def qr_code(link: str) -> bytes:
    """A link as an SVG picture."""
    import segno

    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", border=2)
    return drawn.getvalue()
