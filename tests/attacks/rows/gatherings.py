"""Pupils and strangers against a class: acting as host, guessing its code, reading, shouting."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.rows.codes import tried, wrong_code
from tests.attacks.visitor import Answer, Visitor

row = Row(18, "a pupil as the host, a guessed class code, 500 false joins, names")
FALSE_JOINS = 500
SLOW_S = 1.0
"""A host who waits so long beside a flood, on a busy machine, has been slowed down."""
PLAN = {"game": "diamoniak", "title": "La classe", "size": 2}


class Class:
    """A class with two pupils, each from an address of its own."""

    def __init__(self, target: Target) -> None:
        self.host = target.visitor()
        self.token = self.host.device()
        self.opened = self.host.ask("POST", "/api/gatherings", PLAN, self.token).json
        self.path = f"/api/gatherings/{self.opened['gathering']}"
        self.pupils = target.visitors(2)
        self.tokens = [self._come(pupil) for pupil in self.pupils]

    def _come(self, pupil: Visitor) -> str:
        return str(pupil.join(self.opened["join"]).json["token"])

    def seen(self) -> Any:
        """The class as its host sees it."""
        return self.host.ask("GET", self.path, None, self.token).json

    def do(self, visitor: Visitor, token: str, **request: Any) -> Answer:
        return visitor.ask("POST", f"{self.path}/do", request | {"key": os.urandom(6).hex()}, token)


def of_a_host(members: list[int]) -> list[dict[str, Any]]:
    """Everything that only a host may ask."""
    one = members[0]
    return [
        {"type": "door", "door": "closed"}, {"type": "let_in", "members": members},
        {"type": "approve", "member": one}, {"type": "rename", "member": one, "name": "Sot"},
        {"type": "remove", "members": members}, {"type": "next_round"},
        {"type": "add_table", "members": members}, {"type": "pause"}, {"type": "resume"},
        {"type": "transfer", "member": one, "table": 1, "seat": 0}, {"type": "end_table"},
        {"type": "more_time", "member": one, "seconds": 60}, {"type": "project", "table": 1},
        {"type": "end_gathering"},
    ]  # fmt: skip


def still(seen: Any) -> Any:
    """What must not have changed."""
    return [
        seen["status"], seen["door"], seen["round"], seen["n"],
        [(one["member"], one["name"], one["status"]) for one in seen["members"]],
    ]  # fmt: skip


@row.attack
def a_pupil_or_a_stranger_acts_as_the_host(target: Target) -> None:
    """Withstood: every request is refused with 403, and nothing has changed."""
    class_ = Class(target)
    before = still(class_.seen())
    members = [one["member"] for one in class_.seen()["members"]]
    stranger = target.visitor()
    for visitor, token, code in (
        (class_.pupils[0], class_.tokens[0], "only_a_host"),
        (stranger, stranger.device(), "not_a_member"),
    ):
        for request in of_a_host(members):
            said = class_.do(visitor, token, **request)
            check((said.status, said.code) == (403, code), f"{request['type']}: {said.code}")
        said = visitor.ask("POST", f"{class_.path}/code", {"purpose": "host"}, token)
        check(said.status == 403, "a code for a host was given")
        said = visitor.ask("POST", f"{class_.path}/forget", {}, token)
        check(said.status == 403, "a class was forgotten")
    check(still(class_.seen()) == before, "the class has changed")


@row.attack
def a_pupil_reads_what_is_the_hosts(target: Target) -> None:
    """Withstood: reports, standings, the screen and others' names are refused or left out."""
    class_ = Class(target)
    pupil, token = class_.pupils[0], class_.tokens[0]
    for what in ("report", "report.csv", "standings", "standings.csv", "screen"):
        said = pupil.ask("GET", f"{class_.path}/{what}", None, token)
        check(said.status == 403, f"{what}: {said.status}")
    told = pupil.ask("GET", class_.path, None, token).body.decode()
    own = {one["member"] for one in pupil.ask("GET", class_.path, None, token).json["mine"]}
    for one in class_.seen()["members"]:
        check(one["member"] in own or one["name"] not in told, "another's name was told")
    code = class_.seen()["code"]
    check(class_.opened["screen"] not in told, "the screen's token was told")
    check(f'"{code}"' not in told, "the code was told to who may be sent away")


@row.attack
def another_member_is_spoken_for(target: Target) -> None:
    """Withstood: hands, wishes, leaving and personal codes of others are refused."""
    class_ = Class(target)
    seen = class_.seen()["members"]
    own = class_.pupils[0].ask("GET", class_.path, None, class_.tokens[0]).json["mine"][0]["member"]
    victim = next(one["member"] for one in seen if one["member"] != own)
    for request in ({"type": "hand"}, {"type": "wish", "name": "X"}, {"type": "depart"}):
        said = class_.do(class_.pupils[0], class_.tokens[0], **request, member=victim)
        check(said.code == "not_your_member", f"{request['type']}: {said.code}")
    body = {"purpose": "member", "member": victim}
    said = class_.pupils[0].ask("POST", f"{class_.path}/code", body, class_.tokens[0])
    check(said.code == "not_your_member", "a code for another was given")


@row.attack
def the_code_of_a_class_is_guessed(target: Target) -> None:
    """Withstood: at most ten wrong codes a minute are heard, and right ones do not count."""
    class_ = Class(target)
    visitor = target.visitor()
    tried(lambda number: visitor.join(wrong_code(number)))
    late = target.visitor()
    for _ in range(15):
        said = late.ask("POST", "/api/look", {"way": class_.opened["code"]})
        check(said.status == 200, f"a right code was refused: {said.code}")


@row.attack
def five_hundred_false_joins(target: Target) -> None:
    """Withstood: nobody is seated, and the host is answered as before."""
    class_ = Class(target)
    class_.do(class_.host, class_.token, type="door", door="closed")
    crowd = target.visitors(20)
    slowest = 0.0

    def rush(number: int) -> int:
        way = class_.opened["join"] if number % 2 else wrong_code(number)
        return crowd[number % len(crowd)].join(way).status

    with ThreadPoolExecutor(8) as pool:
        rushing = [pool.submit(rush, number) for number in range(FALSE_JOINS)]
        while not all(one.done() for one in rushing):
            begun = time.monotonic()
            check(len(class_.seen()["members"]) == 2, "somebody was seated")
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.05)
    check({one.result() for one in rushing} <= {404, 409, 429}, "a false join was let in")
    check(slowest < SLOW_S, f"the host waited for {slowest:.2f} s")


@row.attack
def rude_and_crooked_names(target: Target) -> None:
    """Withstood: a wish is told to the host alone; what hides or turns lines round is refused."""
    class_ = Class(target)
    pupil, token = class_.pupils[0], class_.tokens[0]
    own = pupil.ask("GET", class_.path, None, token).json["mine"][0]["member"]
    for name in (
        "a\u202eb",
        "<script>",
        "a\u200bb",
        "\x07",
        "{ $name }",
        "x" * 60,
        "\u3164",
        "A\u115f",
    ):
        said = class_.do(pupil, token, type="wish", member=own, name=name)
        check(said.code == "bad_name", f"{name!r}: {said.code}")
    said = class_.do(pupil, token, type="wish", member=own, name="Grossier")
    check(said.status == 200, f"a wish was refused: {said.code}")
    told = class_.pupils[1].ask("GET", class_.path, None, class_.tokens[1]).body.decode()
    check("Grossier" not in told, "another pupil was shown a wish")
    check("Grossier" in str(class_.seen()), "the host was not shown it")
