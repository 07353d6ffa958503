"""Acting for a seat that is another's.

The first server kept what a device may do on its connection, and changed it under the requests that
waited: sent in one write with a `hello` elsewhere, another's move was stored six times of six, and
so were votes, leaving and phrases.
"""

import hashlib
import os
from typing import Any

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, awaited, listen, play, seat_people, wait
from tests.attacks.process import listed
from tests.attacks.visitor import Visitor

row = Row(1, "an own move, a move for another's seat and a hello elsewhere, in one write")
TIMES = 6


def for_another(victim: Player) -> list[dict[str, Any]]:
    """Everything that may be asked for a seat, asked for somebody else's."""
    menu = victim.menu() or [{"type": "discard", "card": 0}]
    digest = hashlib.sha256(os.urandom(32)).hexdigest()
    asked = [
        {"type": "move", "window": victim.step.get("window", 0), "action": menu[0]},
        {"type": "vote", "on": "close"}, {"type": "vote", "on": "pause"}, {"type": "leave"},
        {"type": "stand_in"}, {"type": "take_back"}, {"type": "hint"},
        {"type": "say", "phrase": "sorry"}, {"type": "commit", "commitment": digest},
        {"type": "reveal", "contribution": digest},
    ]  # fmt: skip
    for request in asked:
        request["seat"] = victim.seat
        if request["type"] != "say":
            request["key"] = os.urandom(6).hex()
    return asked


def state(player: Player) -> Any:
    """What of a table must not have changed."""
    seat = player.lobby["seats"][player.seat]
    seats = (seat["kind"], seat["name"], seat["stands_in"], len(player.lobby["seats"]))
    step = player.step
    said = [frame for frame in player.heard if frame["type"] == "said"]
    return (
        player.lobby["status"], player.lobby["paused"], player.lobby["proposals"], seats,
        step.get("n"), step.get("window"), step.get("looks"), said,
    )  # fmt: skip


def two_at_a_table(target: Target) -> tuple[Player, Player, dict[str, Any]]:
    """A victim who is awaited, an attacker at the same table, and the attacker's own table."""
    players = seat_people(target.visitors(2))
    while True:
        victim = awaited(players)[0]
        attacker = next(player for player in players if player is not victim)
        if awaited(players) == [victim]:
            break
        play(players, 1)
    own = attacker.visitor.open("diabolo", ["me", "here"], attacker.token or "").json
    return victim, attacker, own


@row.attack
def another_s_move_between_a_stored_request_and_a_hello(target: Target) -> None:
    """Withstood: the other's seat is awaited still, in the same window, and shows the same."""
    victim, attacker, own = two_at_a_table(target)
    for _ in range(TIMES):
        before = state(victim)
        move = for_another(victim)[0]
        attacker.send(
            {"type": "say", "seat": attacker.seat, "phrase": "hello"},
            {"type": "commit", "seat": attacker.seat, "commitment": "0" * 64},
            move, {"type": "hello", "table": own["table"], "token": attacker.token},
        )  # fmt: skip
        listen([victim, attacker], 0.3)
        said = [frame for frame in victim.heard if frame["type"] == "said"]
        check(state(victim)[:-1] == before[:-1], "a move was made for another's seat")
        check(
            all(frame["seat"] == attacker.seat for frame in said), "a phrase was said for another"
        )
        attacker.hello(victim.table, attacker.token)
        listen([victim, attacker], 0.1)


@row.attack
def another_s_move_after_an_own_move_that_is_being_stored(target: Target) -> None:
    """Withstood: in six matches the own move is stored, and no other."""
    for _ in range(TIMES):
        victim, attacker, own = two_at_a_table(target)
        players = [victim, attacker]
        while awaited(players) != [attacker]:
            play(players, 1)
        n, menu = victim.step["n"], attacker.menu()
        mine = {"type": "move", "seat": attacker.seat, "window": attacker.step["window"],
                "action": menu[0], "key": "mine"}  # fmt: skip
        guesses = [{"type": "move", "seat": victim.seat, "window": n + ahead, "action": action,
                    "key": f"other{ahead}{number}"}
                   for ahead in range(4) for number, action in enumerate(menu[:4])]  # fmt: skip
        hello = {"type": "hello", "table": own["table"], "token": attacker.token}
        attacker.send(mine, *guesses, hello)
        wait([victim], lambda v=victim, n=n: v.step["n"] > n, 2)  # type: ignore[misc]
        listen([victim, attacker], 0.2)
        steps = [frame for frame in victim.heard if frame["type"] == "step" and frame["n"] > n]
        check(len(steps) == 1, f"{len(steps)} moves were stored instead of one")
        attacker.cut()
        victim.cut()


