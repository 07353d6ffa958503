"""The sentence that answers a question."""

from math import ceil, inf

from ludiade.kernel.texts import Texts
from ludiade.lab.experiment.answer import Answer, Arms, Part
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
        say = sentences(part, lang)
        if not part.arms[0].estimates:
            found.append(say.say("verdict-nothing", game=say.say("game-name")))
            continue
        match answer.question:
            case "first-player":
                found += [_first_player(part, arm, say) for arm in part.arms]
            case "option":
                found += [_option(arm, say) for arm in part.arms[1:]]
            case "length":
                found.append(_length(part, part.arms[0], say))
            case "luck":
                found.append(_luck(part, part.arms[0], say))
            case "shorter":
                found.append(_shorter(part, say))
    return found


def _side(estimate: Estimate) -> str:
    """Whether an interval lies above zero, below, or across."""
    return "more" if estimate.low > 0 else "less" if estimate.high < 0 else "open"


def _first_player(part: Part, arm: Arms, say: Texts) -> str:
    start, gain = arm.estimates["start"], arm.estimates["advantage"]
    return say.say(
        "verdict-first-player", side=_side(gain), game=say.say("game-name"), players=part.players,
        wins=shown("start", start.mean, say), interval=reach("start", start, say),
        fair=shown("start", 1 / part.players, say), variant=arm.variant or "none",
    )  # fmt: skip


def _option(arm: Arms, say: Texts) -> str:
    """All that an option is shown to change."""
    changed = [
        say.say(
            "verdict-change", what=label(key, say), by=shown(key, arm.effects[key].mean, say, True),
            interval=reach(key, arm.effects[key], say, True),
        )
        for key in keys_of(arm)
        if key in arm.effects and _side(arm.effects[key]) != "open"
    ]  # fmt: skip
    name = variant_name(arm.variant, say)
    if not changed:
        return say.say("verdict-option-nothing", option=name, deals=arm.deals)
    return say.say("verdict-option", option=name, changes=_listed(changed, say))


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


def _shorter(part: Part, say: Texts) -> str:
    """The options that shorten a match, the most telling first."""
    name, plain = say.say("game-name"), part.arms[0].estimates["decisions"].mean
    shorter = [arm for arm in part.arms[1:] if _side(arm.effects["decisions"]) == "less"]
    if not shorter:
        return say.say("verdict-shorter-none", game=name, players=part.players)
    shorter.sort(key=lambda arm: arm.effects["decisions"].mean)
    return say.say("verdict-shorter", game=name, players=part.players, options=_listed([
        say.say(
            "verdict-shortens", option=arm.variant,
            by=number(-100 * arm.effects["decisions"].mean / plain, say, 0),
            effect=shown("decisions", arm.effects["decisions"].mean, say, True),
            interval=reach("decisions", arm.effects["decisions"], say, True),
        )
        for arm in shorter
    ], say))  # fmt: skip


def _listed(words: list[str], say: Texts) -> str:
    """Things that hold commas themselves, one after the other."""
    return ("\u202f; " if say.lang == "fr" else "; ").join(words)


def matches_to_tell(arm: Arms) -> float:
    """Matches after which the better of two bots is ahead with 95 %, seats changing."""
    margin, square = arm.estimates["margin"].mean, arm.estimates["margin_square"].mean
    if margin == 0 or _side(arm.estimates["margin"]) == "open":
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
