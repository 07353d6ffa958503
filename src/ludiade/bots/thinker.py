"""A bot of a level: what it knows of the game, and how long it thinks."""

from ludiade.bots import Seen
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.knowledge.general import Knowledge
from ludiade.bots.levels import numbers
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.types import Action


class Thinker:
    """Imagines a truth that agrees with what it sees, and does there what it knows to do."""

    def __init__(self, level: str, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._dice = Dice(seed)
        self._knowledge: Knowledge | None = None

    def choose(self, seen: Seen) -> Action:
        eyes = Eyes(seen.seat)
        truth = seen.game.imagine(seen.options, seen.players, eyes, seen.view, self._dice)
        return self._known(seen.game.id).play(truth, seen.seat, self._dice).action

    def _known(self, game: str) -> Knowledge:
        if self._knowledge is None:
            self._knowledge = knowledge_of(game, numbers(game, self._level), self._seed)
        return self._knowledge
