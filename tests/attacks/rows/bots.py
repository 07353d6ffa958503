"""Bots and the coach, kept busy for nothing.

At the first server bots played on for ever at tables that everybody had left; fifty hints at once
left another table's bot 0.2 s of its 5; each `hello` with a wrong `n` took 11 to 34 ms of the loop.
"""

import time
from concurrent.futures import ThreadPoolExecutor

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, awaited, listen, play, seat_people, wait
from tests.attacks.websocket import text

forsaken = Row(12, "everybody leaves a table with bots and as many rounds as there can be")
busy = Row(13, "fifty hints at once; a hello with a wrong n twenty times a second")
AWAY_S = 4.0
THINKS_S = 5.0
TABLES = 40


def back(player: Player) -> Player:
    """The same device, come again."""
    again = Player(player.visitor, player.table, player.token)
    again.seat = player.seat
    check(wait([again], lambda: bool(again.step), 3), "who comes back is not shown the table")
    return again


@forsaken.attack
def with_bots_alone(target: Target) -> None:
    """Withstood: nothing is played while nobody is there; the bots go on when somebody comes."""
    left: list[tuple[Player, int]] = []
    for level, limit in (("random", None), ("easy", None), ("beginner", 5)):
        player = seat_people([target.visitor()], bots=[level, level], options={"rounds": 100},
                             settings={"turn_limit": limit})[0]  # fmt: skip
        player.send({"type": "leave", "seat": 0})
        wait([player], lambda p=player: p.lobby["seats"][0]["kind"] == "bot", 3)  # type: ignore
        first = player.step["n"]
        check(wait([player], lambda p=player, n=first: p.step["n"] > n, 30), "bots do not play")  # type: ignore
        player.cut()
        left.append((player, player.step["n"]))
    time.sleep(AWAY_S)
    for player, n in left:
        again = back(player)
        now = again.step["n"]
        check(now - n <= 3, f"bots have gone from {n} to {now} alone")
        check(wait([again], lambda a=again, n=now: a.step["n"] > n, 30), "bots do not wake up")  # type: ignore
        again.cut()


@forsaken.attack
def with_a_turn_limit(target: Target) -> None:
    """Withstood: where people are away a bot moves for them a few times, and then rests."""
    players = seat_people(target.visitors(2), bots=["random"], options={"rounds": 100},
                          settings={"turn_limit": 5})  # fmt: skip
    n = players[0].step["n"]
    for player in players:
        player.cut()
    time.sleep(11)
    now = back(players[0]).step["n"]
    check(now - n <= 12, f"from {n} to {now} in eleven seconds")


def slowest_bot_s(player: Player, seconds: float) -> float:
    """Play against a bot for a while; how long it took over its slowest decision."""
    slowest, until = 0.0, time.monotonic() + seconds
    while time.monotonic() < until:
        n, mine = player.step["n"], bool(awaited([player]))
        began = time.monotonic()
        if mine:
            player.move()
        check(wait([player], lambda n=n: player.step["n"] > n, 20), "no answer in 20 s")  # type: ignore
        if not mine:
            slowest = max(slowest, time.monotonic() - began)
    return slowest


@busy.attack
def hints_at_many_tables_at_once(target: Target) -> None:
    """Withstood: another table's bot takes no longer than its time; each hint gets an answer."""
    other = seat_people([target.visitor()], "diamoniak", ["expert"])[0]
    alone = slowest_bot_s(other, 4)
    with ThreadPoolExecutor(4) as pool:
        asking = list(pool.map(lambda visitor: seat_people([visitor], "diamoniak", ["random"])[0],
                               target.visitors(TABLES)))  # fmt: skip
    ready = [player for player in asking if player.menu()]
    check(len(ready) >= TABLES // 2, f"only {len(ready)} tables ask")
    for player in ready:
        player.send(*[{"type": "hint", "seat": player.seat}] * 3)
    took = slowest_bot_s(other, 8)
    check(took, "the bot had nothing to decide")
    check(took < THINKS_S + 2, f"the bot took {took:.1f} s, {alone:.1f} s when nobody asked")
    listen(ready, 1)
    codes = {code for player in ready for code in player.errors()}
    check(codes <= {"busy", "nothing_to_decide", "too_many"}, f"said: {codes}")
    told = sum(any(said["type"] == "advice" for said in player.heard) for player in ready)
    check(told, "nobody is advised")
    for player in asking:
        player.cut()


@busy.attack
def calls_that_cost_much(target: Target) -> None:
    """Withstood: what takes long to work out is remembered, limited, or done beside the rest."""
    players = seat_people(target.visitors(2), options={"rounds": 100})
    play(players, 35)
    for player in players:
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    wait(players, lambda: players[0].lobby["status"] == "closed", 3)
    visitors, table, token = target.visitors(6), players[0].table, players[0].token
    asked = [("GET", path) for path in ("/api/games", "/api/schema?x", "/", "/metrics")]
    asked += [("GET", f"/api/tables/{table}/{call}") for call in ("record", "replay") * 2]
    asked += [("POST", "/api/qr")] * 4

    def ask(number: int) -> int:
        method, path = asked[number % len(asked)]
        known = token if number % 2 else None  # who sat there, and strangers
        body = {"text": f"{number:05}" * 55} if method == "POST" else None
        return visitors[number % 6].ask(method, path, body, known).status

    with ThreadPoolExecutor(6) as pool:
        said = set(pool.map(ask, range(480)))
    check(said <= {200, 401, 403, 404, 429}, f"answers: {said}")
    check(429 in said, "no limit was felt")


@busy.attack
def hellos_with_a_wrong_n(target: Target) -> None:
    """Withstood: they cost a connection more than other frames, and others nothing they notice."""
    players = seat_people(target.visitors(2), options={"rounds": 100})
    play(players, 60)
    lines = [Player(target.visitor(), players[0].table, players[0].token) for _ in range(10)]
    hellos = b"".join(
        text({"type": "hello", "table": players[0].table, "token": players[0].token, "n": n})
        for n in (2**31 - 1, 0, 1, 99999)
    )
    shown = 0
    for _ in range(20):
        for line in lines:
            if line.closed is None:
                line.send_raw(hellos)
        listen(lines, 0.1)
    shown = sum(said["type"] == "step" for line in lines for said in line.heard)
    check(shown < 10 * 40, f"the whole match was told {shown} times")
    check(target.metric("loop_lag_seconds") < 0.5, "the loop is late")
    refused = {code for line in lines for code in line.errors()}
    check(refused <= {"too_many", "busy"}, f"said: {refused}")
    check(refused, "no limit was felt")
