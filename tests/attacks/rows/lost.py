"""Answers that never arrive.

At the first server a lost answer to `join` or `claim` was a lost seat, after `claim` for both
devices: the code was used, and nobody knew by whom.
"""

from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import seat_people
from tests.attacks.visitor import Visitor

row = Row(14, "the connection is cut before the answer to a join, a claim or an opening")


def ask_and_cut(visitor: Visitor, path: str, body: Any, token: str) -> None:
    """A whole request, and nobody there for the answer; its effect is awaited."""
    made = visitor.connect()
    made.sendall(visitor.request("POST", path, body, token))
    made.recv(1)  # it is done; what it has come to is never read
    made.close()


@row.attack
def of_a_join(target: Target) -> None:
    """Withstood: asked again, it gives the same seat; another device does not get it."""
    host, guest, other = target.visitors(3)
    for way in ("join", "code", "table"):
        kind = "open" if way == "table" else "link"
        opened = host.open("diego", ["me", kind, kind]).json
        token = guest.device()
        body = {"name": "G", "key": "k1", "table" if way == "table" else "way": opened[way]}
        ask_and_cut(guest, "/api/join", body, token)
        first = guest.ask("POST", "/api/join", body, token)
        check(first.status == 200, f"by {way}: {first.status} {first.code}")
        again = guest.ask("POST", "/api/join", {**body, "key": "k2"}, token)
        check(again.json == first.json, f"by {way}: another seat the third time")
        stolen = other.ask("POST", "/api/join", body, other.device())
        check(stolen.status == 200, f"another device by {way}: {stolen.status}")
        check(stolen.json["seat"] != first.json["seat"], "another device has got the seat")


@row.attack
def of_a_claim(target: Target) -> None:
    """Withstood: asked again it gives the same seat, to that device alone."""
    for purpose in ("move", "hand"):
        host, guest = seat_people(target.visitors(2))
        new, thief = target.visitors(2)
        asked = guest.visitor.ask(
            "POST",
            f"/api/tables/{guest.table}/code",
            {"seat": guest.seat, "purpose": purpose},
            guest.token,
        )
        body = {"code": asked.json["code"], "key": "k"}
        token = new.device()
        ask_and_cut(new, "/api/claim", body, token)
        again = new.ask("POST", "/api/claim", body, token)
        check(again.status == 200, f"{purpose}: {again.status} {again.code}")
        check(again.json["seat"] == guest.seat, "another seat")
        late = new.ask("POST", "/api/claim", {**body, "key": "k2"}, token)
        check(late.status == 200, f"{purpose} without its key: {late.status}")
        said = new.do(guest.table, token, {"type": "say", "seat": guest.seat, "phrase": "back"})
        check(said.status == 200, f"the seat is nobody's: {said.status}")
        stolen = thief.ask("POST", "/api/claim", body, thief.device())
        check(stolen.status == 404, f"a used code: {stolen.status}")
        host.cut()


@row.attack
def of_an_opening(target: Target) -> None:
    """Withstood: asked again it gives the same table with the same ways in, and there is one."""
    host, other = target.visitors(2)
    token = host.device()
    body = {"game": "diego", "seats": [{"kind": "me"}, {"kind": "link"}], "key": "k"}
    ask_and_cut(host, "/api/tables", body, token)
    first, second = (host.ask("POST", "/api/tables", body, token) for _ in range(2))
    check(first.status in (200, 201), f"again: {first.status}")
    check(first.json == second.json and first.json["join"], "another table each time")
    mine = host.ask("GET", "/api/mine", token=token).json
    check(len(mine) == 1, f"{len(mine)} tables")
    others = other.ask("POST", "/api/tables", body, other.device())
    check(others.json["table"] != first.json["table"], "another device got the ways in")


@row.attack
def of_a_move(target: Target) -> None:
    """Withstood: the same move with the same key is made once, over either way."""
    players = seat_people(target.visitors(2))
    mover = next(player for player in players if player.menu())
    move = {"type": "move", "seat": mover.seat, "window": mover.step["window"], "key": "once",
            "action": mover.menu()[0]}  # fmt: skip
    path = f"/api/tables/{mover.table}/do"
    ask_and_cut(mover.visitor, path, move, mover.token or "")
    for _ in range(3):
        said = mover.visitor.ask("POST", path, move, mover.token)
        check(said.status == 200 and said.json["type"] == "saved", f"again: {said.body[:90]!r}")


@row.attack
def one_key_for_two_things(target: Target) -> None:
    """Withstood: a key that has served does nothing else later, and harms nobody."""
    host, guest = seat_people(target.visitors(2), begin=False)
    for _ in range(2):
        for request in ({"type": "leave", "seat": 1}, {"type": "commit", "seat": 1,
                        "commitment": "1" * 64}):  # fmt: skip
            said = guest.visitor.do(guest.table, guest.token, {**request, "key": "same"})
            check(said.status < 500, f"{request['type']}: {said.status}")
    said = host.visitor.do(host.table, host.token, {"type": "commit", "seat": 0, "key": "same",
                                                    "commitment": "2" * 64})  # fmt: skip
    check(said.status == 200 and said.json["type"] == "done", "another device's key is taken")
