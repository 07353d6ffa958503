"""Guests who make a table unusable for the others, or look at what they did not play.

A log takes so many entries besides the match: one guest filled it with promises or votes, and from
then on nobody could begin, close the match or seat a bot for them. Whoever had once sat at a table
that was still open had the record of the match that others played there.
"""

import hashlib
import os
import time
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, listen, play, seat_people, start, wait
from tests.attacks.visitor import Answer

row = Row(23, "a guest fills the table's log; one who left before the match reads it")
FULL = 4200
"""More than a table's log has room for besides its match."""
LINES = 12


def fill(lines: list[Player], requests: Any) -> int:
    """Ask as fast as so many connections may, until the guest is refused; how often it was heard.

    Refusals for the pace are waited out.
    """
    asked, heard = 0, 0
    deadline = time.monotonic() + 60.0
    while heard < FULL and time.monotonic() < deadline:
        for line in lines:
            for _ in range(10):
                line.send(requests(asked))
                asked += 1
        for line in lines:
            before = len(line.heard)
            listen([line], 0.02)
            for said in line.heard[before:]:
                heard += said["type"] == "done"
                if said.get("limit") == "entries":
                    return heard
        time.sleep(0.2)
    return heard


def asks(player: Player, request: dict[str, Any]) -> Answer:
    """A request over HTTP, when the table has time for it."""
    for _ in range(50):
        said = player.visitor.do(player.table, player.token, request)
        if said.code != "busy":
            break
        time.sleep(0.1)
    return said


@row.attack
def a_guest_promises_without_end(target: Target) -> None:
    """Withstood: that guest is refused at some time; the host sends them away and begins."""
    host, guest, other = seat_people(target.visitors(3), begin=False)
    lines = [guest, *(Player(guest.visitor, guest.table, guest.token) for _ in range(LINES))]
    fill(lines, lambda n: {"type": "commit", "seat": 1,
                           "commitment": hashlib.sha256(b"%d" % n).hexdigest()})  # fmt: skip
    for line in lines:
        line.cut()
    said = asks(other, {"type": "commit", "seat": 2, "commitment": os.urandom(32).hex()})
    check(said.status == 200, f"another guest promises: {said.code}")
    for request in ({"type": "reseat", "seat": 1, "kind": "bot", "level": "easy"},
                    {"type": "commit", "seat": 0, "commitment": "0" * 64}):  # fmt: skip
        said = asks(host, request)
        check(said.status == 200, f"the host: {request['type']}: {said.code}")


@row.attack
def a_player_votes_without_end(target: Target) -> None:
    """Withstood: that player is refused at some time; the others vote and play on."""
    players = seat_people(target.visitors(3))
    guest = players[1]
    lines = [guest, *(Player(guest.visitor, guest.table, guest.token) for _ in range(LINES))]
    fill(lines, lambda n: {"type": "vote", "seat": 1, "on": "close", "yes": n % 2 == 0})
    for line in lines[1:]:
        line.cut()
    play(players, 1)
    for player in (players[0], players[2]):
        said = asks(player, {"type": "vote", "seat": player.seat, "on": "close"})
        ended = player is players[2] and said.code == "match_ended"  # the loud one was for it too
        check(said.status == 200 or ended, f"another votes: {said.code}")
    check(wait(players, lambda: players[0].lobby["status"] == "closed", 5), "it is not closed")


@row.attack
def who_left_before_the_match_looks_at_it(target: Target) -> None:
    """Withstood: of a match without spectators nothing is told to who did not play it."""
    visitors = target.visitors(3)
    players = seat_people(visitors[:2], begin=False, settings={"spectators": False})
    left = players[1]
    said = left.visitor.do(left.table, left.token, {"type": "leave", "seat": 1})
    check(said.status == 200, f"leaving: {said.code}")
    way = players[0].ways["join"]  # type: ignore[attr-defined]
    token = visitors[2].join(way, name="Neuve").json["token"]
    other = Player(visitors[2], left.table, token)
    other.seat = 1
    start([players[0], other])
    play([players[0], other], 4)
    for player in (players[0], other):
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    check(wait([other], lambda: other.lobby["status"] == "closed", 5), "it is not closed")
    for call in ("record", "replay", "review"):
        path = f"/api/tables/{left.table}/{call}"
        said = left.visitor.ask("GET", path, token=left.token)
        check(said.status == 403, f"{call} to who had left: {said.status}")
        if call != "review":
            said = other.visitor.ask("GET", path, token=token)
            check(said.status == 200, f"{call} to who played: {said.status}")
