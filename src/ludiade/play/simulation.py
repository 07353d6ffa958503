"""Matches between bots, each fully told by its number."""

import hashlib
from collections.abc import Sequence

from ludiade.bots import Bot, bot, seen
from ludiade.kernel.chance import Chance, fairness
from ludiade.kernel.dice import Dice
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.record import Document
from ludiade.kernel.types import Options


def simulate(
    game: AnyGame, options: Options, players: int, levels: Sequence[str], seed: str, number: int
) -> tuple[Document, Over]:
    """Match `number` of a series, and its end; it depends on nothing but these arguments."""
    secret = hashlib.sha256(f"ludiade {seed} {number}".encode()).digest()
    contributions = [b""] * players
    start = int.from_bytes(hashlib.sha256(b"bots" + secret).digest()[:6], "big")
    bots = [bot(level, start + 1 + seat) for seat, level in enumerate(levels)]
    match = Match(game, options, players)
    over = drive(match, bots, Chance(secret, contributions), Dice(start))
    said = fairness(secret, contributions, reveal=True)
    names = [f"{level} {seat + 1}" for seat, level in enumerate(levels)]
    return match.document(names, said), over


def drive(match: Match, bots: Sequence[Bot], chance: Chance, dice: Dice) -> Over:
    """Play a match to its end; where several seats are awaited, `dice` says who speaks first."""
    while True:
        waiting = match.state.waiting()
        if isinstance(waiting, Awaiting):
            seat = waiting.seats[dice.below(len(waiting.seats))]
            match.apply(Move(seat, bots[seat].choose(seen(match, seat))))
        elif isinstance(waiting, Shuffle):
            match.apply(Shuffled(chance.order(waiting.size)))
        else:
            return waiting
