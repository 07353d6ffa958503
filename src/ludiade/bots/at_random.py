"""The bot that does anything it may."""

from ludiade.bots import Seen
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.types import Action


class AtRandom:
    """Any legal action, each as likely as the game's own `pick` makes it."""

    def __init__(self, seed: int, moment: int = 0) -> None:
        self._dice = Dice(seed + (moment << 48))

    def choose(self, seen: Seen) -> Action:
        eyes = Eyes(seen.seat)
        truth = seen.game.imagine(seen.options, seen.players, eyes, seen.view, self._dice)
        return truth.pick(seen.seat, self._dice).action
