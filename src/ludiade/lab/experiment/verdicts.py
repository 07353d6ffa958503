"""The sentence that answers a question."""

from collections.abc import Iterable
from math import ceil, inf

from ludiade.kernel.texts import Texts
from ludiade.lab.experiment.answer import Answer, Arms, Part
from ludiade.lab.experiment.findings import LITTLE_PART, LITTLE_SHARE, Finding, finding
from ludiade.lab.experiment.labels import keys_of, label, reach, sentences, shown, variant_name
from ludiade.lab.figures import number
from ludiade.lab.tally import Estimate

SURE = 1.645
"""The normal quantile of 95 % on one side."""
MIDDLE = (0.05, 0.5, 0.95)


def verdicts(answer: Answer, lang: str) -> list[str]:
    """The answer in words, for each table that was asked about."""
    found: list[str] = []
    for part in answer.parts:
        say, doubt = sentences(part, lang), answer.doubt
        if not part.arms[0].estimates:
            found.append(say.say("verdict-nothing", game=say.say("game-name")))
            continue
        match answer.question:
            case "first-player":
                found += [_first_player(part, arm, doubt, say) for arm in part.arms]
            case "option":
                found += [_option(part, arm, doubt, say) for arm in part.arms[1:]]
            case "length":
                found.append(_length(part, part.arms[0], say))
            case "luck":
                found.append(_luck(part, part.arms[0], say))
            case "shorter":
                found.append(_shorter(part, doubt, say))
    return found


def _first_player(part: Part, arm: Arms, doubt: float, say: Texts) -> str:
    start, gain = arm.estimates["start"], arm.estimates["advantage"]
    found = finding("advantage", gain, part, doubt)
    bound = round(100 * max(-gain.low, gain.high), 1)
    return say.say(
        "verdict-first-player", side=found.side, more=_many(found.more, say),
        bound=say.say("difference-points", figure=number(bound, say), size=bound),
        game=say.say("game-name"),
        players=part.players, wins=shown("start", start.mean, say),
        interval=reach("start", start, say), fair=shown("start", 1 / part.players, say),
        variant=arm.variant or "none",
    )  # fmt: skip


def _option(part: Part, arm: Arms, doubt: float, say: Texts) -> str:
    """What an option is shown to change, how much stays as it was, and what is not known yet."""
    found = {key: finding(key, arm.effects[key], part, doubt, effect=True)
             for key in keys_of(arm) if key in arm.effects}  # fmt: skip
    changed = [
        say.say(
            "verdict-change", what=label(key, say), by=shown(key, arm.effects[key].mean, say, True),
            interval=reach(key, arm.effects[key], say, True),
        )
        for key, one in found.items() if one.side in ("more", "less")
    ]  # fmt: skip
    option = variant_name(arm.variant, say)
    alike = sum(one.side == "none" for one in found.values())
    said = []
    if changed:
        said.append(say.say("verdict-option", option=option, changes=_listed(changed, say)))
    if alike:
        kind = "more" if changed else "all" if alike == len(found) else "some"
        said.append(say.say("verdict-option-alike", option=option, count=alike, kind=kind,
                            points=number(100 * LITTLE_SHARE, say, 0),
                            percent=number(100 * LITTLE_PART, say, 0)))  # fmt: skip
    open_ones = {key: one for key, one in found.items() if one.side == "open"}
    if open_ones:
        names = [label(key, say) for key in open_ones]
        said.append(say.say("verdict-option-open", option=option, what=say.join(names),
                            kind="more" if said else "all",
                            more=_many(_most(open_ones.values()), say)))  # fmt: skip
    return " ".join(said)


def _length(part: Part, arm: Arms, say: Texts) -> str:
    decisions = arm.estimates["decisions"]
    low, middle, high = (quantile(arm.lengths, share) for share in MIDDLE)
    return say.say(
        "verdict-length", game=say.say("game-name"), players=part.players,
        decisions=shown("decisions", decisions.mean, say), middle=middle,
        low="same" if low == high else low, high=high,
        interval=reach("decisions", decisions, say),
        each=shown("decisions", decisions.mean / part.players, say),
        turns=shown("turns", arm.estimates["turns"].mean, say),
    )  # fmt: skip


