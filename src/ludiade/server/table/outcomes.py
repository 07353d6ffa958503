"""How what was asked of a table ends, for those who await it in a coroutine."""

import asyncio
from typing import Any

from ludiade.kernel.errors import Refusal
from ludiade.server.store.port import NotStored, StoreError
from ludiade.server.table.peers import Peer
from ludiade.server.wire.decoding import Denied


class Waiter(Peer):
    """Somebody who awaits the outcome, and is refused by an exception there."""

    __slots__ = ("_done",)

    def __init__(self, done: "asyncio.Future[Any]", lang: str) -> None:
        super().__init__(None, lang)
        self._done = done

    def refuse(self, refusal: Refusal, game: str | None, names: object, key: str | None) -> None:
        if not self._done.done():
            self._done.set_exception(refusal)

    def send(self, data: bytes) -> None:
        """The only answer there can be: that request key has served for something else."""
        self.refuse(Denied("key_used"), None, (), None)


class Ordering(Waiter):
    """A gathering that awaits its order; one that was stored before is done."""

    __slots__ = ()

    def send(self, data: bytes) -> None:
        settle(self._done, None)


def settle(done: "asyncio.Future[Any]", value: object) -> None:
    """Let whoever waits go on, if somebody still does."""
    if not done.done():
        done.set_result(value)


def ignore(done: "asyncio.Future[Any]") -> None:
    """Whoever waits is told what became of it; where nobody does any more, nobody need be."""
    if not done.cancelled():
        done.exception()


def not_saved(error: StoreError) -> Denied:
    """What a device is told when its request could not be stored."""
    reason = error.reason if isinstance(error, NotStored) else "conflict"
    return Denied("not_saved", reason=reason, seconds=1)
