"""Tokens that the server has not given.

The first server took any token for a device: each invented one had limits of its own, and one could
be put into a victim's browser, to be known by afterwards.
"""

import secrets

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, listen
from tests.attacks.visitor import Answer, Visitor

row = Row(9, "an invented token at every place where one may stand")
BODY = {"game": "diego", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def new_token(said: Answer) -> str:
    """The token that an answer gives, to a program or to a page."""
    cookie = said.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
    return cookie or str((said.json or {}).get("token", ""))


def page(visitor: Visitor, token: str) -> list[tuple[str, str]]:
    return [("Origin", f"http://{visitor.host}"), ("Cookie", f"ludiade={token}")]


@row.attack
def put_into_a_victim_s_browser_or_program(target: Target) -> None:
    """Withstood: who comes with it is given another; it has no tables, now or later."""
    victim, attacker, host = target.visitors(3)
    way = host.open("diego", ["me", "link", "link"]).json["join"]
    token = secrets.token_urlsafe(32)
    calls = [("/api/tables", BODY), ("/api/join", {"way": way, "name": "V"}), ("/api/device", {})]
    for path, body in calls:
        for said in (
            victim.ask("POST", path, body, headers=page(victim, token)),
            victim.ask("POST", path, body, token),
        ):
            check(said.status in (200, 201), f"{path}: {said.status}")
            given = new_token(said)
            check(given and given != token, f"{path} has taken the invented token over")
    for headers in (page(attacker, token), [("Authorization", f"Bearer {token}")]):
        mine = attacker.ask("GET", "/api/mine", headers=headers)
        check(mine.json == [], f"the invented token has tables: {mine.body[:80]!r}")


@row.attack
def another_for_each_device_table_and_call(target: Target) -> None:
    """Withstood: new devices, tables and calls are counted by address, whatever is invented."""
    for path, body in (("/api/device", {}), ("/api/tables", BODY)):
        visitor = target.visitor()
        said = []
        for number in range(130):
            token = secrets.token_urlsafe(32)
            headers = page(visitor, token) if number % 2 else [("Authorization", f"Bearer {token}")]
            said.append(visitor.ask("POST", path, body, headers=headers).status)
        taken = sum(status < 300 for status in said)
        check(taken <= 75, f"{taken} of 130 at {path}")
        # One more is let in each second, which may be the very last.
        check(429 in said[-10:], f"the last at {path}: {said[-10:]}")
    visitor = target.visitor()
    for path in ("/api/mine", "/api/tables"):
        asked = [visitor.ask("GET", path, token=secrets.token_urlsafe(32)) for _ in range(150)]
    check(any(one.status == 429 for one in asked), "no limit on calls by invented devices")


@row.attack
def in_a_hello_and_in_requests(target: Target) -> None:
    """Withstood: an invented device sees and does nothing at a table that is not open to it."""
    host, attacker = target.visitors(2)
    opened = host.open("diego", ["me", "bot"], settings={"spectators": False}).json
    for token in (secrets.token_urlsafe(32), "", "x", "a" * 43, opened["table"], "\0" * 43):
        player = Player(attacker, opened["table"], token, watch=token[:100])
        player.send({"type": "start"}, {"type": "leave", "seat": 0})
        listen([player], 0.15)
        check(not player.lobby and not player.step, "the table is shown")
        check(player.errors(), "nothing is refused")
        player.cut()
        said = attacker.do(opened["table"], token.replace("\0", "0"), {"type": "start"})
        check(said.status in (401, 403), f"start: {said.status}")
        for call in ("stream", "record", "replay", "review"):
            target_ = f"/api/tables/{opened['table']}/{call}"
            headers = [("X-Ludiade-Watch", token.replace("\0", "0"))]
            said = attacker.ask("GET", target_, token=token.replace("\0", "0"), headers=headers)
            check(said.status in (401, 403), f"{call}: {said.status}")


@row.attack
def the_limits_of_a_true_device_by_changing_addresses(target: Target) -> None:
    """Withstood: a device that opens tables from many addresses is counted as one device."""
    token = target.visitor().open("diego", ["me", "bot"]).json["token"]
    said = [target.visitor().ask("POST", "/api/tables", BODY, token).status for _ in range(80)]
    taken = sum(status == 201 for status in said)
    check(taken <= 70, f"{taken} of 80 tables")


@row.attack
def many_cookies_at_once(target: Target) -> None:
    """Withstood: some are looked at, in bounded time, and the true one is found among others."""
    visitor = target.visitor()
    true = new_token(visitor.ask("POST", "/api/tables", BODY, headers=page(visitor, "")))
    others = "; ".join(f"other{number}={secrets.token_hex(8)}" for number in range(300))
    headers = [("Origin", f"http://{visitor.host}"), ("Cookie", f"{others}; ludiade={true}")]
    mine = visitor.ask("GET", "/api/mine", headers=headers)
    check(mine.status == 200 and len(mine.json) == 1, f"the true cookie is lost: {mine.status}")
    flood = "; ".join(f"ludiade={secrets.token_urlsafe(32)}" for _ in range(400))
    said = visitor.ask("GET", "/api/mine", headers=[("Cookie", flood)])
    check(said.status in (200, 400, 431), f"400 cookies: {said.status}")
