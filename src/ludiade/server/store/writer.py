"""One thread that writes: whatever is asked while it syncs becomes the next group."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import msgspec

from ludiade.server.store.port import Conflict, Entry, NotStored, StoreError

Work = Callable[[sqlite3.Connection], None]
_REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read_only"}
# One statement for a whole group: each statement gives up the interpreter's lock and has to wait
# for it again, and a statement on its own is its own transaction.
_APPEND = """
    INSERT INTO input (match, n, key, line)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
           json_extract(value, '$[2]'), json_extract(value, '$[3]')
    FROM json_each(?)
"""
MOST_AT_ONCE = 2000


@dataclass(frozen=True, slots=True)
class Append:
    """Inputs of one match, in one piece."""

    match: int
    n: int
    entries: Sequence[Entry]

    def rows(self) -> list[tuple[int, int, str | None, msgspec.Raw]]:
        return [
            (self.match, self.n + i, entry.key, msgspec.Raw(entry.line))
            for i, entry in enumerate(self.entries)
        ]

    def __call__(self, db: sqlite3.Connection) -> None:
        (high,) = db.execute(
            "SELECT coalesce(max(n), -1) FROM input WHERE match = ?", (self.match,)
        ).fetchone()
        if high != self.n - 1:
            raise Conflict(f"{self.match}, {self.n}: the log ends at {high}")
        db.execute(_APPEND, (msgspec.json.encode(self.rows()).decode(),))


class Asked(NamedTuple):
    """A piece of work and where its outcome is awaited."""

    work: Work
    done: "asyncio.Future[None]"


class Writer:
    """The only one that writes to the file; each group is one transaction, synced once."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work) -> "asyncio.Future[None]":
        """Have something written; what is returned is done once it is on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._asked.put(Asked(work, done))
        return done

    def stop(self) -> None:
        """Write what was asked so far, then end."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            group: list[Asked] = []
            asked = self._asked.get()
            while asked is not None:
                group.append(asked)
                if self._asked.empty() or len(group) == MOST_AT_ONCE:
                    break
                asked = self._asked.get()
            last = asked is None
            if group:
                self._write(group)

    def _write(self, group: list[Asked]) -> None:
        outcomes: list[StoreError | None]
        try:
            if all(isinstance(asked.work, Append) for asked in group):
                rows = [r for asked in group if isinstance(asked.work, Append)
                        for r in asked.work.rows()]  # fmt: skip
                self._db.execute(_APPEND, (msgspec.json.encode(rows).decode(),))
            else:
                self._together([asked.work for asked in group])
            outcomes = [None] * len(group)
        except (sqlite3.Error, StoreError):
            # Somebody in this group failed: each on its own, so that the others do not.
            outcomes = [self._alone(asked.work) for asked in group]
        loop = group[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, group, outcomes)

    def _together(self, works: Sequence[Work]) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for work in works:
                work(self._db)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _alone(self, work: Work) -> StoreError | None:
        try:
            self._together([work])
        except StoreError as error:
            return error
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            return NotStored(_REASONS.get(code, "broken"))
        return None


def _answer(group: list[Asked], outcomes: list[StoreError | None]) -> None:
    for asked, outcome in zip(group, outcomes, strict=True):
        if asked.done.done():
            continue
        if outcome is None:
            asked.done.set_result(None)
        else:
            asked.done.set_exception(outcome)
