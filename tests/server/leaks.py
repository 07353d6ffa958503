"""Does a device learn what its eyes may not see? `make leaks MATCHES=2000 STORE=postgres`.

Each match is played twice on line from truths that one seat, or a spectator, cannot tell apart:
two hidden things of a deal have changed places, and the same moves are forced. All that this device
is sent must be the same byte for byte, until the rules themselves make the difference public. Then
members of random gatherings are told the same whatever is otherwise with all others.
"""

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.record import waiting_as_json
from ludiade.kernel.types import Event, Options
from ludiade.server.gathering.asks import Come
from tests.server.gathering.evening import Evening
from tests.server.rig import Player, Rig, part, running
from tests.services import services_under_test

MOST_MOVES = 30
TRIES = 12
AT_ONCE = 8
COMES_BACK = 7
"""After so many moves the device goes, and is back in a moment."""
ASIDE = re.compile(rb'"(table|left_ms|mixing_ms)":("[a-z0-9]*"|\d+)')
encode = msgspec.json.encode


@dataclass
class Pair:
    """Two deals of one match, the moves of both, and how many of them look alike."""

    game: AnyGame
    options: Options
    players: int
    observer: int | None
    moves: list[Move]
    orders: list[list[list[int]]]
    alike: int


class Telling:
    """A match as the kernel alone would tell it to some eyes."""

    def __init__(self, game: AnyGame, options: Options, players: int, eyes: Eyes) -> None:
        self.match = Match(game, options, players)
        self.eyes = eyes
        self.orders: list[list[int]] = []

    def settle(self, chosen: list[list[int]], dice: Dice, before: Sequence[Event] = ()) -> bytes:
        """Give the shuffles that are called for, then say what the eyes are told of it all."""
        told = [*before]
        while isinstance(waiting := self.match.state.waiting(), Shuffle):
            given = chosen[len(self.orders)] if len(self.orders) < len(chosen) else []
            order = given if len(given) == waiting.size else dice.order(waiting.size)
            self.orders.append(order)
            self.match.apply(Shuffled(order), told)
        state = self.match.state
        awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
        menus = [state.actions(seat) for seat in awaited if self.eyes.see(seat)]
        return encode([state.view(self.eyes), waiting_as_json(waiting), menus, told])

    def move(self, move: Move, chosen: list[list[int]], dice: Dice) -> bytes:
        told: list[Event] = []
        self.match.apply(move, told)
        return self.settle(chosen, dice, told)


def pair(game: AnyGame, dice: Dice) -> Pair | None:
    """Two truths that one observer cannot tell apart for a while, if chance finds some."""
    players = game.seats[dice.below(len(game.seats))]
    options = game.any_options(players, dice)
    observer = dice.below(players + 1) - 1
    eyes = SPECTATOR if observer < 0 else Eyes(observer)
    first = Telling(game, options, players, eyes)
    moves: list[Move] = []
    tellings = [first.settle([], dice)]
    for _ in range(MOST_MOVES):
        waiting = first.match.state.waiting()
        if not isinstance(waiting, Awaiting):
            break
        seat = waiting.seats[dice.below(len(waiting.seats))]
        moves.append(first.match.state.pick(seat, dice))
        tellings.append(first.move(moves[-1], [], dice))
    best: Pair | None = None
    for _ in range(TRIES if first.orders else 0):
        number = dice.below(len(first.orders))
        order = first.orders[number][:]
        i, j = dice.below(len(order)), dice.below(len(order))
        order[i], order[j] = order[j], order[i]
        orders = [*first.orders[:number], order, *first.orders[number + 1 :]]
        alike = _alike(Telling(game, options, players, eyes), moves, tellings, orders, dice)
        if order != first.orders[number] and alike > (best.alike if best else 1):
            best = Pair(game, options, players, None if observer < 0 else observer, moves,
                        [first.orders, orders], alike)  # fmt: skip
    return best


def _alike(
    other: Telling, moves: list[Move], tellings: list[bytes], orders: list[list[int]], dice: Dice
) -> int:
    """How many moves in, the second truth still tells the same."""
    if other.settle(orders, dice) != tellings[0]:
        return 0
    for number, move in enumerate(moves):
        try:
            if other.move(move, orders, dice) != tellings[number + 1]:
                return number
        except Illegal:
            return number
    return len(moves)


