"""What is drawn on a card of Diego, in the signs of a terminal."""

from ludiade.games.diego.material import AnyFace, Area, Line
from ludiade.kernel.texts import Texts

SHAPES = {"disc": ("●", "○"), "bar": ("■", "□")}
WIDEST = 34
"""Signs of a drawing; what would need more is written shorter."""


def drawing(face: AnyFace, say: Texts) -> str:
    """What is drawn on a card, in signs where that can be, else in words."""
    match face:
        case Area():
            return _area(face)
        case Line():
            return _line(face, say)
        case _:
            return say.thing(face)


def _area(face: Area) -> str:
    """Each whole as its parts; where they are many, as how many of them are shaded and not."""
    full, empty = SHAPES[face.shape]
    shaded = [min(face.parts, max(0, face.shaded - n * face.parts)) for n in range(face.wholes)]
    drawn = " ".join(full * n + empty * (face.parts - n) for n in shaded)
    if len(drawn) <= WIDEST:
        return drawn
    counted = [(full, n, empty, face.parts - n) for n in shaded]
    return " ".join(f"{f}{n}" * (n > 0) + f"{e}{m}" * (m > 0) for f, n, e, m in counted)


def _line(face: Line, say: Texts) -> str:
    """The line with its ticks, whole numbers as strokes; where they are many, in words."""
    last = (face.end - face.start) * face.parts
    if last + len(f"{face.start}  {face.end}") < WIDEST:
        ticks = ["|" if tick % face.parts == 0 else "·" for tick in range(last + 1)]
        ticks[face.tick] = "▼"
        return f"{face.start} {''.join(ticks)} {face.end}"
    ends = {"start": str(face.start), "end": str(face.end)}
    return say.say("face-line", parts=face.parts, tick=face.tick, **ends)
