"""Data of the first server, carried over: every table goes on as it was (tests/data/stores)."""

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from ludiade.kernel import shelf
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Expired as ExpiredInput
from ludiade.kernel.inputs import Move
from ludiade.kernel.inputs import Shuffled as ShuffledInput
from ludiade.kernel.match import Match
from ludiade.server.codes import digest, spoken_digest
from ludiade.server.room.entries import (
    Closed,
    Entry,
    Expired,
    Hinted,
    Logged,
    Moved,
    Opened,
    Shuffled,
    read_entry,
)
from ludiade.server.room.index import index
from ludiade.server.room.room import Room
from ludiade.server.store.migrations import v1
from ludiade.server.store.migrations.carry_over import carried
from ludiade.server.store.port import Row
from ludiade.server.store.schema import MIGRATIONS, connect, migrate
from ludiade.server.store.sqlite import SqliteStore

STORES = Path(__file__).parents[2] / "data" / "stores"
ABOUT = json.loads((STORES / "v1.json").read_text(encoding="utf-8"))
TABLES = ABOUT["tables"]
INPUTS = Moved | Shuffled | Expired
MEANT = {"diadingo": {"values": "3x14"}}
"""What a table of then meant where it left an option out whose default is another by now."""


class Carried:
    """A table of the migrated file: its row, its log, and which way leads where."""

    def __init__(self, row: Row, log: list[Logged], ways: dict, requested: int | None) -> None:
        self.row = row
        self.log = log
        self.ways = ways
        self.requested = requested
        self.entries: list[Entry] = [read_entry(logged.body) for logged in log]
        self.inputs = [entry for entry in self.entries if isinstance(entry, INPUTS)]
        self.people = {person.number: person for person in row.people}


@pytest.fixture(scope="module")
def original(tmp_path_factory) -> Path:
    file = tmp_path_factory.mktemp("v1") / "v1.sqlite3"
    file.write_bytes(gzip.decompress((STORES / "v1.ludiade.gz").read_bytes()))
    return file


@pytest.fixture(scope="module")
def migrated(original, tmp_path_factory) -> dict[str, Carried]:
    file = tmp_path_factory.mktemp("v2") / "tables.sqlite3"
    file.write_bytes(original.read_bytes())

    async def go() -> dict[str, Carried]:
        store = SqliteStore(file)
        found = {}
        for about in TABLES:
            row = await store.load(about["name"])
            assert row is not None
            said = {"join": about["join"], "watch": about["watch"]}
            ways = {k: await store.find(digest(w), ABOUT["made"]) for k, w in said.items() if w}
            for code in [about["code"]] if about["code"] else []:
                ways["spoken"] = await store.find(spoken_digest(code), ABOUT["made"])
            last, requested = about["last_key"], None
            if last is not None:
                holds = about["seats"][last["seat"]]["holds"]
                token = next(hold["token"] for hold in holds if hold["role"] == "holder")
                device = next(p.number for p in row.people if p.digest == digest(token))
                requested = await store.requested(row.id, device, last["key"])
            for person in row.people:
                assert person.digest is None or await store.knows(person.digest)
            found[about["name"]] = Carried(row, await store.read(row.id), ways, requested)
        await store.close()
        return found

    return asyncio.run(go())


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def each(wanted=lambda about: True):
    return pytest.mark.parametrize(
        "about", [t for t in TABLES if wanted(t)], ids=lambda t: f"{t['game']}: {t['what']}"
    )


known = each(lambda t: t["rules"] == 1)


@pytest.mark.slow
@each()
def test_every_input_is_there_in_order_and_time_never_runs_back(original, migrated, about):
    table = migrated[about["name"]]
    db = sqlite3.connect(original)
    lines = [json.loads(line) for (line,) in db.execute(
        "SELECT line FROM input JOIN lobby ON lobby.id = match WHERE name = ? ORDER BY n",
        (about["name"],),
    )]  # fmt: skip
    db.close()
    assert len(table.inputs) == len(lines) == about["inputs"]
    for line, entry in zip(lines, table.inputs, strict=True):
        match entry:
            case Moved():
                action = msgspec.json.decode(entry.action)
                assert (line["type"], line["seat"], line["action"]) == ("move", entry.seat, action)
            case Shuffled():
                assert (line["type"], line["order"]) == ("shuffled", entry.order)
            case Expired():
                assert line["type"] == "expired"
    ats = [entry.at for entry in table.entries]
    assert ats == sorted(ats)
    if about["pause"] is None:
        began = (about["started"] or 0) - about["created"]
        assert [entry.at for entry in table.inputs] == [began + line["at"] for line in lines]


