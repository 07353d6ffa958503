"""An answer as pictures: labelled in the language that is asked for, the same each time."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludiade.kernel.texts import Texts, texts
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.drawing import (
    COLOURS,
    GRID,
    INK,
    MOST_ROWS,
    Legend,
    Point,
    figure_of,
    forest,
    need_matplotlib,
    panels_of,
    png,
    svg,
    write_numbers,
)
from ludiade.lab.experiment.labels import (
    HERE,
    event_label,
    events_of,
    is_percent,
    keys_of,
    label,
    sentences,
    variant_name,
)
from ludiade.lab.figures import number
from ludiade.lab.tally import Estimate

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COMPARED = ("decisions", "advantage", "points", "score")
"""What variants are compared by: the first of these that is measured."""
MARKS = "osD^"
BARS = 30
"""The most bars of a histogram."""
MOST_PANELS = 10


def draw(answer: Answer, lang: str) -> dict[str, str]:
    """All plots that an answer has something for, as SVG by a name."""
    return {name: svg(figure) for name, figure in _figures(answer, lang).items()}


def files_of(answer: Answer, lang: str) -> dict[str, bytes]:
    """The same as files: each in SVG, and in PNG for what cannot open that."""
    found: dict[str, bytes] = {}
    for name, figure in _figures(answer, lang).items():
        found[f"{name}.svg"] = svg(figure).encode()
        found[f"{name}.png"] = png(figure)
    return found


def _figures(answer: Answer, lang: str) -> "dict[str, Figure]":
    need_matplotlib()
    say = texts(lang, HERE)
    made = {name: make(answer, lang, say) for name, make in PLOTS.items()}
    found = {name: figure for name, figure in made.items() if figure is not None}
    for part in answer.parts:
        if events_of(part.arms[0]):
            found[f"rules-{part.game}-{part.players}"] = _rules(part, lang)
    return found


def _legend(answer: Answer, line: str, say: Texts) -> Legend:
    sure = number(100 * (1 - answer.doubt), say, 0)
    return say.say("plot-interval", sure=sure), say.say(line)


def _of_part(part: Part, arm: Arms, lang: str) -> str:
    """A table in a few words."""
    say = sentences(part, lang)
    name = say.say("page-players", game=say.say("game-name"), players=part.players)
    return f"{name} ({arm.variant})" if arm.variant else name


def _each(answer: Answer, key: str, lang: str) -> list[Point]:
    return [(_of_part(part, arm, lang), arm.estimates[key])
            for part in answer.parts for arm in part.arms if key in arm.estimates]  # fmt: skip


def _lengths(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """How the lengths of matches are spread, a panel for each table."""
    tables = [(_of_part(part, arm, lang), arm) for part in answer.parts
              for arm in part.arms if "decisions" in arm.estimates and arm.lengths]  # fmt: skip
    if not tables:
        return None
    tables = tables[:MOST_PANELS]
    edges = edges_of([arm.lengths for _, arm in tables])
    first, width = edges[0], edges[1] - edges[0]
    with panels_of(len(tables), 7 if len(tables) == 1 else 3.6) as (figure, panels):
        for axes, (name, arm) in zip(panels, tables, strict=True):
            heights = [0.0] * (len(edges) - 1)
            for length, times in arm.lengths.items():
                if length < edges[-1]:
                    heights[(length - first) // width] += times
            whole = sum(arm.lengths.values())
            around = [edge - 0.5 for edge in edges]  # over its lengths, not beside
            axes.stairs([100 * h / whole for h in heights], around, color=COLOURS[0], fill=True)
            mean = axes.axvline(arm.estimates["decisions"].mean, color=COLOURS[1], linewidth=1.5)
            axes.set_title(name, fontsize=10)
            write_numbers(axes, say, y=True)
        panels[-1].xaxis.get_major_locator().set_params(integer=True)
        panels[-1].set_xlabel(say.say("plot-length-x"))
        figure.supylabel(say.say("plot-length-y"), fontsize=10)
        figure.suptitle(say.say("plot-length-title"), x=0.01, ha="left")
        figure.legend([mean], [say.say("plot-mean")], loc="outside lower center", frameon=False)
        return figure


def edges_of(tables: list[dict[int, int]]) -> list[int]:
    """Where the bars of a histogram end: each is for equally many whole lengths.

    They begin at 0, unless all matches are so long that most of the picture would be empty.
    """
    least, most = min(map(min, tables)), max(map(_most, tables))
    first = least if 2 * least > most else 0
    width = -(-(most - first) // BARS)
    return list(range(first, most + width, width))


def _most(lengths: dict[int, int]) -> int:
    """The longest match but the longest hundredth, which would press the rest together."""
    left = 0.99 * sum(lengths.values())
    for length, times in lengths.items():
        left -= times
        if left <= 0:
            return max(1, length + 1)
    return max(lengths) + 1


def _start(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    points = _each(answer, "advantage", lang)
    if not points:
        return None
    legend = _legend(answer, "plot-start-line", say)
    return forest(points, say.say("plot-start-title"), say.say("plot-start-x"), legend, say)


def _seats(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """Victories by seat, beside a fair share; one table, since shares differ by size."""
    part = answer.parts[0]
    arm = part.arms[0]
    points = [(label(key, say), arm.estimates[key]) for key in arm.estimates if key[:5] == "seat:"]
    if not points or len(answer.parts) > 1:
        return None
    title = f"{say.say('plot-seats-title')}: {_of_part(part, arm, lang)}"
    title = title.replace(":", "\u00a0:") if say.lang == "fr" else title
    legend = _legend(answer, "plot-seats-line", say)
    return forest(points, title, say.say("plot-seats-x"), legend, say, line=1 / part.players)


def _luck(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """What decides, as parts of a whole."""
    kinds = ("play", "deal", "rest")
    tables = [(_of_part(part, arm, lang), arm.estimates) for part in answer.parts
              for arm in part.arms if "luck:play" in arm.estimates]  # fmt: skip
    if not tables:
        return None
    with figure_of(len(tables) + 1.5) as (figure, axes):
        left = [0.0] * len(tables)
        for kind, colour in zip(kinds, (COLOURS[0], COLOURS[1], GRID), strict=True):
            widths = [100 * estimates[f"luck:{kind}"].mean for _, estimates in tables]
            axes.barh(range(len(tables)), widths, left=left, color=colour, height=0.62,
                      label=say.say(f"plot-luck-{kind}"))  # fmt: skip
            for at, width in enumerate(widths):
                if width >= 4:
                    axes.text(left[at] + width / 2, at, number(width, say, 0), va="center",
                              ha="center", color=INK if colour == GRID else "white")  # fmt: skip
            left = [a + b for a, b in zip(left, widths, strict=True)]
        axes.set_yticks(range(len(tables)), [name for name, _ in tables])
        axes.set_ylim(len(tables) - 0.4, -0.6)
        axes.set_xlim(0, 100)
        axes.set_xlabel(say.say("plot-luck-x"))
        bots = say.join(answer.parts[0].bots)
        figure.suptitle(say.say("plot-luck-title", bots=bots), x=0.01, ha="left")
        figure.legend(loc="outside lower center", ncols=3, frameon=False)
        return figure


def _drama(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """Ties, comebacks and how long a match stays open."""
    keys = [key for key in ("comeback", "behind", "settled", "ties")
            if any(key in part.arms[0].estimates for part in answer.parts)]  # fmt: skip
    if "comeback" not in keys:
        return None
    parts = [part for part in answer.parts if "comeback" in part.arms[0].estimates]
    with figure_of(len(parts) * 1.6 + 2) as (figure, axes):
        for at, key in enumerate(keys):
            estimates = [part.arms[0].estimates[key] for part in parts]
            shift = 0.18 * (at - (len(keys) - 1) / 2)
            places = [row + shift for row in range(len(parts))]
            ends = [[100 * (one.mean - one.low) for one in estimates],
                    [100 * (one.high - one.mean) for one in estimates]]  # fmt: skip
            means, words = [100 * one.mean for one in estimates], label(key, say)
            axes.errorbar(means, places, xerr=ends, fmt=MARKS[at], color=COLOURS[at],
                          elinewidth=1.6, markersize=5, capsize=2, label=words)  # fmt: skip
        axes.set_yticks(range(len(parts)), [_of_part(part, part.arms[0], lang) for part in parts])
        axes.set_ylim(len(parts) - 0.5, -0.5)
        axes.set_xlim(left=-1)
        axes.set_xlabel(say.say("plot-drama-x", sure=number(100 * (1 - answer.doubt), say, 0)))
        figure.suptitle(say.say("plot-drama-title"), x=0.01, ha="left")
        write_numbers(axes, say)
        figure.legend(loc="outside lower center", ncols=2, frameon=False)
        return figure


def _effects(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """What each variant changes of the first thing that is measured, or one of all numbers."""
    if _has_one_variant(answer):
        return _relative(answer, say)
    found = {key for part in answer.parts for arm in part.arms for key in arm.effects}
    key = next((key for key in COMPARED if key in found), None)
    if key is None:
        return None
    several = len(answer.parts) > 1
    points = [
        (_of_part(part, arm, lang) if several else variant_name(arm.variant, say), arm.effects[key])
        for part in answer.parts for arm in part.arms if key in arm.effects
    ]  # fmt: skip
    unit, scale = ("points", 100) if is_percent(key) else ("none", 1)
    about = say.say("plot-effects-x", what=label(key, say), unit=unit)
    legend = _legend(answer, "plot-effects-line", say)
    return forest(points, say.say("plot-effects-title"), about, legend, say, scale)


def _has_one_variant(answer: Answer) -> bool:
    return len(answer.parts) == 1 and len(answer.parts[0].arms) == 2


def _relative(answer: Answer, say: Texts) -> "Figure | None":
    """What one variant changes of all that is no share, in percent of the plain table."""
    plain, other = answer.parts[0].arms
    points: list[Point] = []
    for key in keys_of(plain):
        base, effect = plain.estimates[key].mean, other.effects.get(key)
        if effect is not None and base > 0 and not is_percent(key):
            ends = (effect.mean / base, effect.low / base, effect.high / base)
            points.append((label(key, say), Estimate(*ends, effect.deals)))
    title = say.say("plot-variant-title", variant=other.variant)
    legend = _legend(answer, "plot-effects-line", say)
    return forest(points, title, say.say("plot-effects-relative"), legend, say)


def _shares(answer: Answer, lang: str, say: Texts) -> "Figure | None":
    """What one variant changes of all shares, in points as the table has it."""
    if not _has_one_variant(answer):
        return None
    plain, other = answer.parts[0].arms
    points = [(label(key, say), other.effects[key]) for key in keys_of(plain)
              if key in other.effects and is_percent(key) and key != "advantage"]  # fmt: skip
    title = say.say("plot-variant-title", variant=other.variant)
    legend = _legend(answer, "plot-effects-line", say)
    return forest(points, title, say.say("plot-shares-x"), legend, say)


def _rules(part: Part, lang: str) -> "Figure":
    """How often each event happens in a match."""
    say, arm = sentences(part, lang), part.arms[0]
    events = [name for name in events_of(part.arms[0])
              if arm.estimates[f"event:{name}"].mean > 0][:MOST_ROWS]  # fmt: skip
    means = [arm.estimates[f"event:{name}"].mean for name in events]
    with figure_of(len(events)) as (figure, axes):
        axes.set_xscale("log")
        axes.set_xlim(min(means) / 2, max(means) * 5)
        axes.plot(means, range(len(events)), "o", color=COLOURS[0], markersize=7)
        for at, mean in enumerate(means):
            axes.text(mean * 1.25, at, number(mean, say, 2 if mean < 10 else 1), va="center")
        axes.set_yticks(range(len(events)), [event_label(name, say) for name in events])
        axes.set_ylim(len(events) - 0.4, -0.6)
        axes.set_xlabel(say.say("plot-rules-x"))
        game = say.say("page-players", game=say.say("game-name"), players=part.players)
        figure.suptitle(say.say("plot-rules-title", game=game), x=0.01, ha="left")
        write_numbers(axes, say)
        return figure


Make = Callable[[Answer, str, Texts], "Figure | None"]
PLOTS: dict[str, Make] = {
    "start": _start, "seats": _seats, "effects": _effects, "shares": _shares,
    "length": _lengths, "luck": _luck,
    "drama": _drama,
}  # fmt: skip
