"""How pictures are drawn: one style, in SVG, the same to the byte each time."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ludiade.kernel.texts import Texts
from ludiade.lab.errors import Unready
from ludiade.lab.figures import number
from ludiade.lab.tally import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#2a5d8f", "#c8663c", "#4d8f5b", "#8a5a9e", "#b58b1d", "#5f6b73")
INK, GRID = "#22262b", "#d9dde1"
ROW, TOP = 0.34, 1.15
"""Inches a line of a plot takes, and what its title and axis take."""
WIDTH = 7.2
MOST_ROWS = 24
FONT = "DejaVu Sans"
"""What matplotlib brings along; where a picture is looked at, the nearest to it may stand in."""
STAND_INS = f"'{FONT}', Verdana, Arial, sans-serif"
STYLE: dict[str, Any] = {
    "svg.fonttype": "none", "svg.hashsalt": "ludiade", "font.size": 10, "text.color": INK,
    "font.family": FONT, "axes.edgecolor": INK,
    "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK, "axes.spines.top": False,
    "axes.spines.right": False, "axes.grid": True, "axes.grid.axis": "x", "grid.color": GRID,
    "axes.axisbelow": True, "axes.titlesize": 12, "axes.titlelocation": "left",
}  # fmt: skip
Point = tuple[str, Estimate]
"""An estimate and its name."""


def need_matplotlib() -> None:
    """Unready where there is nothing to draw with."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Unready("not_installed", package="matplotlib", extra="lab") from None


@contextmanager
def figure_of(rows: float) -> "Iterator[tuple[Figure, Axes]]":
    """A picture with room for so many lines."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, TOP + ROW * rows), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure, figure.add_subplot()


def svg(figure: "Figure") -> str:
    """A picture as it is written."""
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue().replace(f"'{FONT}'", STAND_INS)


def write_numbers(axes: "Axes", say: Texts, x: bool = True, y: bool = False) -> None:
    """Write the numbers of the axes as the language does."""
    from matplotlib.ticker import FuncFormatter

    def write(value: float, at: int) -> str:
        fitting = (n for n in range(4) if round(value, n) == round(value, 6))
        places = next(fitting, 4)
        return number(value, say, places)

    if x:
        axes.xaxis.set_major_formatter(FuncFormatter(write))
    if y:
        axes.yaxis.set_major_formatter(FuncFormatter(write))


def forest(points: list[Point], title: str, about: str, say: Texts, scale: float = 100,
            line: float | None = 0.0) -> str:  # fmt: skip
    """A line for each estimate: its mean, its interval, and where nothing would be."""
    points = points[:MOST_ROWS]
    with figure_of(len(points)) as (figure, axes):
        places = range(len(points))
        means = [scale * one.mean for _, one in points]
        ends = [[scale * (one.mean - one.low) for _, one in points],
                [scale * (one.high - one.mean) for _, one in points]]  # fmt: skip
        if line is not None:
            axes.axvline(scale * line, color=COLOURS[1], linewidth=1.2, zorder=1)
        axes.errorbar(means, places, xerr=ends, fmt="o", color=COLOURS[0], ecolor=COLOURS[0],
                      elinewidth=2, markersize=5, capsize=3)  # fmt: skip
        axes.set_yticks(list(places), [name for name, _ in points])
        axes.set_ylim(len(points) - 0.5, -0.5)
        axes.set_xlabel(about)
        figure.suptitle(title, x=0.01, ha="left")
        write_numbers(axes, say)
        return svg(figure)
