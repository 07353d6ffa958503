"""Somebody who runs the server and plays, and wants another deal.

At the first server whoever contributed last chose the deal, and the record verified: it was only
compared with itself.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, listen, play, seat_people, wait

row = Row(6, "who runs the server also plays, and contributes last")


class Honest(Player):
    """Keeps what it is promised before it reveals, as docs/fairness.md says."""

    promise: dict[str, Any] | None = None

    def _reveal(self) -> None:
        if self.lobby.get("mixing") == "reveal" and self._promised and self.reveals:
            told, fair = self.lobby, self.lobby["fairness"]
            self.promise = {
                "format": "ludiade-promise/1", "players": len(told["seats"]),
                "table": told["table"], "game": told["game"], "rules": told["rules"],
                "options": told["options"], "beginnings": fair["beginnings"],
                "commitment": fair["commitment"], "commitments": fair["commitments"],
                "mine": {str(seat): share.hex() for seat, share in self._promised.items()},
            }  # fmt: skip
        super()._reveal()


def honest_and_other(target: Target) -> tuple[Honest, Player]:
    """Ana, who keeps her promise, and Mal, who has promised a contribution; begun by Ana."""
    waiting, mal = seat_people(target.visitors(2), begin=False)
    ana = Honest(waiting.visitor, waiting.table, waiting.token)
    ana.seat = 0
    waiting.cut()
    mal.reveals = False
    ana.commit(0)
    mal.commit(1)
    done = lambda: all(any(h["type"] == "done" for h in p.heard) for p in (ana, mal))  # noqa: E731
    check(wait([ana, mal], done, 3), "nobody can commit")
    ana.send({"type": "start"})
    return ana, mal


def closed(players: list[Player]) -> dict[str, Any]:
    """The record of a match that is closed now."""
    for player in players:
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    first = players[0]
    check(wait(players, lambda: first.lobby["status"] == "closed", 3), "it cannot be closed")
    said = first.visitor.ask("GET", f"/api/tables/{first.table}/record", token=first.token)
    return dict(said.json)


@row.attack
def another_contribution_than_was_promised(target: Target) -> None:
    """Withstood: nothing is dealt but by the promise; after the delay the breaker has no seat."""
    ana, mal = honest_and_other(target)
    check(wait([ana, mal], lambda: mal.lobby.get("mixing") == "reveal", 3), "no reveals are asked")
    listen(
        [ana, mal], 0.2
    )  # Ana has revealed; Mal knows the seed, and draws until the deal is good
    for _ in range(3):
        drawn = os.urandom(32)
        mal.send({"type": "reveal", "seat": 1, "contribution": drawn.hex()})
        mal.send({"type": "commit", "seat": 1, "commitment": hashlib.sha256(drawn).hexdigest()})
        listen([ana, mal], 0.1)
    check(mal.errors() == ["other_contribution", "already_begun"] * 3, f"said: {mal.errors()}")
    check(not ana.step, "a match was dealt by another contribution")
    check(wait([ana, mal], lambda: ana.lobby.get("mixing") is None, 8), "it waits for ever")
    check(ana.lobby["status"] == "open" and not ana.step, "a match was dealt without the promise")
    check([one["seat"] for one in ana.lobby["withheld"]] == [1], "nobody is named")
    check(ana.lobby["seats"][1]["kind"] == "waiting", "the breaker still has the seat")
    check(ana.lobby["fairness"]["beginnings"] == 2, "the second beginning is not counted")


@row.attack
def another_s_promise_copied(target: Target) -> None:
    """Withstood: two seats cannot promise the same, by which one would undo the other."""
    ana, mal = seat_people(target.visitors(2), begin=False)
    same = hashlib.sha256(b"x").hexdigest()
    ana.send({"type": "commit", "seat": 0, "commitment": same})
    listen([ana, mal], 0.2)
    check(same in json.dumps(mal.lobby), "commitments are not told")
    mal.send({"type": "commit", "seat": 1, "commitment": same})
    listen([ana, mal], 0.2)
    check(mal.errors() == ["commitment_taken"], f"said: {mal.errors()}")


@row.attack
def a_record_of_another_deal(target: Target) -> None:
    """Withstood: what agrees with itself is found out by the promise that an honest device kept."""
    records, promises = [], []
    for _ in range(2):  # the same people twice: the operator shows the deal that is better
        ana, mal = honest_and_other(target)
        mal.reveals = True
        mal.hello(mal.table, mal.token)
        check(wait([ana, mal], lambda: bool(ana.step and mal.step), 5), "not begun")  # noqa: B023
        play([ana, mal], 2)
        records.append(closed([ana, mal]))
        promises.append(ana.promise)
    folder = target.server.folder
    check(verified(target, folder, records[0], promises[0]) == 0, "an honest record is doubted")
    check(verified(target, folder, records[1]) == 0, "the other record does not verify by itself")
    check(verified(target, folder, records[1], promises[0]) == 1, "another deal verifies")
    commitment = records[0]["fairness"]["commitment"]
    check(verified(target, folder, records[1], commitment) == 1, "another seed verifies")
    shuffle = next(line for line in records[0]["inputs"] if "order" in line)
    shuffle["order"][:2] = reversed(shuffle["order"][:2])
    check(verified(target, folder, records[0]) == 1, "another order verifies")


def verified(target: Target, folder: Path, record: Any, promised: Any = None) -> int:
    """The status of `ludiade verify`."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    given = promised if isinstance(promised, str) else json.dumps(promised)
    more = [] if promised is None else ["--promised", given]
    return target.server.run("verify", str(file), *more).returncode
