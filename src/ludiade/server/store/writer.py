"""One writer: whatever is asked while the disk syncs becomes the next group.

The statements of a group run on the event loop's thread: sqlite3 gives up the interpreter's lock at
each of them, and a second thread would have to win it back from the busy loop every time. Only the
commit, which waits for the disk, has a thread of its own.

A piece of work that raises, whatever it is, is refused alone; the rest of its group is stored.
"""

import asyncio
import logging
import sqlite3
import time
import weakref
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct

from ludiade.server.store.port import NotStored, StoreError
from ludiade.server.store.statements import Work, write_together

_REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read_only"}
_OF_ONE_PIECE = {
    0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE,
}  # fmt: skip
"""What SQLite says of a statement or its values; all else is about the file."""
MOST_AT_ONCE = 2000
LOCKED_S = 10.0
"""How long another process may hold the file before a write is given up."""
log = logging.getLogger(__name__)


class Pending(Struct):
    """A piece of work, where its outcome is awaited, and since when."""

    work: Work
    done: "asyncio.Future[Any]"
    since: float
    apart: bool = False
    """To be done outside any transaction, on the writer's own thread."""


class Group:
    """What is committed together, and what became of each piece."""

    __slots__ = ("asked", "refused", "results")

    def __init__(self, asked: list[Pending]) -> None:
        self.asked = asked
        self.results: list[Any] = [None] * len(asked)
        self.refused: dict[int, StoreError] = {}

    @property
    def apart(self) -> bool:
        """Whether it is a single piece of work that takes no transaction."""
        return self.asked[0].apart

    def fail(self, error: BaseException) -> None:
        """Nothing of this group is stored, nor what some of it were refused for."""
        code = _code(error)
        if not isinstance(error, sqlite3.Error) or code not in _REASONS:
            log.error("a group of writes failed", exc_info=error)
        reason = NotStored(_REASONS.get(code, "broken"))
        self.refused = dict.fromkeys(range(len(self.asked)), reason)

    def answer(self) -> None:
        """Tell everybody who waits."""
        for number, asked in enumerate(self.asked):
            if asked.done.done():
                continue
            refused = self.refused.get(number)
            if refused is None:
                asked.done.set_result(self.results[number])
            else:
                asked.done.set_exception(refused)


class Writer:
    """The only one that writes to the file; each group is one transaction, synced once."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._asked: list[Pending] = []
        self._group: Group | None = None
        """What is being committed."""
        self._busy = False
        """Whether a group is being committed, or about to be begun."""
        self._stopped = False
        self._commits: SimpleQueue[tuple[Group, asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()
        # A thread that Python stops while it writes to the log keeps the log's lock for ever, and
        # whoever logs after that waits for ever: a process that just ends waits for it instead.
        self._at_exit = weakref.finalize(self, _end, self._commits, self._thread)

    @property
    def oldest_s(self) -> float:
        """For how long the oldest piece of work has been waiting, in seconds."""
        waiting = self._asked if self._group is None else self._group.asked
        return time.monotonic() - waiting[0].since if waiting else 0.0

    def ask(self, work: Work, apart: bool = False) -> "asyncio.Future[Any]":
        """Have something written; what is returned is done once it is on the disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if self._stopped:
            done.set_exception(NotStored("broken"))
            return done
        self._asked.append(Pending(work, done, time.monotonic(), apart))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next, loop)
        return done

    def stop(self) -> None:
        """Write what was asked so far, then end."""
        self._stopped = True
        self._at_exit.detach()
        _end(self._commits, self._thread)
        if self._group is not None:  # its answer is still on the way to the event loop
            self._group.answer()
        while self._asked:
            group = self._taken()
            self._settle(group)
            group.answer()

    # On the event loop's thread

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin the next group, if there is one."""
        if not self._asked:
            self._busy = False
            return
        group = self._group = self._taken()
        try:
            self._write(group)
        except Exception as error:
            if _code(error) != sqlite3.SQLITE_BUSY:
                self._abandon(group, error)
        except BaseException as error:
            self._abandon(group, error)
            raise
        finally:
            self._commits.put((group, loop))

    def _taken(self) -> Group:
        apart = next((n for n, asked in enumerate(self._asked) if asked.apart), MOST_AT_ONCE)
        most = min(max(apart, 1), MOST_AT_ONCE)
        group = Group(self._asked[:most])
        del self._asked[:most]
        return group

    def _write(self, group: Group) -> None:
        """Run the statements of a group in a transaction that is left open."""
        group.refused = {}
        if group.apart:
            return
        self._db.execute("BEGIN IMMEDIATE")
        try:
            group.results = write_together(self._db, [asked.work for asked in group.asked])
        except Exception as error:
            if _of_the_file(error):
                raise
            while not self._each_apart(group):
                pass

    def _each_apart(self, group: Group) -> bool:
        """Somebody in this group is refused: each on its own, so that the others are not.

        False where SQLite has undone the transaction with the piece that is now refused: those
        before it must be run again.
        """
        self._undo()
        self._db.execute("BEGIN IMMEDIATE")
        for number, asked in enumerate(group.asked):
            if number in group.refused:
                continue
            self._db.execute("SAVEPOINT one")
            try:
                group.results[number] = asked.work(self._db)
            except Exception as error:
                if _of_the_file(error):
                    raise
                group.refused[number] = _refusal(error)
                if not self._db.in_transaction:
                    return False
                self._db.execute("ROLLBACK TO one")
            self._db.execute("RELEASE one")
        return True

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def _abandon(self, group: Group, error: BaseException) -> None:
        group.fail(error)
        try:
            self._undo()
        except sqlite3.Error as worse:
            log.error("cannot roll back", exc_info=worse)

    def _committed(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        """Tell everybody, and begin the next group once what has come meanwhile is read."""
        self._group = None
        group.answer()
        loop.call_soon(loop.call_soon, self._next, loop)

    # On the writer's own thread

    def _run(self) -> None:
        while (begun := self._commits.get()) is not None:
            group, loop = begun
            self._settle(group)
            try:
                loop.call_soon_threadsafe(self._committed, group, loop)
            except RuntimeError:  # the loop is closed: nobody waits any more
                log.warning("%d writes were stored, and nobody was told", len(group.asked))

    def _settle(self, group: Group) -> None:
        """Commit a group; one that found the file locked is written first, once it is free."""
        try:
            if len(group.refused) == len(group.asked):
                self._undo()
                return
            if group.apart:
                group.results = [asked.work(self._db) for asked in group.asked]
                return
            if not self._db.in_transaction:
                self._wait(group)
            self._db.execute("COMMIT")
        except BaseException as error:  # whatever it is: this thread must live
            self._abandon(group, error)

    def _wait(self, group: Group) -> None:
        until = time.monotonic() + LOCKED_S
        while True:
            try:
                return self._write(group)
            except sqlite3.OperationalError as error:
                if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)


def _end(commits: "SimpleQueue[Any]", thread: Thread) -> None:
    """Let the writer's thread finish what it has begun, and end."""
    commits.put(None)
    thread.join()


def _code(error: BaseException) -> int:
    """SQLite's primary result code; 0 for what Python found wrong."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _of_the_file(error: Exception) -> bool:
    """Whether nothing can be written now, whoever asks for it."""
    return isinstance(error, sqlite3.Error) and _code(error) not in _OF_ONE_PIECE


def _refusal(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    log.error("a piece of work cannot be written", exc_info=error)
    return NotStored("broken")
