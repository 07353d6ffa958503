"""What the coach says, in sentences."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.bots.coach.types import Balance, Review, Turn, Why
from ludiade.kernel.game import AnyGame
from ludiade.kernel.texts import Texts, texts

HERE = Path(__file__).parent
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def speech(game: AnyGame, lang: str) -> Texts:
    """The coach's sentences and the game's."""
    return texts(lang, HERE, game.folder)


def reason(why: Why | None, say: Texts, names: Sequence[str]) -> str | None:
    """Why, where the knowledge knows."""
    return None if why is None else say.explain(why.key, why.named, names)


def told(review: Review, game: AnyGame, names: Sequence[str], lang: str) -> list[str]:
    """A review, a line each: the curves, the turning points, luck against skill."""
    say = speech(game, lang)
    lines = [say.say("coach-curve-head")]
    players = [say.name(seat, names) for seat in range(len(review.balance))]
    width = max(map(len, players))
    for seat, player in enumerate(players):
        chances = [point.chances[seat] for point in review.curve]
        lines.append(f"  {player:<{width}}  {_bars(chances)}")
    lines += ["", say.say("coach-turns-head" if review.turns else "coach-no-turns")]
    for turn in review.turns:
        lines += _turn(turn, say, names)
    lines += ["", say.say("coach-balance-head")]
    for seat, balance in enumerate(review.balance):
        lines.append(f"  {_balance(seat, balance, say, names)}")
    return lines


def _bars(chances: list[float]) -> str:
    """A curve as wide as a terminal, one bar for several moments where there are many."""
    step = max(1, -(-len(chances) // WIDEST))
    shown = [chances[min(at + step, len(chances)) - 1] for at in range(0, len(chances), step)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _turn(turn: Turn, say: Texts, names: Sequence[str]) -> list[str]:
    name = say.name(turn.seat, names)
    did = say.describe(turn.action, turn.named, names)
    lines = [
        f"  {say.say('coach-turn', n=turn.move, name=name, action=did)}",
        "    " + say.say(
            "coach-better",
            action=say.describe(turn.better, turn.better_named, names),
            chance=percent(turn.chance),
            better=percent(turn.better_chance),
        ),
    ]  # fmt: skip
    because = reason(turn.why, say, names)
    return lines if because is None else [*lines, f"    {because}"]


def _balance(seat: int, balance: Balance, say: Texts, names: Sequence[str]) -> str:
    return say.say(
        "coach-balance",
        name=say.name(seat, names),
        result=percent(balance.result),
        skill=f"{percent(balance.skill):+}",
        luck=f"{percent(balance.luck):+}",
    )


def percent(chance: float) -> int:
    """A chance from 0 to 1, in hundredths."""
    return round(100 * chance)
