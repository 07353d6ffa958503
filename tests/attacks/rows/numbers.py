"""Numbers, texts and depths that nothing is made for.

The first server stored an option of 24 digits in a file that holds 64 bits: the writer's thread
died of it, nothing was stored any more until a restart, and `/ready` still said ok.
"""

import json
import os
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, awaited, seat_people
from tests.attacks.process import listed
from tests.attacks.visitor import Answer

row = Row(2, "numbers of 24 digits in options, practice orders and every other field")
HUGE = [10**24, 2**63, -(2**63) - 1, 2**64, 10**400]
ODD: list[Any] = [*HUGE, -1, 1.5, 1e308, True, None, "7", [7], {"7": 7}, "\ud800", "\0", ""]
FRAMES_A_LINE = 15
"""Twenty bad ones close a connection."""
ASKED = 10
"""How often, a second apart, a device asks whether it is still heard."""
REQUESTS: list[dict[str, Any]] = [
    {"type": "hello", "table": "x", "n": 0, "lang": "fr", "protocol": 2},
    {"type": "move", "seat": 0, "window": 1, "action": {"type": "play", "card": 1}, "key": "k",
     "left_ms": 0},
    {"type": "commit", "seat": 0, "commitment": "0" * 64},
    {"type": "reveal", "seat": 0, "contribution": "0" * 64, "key": "r"},
    {"type": "say", "seat": 0, "phrase": "hello"}, {"type": "hint", "seat": 0, "key": "h"},
    {"type": "vote", "seat": 0, "on": "pause", "yes": False, "key": "v"},
    {"type": "stand_in", "seat": 0}, {"type": "take_back", "seat": 0}, {"type": "leave", "seat": 9},
    {"type": "reorder", "order": [0, 1]}, {"type": "ping", "at": 0},
    {"type": "reseat", "seat": 0, "kind": "here", "name": "A", "level": "easy"},
]  # fmt: skip


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a JSON value has parts, itself apart."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        yield (*path, name)
        if isinstance(part, dict | list):
            yield from leaves(part, (*path, name))


def with_part(value: Any, path: tuple[Any, ...], part: Any) -> Any:
    """A copy with one part changed."""
    changed = json.loads(json.dumps(value))
    inner = changed
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = part
    return changed


def refused(said: Answer, what: str) -> None:
    """A clear refusal."""
    check(400 <= said.status < 500, f"{what}: {said.status} {said.body[:80]!r}")


def still_opens(target: Target) -> None:
    """Others can still open tables, which are kept."""
    visitor = target.visitor()
    opened = visitor.open("diego", ["me", "bot"])
    check(opened.status == 201, f"no table can be opened any more: {opened.status}")
    mine = visitor.ask("GET", "/api/mine", token=opened.json["token"])
    check(mine.status == 200 and len(mine.json) == 1, f"/api/mine says {mine.status}")


@row.attack
def in_every_number_of_every_game_s_options(target: Target) -> None:
    """Withstood: each is refused, and tables can be opened as before."""
    visitor = target.visitor()
    tried = 0
    for game in visitor.ask("GET", "/api/games").json:
        fields = game["schema"]["$defs"]["Options"]["properties"]
        for name, field in fields.items():
            if "integer" not in json.dumps(field):
                continue
            for value in [*HUGE, -1, 1.5, 1e308]:
                if tried % 50 == 0:
                    visitor = target.visitor()
                tried += 1
                seats = ["me", "here", "here"]
                said = visitor.open(game["id"], seats, options={name: value})
                refused(said, f"{game['id']} {name}={str(value)[:9]}")
    check(tried > 40, f"only {tried} tried")
    still_opens(target)


@row.attack
def in_every_other_field_of_an_opening(target: Target) -> None:
    """Withstood: no answer is a mistake of the server, and tables can be opened as before."""
    body = {
        "game": "diego", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "easy"}],
        "options": {"capital": 10}, "settings": {"turn_limit": 60, "spectators": True},
        "practice": [list(range(48))], "key": "k",
    }  # fmt: skip
    tried = 0
    visitor = target.visitor()
    for path in leaves(body):
        if path[:2] == ("practice", 0) and len(path) > 2 and path[2] > 1:
            continue
        for value in ODD:
            if tried % 50 == 0:
                visitor = target.visitor()
            tried += 1
            said = visitor.ask("POST", "/api/tables", with_part(body, path, value))
            check(200 <= said.status < 500, f"{path} = {str(value)[:9]}: {said.status}")
            if value in HUGE and path[0] != "key":
                refused(said, f"{path} = {str(value)[:9]}")
    still_opens(target)


def table_of_two(target: Target) -> tuple[Player, Player]:
    first, second = seat_people(target.visitors(2))
    return awaited([first, second])[0], second


