"""A hint: the best action from what a seat sees, its chances, and why."""

from collections.abc import Callable

from ludiade.bots import Seen
from ludiade.bots.coach.types import Advice, Why
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from ludiade.bots.thought import Choice, Thought
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge
from ludiade.kernel.types import Action

LEVEL = "expert"
PLAYOUTS = 1_000


def advise(
    seen: Seen,
    seed: int,
    playouts: int = PLAYOUTS,
    deadline: float | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Advice:
    """Think for an awaited seat, of which nothing is known but what it sees."""
    thought = think(seen, playouts, seed, deadline, stopped)
    if not thought.choices:  # there was no time at all: one imagined game is better than none
        thought = think(seen, 1, seed)
    best = preferred(seen, thought, seed)
    return Advice(best.action, best.value, thought.hopes, why(seen, best.action, seed))


def think(
    seen: Seen,
    playouts: int,
    seed: int,
    deadline: float | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Thought:
    """What a seat may hope for and, where it is awaited, what its choices are worth."""
    known = {**numbers(seen.game.id, LEVEL), "playouts": float(playouts), "temperature": 0.0}
    return Thinker(LEVEL, seed, known).think(seen, deadline, stopped)


def preferred(seen: Seen, thought: Thought, seed: int) -> Choice:
    """What the knowledge has settled, as the level plays; else what the search tried most."""
    settled = expertise(seen.game.id, seed).settled(seen.imagine(Dice(seed)), seen.seat)
    for choice in thought.choices:
        if settled is not None and choice.action == settled.action:
            return choice
    return thought.best


def why(seen: Seen, action: Action, seed: int) -> Why | None:
    """What the knowledge of the game says for an action; nothing is made up."""
    truth = seen.game.imagine(seen.options, seen.players, Eyes(seen.seat), seen.view, Dice(seed))
    reason = expertise(seen.game.id, seed).reason(truth, seen.seat, Move(seen.seat, action))
    return None if reason is None else Why(*reason)


def expertise(game: str, seed: int) -> Knowledge:
    """The best knowledge there is of a game."""
    return knowledge_of(game, numbers(game, LEVEL), seed)