@row.attack
def everything_for_another_s_seat_while_an_own_move_is_being_stored(target: Target) -> None:
    """Withstood: no vote, phrase or bot in the other's name; only the own move was made."""
    for start in (0, 3, 6):
        victim, attacker, own = two_at_a_table(target)
        while awaited([victim, attacker]) != [attacker]:
            play([victim, attacker], 1)
        before, n = state(victim), victim.step["n"]
        mine = {"type": "move", "seat": attacker.seat, "window": attacker.step["window"],
                "action": attacker.menu()[0], "key": "mine"}  # fmt: skip
        asked = for_another(victim)[1:]
        hello = {"type": "hello", "table": own["table"], "token": attacker.token}
        attacker.send(mine, *asked[start:], *asked[:start], hello)
        listen([victim, attacker], 0.4)
        steps = [frame for frame in victim.heard if frame["type"] == "step" and frame["n"] > n]
        now = state(victim)
        check(len(steps) == 1, f"{len(steps)} moves were stored instead of one")
        check(now[:4] == before[:4], f"the table was changed for another: {now[:4]}")
        check(now[-1] == before[-1], "something was said in another's name")


@row.attack
def everything_for_another_s_seat_over_http(target: Target) -> None:
    """Withstood: each request is refused, and nothing at the table has changed."""
    victim, attacker, _ = two_at_a_table(target)
    stranger = attacker.visitor.open("diabolo", ["me", "here"]).json["token"]
    before = state(victim)
    for token in (attacker.token, stranger, os.urandom(32).hex()[:43], None):
        for request in for_another(victim):
            if token == attacker.token and request["type"] == "stand_in":
                continue  # asked for whoever is away by anybody at the table: row 17
            said = attacker.visitor.do(victim.table, token, request)
            check(400 <= said.status < 500, f"{request['type']} for another: {said.status}")
        for purpose in ("move", "hand"):
            said = attacker.visitor.ask(
                "POST",
                f"/api/tables/{victim.table}/code",
                {"seat": victim.seat, "purpose": purpose},
                token,
            )
            check(said.status in (401, 403), f"a code for another's seat: {said.status}")
    listen([victim], 0.2)
    check(state(victim) == before, "the table was changed for another")


@row.attack
def powers_of_the_host_by_others(target: Target) -> None:
    """Withstood: seats, order and start are the host's; the table is open and as it was."""
    host, guest = seat_people(target.visitors(2), begin=False)
    stranger = target.visitor()
    asked = [
        {"type": "start"}, {"type": "reorder", "order": [1, 0]}, {"type": "rematch"},
        {"type": "reseat", "seat": 0, "kind": "bot", "level": "easy"},
        {"type": "reseat", "seat": 1, "kind": "here"}, {"type": "leave", "seat": 0},
        {"type": "take_back", "seat": 0}, {"type": "commit", "seat": 0, "commitment": "0" * 64},
    ]  # fmt: skip
    wait([host], lambda: [s["kind"] for s in host.lobby.get("seats", ())] == ["person"] * 2, 2)
    before = state(host)
    for request in asked:
        guest.send(request)
        for token in (guest.token, "", stranger.open("diabolo", ["me", "bot"]).json["token"]):
            said = stranger.do(host.table, token, request)
            check(400 <= said.status < 500, f"{request['type']} by a guest: {said.status}")
    listen([host, guest], 0.3)
    check(state(host) == before, "a guest has used the host's powers")
    check(len(guest.errors()) == len(asked), f"not all refused: {listed(guest.errors())}")


@row.attack
def in_the_name_of_a_device_by_what_is_kept_of_its_token(target: Target) -> None:
    """Withstood: the digest of a token, or a part of it, opens nothing."""
    victim, attacker, _ = two_at_a_table(target)
    assert victim.token is not None
    digest = hashlib.sha256(victim.token.encode()).hexdigest()
    for token in (digest, digest[:43], victim.token[:-1], victim.token + "=", victim.token.lower()):
        said = attacker.visitor.do(victim.table, token, for_another(victim)[0])
        check(said.status in (401, 403), f"a move by {token[:8]}…: {said.status}")
        thief = Player(Visitor(victim.visitor.port, attacker.visitor.address), victim.table, token)
        thief.send(for_another(victim)[0])
        listen([thief, victim], 0.2)
        check(thief.errors(), "no refusal")
        looks = [look for look in thief.step.get("looks", []) if look["seat"] == victim.seat]
        check(not looks, "the victim's hand was shown")
        thief.cut()
