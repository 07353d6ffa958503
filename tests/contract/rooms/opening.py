"""Tables as they are opened: of any game at random, or as a test wants them."""

import hashlib
from random import Random
from typing import Any

import msgspec

from ludiade.bots.levels import BOTS
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Shuffle, Shuffled
from ludiade.server.room.entries import Opened, Seat, Settings, Way
from ludiade.server.room.fairness import link_token
from ludiade.server.room.seats import wished
from tests.contract.rooms.table import Trial

GAMES = shelf.games()
WEIGHTS = [1 if game.id == "diamino" else 4 for game in GAMES]
"""A random word takes longer than all laws together."""


def new_table(
    game: str,
    kinds: tuple[str, ...],
    settings: Settings,
    host: int = 0,
    seats: tuple[Seat, ...] | None = None,
    practice: list[list[int]] | None = None,
) -> Trial:
    """A table of a game with its usual options and these seats, or kinds of seats."""
    found = shelf.find(game)
    assert found is not None
    options = msgspec.to_builtins(found.read_options({}, len(kinds)))
    opened = Opened(
        at=0, name="table", game=game, rules=found.rules, options=options, settings=settings,
        seats=seats or seats_of(kinds, Random(1)), secret="5e" * 32, host=host,
        practice=practice,
    )  # fmt: skip
    return Trial(opened, Random(1))


def seats_of(kinds: tuple[str, ...], chance: Random) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    people = 1
    for kind in kinds:
        somebody = 0 if kind == "me" else people
        seats.append(wished(kind, "Bot" * (kind == "bot"), chance.choice(BOTS), 0, somebody))
        people += kind == "here"
    return tuple(seats)


def opened(chance: Random, name: str) -> Opened:
    """A table of any game, its seats of any kind."""
    game = chance.choices(GAMES, WEIGHTS)[0]
    players = chance.choice(list(game.seats)[:4])
    kinds = chance.choices(["here", "link", "open", "bot"], (3, 4, 2, 3), k=players)
    if chance.random() < 0.7:
        kinds[0] = "me"
    options = game.any_options(players, Dice(chance.getrandbits(40)))
    secret = f"{chance.getrandbits(256):064x}"
    settings = Settings(
        turn_limit=chance.choice([None, None, 5, 60]), spectators=chance.random() < 0.7,
        untimed=chance.random() < 0.2, hints=chance.random() < 0.8,
    )  # fmt: skip
    return Opened(
        at=0, name=name, game=game.id, rules=game.rules, options=msgspec.to_builtins(options),
        settings=settings, seats=seats_of(tuple(kinds), chance), secret=secret,
        ways=(Way(hashlib.sha256(link_token(secret, "join").encode()).hexdigest(), "join", 10**9),),
        practice=_practice(game, options, players, chance) if chance.random() < 0.15 else None,
    )  # fmt: skip


def _practice(game: AnyGame, options: Any, players: int, chance: Random) -> list[list[int]]:
    state = game.start(options, players)
    orders: list[list[int]] = []
    while isinstance(waiting := state.waiting(), Shuffle) and len(orders) < 3:
        orders.append(Dice(chance.getrandbits(40)).order(waiting.size))
        state.apply(Shuffled(orders[-1]))
    return orders
