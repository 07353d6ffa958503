"""How long a long log takes to fold: `python bench/folding.py`, plain or compiled."""

import time

import msgspec

from ludiade.kernel import shelf, state
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.server.room.asks import SERVER, BotMove
from ludiade.server.room.decide import decide
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import Logged, Opened, Seat, Settings, encode_entry
from ludiade.server.room.house import HouseRules
from ludiade.server.room.room import Room
from ludiade.server.wire.requests import Start

ENTRIES = 5000
TRIES = 5
NOBODY = Present(frozenset(), {}, 0)


def main() -> None:
    """The best of a few tries, for each game's longest table."""
    kind = "plain" if str(state.__file__).endswith(".py") else "compiled"
    for game in shelf.games():
        log = log_of(game)
        times = []
        for _ in range(TRIES):
            began = time.process_time()
            Room.folded(log)
            times.append(1000 * (time.process_time() - began))
        of_many = min(times) * ENTRIES / len(log)
        print(f"{game.id:10} {kind}: {len(log):5,} entries {min(times):6.1f} ms, "
              f"of {ENTRIES:,}: {of_many:6.1f} ms")  # fmt: skip


def log_of(game: AnyGame) -> list[Logged]:
    """As many entries as a table of random bots comes to, at most ENTRIES."""
    players = min(4, max(game.seats))
    options = longest(game, players)
    opened = Opened(
        at=0, name="long", game=game.id, rules=game.rules, options=options,
        settings=Settings(turn_limit=60), secret="5e" * 32,
        seats=(Seat("bot", level="random", bot="Bot"),) * players,
    )  # fmt: skip
    log = [Logged(encode_entry(opened))]
    dice = Dice(1)
    draft = decide(Room.opened(opened, HouseRules()), 0, Start(), 0, NOBODY)
    while True:
        log += [Logged(encode_entry(entry)) for entry in draft.entries]
        if len(log) >= ENTRIES or draft.room.has_ended:
            return log[:ENTRIES]
        draft = moved(draft.room, dice)


def moved(room: Room, dice: Dice) -> Draft:
    """Any move of a seat that is awaited."""
    assert room.state is not None
    seat = room.awaited[dice.below(len(room.awaited))]
    action = room.state.pick(seat, dice).action
    asked = BotMove(seat, room.window, action, "random", late=False)
    return decide(room, SERVER, asked, room.at + 500, NOBODY)


def longest(game: AnyGame, players: int) -> dict[str, object]:
    """The options of a game, as many rounds or games as it allows."""
    for many in (1000, 100, 20, 10):
        for option in ("rounds", "games"):
            try:
                wished = game.read_options({option: many}, players)
            except BadRecord:
                continue
            return dict(msgspec.to_builtins(wished))
    return dict(msgspec.to_builtins(game.read_options({}, players)))


if __name__ == "__main__":
    main()
