"""Gatherings again: names that stay, deals seen twice, seats handed on, and what they cost others.

A class or a club evening is opened by anybody, so a host may be a stranger too, and the worst one.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.rows.gatherings import Class
from tests.attacks.visitor import Answer, Visitor

row = Row(20, "names after forgetting, one deal seen twice, huge evenings, printers held")
RACES = 8
SETTLED_S = 3.0


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
