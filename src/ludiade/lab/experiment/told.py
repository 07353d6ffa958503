"""An answer as tables for people."""

from ludiade.kernel.texts import Texts, language, texts
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.labels import (
    HERE,
    event_label,
    events_of,
    heading,
    keys_of,
    label,
    reach,
    sentences,
    shown,
    variant_name,
)
from ludiade.lab.experiment.verdicts import verdicts
from ludiade.lab.failings import named_failing
from ludiade.lab.figures import number, table

Rows = list[list[str]]


def told(answer: Answer, lang: str | None = None) -> list[str]:
    """The answer to what was asked, then all tables."""
    tongue = language(lang)
    lines = verdicts(answer, tongue)
    for part in answer.parts:
        say = sentences(part, tongue)
        lines += [*([""] if lines else []), heading(part, say), ""]
        for title, rows in tables(part, say):
            lines += [*([title] if title else []), *table(rows), ""]
        lines += faults(part, say)
    return [*lines, method(answer, tongue)]


def method(answer: Answer, lang: str) -> str:
    """What the intervals promise."""
    say = texts(lang, HERE)
    return say.say("method", sure=number(100 * (1 - answer.doubt), say, 0))


def tables(part: Part, say: Texts) -> list[tuple[str, Rows]]:
    """All tables of a part, with their titles."""
    plain, *others = part.arms
    keys = keys_of(plain)
    if not others:
        found = [("", _plain(plain, say))]
    elif len(keys) == 1:
        found = [(label(keys[0], say), _variants(keys[0], plain, others, say))]
    else:
        found = [(_title(other, say), _compared(plain, other, say)) for other in others]
    events = events_of(plain)
    if events:
        found.append((say.say("title-rules"), _rules(plain, events, say)))
    return [(title, rows) for title, rows in found if len(rows) > 1]


def faults(part: Part, say: Texts) -> list[str]:
    """The bots that failed: such deals do not count."""
    lines: list[str] = []
    for arm in part.arms:
        for fault, times in arm.faults.items():
            failing = named_failing(fault, times, arm.said.get(fault, ""), say)
            variant = variant_name(arm.variant, say)
            lines.append(say.say("fault", failing=failing, variant=variant))
    return [*lines, ""] if lines else []


def _title(arm: Arms, say: Texts) -> str:
    return say.say("title-variant", variant=variant_name(arm.variant, say))


def _plain(arm: Arms, say: Texts) -> Rows:
    rows = [["", say.say("column-mean"), say.say("column-interval")]]
    for key in keys_of(arm):
        one = arm.estimates[key]
        rows.append([label(key, say), shown(key, one.mean, say), reach(key, one, say)])
    return rows


def _compared(plain: Arms, other: Arms, say: Texts) -> Rows:
    heads = (variant_name("", say), variant_name(other.variant, say), say.say("column-difference"),
             say.say("column-interval"))  # fmt: skip
    rows = [["", *heads]]
    for key in keys_of(plain):
        if key not in other.estimates or key not in other.effects:
            continue
        effect = other.effects[key]
        rows.append([
            label(key, say), shown(key, plain.estimates[key].mean, say),
            shown(key, other.estimates[key].mean, say), shown(key, effect.mean, say, True),
            reach(key, effect, say, True),
        ])  # fmt: skip
    return rows


def _variants(key: str, plain: Arms, others: list[Arms], say: Texts) -> Rows:
    """One measure at many tables, a row each."""
    one = plain.estimates[key]
    rows = [
        ["", say.say("column-mean"), say.say("column-difference"), say.say("column-interval")],
        [variant_name("", say), shown(key, one.mean, say), "", ""],
    ]
    for other in others:
        effect = other.effects[key]
        rows.append([
            variant_name(other.variant, say), shown(key, other.estimates[key].mean, say),
            shown(key, effect.mean, say, True), reach(key, effect, say, True),
        ])  # fmt: skip
    return rows


def _rules(arm: Arms, events: list[str], say: Texts) -> Rows:
    rows = [["", say.say("column-times"), say.say("column-interval"), say.say("column-matches")]]
    for event in events:
        times, part = arm.estimates[f"event:{event}"], arm.estimates[f"fires:{event}"]
        rows.append([
            event_label(event, say), shown("event:", times.mean, say),
            reach("event:", times, say), shown("fires:", part.mean, say),
        ])  # fmt: skip
    return rows
