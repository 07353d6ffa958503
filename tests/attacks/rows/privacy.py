"""Looking at what is not one's own.

At the first server a stranger who knew a table's name had its record and replay, with the names of
those who played, also where no spectators were wanted.
"""

import secrets

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, listen, play, seat_people, start, wait
from tests.attacks.visitor import Visitor
from tests.attacks.websocket import WebSocket, text

row = Row(8, "record, replay and review of a table without spectators, by a stranger")
CALLS = ("record", "replay", "review", "stream")
NAMES = ("Ada Lovelace", "P1")


def closed_match(target: Target, spectators: bool) -> list[Player]:
    """A match that its two players have played and then closed."""
    players = seat_people(target.visitors(2), begin=False, settings={"spectators": spectators})
    host = players[0]
    host.send({"type": "reseat", "seat": 0, "kind": "here", "name": NAMES[0]})
    listen(players, 0.2)
    start(players)
    play(players, 4)
    for player in players:
        player.send({"type": "vote", "seat": player.seat, "on": "close"})
    wait(players, lambda: host.lobby["status"] == "closed", 3)
    return players


def looks(visitor: Visitor, table: str, token: str | None, watch: str | None) -> list[str]:
    """What of an ended match is shown, by name."""
    headers = [] if watch is None else [("X-Ludiade-Watch", watch)]
    shown = []
    for call in CALLS:
        path = f"/api/tables/{table}/{call}"
        for query in ("", f"?watch={watch}&token={token}"):
            try:
                said = visitor.ask("GET", path + query, token=token, headers=headers, timeout=5)
            except TimeoutError:
                shown.append(call)
                continue
            if said.status == 200 or any(name.encode() in said.body for name in NAMES):
                shown.append(call)
    socket = WebSocket(visitor)
    known = {} if token is None else {"token": token}
    seen = {} if watch is None else {"watch": watch}
    socket.send_raw(text({"type": "hello", "table": table, "n": 0, **known, **seen}))
    if any(said["type"] in ("lobby", "step") for said in socket.read(2)):
        shown.append("hello")
    socket.cut()
    return shown


@row.attack
def by_strangers_where_nobody_may_watch(target: Target) -> None:
    """Withstood: nothing is shown to a stranger, whatever they bring, and no name is told."""
    players = closed_match(target, spectators=False)
    stranger = target.visitor()
    token = stranger.open("diego", ["me", "bot"]).json["token"]
    join = players[0].ways["join"]  # type: ignore[attr-defined]
    for given in (None, token, secrets.token_urlsafe(32)):
        for watch in (None, "", secrets.token_urlsafe(32), join, players[0].table):
            shown = looks(stranger, players[0].table, given, watch)
            check(not shown, f"a stranger is shown {', '.join(shown)}")


@row.attack
def by_strangers_without_the_link_to_watch(target: Target) -> None:
    """Withstood: nothing is shown without the link; with it, and to who sat there, all is."""
    players = closed_match(target, spectators=True)
    stranger, table = target.visitor(), players[0].table
    for watch in (None, secrets.token_urlsafe(32)):
        shown = looks(stranger, table, None, watch)
        check(not shown, f"a stranger is shown {', '.join(shown)}")
    link = players[0].ways["watch"]  # type: ignore[attr-defined]
    said = stranger.ask("GET", f"/api/tables/{table}/record", headers=[("X-Ludiade-Watch", link)])
    check(said.status == 200, f"the link to watch by: {said.status}")
    for call in CALLS[:2]:
        said = players[1].visitor.ask("GET", f"/api/tables/{table}/{call}", token=players[1].token)
        check(said.status == 200, f"{call} by who sat there: {said.status}")


@row.attack
def while_a_match_is_under_way(target: Target) -> None:
    """Withstood: no record before the end, not even to those who play; no hand to spectators."""
    players = seat_people(target.visitors(2))
    play(players, 3)
    table, stranger = players[0].table, target.visitor()
    link = players[0].ways["watch"]  # type: ignore[attr-defined]
    for visitor, token in ((players[0].visitor, players[0].token), (stranger, None)):
        for call in CALLS[:3]:
            said = visitor.ask("GET", f"/api/tables/{table}/{call}", token=token,
                               headers=[("X-Ludiade-Watch", link)])  # fmt: skip
            check(said.status == 409, f"{call} during the match: {said.status}")
    watcher = Player(stranger, table, None, watch=link, n=0)
    check(wait([watcher], lambda: bool(watcher.step), 3), "the link to watch by leads nowhere")
    check([look["seat"] for look in watcher.step["looks"]] == [None], "a hand is shown")
    seed = watcher.lobby["fairness"]
    check("seed" not in seed, "the seed is told before the end")
    hands = [look["view"]["hands"] for look in watcher.step["looks"]]
    check(all(not isinstance(hand, list) for hand in hands[0]), "a hand is shown")


@row.attack
def by_guessing_names_of_tables(target: Target) -> None:
    """Withstood: a table that is not there and one that is not open are not told of to others."""
    host, stranger = target.visitors(2)
    host.open("diego", ["me", "link"], settings={"spectators": False})
    listed = stranger.ask("GET", "/api/tables").json
    check(listed == [], f"tables that are not open to anybody are listed: {listed}")
    check(stranger.ask("GET", "/api/mine").json == [], "a stranger has tables")
    for name in ("a" * 12, "%27 OR 1=1 --", "x'; DROP TABLE entry; --", "..%2F..%2Fetc%2Fpasswd"):
        for call in CALLS:
            said = stranger.ask("GET", f"/api/tables/{name.replace(' ', '%20')}/{call}")
            check(said.status == 404, f"{call} of {name}: {said.status}")
