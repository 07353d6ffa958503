"""Tables that are opened to fill the house.

At the first server the spoken codes of tables that never began were never freed, the public list
showed nothing new after a hundred others, 0.9 MB of practice orders were taken 60 times a minute
and kept, and rematches had no limit.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.process import Server
from tests.attacks.visitor import Answer, Visitor

unstarted = Row(7, "tables that never start")
large = Row(11, "practice bodies of 0.9 MB, sixty a minute; rematches without end")
DAY_S = 24 * 3600
QUICK_S = 0.15


def quickest_s(visitor: Visitor, path: str) -> float:
    """How long a call takes when nothing else is in its way."""
    times = []
    for _ in range(5):
        began = time.monotonic()
        check(visitor.ask("GET", path).status == 200, f"{path} is not served")
        times.append(time.monotonic() - began)
    return min(times)


def open_many(visitors: list[Visitor], seats: list[str], each: int) -> list[Answer]:
    """As many tables of each visitor as it may have, one device each."""

    def fill(visitor: Visitor) -> list[Answer]:
        first = visitor.open("diego", seats)
        token = (first.json or {}).get("token", "")
        return [first, *(visitor.open("diego", seats, token) for _ in range(each - 1))]

    with ThreadPoolExecutor(4) as pool:
        return [said for many in pool.map(fill, visitors) for said in many]


@unstarted.attack
def until_every_second_code_leads_somewhere(target: Target) -> None:
    """Withstood: a device may have so many; with 1 % of the codes in use they grow longer."""
    said = open_many(target.visitors(7), ["me", "link"], 55)
    opened = [answer for answer in said if answer.status == 201]
    check(len(opened) <= 7 * 50, f"{len(opened)} tables of seven devices")
    check(any(answer.status == 429 for answer in said), "no device is ever refused")
    check(len(opened) > 288, f"only {len(opened)} tables: too few to tell")
    code = target.visitor().open("diego", ["me", "link"]).json["code"]
    check(len(code.split()) >= 3, f"with {len(opened)} in use a code is still {code!r}")
    check(target.visitor().join(code).status == 200, "the longer code does not lead in")


@unstarted.attack
def until_the_public_list_shows_nobody_else(target: Target) -> None:
    """Withstood: tables opened before and after a hundred and more others are still listed."""
    innocent = target.visitor().open("diego", ["me", "open"]).json["table"]
    flood = open_many(target.visitors(3), ["me", "open"], 50)
    check(sum(said.status == 201 for said in flood) > 110, "too few to tell")
    later = target.visitor().open("diego", ["me", "open"]).json["table"]
    listed = target.visitor().ask("GET", "/api/tables").json
    took = quickest_s(target.visitor(), "/api/tables")
    names = [one["table"] for one in listed]
    check(later in names, "a table opened after a hundred others is not listed")
    check(innocent in names, "a table opened before a hundred others is not listed any more")
    check(took < QUICK_S, f"the list takes {took:.2f} s")


@unstarted.attack
def and_stay_for_ever(target: Target) -> None:
    """Withstood: after a week their codes and links are free, and they are listed no more."""
    server = Server(warped=True)
    try:
        visitor = Visitor(server.port, "127.3.0.1")
        token = visitor.open("diego", ["me", "bot"]).json["token"]
        ways = [visitor.open("diego", ["me", "open"], token).json for _ in range(49)]
        check(visitor.open("diego", ["me", "link"], token).status == 429, "no limit a device")
        for again in (False, True):  # while it runs, and when it comes up later
            server.warp(8 * DAY_S)
            if again:
                server.stop()
                server.start()
                _wait_for_none(visitor)
            guest = Visitor(server.port, f"127.3.1.{1 + again}")
            for way in (ways[0]["code"], ways[0]["join"]):
                said = guest.join(way)
                check(said.status in (404, 409, 410), f"{way[:8]} after a week: {said.status}")
        listed = guest.ask("GET", "/api/tables").json
        check(listed == [], f"{len(listed)} tables are still listed")
        opened = visitor.open("diego", ["me", "link"], token)
        check(opened.status == 201, f"the device may open none any more: {opened.status}")
        mine = visitor.ask("GET", "/api/mine", token=token)
        check(mine.status == 200, f"/api/mine: {mine.status}")
    finally:
        server.close()


def _wait_for_none(visitor: Visitor) -> None:
    """Idle tables are closed when a server comes up, one after the other."""
    for _ in range(100):
        if visitor.ask("GET", "/api/tables").json == []:
            break
        time.sleep(0.2)


def practice(size: int) -> dict[str, Any]:
    """A practice table whose orders fill about so many bytes, most of them such as nobody needs."""
    orders = [list(range(54)), *[[999] * (size // 190 // 5)] * 190]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    return {"game": "diamoniak", "seats": seats, "practice": orders}


@large.attack
def bodies_beyond_any_match(target: Target) -> None:
    """Withstood: refused by their size, before they are read."""
    visitor = target.visitor()
    for size in (900_000, 5_000_000):
        said = visitor.ask("POST", "/api/tables", practice(size))
        check(said.status in (0, 413), f"{size} bytes: {said.status}")
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    head = visitor.request("POST", "/api/tables", headers=[
        ("Transfer-Encoding", "chunked"), ("Content-Type", "application/json")])  # fmt: skip
    said = visitor.send(head + chunk * 40)
    check(said.status in (0, 411), f"without a length: {said.status}")


@large.attack
def the_largest_that_are_allowed(target: Target) -> None:
    """Withstood: so many a minute an address, together with all its devices; lists stay quick."""
    visitor = target.visitor()
    before = target.server.stored_bytes()
    body = practice(100_000)
    visitor.ask("GET", "/api/games")  # the first time it is put together
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(lambda _: visitor.ask("POST", "/api/tables", body).status, range(90)))
    taken = sum(status == 201 for status in said)
    check(taken <= 75, f"{taken} of 90 were taken")
    check(taken > 20, f"only {taken} of 90 were taken: too few to tell")
    check(all(status in (201, 429) for status in said), f"answers: {set(said)}")
    for path in ("/api/tables", "/api/mine", "/api/games"):
        took = quickest_s(visitor, path)
        check(took < QUICK_S, f"{path} takes {took:.2f} s")
    after = target.server.stored_bytes()
    grown = (after - before) // 1024
    check(grown < 64 * 3 * 128, f"the tables have grown by {grown} KiB")


@large.attack
def rematches_without_end(target: Target) -> None:
    """Withstood: asked many times there is one; in a chain they count as tables that are opened."""
    visitor = target.visitor()
    opened = visitor.ask("POST", "/api/tables", practice(0), "").json
    token, table, rounds, limited = opened["token"], opened["table"], 0, 0
    began = time.monotonic()
    for _ in range(150):
        for request in ({"type": "start"}, {"type": "vote", "seat": 0, "on": "close"}):
            _patiently(visitor, table, token, request)
        for _ in range(3 if rounds < 2 else 1):
            said = _patiently(visitor, table, token, {"type": "rematch"})
        if said.status != 200:
            limited += said.code == "too_many"
            break
        mine = _my_tables(visitor, token)
        check(len({one["table"] for one in mine}) <= rounds + 2, "several for one match")
        table, rounds = mine[0]["table"], rounds + 1
    check(limited, f"{rounds} rematches in a chain, and no end: {said.status} {said.body[:90]!r}")
    allowed = 61 + time.monotonic() - began  # one more each second
    check(2 <= rounds <= allowed, f"{rounds} rematches")


def _my_tables(visitor: Visitor, token: str) -> list[Any]:
    for _ in range(40):
        said = visitor.ask("GET", "/api/mine", token=token)
        if said.status == 200:
            break
        time.sleep(0.1)
    return list(said.json)


def _patiently(visitor: Visitor, table: str, token: str, request: dict[str, Any]) -> Answer:
    """A request that waits where calls are limited, so that only other limits are felt."""
    for _ in range(40):
        said = visitor.do(table, token, request)
        if said.code != "too_many" or said.json.get("limit") != "calls":
            break
        time.sleep(0.1)
    return said