@known
def test_options_are_whole(migrated, about):
    opened = migrated[about["name"]].entries[0]
    game = shelf.find(about["game"], about["rules"])
    assert isinstance(opened, Opened)
    assert game is not None
    said = MEANT.get(about["game"], {}) | about["options"]
    meant = game.read_options(said, len(about["seats"]))
    assert opened.options == json.loads(msgspec.json.encode(meant))
    assert msgspec.to_builtins(opened.settings) == {"bot_pace": "usual", **about["settings"]}


@known
def test_the_inputs_alone_lead_to_the_same_match(migrated, about):
    """An independent fold, by the kernel: views, truth, window, events and shuffles."""
    table = migrated[about["name"]]
    game, players = shelf.find(about["game"], about["rules"]), len(about["seats"])
    assert game is not None
    match = Match(game, game.read_options(table.entries[0].options, players), players)  # type: ignore[union-attr]
    told: list = []
    for entry in table.inputs:
        match entry:
            case Moved():
                action = game.read_action(msgspec.json.decode(entry.action))
                match.apply(Move(entry.seat, action), told)
            case Shuffled():
                match.apply(ShuffledInput(entry.order), told)
            case Expired():
                match.apply(ExpiredInput(), told)
    room = Room.folded(table.log)
    if about["fold"] is None:
        assert room.state is None
        return
    fold = about["fold"]
    eyes = [SPECTATOR, *(Eyes(seat) for seat in range(players))]
    views = [sha256(msgspec.json.encode(match.state.view(one))) for one in eyes]
    assert views == fold["views"]
    assert (match.window, len(told)) == (fold["window"], fold["events"])
    assert room.state is not None
    assert room.state.truth() == match.state.truth()
    assert (room.told, room.drawn) == (fold["events"], fold["drawn"])
    assert json.loads(room.events_since(0)) == json.loads(msgspec.json.encode(told))


@known
def test_the_room_is_as_the_row_was(migrated, about):
    table = migrated[about["name"]]
    room = Room.folded(table.log)
    assert room.name == about["name"]
    assert room.status == about["status"] == table.row.index.status
    assert room.paused == (about["pause"] is not None and about["pause"]["since"] is not None)
    assert msgspec.to_builtins(list(room.asked)) == about["asked"]
    assert (room.follower, room.practice) == (about["rematch"], about["practice"])
    assert table.row.index == index(room, about["created"])
    assert table.people[room.host].digest == digest(about["host"])
    if about["started"] is not None:
        assert room.recipe == 1
        assert room.seed == about["seed"]
        assert list(room.contributions.values()) == about["contributions"]
    for seat, said in zip(room.seats, about["seats"], strict=True):
        holds = [(table.people[h.device].digest, h.role) for h in seat.holds]
        assert holds == [(digest(h["token"]), h["role"]) for h in said["holds"]]
        name = seat.bot if seat.person is None else table.people[seat.person].name
        assert (seat.kind, name) == (said["kind"], said["name"])
        assert (seat.level, seat.stands_in, seat.open) == (
            said["level"], said["stands_in"], said["open"],
        )  # fmt: skip


@known
def test_the_present_wait_keeps_the_time_it_was_given(migrated, about):
    room = Room.folded(migrated[about["name"]].log)
    found = room.deadline
    fold = about["fold"]
    if about["status"] != "playing" or fold["waiting"]["type"] != "awaiting":
        assert found is None
        return
    waiting, pause = fold["waiting"], about["pause"]
    people = any(about["seats"][seat]["kind"] == "person" for seat in waiting["seats"])
    if waiting["seconds"] is not None:
        seconds = None if about["settings"]["untimed"] else waiting["seconds"]
    else:
        seconds = about["settings"]["turn_limit"] if people else None
    if seconds is None:
        assert found is None
        return
    given = pause["given"] if pause is not None and pause["window"] == fold["window"] else 0
    began = about["started"] - about["created"]
    assert found is not None
    assert found.at == began + fold["opened"] + 1000 * seconds + given
    if room.paused:
        assert room.paused_at == began + pause["since"]


