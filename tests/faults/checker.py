"""Reads the store and the devices' logs, and knows nothing of the server."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Shuffle
from ludiade.kernel.match import Match
from ludiade.kernel.record import Line, read_line
from ludiade.kernel.types import Event
from tests.faults.device import Log

_lines = msgspec.json.Decoder(Line)


class Stored:
    """One match as the file has it."""

    def __init__(self, db: sqlite3.Connection, table: str) -> None:
        number, row = db.execute("SELECT id, row FROM lobby WHERE name = ?", (table,)).fetchone()
        about = msgspec.msgpack.decode(row)
        found = db.execute(
            "SELECT n, key, line FROM input WHERE match = ? ORDER BY n", (number,)
        ).fetchall()
        assert [n for n, _, _ in found] == list(range(len(found))), "a gap in the log"
        self.status = about["status"]
        self.lines = [_lines.decode(line) for _, _, line in found]
        self.keys = [key for _, key, _ in found]
        game = shelf.find(about["game"], about["rules"])
        assert game is not None
        players = len(about["places"])
        self.match = Match(game, game.read_options(about["options"], players), players)


def check(data: Path, logs: list[Log]) -> dict[str, int]:
    """Every promise, for every device; what was looked at."""
    db = sqlite3.connect(data)
    by_table: dict[str, list[Log]] = {}
    for log in logs:
        by_table.setdefault(log.table, []).append(log)
    seen = {"tables": 0, "inputs": 0, "acknowledged": 0, "views": 0, "returns": 0}
    for table, devices in by_table.items():
        stored = Stored(db, table)
        for log in devices:
            _acknowledged_once_and_in_order(stored, log)
        _told_as_replayed(stored, devices)
        seen["tables"] += 1
        seen["inputs"] += len(stored.lines)
        seen["acknowledged"] += sum(len(log.acknowledged) for log in devices)
        seen["views"] += sum(len(log.views) for log in devices)
        seen["returns"] += sum(log.returns - 1 for log in devices if log.returns)
    db.close()
    return seen


def _acknowledged_once_and_in_order(stored: Stored, log: Log) -> None:
    keys = [key for key in stored.keys if key is not None]
    assert len(keys) == len(set(keys)), "a move was applied twice"
    places = {key: n for n, key in enumerate(stored.keys) if key is not None}
    last = -1
    for seat, key, told_with in log.acknowledged:
        assert key in places, f"an acknowledged move is lost: {log.table} {key}"
        at = places[key]
        assert getattr(stored.lines[at], "seat", None) == seat
        assert last < at < told_with, "out of order"
        last = at


def _told_as_replayed(stored: Stored, devices: list[Log]) -> None:
    """Every view that was sent, and every event once, as the log alone gives them."""
    match = stored.match
    told: list[Event] = []
    counts = {0: 0}
    for line in stored.lines:
        match.apply(read_line(line, match.game, match.players), told)
        n = len(match.inputs)
        counts[n] = len(told)
        for log in devices:
            if n in log.views:
                assert not isinstance(match.state.waiting(), Shuffle)
                for seat, view in log.views[n].items():
                    eyes = SPECTATOR if seat is None else Eyes(seat)
                    assert _plain(match.state.view(eyes)) == view, f"{log.table} at {n}"
    for log in devices:
        assert log.n <= len(match.inputs), "a device knows more than is stored"
        assert _plain(told[: counts[log.n]]) == log.events, f"events of {log.table}"


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
