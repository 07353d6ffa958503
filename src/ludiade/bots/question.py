"""A seat's question as a line of JSON: all that crosses into another process, and nothing else."""

from typing import Any, cast

import msgspec
from msgspec import Struct

from ludiade.bots import Seen
from ludiade.kernel import shelf
from ludiade.kernel.types import Action


class Question(Struct, frozen=True):
    """What a seat knows, as plain data: docs/bots.md tells it to bots of any language."""

    game: str
    rules: int
    options: Any
    players: int
    seat: int
    view: Any
    menu: Any
    complete: bool
    """Whether the menu lists all that is legal."""
    seed: int
    """For the bot's own chance; the same through a match."""


_decode = msgspec.json.Decoder(Question).decode


def ask(seen: Seen, seed: int) -> bytes:
    """What a seat knows as one line, without its end."""
    game = seen.game
    return msgspec.json.encode(Question(
        game.id, game.rules, seen.options, seen.players, seen.seat, seen.view, seen.actions,
        game.lists_all, seed,
    ))  # fmt: skip


def read(line: bytes) -> tuple[Seen, int]:
    """What was asked, in the game's own types, and the seed."""
    asked = _decode(line)
    game = shelf.find(asked.game, asked.rules)
    assert game is not None
    options = game.read_options(asked.options, asked.players)
    view = msgspec.convert(asked.view, game.View)
    menu = [cast(Action, game.read_action(action)) for action in asked.menu]
    return Seen(game, options, asked.players, asked.seat, view, menu), asked.seed