def _luck(part: Part, arm: Arms, say: Texts) -> str:
    points = arm.estimates["points"]
    better, other = part.bots if points.mean >= 0.5 else part.bots[::-1]
    mine = points if points.mean >= 0.5 else Estimate(1 - points.mean, 1 - points.high,
                                                      1 - points.low, points.deals)  # fmt: skip
    wanted = matches_to_tell(arm)
    parts = {
        name: shown("luck:", arm.estimates[f"luck:{name}"].mean, say)
        for name in ("play", "deal", "rest")
    }
    return say.say(
        "verdict-luck", game=say.say("game-name"), players=part.players, better=better, other=other,
        points=shown("points", mine.mean, say), interval=reach("points", mine, say), **parts,
        matches="many" if wanted == inf else number(wanted, say, 0),
    )  # fmt: skip


def _shorter(part: Part, doubt: float, say: Texts) -> str:
    """The options that shorten a match, the most telling first, and those not known yet."""
    name, plain = say.say("game-name"), part.arms[0].estimates["decisions"].mean
    arms = {arm.variant: arm for arm in part.arms[1:] if "decisions" in arm.effects}
    found = {variant: finding("decisions", arm.effects["decisions"], part, doubt, effect=True)
             for variant, arm in arms.items()}  # fmt: skip
    shorter = [arms[variant] for variant, one in found.items() if one.side == "less"]
    shorter.sort(key=lambda arm: arm.effects["decisions"].mean)
    open_ones = {variant: one for variant, one in found.items() if one.side == "open"}
    said = []
    if shorter:
        said.append(say.say("verdict-shorter", game=name, players=part.players, options=_listed([
            say.say(
                "verdict-shortens", option=arm.variant,
                by=number(-100 * arm.effects["decisions"].mean / plain, say, 0),
                effect=shown("decisions", arm.effects["decisions"].mean, say, True),
                interval=reach("decisions", arm.effects["decisions"], say, True),
            )
            for arm in shorter
        ], say)))  # fmt: skip
    elif len(open_ones) < len(found) or not found:
        said.append(say.say("verdict-shorter-none", game=name, players=part.players,
                            percent=number(100 * LITTLE_PART, say, 0),
                            kind="some" if open_ones else "all"))  # fmt: skip
    if open_ones:
        said.append(say.say(
            "verdict-shorter-open", game=name, players=part.players, kind="more" if said else "all",
            options=say.join([say.say("quoted", words=variant) for variant in open_ones]),
            more=_many(_most(open_ones.values()), say),
        ))  # fmt: skip
    return " ".join(said)


def _listed(words: list[str], say: Texts) -> str:
    """Things that hold commas themselves, one after the other."""
    return ("\u202f; " if say.lang == "fr" else "; ").join(words)


def _most(findings: Iterable[Finding]) -> int | None:
    """How many more deals tell the last of them, or None where they never do."""
    wanted = [one.more for one in findings]
    return None if None in wanted else max(more for more in wanted if more is not None)


def _many(more: int | None, say: Texts) -> str:
    """A number of deals in two figures, as nobody knows it better."""
    if more is None:
        return "endless"
    unit = 10 ** max(0, len(str(more)) - 2)
    return number(-(-more // unit) * unit, say, 0)


def matches_to_tell(arm: Arms) -> float:
    """Matches after which the better of two bots is ahead with 95 %, seats changing."""
    margin, square = arm.estimates["margin"].mean, arm.estimates["margin_square"].mean
    sure = arm.estimates["margin"]
    if margin == 0 or sure.low <= 0 <= sure.high:
        return inf
    spread = max(0.0, square - margin * margin)
    return max(1, ceil(SURE * SURE * spread / (margin * margin)))


def quantile(lengths: dict[int, int], share: float) -> int:
    """The number of decisions that this part of all matches does not exceed."""
    left = share * sum(lengths.values())
    for length, times in lengths.items():
        left -= times
        if left <= 0:
            return length
    return max(lengths)