async def played(rig: Rig, found: Pair, orders: list[list[int]]) -> list[bytes]:
    """All that the observer is sent, while the moves that look alike are made."""
    observer = found.observer
    seats = [
        {"kind": "link"} if seat == observer else {"kind": "here", "name": f"S{seat}"}
        for seat in range(found.players)
    ]
    opened = await rig.open(
        found.game.id, seats, options=msgspec.to_builtins(found.options), practice=orders
    )
    table = opened["table"]
    host = await rig.player(table, opened["token"])
    await host.get("lobby")
    if observer is None:
        token, known = "", {"watch": opened["watch"]}
    else:
        token = (await rig.join(opened["join"], "Obs"))["token"]
        known = {"token": token}
    watcher = await rig.player(table, **known)
    await watcher.get("lobby")
    answers: list[bytes] = []
    host.send({"type": "start"})
    steps = [await host.get("step"), await watcher.get("step")]
    for number, move in enumerate(found.moves[: found.alike]):
        own = move.seat == observer
        if number % 3 == 0:
            await _blunder(watcher, steps[1], observer, found, number)
        device, step = (watcher, steps[1]) if own else (host, steps[0])
        action = msgspec.to_builtins(move.action)
        device.move(step, action, move.seat, key=f"k{number}", left_ms=1)
        steps = [await host.get("step"), await watcher.get("step")]
        if number % COMES_BACK == COMES_BACK - 1:
            answers += watcher.raw
            await part([watcher])
            watcher = await rig.player(table, **known, n=steps[1]["n"] if number % 2 else 0)
            steps[1] = await watcher.get("step")
    answers += watcher.raw
    if steps[1]["waiting"]["type"] != "over":  # from then on the whole match is public
        path = f"/api/tables/{table}/record"
        watch = {"X_Ludiade_Watch": opened["watch"]}
        status, _, refusal = await rig.raw("GET", path, token=token, **watch)
        assert status == 409
        answers.append(refusal)
    await part([host, watcher])
    return [ASIDE.sub(b"", data) for data in answers]


async def _blunder(
    watcher: Player, step: dict[str, Any], observer: int | None, found: Pair, number: int
) -> None:
    """Ask for what cannot be: the refusal must not tell either."""
    action = msgspec.to_builtins(found.moves[(number * 7 + 3) % len(found.moves)].action)
    seat = (observer or 0) if number % 2 else (observer or 0) + 1
    if step["looks"][0]["menu"] and seat == observer:
        action = {"type": "no_such_thing"}
    elif seat == observer and seat in step["waiting"].get("seats", []):
        return
    watcher.move(step, action, seat, key=f"b{number}")
    await watcher.get("error")


async def compare(rig: Rig, found: Pair) -> int:
    """Play both truths; the number of bytes compared."""
    one = await played(rig, found, found.orders[0])
    two = await played(rig, found, found.orders[1])
    if one != two:
        differ = next((a, b) for a, b in zip(one, two, strict=False) if a != b)
        raise AssertionError(f"{found.game.id}, seat {found.observer}: {differ}")
    return sum(map(len, one))


async def soak(folder: Path, matches: int, seed: int) -> dict[str, int]:
    """So many pairs over all games, some at once: most of the time is the disk's."""
    seen = {"matches": 0, "moves": 0, "bytes": 0}
    pairs = _pairs(seed)
    async with running(folder) as rig:
        while seen["matches"] < matches:
            found = [next(pairs) for _ in range(min(AT_ONCE, matches - seen["matches"]))]
            compared = await asyncio.wait_for(
                asyncio.gather(*(compare(rig, one) for one in found)), 120
            )
            seen["bytes"] += sum(compared)
            seen["matches"] += len(found)
            seen["moves"] += sum(2 * one.alike for one in found)
            if seen["matches"] % (25 * AT_ONCE) == 0:
                print(seen, flush=True)
    return seen


def _pairs(seed: int) -> Iterator[Pair]:
    games = shelf.games()
    for number in count(1):
        found = pair(games[number % len(games)], Dice(seed * 1_000_003 + number))
        if found is not None:
            yield found


def attend_evenings(count: int, seed: int) -> int:
    """Members of random and hostile gatherings learn nothing of others; the requests looked at."""
    plans: list[dict[str, Any]] = [{}, {"kind": "club", "same_deal": True}, {"size": 3}]
    looked = 0
    for number in range(count):
        evening = Evening(seed * 1_000_003 + number, **plans[number % len(plans)])
        for _ in range(4):
            evening.ask(evening.live.people, Come(("",)))
        evening.go_on(60)
        looked += evening.done
    return looked


if __name__ == "__main__":
    with services_under_test(), tempfile.TemporaryDirectory() as scratch:
        print(asyncio.run(soak(Path(scratch), int(sys.argv[1]), seed=1)))
    print({"evenings": int(sys.argv[1]) // 10, "asked": attend_evenings(int(sys.argv[1]) // 10, 1)})
