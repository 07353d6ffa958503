"""An answer as pictures, in SVG: labelled in the language that is asked for, the same each time."""

from collections.abc import Callable

from ludiade.kernel.texts import Texts, texts
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.drawing import (
    COLOURS,
    GRID,
    INK,
    MOST_ROWS,
    Point,
    figure_of,
    forest,
    need_matplotlib,
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

COMPARED = ("decisions", "advantage", "points", "score")
"""What variants are compared by: the first of these that is measured."""
MARKS = "osD^"
BARS = 30
"""The most bars of a histogram."""


def draw(answer: Answer, lang: str) -> dict[str, str]:
    """All plots that an answer has something for, as SVG by a name."""
    need_matplotlib()
    say = texts(lang, HERE)
    found: dict[str, str] = {}
    for name, make in PLOTS.items():
        picture = make(answer, lang, say)
        if picture is not None:
            found[name] = picture
    for part in answer.parts:
        if events_of(part.arms[0]):
            found[f"rules-{part.game}-{part.players}"] = _rules(part, lang)
    return found


def _of_part(part: Part, arm: Arms, lang: str) -> str:
    """A table in a few words."""
    say = sentences(part, lang)
    name = say.say("page-players", game=say.say("game-name"), players=part.players)
    return f"{name} ({arm.variant})" if arm.variant else name


def _each(answer: Answer, key: str, lang: str) -> list[Point]:
    return [(_of_part(part, arm, lang), arm.estimates[key])
            for part in answer.parts for arm in part.arms if key in arm.estimates]  # fmt: skip


def _lengths(answer: Answer, lang: str, say: Texts) -> str | None:
    """How the lengths of matches are spread, a line for each table."""
    tables = [(_of_part(part, arm, lang), arm.lengths) for part in answer.parts
              for arm in part.arms if "decisions" in arm.estimates and arm.lengths]  # fmt: skip
    if not tables:
        return None
    tables = tables[: len(COLOURS)]
    edges = edges_of([lengths for _, lengths in tables])
    first, width = edges[0], edges[1] - edges[0]
    with figure_of(7 + 0.7 * len(tables)) as (figure, axes):
        for at, (name, lengths) in enumerate(tables):
            heights = [0.0] * (len(edges) - 1)
            for length, times in lengths.items():
                if length < edges[-1]:
                    heights[(length - first) // width] += times
            whole = sum(lengths.values())
            around = [edge - 0.5 for edge in edges]  # over its lengths, not beside
            axes.stairs([100 * h / whole for h in heights], around, label=name, linewidth=1.8,
                        color=COLOURS[at], fill=len(tables) == 1)  # fmt: skip
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(say.say("plot-length-x"))
        axes.set_ylabel(say.say("plot-length-y"))
        figure.suptitle(say.say("plot-length-title"), x=0.01, ha="left")
        write_numbers(axes, say, y=True)
        figure.legend(loc="outside lower center", ncols=1 if len(tables) > 2 else 2, frameon=False)
        return svg(figure)


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


def _start(answer: Answer, lang: str, say: Texts) -> str | None:
    points = _each(answer, "advantage", lang)
    if not points:
        return None
    return forest(points, say.say("plot-start-title"), say.say("plot-start-x"), say)


def _seats(answer: Answer, lang: str, say: Texts) -> str | None:
    """Victories by seat, beside a fair share; one table, since shares differ by size."""
    part = answer.parts[0]
    arm = part.arms[0]
    points = [(label(key, say), arm.estimates[key]) for key in arm.estimates if key[:5] == "seat:"]
    if not points or len(answer.parts) > 1:
        return None
    title = f"{say.say('plot-seats-title')}: {_of_part(part, arm, lang)}"
    title = title.replace(":", "\u00a0:") if say.lang == "fr" else title
    return forest(points, title, say.say("plot-seats-x"), say, line=1 / part.players)


def _luck(answer: Answer, lang: str, say: Texts) -> str | None:
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
        return svg(figure)


def _drama(answer: Answer, lang: str, say: Texts) -> str | None:
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
        axes.set_xlabel(say.say("plot-drama-x"))
        figure.suptitle(say.say("plot-drama-title"), x=0.01, ha="left")
        write_numbers(axes, say)
        figure.legend(loc="outside lower center", ncols=2, frameon=False)
        return svg(figure)


def _effects(answer: Answer, lang: str, say: Texts) -> str | None:
    """What each variant changes of the first thing that is measured."""
    found = {key for part in answer.parts for arm in part.arms for key in arm.effects}
    key = next((key for key in COMPARED if key in found), None)
    if key is None:
        return None
    several = len(answer.parts) > 1
    if not several and len(answer.parts[0].arms) == 2:
        return _one_variant(answer.parts[0], say)
    points = [
        (_of_part(part, arm, lang) if several else variant_name(arm.variant, say), arm.effects[key])
        for part in answer.parts for arm in part.arms if key in arm.effects
    ]  # fmt: skip
    about = say.say("plot-effects-x", what=label(key, say) + (" (%)" if is_percent(key) else ""))
    scale = 100 if is_percent(key) else 1
    return forest(points, say.say("plot-effects-title"), about, say, scale)


def _one_variant(part: Part, say: Texts) -> str | None:
    """What one variant changes of all that is measured, in percent of the plain table."""
    plain, other = part.arms
    points: list[Point] = []
    for key in keys_of(plain):
        base, effect = plain.estimates[key].mean, other.effects.get(key)
        is_rare = base <= (0.05 if is_percent(key) else 0)  # its percentages would hide the others
        if effect is not None and not is_rare and not key.startswith(("advantage", "seat:")):
            ends = (effect.mean / base, effect.low / base, effect.high / base)
            points.append((label(key, say), Estimate(*ends, effect.deals)))
    title = f"{say.say('plot-effects-title')} ({other.variant})"
    return forest(points, title, say.say("plot-effects-relative"), say) if points else None


def _rules(part: Part, lang: str) -> str:
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
        return svg(figure)


Make = Callable[[Answer, str, Texts], str | None]
PLOTS: dict[str, Make] = {
    "start": _start, "seats": _seats, "effects": _effects, "length": _lengths, "luck": _luck,
    "drama": _drama,
}  # fmt: skip