@row.attack
def in_every_field_of_every_frame(target: Target) -> None:
    """Withstood: each frame is answered by something other than `internal`; the match goes on."""
    victim, _ = table_of_two(target)
    odd = []
    for request in REQUESTS:
        fitting = request if request["type"] != "hello" else {**request, "table": victim.table}
        odd += [with_part(fitting, path, value) for path in leaves(fitting) for value in ODD]
    action = victim.menu()[0]
    move = {"type": "move", "seat": victim.seat, "window": victim.step["window"], "action": action}
    odd += [{**move, "action": with_part(action, path, value), "key": os.urandom(4).hex()}
            for path in leaves(action) for value in HUGE]  # fmt: skip
    codes: set[str] = set()
    for start in range(0, len(odd), FRAMES_A_LINE):
        player = Player(target.visitor(), victim.table, victim.token)
        player.send(*odd[start : start + FRAMES_A_LINE])
        check(answers_still(player),
              f"no answer ({player.closed}) after {listed(odd[start : start + 3])}")  # fmt: skip
        codes.update(player.errors())
        player.cut()
    check("internal" not in codes, "a frame met a mistake of the server")
    check({"bad_request", "not_json"} & codes, f"none was refused: {listed(sorted(codes))}")


def answers_still(player: Player) -> bool:
    """Whether a ping is answered, be it by `hello_first` where a bad hello has left the table."""
    for _ in range(ASKED):
        player.send({"type": "ping", "at": 7})
        until = time.monotonic() + 1.0
        while player.closed is None and time.monotonic() < until:
            if any(
                said["type"] == "pong" or said.get("code") == "hello_first" for said in player.heard
            ):
                return True
            player.read(0.1)
        if player.closed is not None:
            break
    return False


@row.attack
def in_requests_over_http_and_in_addresses(target: Target) -> None:
    """Withstood: no answer is a mistake of the server."""
    victim, _ = table_of_two(target)
    base = f"/api/tables/{victim.table}"
    for value in HUGE[:2]:
        for request in REQUESTS[1:]:
            for path in leaves(request):
                said = victim.visitor.do(
                    victim.table, victim.token, with_part(request, path, value)
                )
                check(said.status < 500, f"{request['type']} {path}: {said.status}")
        for purpose in ("move", value):
            body = {"seat": value, "purpose": purpose}
            refused(victim.visitor.ask("POST", f"{base}/code", body, victim.token), "a code")
    visitor = target.visitor()
    for given in (10**24, -1, "1e9", "٣", "1_0", "0x10", " 1", "%00", "NaN", "9" * 5000):
        target_ = f"{base}/stream?from={quote(str(given), safe='%')}"
        refused(visitor.ask("GET", target_, token=victim.token), f"from={str(given)[:9]}")
    for name in ("%00", "%ff%fe", "%ed%a0%80", "9" * 3000, "..%2f..%2fetc", "%0d%0aX:%20y", "😀"):
        for call in ("record", "replay", "review", "stream"):
            said = visitor.ask("GET", f"/api/tables/{quote(name, safe='%')}/{call}")
            refused(said, f"table {name[:9]}")
        said = visitor.ask("GET", f"/api/games/diamino/judge?word={quote(name, safe='%')}")
        check(said.status < 500, f"judging {name[:9]}: {said.status}")
        said = visitor.ask("GET", f"/{quote(name, safe='%')}?lang={quote(name, safe='%')}")
        check(said.status < 500, f"the page {name[:9]}: {said.status}")


@row.attack
def in_the_length_of_a_body(target: Target) -> None:
    """Withstood: refused or closed, never a mistake of the server, never waited for in memory."""
    visitor, body = target.visitor(), b'{"game": "diego", "seats": [{"kind": "me"}]}'
    for length in (
        "-1",
        "+5",
        "1_0",
        "0x10",
        "1e3",
        "9" * 30,
        "9" * 5000,
        "٣".encode().decode("latin-1"),
        str(2**31),
        str(2**63),
        "5, 6",
        "",
    ):
        for path in ("/api/tables", "/api/join", "/api/qr"):
            said = visitor.ask("POST", path, body, headers=[("Content-Length", length)], timeout=3)
            check(said.status == 0 or 400 <= said.status < 500, f"{length[:9]}: {said.status}")
    for headers in (
        [("Content-Length", "5"), ("Content-Length", "6")],
        [("Content-Length", "5"), ("Transfer-Encoding", "chunked")],
        [("Transfer-Encoding", "chunked, chunked")], [("Transfer-Encoding", "gzip")],
    ):  # fmt: skip
        said = visitor.ask("POST", "/api/tables", body, headers=headers, timeout=3)
        check(said.status == 0 or 400 <= said.status < 502, f"{headers}: {said.status}")
        check(said.status != 500, f"{headers}: {said.status}")
    for size in (b"FFFFFFFFFFFFFFFFFF", b"-5", b"0x5", b"5;" + b"a" * 5000, b"F" * 5000):
        head = visitor.request("POST", "/api/tables", headers=[("Transfer-Encoding", "chunked")])
        said = visitor.send(head + size + b"\r\n" + body + b"\r\n", 3)
        check(said.status < 500, f"a chunk of {size[:9]!r}: {said.status}")
