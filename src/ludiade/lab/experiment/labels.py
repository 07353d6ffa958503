"""What is measured, in words, and how its numbers are written."""

from pathlib import Path

from ludiade.kernel import shelf
from ludiade.kernel.texts import Texts, texts
from ludiade.lab import failings
from ludiade.lab.experiment.answer import Arms, Part
from ludiade.lab.experiment.sequence import is_known
from ludiade.lab.experiment.values import MARGINS, SHARES
from ludiade.lab.figures import number, percent
from ludiade.lab.tally import Estimate

HERE = Path(__file__).parent
TABLED = (
    "decisions", "turns", "branching", "forced", "score", "winning_score", "score_margin",
    "ties", "start", "advantage", "seat:", "lead_changes", "behind", "settled", "comeback",
    "points", "wins:", "luck:",
)  # fmt: skip
"""What stands in a table, in this order; the rest is told elsewhere or serves others."""
PERCENT = (*SHARES, *MARGINS, "luck:")
SIGNED = "advantage"
"""What is a difference of shares by itself."""


def sentences(part: Part, lang: str) -> Texts:
    """The words for the tables of a game."""
    return texts(lang, HERE, failings.HERE, shelf.get(part.game).folder)


def keys_of(arm: Arms) -> list[str]:
    """What is tabled of an arm."""
    return [key for head in TABLED for key in arm.estimates
            if key == head or (head.endswith(":") and key.startswith(head))]  # fmt: skip


def events_of(arm: Arms) -> list[str]:
    """The events of a table, the most frequent first."""
    found = [key.partition(":")[2] for key in arm.estimates if key.startswith("event:")]
    return sorted(found, key=lambda name: (-arm.estimates[f"event:{name}"].mean, name))


def label(key: str, say: Texts) -> str:
    """What a key stands for."""
    kind, colon, which = key.partition(":")
    name = f"measure-{kind.replace('_', '-')}"
    if not colon:
        return say.say(name)
    if kind in ("event", "fires"):
        return event_label(which, say)
    if kind == "luck":
        return say.say(f"{name}-{which}")
    shown = str(int(which) + 1) if kind == "seat" else which
    return say.say(name, which=shown)


def event_label(event: str, say: Texts) -> str:
    """What happens, in two or three words, where the game has them."""
    name = f"figure-{event.replace('_', '-')}"
    return say.say(name) if name in say else event.replace("_", " ")


def is_percent(key: str) -> bool:
    """Whether the values of a key read as percentages."""
    return key.startswith(PERCENT)


def shown(key: str, value: float, say: Texts, signed: bool = False) -> str:
    """A value of a key, or a difference in it, with its unit."""
    if not is_percent(key):
        return _bare(key, value, say, signed)
    if not signed and key != SIGNED:
        return percent(value, say)
    figure = _bare(key, value, say, signed)
    return say.say("difference-points", figure=figure, size=round(abs(100 * value), 1))


def reach(key: str, estimate: Estimate, say: Texts, signed: bool = False) -> str:
    """An interval of a key, without its unit."""
    if not is_known(estimate):
        return say.say("interval-unknown")
    low, high = (_bare(key, end, say, signed) for end in (estimate.low, estimate.high))
    return say.say("interval", low=low, high=high)


def _bare(key: str, value: float, say: Texts, signed: bool) -> str:
    """A value without its unit."""
    if is_percent(key):
        written = number(100 * value, say)
    else:
        places = 2 if abs(value) < 10 else 1 if abs(value) < 1000 else 0
        written = number(value, say, places)
    is_above = value > 0 and any(digit in written for digit in "123456789")
    return f"+{written}" if is_above and (signed or key == SIGNED) else written


def variant_name(name: str, say: Texts) -> str:
    """A table's name among others."""
    return name or say.say("plain-table")


def heading(part: Part, say: Texts) -> str:
    """Which tables, by whom, how many deals, and why they ended there."""
    arm = part.arms[0]
    return say.say(
        "part-head", game=say.say("game-name"), players=part.players, bots=say.join(part.bots),
        deals=arm.deals, matches=sum(a.matches for a in part.arms), ended=part.ended,
    )  # fmt: skip
