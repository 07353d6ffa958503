"""One writer: whatever is asked while the disk syncs becomes the next group.

The statements of a group run on the event loop's thread: sqlite3 gives up the interpreter's lock at
each of them, and a second thread would have to win it back from the busy loop every time. Only the
commit, which waits for the disk, has a thread of its own.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from ludiade.server.store.port import Conflict, Entry, NotStored, StoreError

Work = Callable[[sqlite3.Connection], None]
Stored = asyncio.Future[None]
_REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read_only"}
_APPEND = "INSERT INTO input (match, n, key, line) VALUES (?, ?, ?, ?)"
_HIGHEST = "SELECT coalesce(max(n), -1) FROM input WHERE match = ?"
MOST_AT_ONCE = 2000
LOCKED_S = 10.0
"""How long another process may hold the file before a write is given up."""


class Append:
    """Inputs of one match, in one piece, and the row that changes with them."""

    __slots__ = ("entries", "match", "n", "saving")

    def __init__(
        self, match: int, n: int, entries: Sequence[Entry], saving: Work | None = None
    ) -> None:
        self.match = match
        self.n = n
        self.entries = entries
        self.saving = saving

    def __call__(self, db: sqlite3.Connection) -> None:
        if self.n and len(self.entries) == 1 and self.saving is None:
            # The most frequent one; input_once refuses a number that is taken.
            entry = self.entries[0]
            db.execute(_APPEND, (self.match, self.n, entry.key, entry.line.decode()))
            return
        (high,) = db.execute(_HIGHEST, (self.match,)).fetchone()
        if self.entries and high != self.n - 1:
            raise Conflict(f"{self.match}, {self.n}: the log ends at {high}")
        rows = [(self.match, n, e.key, e.line.decode()) for n, e in enumerate(self.entries, self.n)]
        db.executemany(_APPEND, rows)
        if self.saving is not None:
            self.saving(db)


class Asked(NamedTuple):
    """A piece of work and where its outcome is awaited."""

    work: Work
    done: Stored


class Group(NamedTuple):
    """What is committed together, and what became of each piece."""

    asked: list[Asked]
    outcomes: list[StoreError | None]


class Writer:
    """The only one that writes to the file; each group is one transaction, synced once."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._asked: list[Asked] = []
        self._busy = False
        """Whether a group is being committed, or about to be begun."""
        self._commits: SimpleQueue[tuple[Group, asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work) -> Stored:
        """Have something written; what is returned is done once it is on the disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._asked.append(Asked(work, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next, loop)
        return done

    def stop(self) -> None:
        """Write what was asked so far, then end."""
        self._commits.put(None)
        self._thread.join()
        if self._asked:
            group = self._taken()
            self._settle(group)
            _answer(group)

    # On the event loop's thread

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin the next group, if there is one."""
        if not self._asked:
            self._busy = False
            return
        group = self._taken()
        try:
            self._write(group)
        except sqlite3.Error as error:
            if _code(error) != sqlite3.SQLITE_BUSY:
                self._fail(group, error)
        self._commits.put((group, loop))

    def _taken(self) -> Group:
        asked = self._asked[:MOST_AT_ONCE]
        del self._asked[:MOST_AT_ONCE]
        return Group(asked, [None] * len(asked))

    def _write(self, group: Group) -> None:
        """Run the statements of a group in a transaction that is left open."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for asked in group.asked:
                asked.work(self._db)
        except (sqlite3.IntegrityError, StoreError):
            self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            for number, asked in enumerate(group.asked):
                group.outcomes[number] = self._apart(asked.work)

    def _apart(self, work: Work) -> StoreError | None:
        """Somebody in this group is refused: each on its own, so that the others are not."""
        self._db.execute("SAVEPOINT one")
        try:
            work(self._db)
        except (sqlite3.IntegrityError, StoreError) as error:
            self._db.execute("ROLLBACK TO one")
            return error if isinstance(error, StoreError) else Conflict(str(error))
        finally:
            self._db.execute("RELEASE one")
        return None

    def _fail(self, group: Group, error: sqlite3.Error) -> None:
        """Nothing of this group is stored."""
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        reason = NotStored(_REASONS.get(_code(error), "broken"))
        group.outcomes[:] = [outcome or reason for outcome in group.outcomes]

    def _committed(self, group: Group, loop: asyncio.AbstractEventLoop) -> None:
        _answer(group)
        self._next(loop)

    # On the writer's own thread

    def _run(self) -> None:
        while (begun := self._commits.get()) is not None:
            group, loop = begun
            self._settle(group)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._committed, group, loop)

    def _settle(self, group: Group) -> None:
        """Commit a group; one that found the file locked is written first, once it is free."""
        if all(group.outcomes):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return
        try:
            if not self._db.in_transaction:
                self._wait(group)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            self._fail(group, error)

    def _wait(self, group: Group) -> None:
        until = time.monotonic() + LOCKED_S
        while True:
            try:
                return self._write(group)
            except sqlite3.OperationalError as error:
                if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for what the module itself found wrong."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _answer(group: Group) -> None:
    for (_, done), outcome in zip(group.asked, group.outcomes, strict=True):
        if done.done():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