@each()
def test_ways_and_requests_lead_where_they_led(migrated, about):
    table = migrated[about["name"]]
    expired = "expired" in about["what"]
    for purpose in ("join", "watch", "spoken"):
        if purpose in table.ways:
            stands = purpose in about["keys"] and about["status"] in ("open", "playing")
            if expired and purpose != "watch":
                stands = False
            assert table.ways[purpose] == ((about["name"], purpose) if stands else None)
    if about["last_key"] is not None:
        last = table.entries[table.requested]
        assert last is table.inputs[about["last_key"]["input"]]
    seen = [about["created"], about["ended"] or 0, *about["presence"].values()]
    assert table.row.touched >= max(seen)


def test_nothing_of_the_first_version_is_left(original, tmp_path):
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(original.read_bytes())
    db = connect(file)
    migrate(db)
    tables = {n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables >= {"tables", "entry", "person", "holder", "way", "device", "probe"}
    assert not {name for name in tables if name in ("lobby", "input", "presence", "opening")}
    assert not {name for name in tables if name.startswith("aside")}
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    db.close()


# Rows made by hand: what a file of years may hold


def a_row(**changes: object) -> v1.Row:
    fields: dict[str, object] = {
        "name": "abc", "status": "playing", "game": "diamoniak", "rules": 1, "options": {},
        "settings": v1.Settings(), "host": "d1", "keys": [], "seed": "00" * 32,
        "places": [v1.Place("person", "Zoé", holds=[v1.Hold("d1")]),
                   v1.Place("person", "Ali", holds=[v1.Hold("d1")])],
        "contributions": ["", ""], "created": 5000, "started": 9000,
    }  # fmt: skip
    return v1.Row(**(fields | changes))  # type: ignore[arg-type]


def some_inputs(count: int, ats: list[int] | None = None) -> list[tuple[str, str | None]]:
    """The first moves of a match of two, from the menus, all under one key."""
    game = shelf.find("diamoniak")
    assert game is not None
    match = Match(game, game.read_options({}, 2), 2)
    lines: list[tuple[str, str | None]] = []
    while len(lines) < count:
        waiting = match.state.waiting()
        at = ats[len(lines)] if ats else len(lines)
        if hasattr(waiting, "size"):
            order = random.Random(5).sample(range(waiting.size), waiting.size)
            match.apply(ShuffledInput(order))
            lines.append((json.dumps({"type": "shuffled", "at": at, "order": order}), None))
        else:
            seat = waiting.seats[0]
            action = match.state.actions(seat)[0]
            match.apply(Move(seat, action))
            said = {"type": "move", "at": at, "seat": seat, "action": msgspec.to_builtins(action)}
            lines.append((json.dumps(said), f"k{len(lines) // 2}"))
    return lines


def test_a_clock_that_stepped_back_is_put_right():
    ats = [0, 10, -500, 400, 300, -9000, 500, 100]
    for started in (9000, 4000):  # also before it was opened
        table = carried(a_row(started=started), some_inputs(8, ats), [])
        found = [read_entry(logged.body).at for logged in table.entries]
        assert found == sorted(found)
        assert min(found) == 0
        assert Room.folded(table.entries).status == "playing"


def test_a_request_key_used_for_two_seats_of_a_device_stands_once():
    table = carried(a_row(), some_inputs(8), [])
    keys = [(logged.device, logged.key) for logged in table.entries if logged.key is not None]
    assert len(keys) == len(set(keys)) > 1
    assert len(table.entries) == 10


def test_what_a_bot_did_is_told_and_it_stands_in_from_then_on():
    moves = [(line, f"bot {n} 0" if n > 3 and key else key)
             for n, (line, key) in enumerate(some_inputs(8))]  # fmt: skip
    away = v1.Place("bot", "Zoé", "easy", stands_in=True, holds=[v1.Hold("d1")])
    row = a_row(places=[away, a_row().places[1]])
    entries = [read_entry(logged.body) for logged in carried(row, moves, []).entries]
    kinds = [type(entry).__name__ for entry in entries]
    stood_in = kinds.index("StoodIn")
    later = [e for e in entries[stood_in:] if isinstance(e, Moved) and e.seat == 0]
    before = [e for e in entries[:stood_in] if isinstance(e, Moved) and e.seat == 0]
    assert {move.bot for move in later} == {"easy"}
    assert {move.bot for move in before} <= {""}


def test_what_was_left_out_keeps_what_it_meant():
    row = a_row(game="diamino", options={"lexicon": "fr", "rounds": 2})
    opened = read_entry(carried(row, [], []).entries[0].body)
    assert isinstance(opened, Opened)
    assert opened.options["lexicon"] == "fr-1"
    assert opened.options["rounds"] == 2
    assert set(opened.options) == set(v1.DEFAULTS["diamino", 1])


@pytest.mark.parametrize(("game", "rules"), [("checkers", 1), ("diamoniak", 99)])
def test_a_table_nobody_can_go_on_with_is_kept(game, rules):
    row = a_row(
        game=game, rules=rules, asked=[v1.HintAsked(0, 3)], pause=v1.Pause(4, 70, 20),
        rematch="xyz", options={"x": 1},
        keys=[v1.Key("k", "join", 10**6), v1.Key("m", "move", 10**6, 1)],
    )  # fmt: skip
    table = carried(row, some_inputs(6), [])
    entries = [read_entry(logged.body) for logged in table.entries]
    assert len([e for e in entries if isinstance(e, INPUTS)]) == 6
    assert any(isinstance(e, Hinted) for e in entries)
    assert isinstance(entries[0], Opened)
    assert entries[0].options == {"x": 1} or rules == 99
    assert (table.found_by.status, table.found_by.game) == ("playing", game)
    assert {way.digest for way in table.found_by.ways} == {"k", "m"}
    assert table.found_by.card["paused"]


def test_options_that_are_out_of_bounds_by_now_are_kept_as_they_were():
    table = carried(a_row(options={"first_player": "the tallest"}), some_inputs(6), [])
    opened = read_entry(table.entries[0].body)
    assert isinstance(opened, Opened)
    assert opened.options["first_player"] == "the tallest"
    assert opened.options["sale_goes_to"] == "seller"
    assert (table.found_by.status, len(table.entries)) == ("playing", 8)


def test_who_closed_a_table_is_told_apart():
    idle = carried(a_row(status="closed", started=None, ended=6000), [], [])
    agreed = carried(a_row(status="closed", ended=99_000), some_inputs(4), [])
    forgotten = carried(a_row(status="closed", ended=10**11), some_inputs(4), [])
    ends = [read_entry(table.entries[-1].body) for table in (idle, agreed, forgotten)]
    assert [end.why for end in ends if isinstance(end, Closed)] == ["idle", "agreed", "idle"]


def test_one_unreadable_table_stops_no_other(tmp_path):
    db = connect(tmp_path / "x.sqlite3")
    first = (MIGRATIONS / "0001_tables_and_inputs.sql").read_text(encoding="utf-8")
    db.executescript(first + "PRAGMA user_version = 1;")
    insert = "INSERT INTO lobby (name, version, status, row) VALUES (?, 0, 'playing', ?)"
    good = [msgspec.msgpack.encode(a_row(name=name)) for name in ("a", "c", "d")]
    for name, row in (("a", good[0]), ("b", b"\xc1 nonsense"), ("c", good[1]), ("d", good[2])):
        db.execute(insert, (name, row))
    db.execute("INSERT INTO input VALUES (3, 0, 'k', 'no JSON')")
    db.execute("INSERT INTO input VALUES (2, 0, 'k', '{}')")
    migrate(db)
    assert db.execute("SELECT name FROM tables").fetchall() == [("a",), ("d",)]
    aside = db.execute("SELECT id, name, row FROM aside_lobby ORDER BY id").fetchall()
    assert aside == [(2, "b", b"\xc1 nonsense"), (3, "c", good[1])]
    assert db.execute("SELECT line FROM aside_input ORDER BY match").fetchall() == [
        ("{}",), ("no JSON",),
    ]  # fmt: skip
    db.close()
