"""How pictures are drawn: one style, as SVG or PNG, the same to the byte each time."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ludiade.kernel.texts import Texts
from ludiade.lab.errors import Unready
from ludiade.lab.experiment.sequence import is_known
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
DOTS_AN_INCH = 160
Point = tuple[str, Estimate]
"""An estimate and its name."""
Legend = tuple[str, str]
"""What a mark with its interval stands for, and the line across."""


def need_matplotlib() -> None:
    """Unready where there is nothing to draw with."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Unready("not_installed", package="matplotlib", extra="lab") from None


@contextmanager
def figure_of(rows: float) -> "Iterator[tuple[Figure, Axes]]":
    """A picture with room for so many lines."""
    with panels_of(1, rows) as (figure, (axes,)):
        yield figure, axes


@contextmanager
def panels_of(count: int, rows: float) -> "Iterator[tuple[Figure, list[Axes]]]":
    """A picture of several panels, one below the other, on the same scales."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, TOP + ROW * rows * count), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure, list(figure.subplots(count, sharex=True, sharey=True, squeeze=False)[:, 0])


def svg(figure: "Figure") -> str:
    """A picture as a page holds it."""
    return _saved(figure, "svg", {"Date": None, "Creator": None}).decode().replace(
        f"'{FONT}'", STAND_INS
    )  # fmt: skip


def png(figure: "Figure") -> bytes:
    """A picture as any program opens it."""
    return _saved(figure, "png", {"Software": None})


def _saved(figure: "Figure", form: str, about: dict[str, None]) -> bytes:
    import matplotlib

    file = io.BytesIO()
    with matplotlib.rc_context(STYLE):
        figure.savefig(file, format=form, metadata=about, dpi=DOTS_AN_INCH)
    return file.getvalue()


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


def forest(points: list[Point], title: str, about: str, legend: Legend, say: Texts,
           scale: float = 100, line: float = 0.0) -> "Figure | None":  # fmt: skip
    """A line for each estimate: its mean, its interval, and where nothing would be."""
    points = [(name, one) for name, one in points if is_known(one)][:MOST_ROWS]
    if not points:
        return None
    with figure_of(len(points) + 1) as (figure, axes):
        places = range(len(points))
        means = [scale * one.mean for _, one in points]
        ends = [[scale * (one.mean - one.low) for _, one in points],
                [scale * (one.high - one.mean) for _, one in points]]  # fmt: skip
        interval_words, line_words = legend
        axes.axvline(scale * line, color=COLOURS[1], linewidth=1.2, zorder=1, label=line_words)
        axes.errorbar(means, places, xerr=ends, fmt="o", color=COLOURS[0], ecolor=COLOURS[0],
                      elinewidth=2, markersize=5, capsize=3, label=interval_words)  # fmt: skip
        axes.set_yticks(list(places), [name for name, _ in points])
        axes.set_ylim(len(points) - 0.5, -0.5)
        axes.set_xlabel(about)
        figure.suptitle(title, x=0.01, ha="left")
        write_numbers(axes, say)
        figure.legend(loc="outside lower center", ncols=2, frameon=False)
        return figure
