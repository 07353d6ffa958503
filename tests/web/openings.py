"""Matches played to a wanted moment beforehand, then laid on a real table move by move."""

import json
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from random import Random
from typing import IO, Any

import msgspec
from playwright.sync_api import APIRequestContext

from ludiade.games.diamino.plays.legal import MOST_LISTED, every_play
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.types import Pass, Place
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Expired, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.types import Action

NAMES = ["Léa", "Papi Jo", "Inès", "Noé", "Hortense", "Zoé", "Maximilien", "Ada"]
LONGEST = 900
"""Moves after which a match is given up: the moment looked for does not come."""

Wanted = Callable[[Any, tuple[int, ...], int], bool]
"""Whether this is the moment: my view, who is awaited, how many moves were made."""


def lead(
    game_id: str, players: int, options: dict[str, Any], wanted: Wanted,
    orders: Sequence[list[int]] = (),
) -> Match:  # fmt: skip
    """The first of many matches, by their seeds, that comes to the wanted moment.

    The orders given stand for the first shuffles.
    """
    game = shelf.find(game_id)
    assert game is not None
    for seed in range(400):
        dice = Random(seed)
        known = list(orders)
        match = Match(game, game.read_options(options, players), players)
        moves = 0
        while moves < LONGEST:
            waiting = match.state.waiting()
            if isinstance(waiting, Shuffle):
                order = known.pop(0) if known else dice.sample(range(waiting.size), waiting.size)
                match.apply(Shuffled(order))
                continue
            seats = waiting.seats if isinstance(waiting, Awaiting) else ()
            if wanted(match.state.view(Eyes(0)), seats, moves):
                return match
            if isinstance(waiting, Over):
                break
            seat = dice.choice(seats)
            moves += 1
            match.apply(Move(seat, choose(match, seat, dice)))
    raise LookupError(f"no match of {game_id} comes to that moment")


def choose(match: Match, seat: int, dice: Random) -> Action:
    """A move a person might make: long words, few objections, few passes."""
    menu = match.state.actions(seat)
    if match.game.id == "diamino" and any(one_of(menu, "pass")):
        return long_word(match, seat, dice)
    for kind, share in (("accept", 0.9), ("diego", 0.8), ("take", 1.0), ("draw", 0.5)):
        found = one_of(menu, kind)
        if found and dice.random() < share:
            return dice.choice(found)
    return dice.choice(menu)


def long_word(match: Match, seat: int, dice: Random) -> Action:
    """The longest word that can be laid; with very many tiles, any that comes to mind."""
    assert isinstance(match.state, Table)
    if len(match.state.racks[seat]) > MOST_LISTED:
        return match.state.pick(seat, Dice(dice.randrange(1 << 30))).action
    plays = [play for play in every_play(match.state) if isinstance(play, Place)]
    return max(plays, key=lambda play: (len(play.word), play.at)) if plays else Pass()


def one_of(menu: list[Action], kind: str) -> list[Action]:
    return [action for action in menu if msgspec.to_builtins(action)["type"] == kind]


def lay(
    address: str, host: APIRequestContext, match: Match, room: ExitStack,
    seen: Callable[[str, int], None] = lambda table, seat: None, untimed: bool = False,
    then: Mapping[str, Any] | None = None,
) -> str:  # fmt: skip
    """Make the moves of that match at a practice table, the host in the first seat.

    The guests stay until the room is left. Before each move, `seen` is told who makes it. The last
    guest asks for what comes `then`.
    """
    given, people = match.inputs, match.players
    orders = [shuffled.order for shuffled in given if isinstance(shuffled, Shuffled)]
    seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "link"} for _ in range(people - 1))]
    wish = {"game": match.game.id, "seats": seats, "practice": orders,
            "settings": {"untimed": untimed},
            "options": msgspec.to_builtins(match.options)}  # fmt: skip
    answer = host.post(f"{address}/api/tables", data=wish, headers={"origin": address})
    opened = answer.json()
    assert answer.status == 201, opened
    path = f"/api/tables/{opened['table']}"
    guests = [
        call(address, "/api/join", {"way": opened["join"], "name": NAMES[seat]}, "")["token"]
        for seat in range(1, people)
    ]
    tokens = [token_of(host), *guests]
    for token in guests:
        room.enter_context(urllib.request.urlopen(as_device(f"{address}{path}/stream", token)))
    moves = [move for move in given if isinstance(move, Move)]
    assert not any(isinstance(late, Expired) for late in given)
    with urllib.request.urlopen(as_device(f"{address}{path}/stream", tokens[0])) as told:
        call(address, f"{path}/do", {"type": "start"}, tokens[0])
        for number, move in enumerate(moves):
            window = next_step(told)["window"]
            seen(str(opened["table"]), move.seat)
            asked = {"type": "move", "seat": move.seat, "window": window, "key": str(number),
                     "action": msgspec.to_builtins(move.action)}  # fmt: skip
            call(address, f"{path}/do", asked, tokens[move.seat])
        next_step(told)
    if then is not None:
        call(address, f"{path}/do", {**then, "seat": people - 1, "key": "then"}, tokens[-1])
    return str(opened["table"])


def token_of(device: APIRequestContext) -> str:
    """By which the server knows that browser; no page of it can read this."""
    kept = device.storage_state()["cookies"]
    return next(str(cookie["value"]) for cookie in kept if cookie["name"] == "ludiade")


def next_step(told: IO[bytes]) -> dict[str, Any]:
    """The next step that the table tells."""
    for line in told:
        if line.strip() and (frame := json.loads(line))["type"] == "step":
            return dict(frame)
    raise EOFError("the table has gone")


def call(address: str, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
    """One request of a program, as another device."""
    with urllib.request.urlopen(as_device(address + path, token, body)) as answer:
        return dict(json.load(answer))


def as_device(url: str, token: str, body: dict[str, Any] | None = None) -> urllib.request.Request:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.Request(url, data, headers)
