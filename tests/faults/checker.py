"""Reads the store and the devices' logs, and knows nothing of the server."""

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Expired, Input, Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.types import Event
from tests.faults.device import Log


class Stored:
    """One match as the file has it."""

    def __init__(self, db: sqlite3.Connection, table: str) -> None:
        (number,) = db.execute("SELECT id FROM tables WHERE name = ?", (table,)).fetchone()
        found = db.execute(
            "SELECT n, device, key, body FROM entry WHERE table_id = ? ORDER BY n", (number,)
        ).fetchall()
        people = dict(
            db.execute("SELECT number, digest FROM person WHERE table_id = ?", (number,)).fetchall()
        )
        assert [n for n, *_ in found] == list(range(len(found))), "a gap in the log"
        self.entries = [msgspec.json.decode(body) for *_, body in found]
        self.keys = [key for _, _, key, _ in found]
        self.senders = [people.get(device) for _, device, _, _ in found]
        """The digest of the token of the device that brought each entry."""
        times = [entry["at"] for entry in self.entries]
        assert times == sorted(times), "time runs back"
        opened = self.entries[0]
        assert opened["type"] == "opened"
        game = shelf.find(opened["game"], opened["rules"])
        assert game is not None
        players = len(opened["seats"])
        self.match = Match(game, game.read_options(opened["options"], players), players)


def check(data: Path, logs: list[Log]) -> dict[str, int]:
    """Every promise, for every device; what was looked at."""
    db = sqlite3.connect(data)
    by_table: dict[str, list[Log]] = {}
    for log in logs:
        by_table.setdefault(log.table, []).append(log)
    seen = {"tables": 0, "entries": 0, "acknowledged": 0, "views": 0, "returns": 0}
    for table, devices in by_table.items():
        stored = Stored(db, table)
        for log in devices:
            _acknowledged_once_and_in_order(stored, log)
        _sent_by_their_own(stored, devices)
        _told_as_replayed(stored, devices)
        seen["tables"] += 1
        seen["entries"] += len(stored.entries)
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
        assert stored.entries[at]["seat"] == seat
        assert last < at < told_with, "out of order"
        last = at


def _sent_by_their_own(stored: Stored, devices: list[Log]) -> None:
    """Every stored key was sent by the device that it is stored under, for a seat of its own."""
    for entry, key, sender in zip(stored.entries, stored.keys, stored.senders, strict=True):
        if key is None:
            assert entry["type"] != "moved" or entry.get("bot"), "a person's move without a key"
            continue
        senders = [log for log in devices if key in log.sent]
        assert len(senders) == 1, f"nobody or several have sent {key}"
        digest = hashlib.sha256(senders[0].token.encode()).hexdigest()
        assert sender == digest, f"{key} is stored under another device"
        assert entry["seat"] in senders[0].seats, f"{key} decides for another's seat"


def _told_as_replayed(stored: Stored, devices: list[Log]) -> None:
    """Every view that was sent, and every event once, as the log alone gives them."""
    match = stored.match
    told: list[Event] = []
    counts = {0: 0}
    for n, entry in enumerate(stored.entries, 1):
        given = _given(entry, match)
        if given is not None:
            match.apply(given, told)
        counts[n] = len(told)
        for log in devices:
            if n in log.views:
                assert not isinstance(match.state.waiting(), Shuffle)
                for seat, view in log.views[n].items():
                    eyes = SPECTATOR if seat is None else Eyes(seat)
                    assert _plain(match.state.view(eyes)) == view, f"{log.table} at {n}"
    for log in devices:
        assert log.n <= len(stored.entries), "a device knows more than is stored"
        assert _plain(told[: counts[log.n]]) == log.events, f"events of {log.table}"


def _given(entry: dict[str, Any], match: Match) -> Input | None:
    """What an entry means to the match, if it means anything to it."""
    if entry["type"] == "moved":
        return Move(entry["seat"], match.game.read_action(entry["action"]))
    if entry["type"] == "shuffled":
        return Shuffled(entry["order"])
    return Expired() if entry["type"] == "expired" else None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
