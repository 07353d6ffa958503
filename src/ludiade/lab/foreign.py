"""Bots that are not of the house, and what becomes of any bot that fails."""

from typing import cast

import msgspec

from ludiade.bots import Bot, Seen, bot
from ludiade.bots.question import ask
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action
from ludiade.lab.entrants import Entrant
from ludiade.lab.program import Fault, Limits, Program

SUBSTITUTE = "easy"


class Foreign:
    """A bot in a program of its own, which lives for one match."""

    def __init__(self, entrant: Entrant, limits: Limits, seed: int) -> None:
        self._seed = seed
        self._program = Program(entrant.command, limits)

    def choose(self, seen: Seen) -> Action:
        answer = self._program.ask(ask(seen, self._seed))
        try:
            plain = msgspec.json.decode(answer, type=dict[str, object])
            return cast(Action, seen.game.read_action(plain))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Illegal):
            raise Fault("nonsense", answer[:200].decode(errors="replace")) from None

    def close(self) -> None:
        self._program.close()


class Seated:
    """An entrant at its seat for one match; from its first fault on, a substitute plays."""

    def __init__(self, entrant: Entrant, limits: Limits, seed: int) -> None:
        self.fault: Fault | None = None
        self._seed = seed
        self._foreign = None if entrant.level else Foreign(entrant, limits, seed)
        self._bot: Bot = self._foreign or bot(entrant.level or SUBSTITUTE, seed)

    def choose(self, seen: Seen) -> Action:
        if self.fault is None:
            try:
                action = self._bot.choose(seen)
                _check(seen, action)
                return action
            except Fault as fault:
                self.fault = fault
            except Exception as error:
                self.fault = Fault("failed", f"{type(error).__name__}: {error}"[:200])
            self.leave()
            self._bot = bot(SUBSTITUTE, self._seed)
        return self._bot.choose(seen)

    def leave(self) -> None:
        """Free what the seat holds."""
        if self._foreign is not None:
            self._foreign.close()
            self._foreign = None


def _check(seen: Seen, action: Action) -> None:
    """Raise Fault where the rules forbid it; what they forbid does not rest on hidden things."""
    if action in seen.actions:
        return
    if not seen.game.lists_all:
        eyes = Eyes(seen.seat)
        truth = seen.game.imagine(seen.options, seen.players, eyes, seen.view, Dice(0))
        try:
            truth.apply(Move(seen.seat, action))
            return
        except Illegal:
            pass
    raise Fault("illegal", msgspec.json.encode(action)[:200].decode(errors="replace"))
