"""Games that wait with a delay or for several at once, and how to come to such a moment."""

from itertools import product

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting
from ludiade.testing.walk import new_match, next_input
from tests.server.rig import Player, Rig, choose


def waits(game) -> set[str]:
    """How random matches of a game for three ever wait: with a delay, for several at once."""
    found: set[str] = set()
    for seed in range(6):
        dice = Dice(seed)
        match = new_match(game, 3, dice)
        for _ in range(60):
            waiting = match.state.waiting()
            if isinstance(waiting, Awaiting):
                found |= {"timed"} if waiting.seconds is not None else set()
                found |= {"racing"} if len(waiting.seats) > 1 else set()
            given = next_input(match, dice)
            if given is None or len(found) == 2:
                break
            match.apply(given)
        if len(found) == 2:
            break
    return found


LONG = {"diamino": {"contest_seconds": 20}, "diego": {"delay": 15}}
LEAST_S = 5
WAITS = {game: waits(game) for game in shelf.games()}
TIMED = [game for game, how in WAITS.items() if "timed" in how]
RACING = [game for game, how in WAITS.items() if "racing" in how]


_SLOW = [pytest.param(game, marks=pytest.mark.slow) for game in ("diabolo", "diamoniak")]
KINDS = ["diego", *_SLOW]
"""One game of each kind: hands are hidden and delays run; hands and answers are; all is open."""


async def until_delay(players: list[Player], dice: Dice) -> list[dict]:
    """Play on until the table waits with a delay."""
    steps = [await player.get("step") for player in players]
    for _ in range(400):
        waiting = steps[0]["waiting"]
        assert waiting["type"] == "awaiting", "the match ended without a delay"
        if waiting.get("then") == "expires":
            return steps
        seat = waiting["seats"][dice.below(len(waiting["seats"]))]
        action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
        players[seat].move(steps[seat], action, seat)
        steps = [await player.get("step") for player in players]
    raise AssertionError("no delay")


def shortest(game) -> dict:
    """Options with the shortest delays this game offers."""
    for name, value in product(("delay", "contest_seconds"), (1, 2, 3, 5)):
        if is_option(game, 2, name, value):
            return {name: value}
    return {}


def quick_options(game: AnyGame, players: int) -> dict[str, int]:
    """Options under which a match ends soon, where a game has such."""
    wanted = {"rounds": 1, "games": 1, "delay": 1, "contest_seconds": 1}
    return {name: value for name, value in wanted.items() if is_option(game, players, name, value)}


def is_option(game: AnyGame, players: int, name: str, value: int) -> bool:
    """Whether a game takes that."""
    try:
        game.read_options({name: value}, players)
    except BadRecord:
        return False
    return True


async def timed_table(rig: Rig, game) -> list[Player]:
    return await rig.seated(game.id, 2, options=shortest(game))


async def kinds(rig: Rig, players: list[Player]) -> list[type]:
    return [type(entry) for entry in await rig.log(players[0].table)]
