"""A machine whose clock is put back or on.

At the first server ten seconds back made the time of a move negative: the match could never be
folded again, `/api/mine` said 500, and archiving died of it.
"""

import json
import time
from pathlib import Path

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, awaited, listen, play, seat_people, wait
from tests.attacks.process import Server
from tests.attacks.visitor import Visitor

row = Row(5, "the machine's clock goes back ten seconds", warped=True)
DAY_S = 24 * 3600
JUMPS_S = (-10, 3600, -3600, 400 * DAY_S, -2, -400 * DAY_S, 0)


def closed_record(players: list[Player], folder: Path) -> Path:
    """The record of a match that its players close now, as a file."""
    for player in players:
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    first = players[0]
    check(wait(players, lambda: first.lobby["status"] == "closed", 3), "it cannot be closed")
    said = first.visitor.ask("GET", f"/api/tables/{first.table}/record", token=first.token)
    check(said.status == 200, f"the record: {said.status}")
    times = [line["at"] for line in said.json["inputs"]]
    check(times == sorted(times) and times[0] >= 0, f"times run back: {times}")
    check(times[-1] < 120_000, f"a match of a minute took {times[-1]} ms")
    file = folder / f"{first.table}.json"
    file.write_bytes(said.body)
    return file


@row.attack
def during_a_match(target: Target) -> None:
    """Withstood: moves are stored and told before and after each jump; all lists are served."""
    players = seat_people(target.visitors(2))
    for jump in JUMPS_S:
        play(players, 2)
        target.server.warp(jump)
        play(players, 2)
        for player in players:
            mine = player.visitor.ask("GET", "/api/mine", token=player.token)
            check(mine.status == 200 and len(mine.json) == 1, f"/api/mine at {jump}: {mine.status}")
        opened = players[0].visitor.open("diego", ["me", "open"])
        check(opened.status == 201, f"no table at {jump} s: {opened.status}")
        check(players[0].visitor.ask("GET", "/api/tables").status == 200, "the list")
    record = closed_record(players, target.server.folder)
    verified = target.server.run("verify", str(record))
    check(verified.returncode == 0, f"the record: {verified.stderr}{verified.stdout}")
    target.server.warp(0)


@row.attack
def while_a_delay_runs(target: Target) -> None:
    """Withstood: a turn of five seconds takes five, whatever the clock says meanwhile."""
    players = seat_people(target.visitors(2), settings={"turn_limit": 5})
    began = time.monotonic()
    n = players[0].step["n"]
    for jump in (3600, -3600, 0):
        target.server.warp(jump)
        for player in players:
            player.hello(player.table, player.token)
        listen(players, 0.4)
        left = players[0].step["waiting"]["left_ms"]
        check(2500 < left <= 5000, f"{left} ms are left at {jump} s")
    check(players[0].step["n"] == n, "the delay ran out at once")
    target.server.warp(-3600)
    check(wait(players, lambda: players[0].step["n"] > n, 20), "the delay never runs out")
    took = time.monotonic() - began
    check(took > 4, f"five seconds took {took:.1f}")
    target.server.warp(0)


@row.attack
def between_two_runs(target: Target) -> None:
    """Withstood: a server that comes up in the past or the future plays every match on."""
    server = Server(warped=True)
    try:
        here = [Visitor(server.port, f"127.3.0.{n}") for n in (1, 2)]
        players = seat_people(here, settings={"turn_limit": 600})
        play(players, 5)
        for jump in (-10, -DAY_S, 0, 3600, -30 * DAY_S):
            server.stop()
            server.warp(jump)
            server.start()
            players = [_again(player) for player in players]
            check(wait(players, lambda now=players: all(p.step for p in now), 3),  # type: ignore
                  f"the table is not served at {jump} s: {players[0].heard}")  # fmt: skip
            left = awaited(players)[0].step["waiting"]["left_ms"]
            check(left <= 600_000, f"{left} ms are left at {jump} s")
            play(players, 3)
            for player in players:
                mine = player.visitor.ask("GET", "/api/mine", token=player.token)
                check(mine.status == 200, f"/api/mine at {jump} s: {mine.status}")
        record = json.loads(closed_by_all(players))
        times = [line["at"] for line in record["inputs"]]
        check(times == sorted(times) and times[0] >= 0, f"times run back: {times}")
        check('"trace"' not in server.logged(), f"a traceback: {server.logged()[-500:]}")
    finally:
        server.close()


def _again(player: Player) -> Player:
    back = Player(player.visitor, player.table, player.token)
    back.seat = player.seat
    return back


def closed_by_all(players: list[Player]) -> bytes:
    for player in players:
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    first = players[0]
    wait(players, lambda: first.lobby["status"] == "closed", 3)
    said = first.visitor.ask("GET", f"/api/tables/{first.table}/record", token=first.token)
    check(said.status == 200, f"the record: {said.status}")
    return said.body
