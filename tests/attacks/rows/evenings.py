"""Gatherings again: names that stay, deals seen twice, seats handed on, and what they cost others.

A class or a club evening is opened by anybody, so a host may be a stranger too, and the worst one.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.rows.gatherings import SLOW_S, Class
from tests.attacks.visitor import Answer, Visitor
from tests.attacks.websocket import WebSocket

row = Row(20, "names after forgetting, one deal seen twice, huge evenings, printers held")
RACES = 8
SETTLED_S = 3.0
LOUD = 20


class Evening(Class):
    """A gathering by any plan, whose members come on devices of their own."""

    def __init__(self, target: Target, names: list[list[str]], **plan: Any) -> None:
        self.host = target.visitor()
        self.token = self.host.device()
        wish = {"game": "diamoniak", "size": 2, **plan}
        self.opened = self.host.ask("POST", "/api/gatherings", wish, self.token).json
        self.path = f"/api/gatherings/{self.opened['gathering']}"
        self.pupils: list[Visitor] = []
        self.tokens: list[str] = []
        self.members: list[list[int]] = []
        for wished in names:
            pupil = target.visitor()
            said = pupil.join(self.opened["join"], names=wished).json
            self.pupils.append(pupil)
            self.tokens.append(said["token"])
            self.members.append(said["members"])

    def order(self, **request: Any) -> Answer:
        """Something a host decides."""
        return self.do(self.host, self.token, **request)

    def until(self, settled: Any, seconds: float = 10.0) -> Any:
        """What the host sees once something holds."""
        deadline = time.monotonic() + seconds
        while not settled(seen := self.seen()) and time.monotonic() < deadline:
            time.sleep(0.05)
        check(settled(seen), "the gathering has not settled")
        return seen


def is_seated(seen: Any) -> bool:
    """Whether a round has begun at all of its tables."""
    playing = all(one["state"] not in ("opening", "closed") for one in seen["tables"])
    return bool(seen["tables"]) and playing and not seen["under_way"]


@row.attack
def a_class_is_forgotten_while_its_round_begins(target: Target) -> None:
    """Withstood: no name is left in the file, whatever was under way, and no order is carried."""
    planted: list[str] = []
    classes: list[Evening] = []
    for number in range(RACES):
        names = [f"Zqx{number}un", f"Zqx{number}deux"]
        planted += names
        class_ = Evening(target, [names], bots="beginner", keep_map=bool(number % 2))
        for member in class_.members[0]:
            class_.order(type="approve", member=member)
        with ThreadPoolExecutor(2) as pool:
            begun = pool.submit(class_.order, type="next_round", absent=True)
            time.sleep(0.002 * number)
            said = class_.host.ask("POST", f"{class_.path}/forget", {}, class_.token)
            begun.result()
        check(said.status == 200, f"it could not be forgotten: {said.code}")
        classes.append(class_)
    time.sleep(SETTLED_S)
    for class_ in classes:
        mine = class_.pupils[0].ask("GET", "/api/mine", None, class_.tokens[0])
        check(mine.json == [], f"a pupil's table is left: {mine.body[:200]!r}")
    held = b"".join(file.read_bytes() for file in target.server.folder.glob("t.sqlite3*"))
    left = [name for name in planted if name.encode() in held]
    check(not left, f"names are left: {left}")
    check(not any(name in target.server.logged() for name in planted), "names are in the log")


@row.attack
def forgetting_is_asked_again_after_a_lost_answer(target: Target) -> None:
    """Withstood: the map that was to be kept is still there; what cannot be read does nothing."""
    class_ = Evening(target, [["", ""]], game="diego", bots="beginner")
    class_.order(type="next_round", absent=True)
    class_.until(is_seated)
    path = f"{class_.path}/forget"
    for broken in (b"", b"[]", b"{", b'{"map":1}', b'{"key":7}'):
        said = class_.host.ask("POST", path, broken, class_.token)
        check(said.status == 400, f"{broken!r}: {said.status}")
    check(class_.seen()["status"] == "round", "it was forgotten by what nobody could read")
    for _ in range(2):
        said = class_.host.ask("POST", path, {"key": "once"}, class_.token)
        check(said.json == {"kept": True}, f"the map is gone: {said.status} {said.body[:80]!r}")
    said = class_.host.ask("GET", f"{class_.path}/report", None, class_.token)
    check(said.status == 200, f"the map is gone: {said.code}")


@row.attack
def names_stay_in_a_browsers_cache(target: Target) -> None:
    """Withstood: no answer about people may be stored by whatever it passes through."""
    class_ = Evening(target, [["Zoé"]], game="diego")
    for what in ("", "/report", "/report.csv", "/standings", "/standings.csv", "/screen"):
        said = class_.host.ask("GET", class_.path + what, None, class_.token)
        check(said.status == 200, f"{what}: {said.status}")
        kept = said.headers.get("cache-control")
        check(kept == "no-store", f"{what}: cache-control: {kept}")
    for what in ("/api/mine", "/api/gatherings"):
        said = class_.pupils[0].ask("GET", what, None, class_.tokens[0])
        check(said.headers.get("cache-control") == "no-store", f"{what} may be kept")


@row.attack
def a_pupil_fills_the_log_that_ends_the_class(target: Target) -> None:
    """Withstood: codes, hands and wishes of one device are counted; the class goes on."""
    class_ = Evening(target, [[""], [""]])
    member = class_.members[0][0]
    wish = {"purpose": "member", "member": member}
    codes: list[str] = []
    for _ in range(20 * LOUD):
        said = class_.pupils[0].ask("POST", f"{class_.path}/code", wish, class_.tokens[0])
        if said.status == 200:
            codes.append(said.json["code"])
        elif said.json["limit"] == "calls":
            time.sleep(0.3)
        else:
            break
    check(said.json.get("limit") == "entries", f"{len(codes)} codes were given: {said.code}")
    said = class_.do(class_.pupils[0], class_.tokens[0], type="hand", member=member)
    check(said.code == "too_many", "hands are counted apart")
    said = class_.host.ask("POST", f"{class_.path}/code", wish, class_.token)
    check(said.status == 200, f"a host cannot help any more: {said.code}")
    check(class_.order(type="next_round", absent=True).status == 200, "no round begins")


@row.attack
def one_device_sees_two_hands_of_one_deal(target: Target) -> None:
    """Withstood: who shares a device shares a table, however the seating is asked for."""
    evening = Evening(target, [["", ""], [""], [""]], game="diego", kind="club", same_deal=True)
    (one, other), (third,), (fourth,) = evening.members
    said = evening.order(type="next_round", tables=[[one, third], [fourth, other]], absent=True)
    check(said.code == "same_cards", f"a seating by hand: {said.code}")
    for pairing in ("apart", "random", "strength", "swiss", "round_robin", "screen"):
        asked = {"pairing": pairing, "absent": True, "end": True}
        said = evening.order(type="next_round", **asked)
        check(said.status == 200, f"{pairing}: {said.code}")
        at = {one["member"]: one["table"] for one in evening.seen()["members"]}
        check(at[one] == at[other], f"{pairing}: one device at two tables")
    evening.until(is_seated, 20)
    said = evening.order(type="transfer", member=third, table=at[one], seat=0)
    check(said.code == "same_cards", f"a transfer: {said.code}")
    code = evening.host.ask(
        "POST", f"{evening.path}/code", {"purpose": "member", "member": third}, evening.token
    ).json["code"]
    said = evening.pupils[0].ask("POST", "/api/claim", {"code": code}, evening.tokens[0])
    check(said.code == "same_cards", f"a claim: {said.code}")
    late = target.visitor().join(evening.opened["join"], names=["", "", ""])
    check(late.code == "same_cards", f"three on a device: {late.code}")


@row.attack
def a_removed_pupil_has_handed_on_the_seat(target: Target) -> None:
    """Withstood: with the member goes whatever device decides for them."""
    class_ = Evening(target, [[""], [""]])
    class_.order(type="next_round", absent=True)
    class_.until(is_seated)
    mine = class_.pupils[0].ask("GET", class_.path, None, class_.tokens[0]).json["mine"][0]
    table, seat = mine["table"], mine["seat"]
    for purpose in ("hand", "move"):
        wish = {"seat": seat, "purpose": purpose}
        asked = class_.pupils[0].ask("POST", f"/api/tables/{table}/code", wish, class_.tokens[0])
        check(asked.status == 200, f"a code: {asked.code}")
        friend = target.visitor()
        claimed = friend.ask("POST", "/api/claim", {"code": asked.json["code"]})
        check(claimed.status == 200, f"a claim: {claimed.code}")
        class_.order(type="remove", members=class_.members[0])
        class_.until(lambda seen: not seen["under_way"])
        for request in ("take_back", "leave", "stand_in"):
            said = friend.do(table, claimed.json["token"], {"type": request, "seat": seat})
            check(said.status == 403, f"{purpose}, {request}: {said.status} {said.code}")
        class_.order(type="let_in", members=class_.members[0])
        class_.until(lambda seen: not seen["under_way"])


@row.attack
def reports_without_end(target: Target) -> None:
    """Withstood: whoever looks back on a match meanwhile is answered."""
    class_ = Evening(target, [[""] * 12, [""] * 12], game="diego")
    class_.order(type="next_round", absent=True)
    class_.until(is_seated)
    player = target.visitor()
    table = player.open("diamoniak", ["me", "bot"]).json
    path, close = f"/api/tables/{table['table']}/replay", {"type": "vote", "seat": 0, "on": "close"}
    player.do(table["table"], table["token"], {"type": "start"})
    deadline = time.monotonic() + 15.0
    while player.ask("GET", path, None, table["token"]).status != 200:
        check(time.monotonic() < deadline, "a match of somebody else has not ended")
        player.do(table["table"], table["token"], close)
        time.sleep(0.2)
    greedy, refused = class_.host, []

    def report(_: int) -> int:
        return greedy.ask("GET", f"{class_.path}/report", None, class_.token, timeout=60.0).status

    with ThreadPoolExecutor(60) as pool:
        asked = [pool.submit(report, number) for number in range(90)]
        while not all(one.done() for one in asked):
            said = player.ask("GET", path, None, table["token"])
            if said.status != 200:
                refused.append(said.code)
            time.sleep(0.02)
    check(not refused, f"{len(refused)} refusals: {refused[:3]}")


@row.attack
def an_evening_of_two_hundred_is_looked_at_without_end(target: Target) -> None:
    """Withstood: its host, in many windows, does not keep others waiting."""
    evening = Evening(target, [[""] * 12] * 16, game="diego", kind="club", bots="beginner")
    for _ in range(3):
        said = evening.order(type="next_round", absent=True, end=True)
        check(said.status == 200, f"a round: {said.code}")
        evening.until(lambda seen: not seen["under_way"], 60)
    evening.order(type="end_table")
    evening.until(lambda seen: seen["status"] == "between", 60)
    attend = {"type": "attend", "gathering": evening.opened["gathering"], "token": evening.token}
    windows = [WebSocket(evening.host) for _ in range(40)]
    for window in windows:
        window.send(attend | {"protocol": 2, "lang": "fr"})
    other, slowest = target.visitor(), 0.0
    for number in range(60):
        begun = time.monotonic()
        other.ask("GET", "/health")
        slowest = max(slowest, time.monotonic() - begun)
        evening.order(type="door", door=("asking", "open")[number % 2])
        evening.seen()
    check(slowest < SLOW_S, f"others waited for {slowest:.2f} s")
    said_to = [said for window in windows for said in window.read(0.5)]
    refused = sum(said.get("code") == "too_many" for said in said_to)
    check(refused >= 20, f"a device looks over {len(windows) - refused} connections")


@row.attack
def one_key_opens_a_class_and_a_table(target: Target) -> None:
    """Withstood: what a key has opened is opened once; the other is refused in a sentence."""
    visitor = target.visitor()
    token = visitor.device()
    plan, seats = {"game": "diamoniak", "size": 2}, ["me", "bot"]
    for key, gathering_first in (("a", True), ("b", False)):
        if not gathering_first:
            check(visitor.open("diamoniak", seats, token, key=key).status == 201, "no table")
        opened = visitor.ask("POST", "/api/gatherings", plan | {"key": key}, token)
        if gathering_first:
            check(opened.status == 201, f"no class: {opened.code}")
            opened = visitor.open("diamoniak", seats, token, key=key)
        check((opened.status, opened.code) == (400, "key_used"), f"{opened.status} {opened.code}")
