"""Bots at their seats, those of the house and others, and what becomes of one that fails."""

import traceback
from collections.abc import Callable, Mapping
from typing import Literal, cast

import msgspec

from ludiade.bots import Bot, Seen, bot
from ludiade.bots.levels import STAND_IN
from ludiade.bots.question import ask
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action
from ludiade.lab.entrants import Entrant
from ludiade.lab.program import Fault, Limits, Program

OnFault = Literal["loss", "easy", "stop"]
"""A bot that fails loses the match, is replaced by `easy`, or ends the whole contest."""


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


class Called:
    """A bot that is a function of this process."""

    def __init__(self, function: Callable[[Seen], object]) -> None:
        self._function = function

    def choose(self, seen: Seen) -> Action:
        chosen = self._function(seen)
        try:
            action = seen.game.read_action(chosen) if isinstance(chosen, Mapping) else chosen
        except Illegal:
            raise Fault("nonsense", repr(chosen)[:200]) from None
        if not isinstance(action, Action):
            raise Fault("nonsense", repr(chosen)[:200])
        return action


class Seated:
    """An entrant at its seat for one match; its first fault is raised, or a substitute plays."""

    def __init__(
        self, entrant: Entrant, limits: Limits, seed: int, on_fault: OnFault = "loss"
    ) -> None:
        self.fault: Fault | None = None
        self._seed = seed
        self._replaced = on_fault == "easy"
        self._level = entrant.level
        self._name = entrant.name
        self._foreign = Foreign(entrant, limits, seed) if entrant.command else None
        if entrant.function is not None:
            self._bot: Bot = Called(entrant.function)
        else:
            self._bot = self._foreign or bot(entrant.level or STAND_IN, seed)

    def choose(self, seen: Seen, moment: int | None = None) -> Action:
        """Decide; at a moment, by its number, as a bot of the house would whatever came before."""
        if moment is not None and self._level is not None:
            self._bot = bot(self._level, self._seed, moment)
        if self.fault is None:
            try:
                action = self._bot.choose(seen)
                _check(seen, action)
                return action
            except Fault as fault:
                self.fault = fault
            except Exception as error:
                said = f"{type(error).__name__}: {error}"[:200]
                self.fault = Fault("failed", said, traceback.format_exc())
                self.fault.__cause__ = error  # whoever is told sees the line that failed
            self.leave()
            if not self._replaced:
                raise self.fault
            self._level = STAND_IN
            self._bot = bot(STAND_IN, self._seed, moment or 0)
        return self._bot.choose(seen)

    def __repr__(self) -> str:
        return f"<bot {self._name}>"

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
