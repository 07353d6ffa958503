"""Group commit: whatever is asked while a group is being committed becomes the next one.

Where there is company groups keep a little apart, so that more goes into each (`pace.py`). A group
holds at most one piece of each table. Moves, which are most of what a server writes, are one
statement; everything else is one call of `write_pieces`, beside it on a second connection. Both go
through their tables in the order of their numbers, so that no two nodes wait for each other in a
circle.

Where a connection breaks in the middle of a call, what became of it is looked up by the unique keys
on a new one; what was not stored is then written again.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludiade.server.store.port import Conflict, NotStored, Repeated, StoreError, Taken
from ludiade.server.store.postgres.link import Link, Lost, OfOnePiece
from ludiade.server.store.postgres.pace import Pace
from ludiade.server.store.postgres.pieces import Append, Create, Piece
from ludiade.server.store.postgres.together import statement

MOST_AT_ONCE = 1000
UNKNOWN_S = 8.0
"""How long it is tried to learn what became of a call whose connection broke."""
PAUSE_S = 0.1
STOP_S = 10.0
_PIECES = "SELECT outcome, number, why FROM write_pieces($1)"
log = logging.getLogger(__name__)


class Pending(NamedTuple):
    """A piece of work, where its outcome is awaited, and since when."""

    piece: Piece
    done: "asyncio.Future[Any]"
    since: float

    def answer(self, outcome: object) -> None:
        """Tell whoever waits."""
        if self.done.done():
            return
        if isinstance(outcome, StoreError):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writer:
    """All that one node writes, in groups."""

    def __init__(self, url: str) -> None:
        self._common = Link(url)
        self._other = Link(url)
        self._asked: list[Pending] = []
        self._group: list[Pending] = []
        """What is being committed."""
        self._working: asyncio.Task[None] | None = None
        self._pace = Pace()
        self._stopped = False

    async def open(self) -> None:
        """Connect; NotStored where that cannot be done."""
        await self._common.open()
        await self._other.open()

    @property
    def oldest_s(self) -> float:
        """For how long the oldest piece of work has been waiting, in seconds."""
        waiting = self._group or self._asked
        return time.monotonic() - waiting[0].since if waiting else 0.0

    def ask(self, piece: Piece) -> "asyncio.Future[Any]":
        """Have something written; what is returned is done once it is committed."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if self._stopped:
            done.set_exception(NotStored("broken"))
            return done
        self._asked.append(Pending(piece, done, time.monotonic()))
        if self._working is None:
            self._working = loop.create_task(self._work())
        else:
            self._pace.note(len(self._asked))
        return done

    async def stop(self) -> None:
        """Write what was asked so far, then end."""
        self._stopped = True
        self._pace.end()
        if (working := self._working) is not None:
            await asyncio.wait([working], timeout=STOP_S)
            working.cancel()
        for asked in [*self._group, *self._asked]:
            asked.answer(NotStored("broken"))
        await self._common.close()
        await self._other.close()

    async def _work(self) -> None:
        try:
            while self._asked:
                self._group = self._taken()
                self._pace.begin({asked.piece.table for asked in self._group})
                try:
                    await self._write(self._group)
                except Exception:  # whatever it is: what comes after must be written
                    log.exception("a group of writes failed")
                for asked in self._group:  # of those that were answered nothing changes
                    asked.answer(NotStored("broken"))
                self._group = []
                for _ in range(2):  # what was answered asks for more, and what has come is read
                    await asyncio.sleep(0)
                await self._pace.wait(len(self._asked))
        finally:
            self._working = None

    def _taken(self) -> list[Pending]:
        """The next group: in the order it was asked for, one piece a table."""
        taken: list[Pending] = []
        left: list[Pending] = []
        tables: set[int] = set()
        for asked in self._asked:
            table = asked.piece.table
            if len(taken) >= MOST_AT_ONCE or table in tables:
                left.append(asked)
                continue
            taken.append(asked)
            if table is not None:
                tables.add(table)
        self._asked = left
        return taken

    async def _write(self, group: Sequence[Pending]) -> None:
        common: list[Pending] = []
        other: list[Pending] = []
        for asked in sorted(group, key=_order):
            piece = asked.piece
            is_common = isinstance(piece, Append) and piece.is_common
            (common if is_common else other).append(asked)
        if not other:
            await self._write_common(common)
        elif not common:
            await self._write_other(self._other, other)
        else:
            await asyncio.gather(self._write_common(common), self._write_other(self._other, other))

    async def _write_common(self, group: list[Pending]) -> None:
        """Moves at many tables in one statement; whoever is left out there is looked at closer."""
        link = self._common
        try:
            moves = [asked.piece for asked in group if isinstance(asked.piece, Append)]
            together = statement(moves)
        except Exception:  # whatever is wrong with one of them
            return await self._write_other(link, group)
        try:
            rows = await link.fetch(*together)
        except OfOnePiece:
            return await self._write_other(link, group)
        except Lost:
            return await self._find_out(link, group, time.monotonic() + UNKNOWN_S)
        except NotStored as error:
            return _refuse(group, error)
        stored = {row[0] for row in rows}
        late = [asked for asked in group if asked.piece.table not in stored]
        for asked in group:
            if asked.piece.table in stored:
                asked.answer(None)
        if late:
            await self._write_other(link, late)
        return None

    async def _write_other(
        self, link: Link, group: Sequence[Pending], until: float | None = None
    ) -> None:
        """Pieces of any kind, each of them whole or not at all."""
        sound: list[Pending] = []
        texts: list[bytes] = []
        for asked in group:
            try:
                texts.append(asked.piece.encoded())
                sound.append(asked)
            except Exception as error:
                log.error("a piece of work cannot be written", exc_info=error)
                asked.answer(NotStored("broken"))
        if not sound:
            return
        try:
            outcomes = await link.fetch(_PIECES, f"[{b','.join(texts).decode()}]")
        except OfOnePiece as error:
            await self._each_apart(link, sound, error)
        except Lost:
            await self._find_out(link, sound, until or time.monotonic() + UNKNOWN_S)
        except NotStored as error:
            _refuse(sound, error)
        else:
            for asked, (outcome, number, why) in zip(sound, outcomes, strict=True):
                if why is not None:
                    log.error("a piece of work cannot be written: %s", why)
                asked.answer(_outcome(outcome, number))

    async def _each_apart(self, link: Link, group: list[Pending], error: Exception) -> None:
        if len(group) > 1:
            for asked in group:
                await self._write_other(link, [asked])
            return
        log.error("a piece of work cannot be written", exc_info=error)
        group[0].answer(NotStored("broken"))

    async def _find_out(self, link: Link, group: Sequence[Pending], until: float) -> None:
        """What became of a call whose connection broke, and the rest of it once more."""
        left = list(group)
        while time.monotonic() < until:
            try:
                db = await link.reopen()
                for asked in tuple(left):
                    stored, result = await asked.piece.found(db)
                    if stored:
                        asked.answer(result)
                        left.remove(asked)
                return await self._write_other(link, left, until) if left else None
            except Exception as error:
                log.warning("what became of %d writes is not known yet: %r", len(left), error)
                await asyncio.sleep(PAUSE_S)
        for asked in left:  # the table must look before it decides again
            unknown = isinstance(asked.piece, Append)
            asked.answer(Conflict("unknown") if unknown else NotStored("unreachable"))
        return None


def _outcome(outcome: str, number: int | None) -> object:
    match outcome:
        case "stored":
            return number
        case "repeated":
            assert number is not None
            return Repeated(number)
        case "conflict":
            return Conflict("another has written first")
        case "taken":
            return Taken("name or code")
        case _:
            return NotStored("broken")


def _refuse(group: Sequence[Pending], error: NotStored) -> None:
    if error.__cause__ is not None:
        log.error("a group of writes failed", exc_info=error.__cause__)
    for asked in group:
        asked.answer(NotStored(error.reason))


def _order(asked: Pending) -> tuple[int, int]:
    """Tables in the order of their numbers, then new ones, then what has no entries.

    Who holds a table's next entry may wait for its row, so nobody who holds a row waits for entries
    of another table.
    """
    piece = asked.piece
    match piece:
        case Append(entries=entries, table=table) if entries and isinstance(table, int):
            return 0, table
        case Create():
            return 1, 0
        case _:
            return 2, piece.table if isinstance(piece.table, int) else -1
