"""What devices ask: mostly what one would at that moment, often what only an attacker would."""

import hashlib
from random import Random
from typing import Any

import msgspec

from ludiade.bots.levels import BOTS
from ludiade.kernel.dice import Dice
from ludiade.server.room.asks import (
    Ask,
    BotFailed,
    BotMove,
    Claim,
    CloseIdle,
    Follow,
    Offer,
    Recover,
    Sit,
    TimeUp,
)
from ludiade.server.room.timing import due
from ludiade.server.wire.decoding import read_table_request
from ludiade.server.wire.requests import PHRASES, TableRequest
from tests.contract.rooms.table import Trial

DEVICES = ("host", "ana", "bao", "eve", "hand")


def played_on(trial: Trial, device: str) -> Ask | None:
    """What somebody would do who wants the match to go on."""
    room, chance = trial.room, trial.chance
    who = trial.number(device)
    own = room.seats_of(who)
    if room.status == "open":
        return _begin(trial, device, own)
    if room.status != "playing":
        return _read(chance, {"type": "rematch"})
    awaited = [seat for seat in room.awaited if seat in own]
    if room.paused:
        seat = chance.choice(own) if own else 0
        return _read(chance, {"type": "vote", "seat": seat, "on": "resume"})
    if not awaited:
        return bot_move(trial)
    seat = chance.choice(awaited)
    if room.seats[seat].kind == "bot":
        return _read(chance, {"type": "take_back", "seat": seat})
    return _move(trial, seat, room.window)


def _begin(trial: Trial, device: str, own: tuple[int, ...]) -> Ask | None:
    room, chance = trial.room, trial.chance
    if not own and room.waits_for_people:
        return Sit(device, chance.random() < 0.3, chance.random() < 0.5)
    if room.mixing == "reveal":
        for seat in own:
            share = trial.shares.get(room.commitments.get(seat, ""))
            if share is not None and seat not in room.contributions:
                sent = {"type": "reveal", "seat": seat, "contribution": share.hex()}
                return _read(chance, sent)
        return None
    missing = [seat for seat in own if seat not in room.commitments]
    if missing and room.practice is None:
        return promise(trial, chance.choice(missing))
    return _read(chance, {"type": "start"}) if device == "host" or chance.random() < 0.1 else None


def promise(trial: Trial, seat: int) -> Ask:
    """A new share in the shuffles, promised."""
    share = trial.chance.randbytes(32)
    digest = hashlib.sha256(share).hexdigest()
    trial.shares[digest] = share
    return _read(trial.chance, {"type": "commit", "seat": seat, "commitment": digest})


def _move(trial: Trial, seat: int, window: int) -> Ask:
    state = trial.room.state
    assert state is not None
    action = state.pick(seat, Dice(trial.chance.getrandbits(40))).action
    key = f"k{trial.chance.getrandbits(20)}"
    sent: dict[str, Any] = {"type": "move", "seat": seat, "window": window, "key": key}
    sent["action"] = msgspec.to_builtins(action)
    if trial.chance.random() < 0.2:
        sent["left_ms"] = trial.chance.choice([-1, 0, 1, 2**53])
    return _read(trial.chance, sent)


def bot_move(trial: Trial, late: bool = False) -> BotMove | None:
    """A bot's answer, where one is awaited."""
    room, chance = trial.room, trial.chance
    assert room.state is not None
    kind = "person" if late else "bot"
    seats = [seat for seat in room.awaited if room.seats[seat].kind == kind]
    if not seats:
        return None
    seat = chance.choice(seats)
    action = room.state.pick(seat, Dice(chance.getrandbits(40))).action
    return BotMove(seat, room.window, action, "easy", late)


def of_the_server(trial: Trial) -> Ask | None:
    """What the server itself may ask at any time, right or wrong."""
    chance, room = trial.chance, trial.room
    kind = chance.randrange(8)
    if kind == 0:
        return Recover()
    if kind == 1:
        return CloseIdle() if chance.random() < 0.2 else None
    if kind == 2:
        return Follow(f"next{chance.randrange(2)}") if room.has_ended else None
    if kind == 3:
        return BotFailed(chance.randrange(room.players), chance.choice(BOTS))
    if kind < 6 and room.awaited:
        move = bot_move(trial, late=chance.random() < 0.5)
        if move is not None and chance.random() < 0.3:
            return msgspec.structs.replace(move, window=chance.randrange(room.n + 2))
        return move
    return TimeUp()


def time_passes(trial: Trial) -> int:
    """How many milliseconds: none, a few, up to what is due, or far beyond."""
    chance = trial.chance
    found = due(trial.room)
    if found is not None and chance.random() < 0.3:
        return max(0, found.at - trial.now + chance.choice([-401, -1, 0, 0, 1, 5000]))
    return chance.choice([0, 1, 50, 1500, 21_000, 301_000, 16 * 60_000])


def hostile(trial: Trial, other: Trial, device: str) -> Ask | None:
    """Anything that can be read from the wire, and what was meant for the other table."""
    chance, room = trial.chance, trial.room
    seat = chance.choice([*range(room.players), chance.randrange(16)])
    own = room.seats_of(trial.number(device))
    if own and chance.random() < 0.6:
        seat = chance.choice(own)
    kind = chance.randrange(20)
    if kind == 0 or (kind < 4 and trial.codes and chance.random() < 0.5):
        return Claim(chance.choice([*trial.codes, *other.codes, room.ways[0].digest if room.ways
                                    else "0" * 64]))  # fmt: skip
    if kind == 1:
        return Offer(seat, chance.choice(["move", "hand"]), f"{chance.getrandbits(256):064x}")
    if kind == 2:
        return Sit("Eve", chance.random() < 0.5, chance.random() < 0.5)
    sent: dict[str, Any]
    if kind < 6:
        return _hostile_move(trial, other, seat)
    if kind < 8:
        known = [*room.commitments.values(), *other.room.commitments.values(), "ab" * 32]
        sent = {"type": "commit", "seat": seat, "commitment": chance.choice(known)}
    elif kind < 10:
        shares = [*trial.shares.values(), *other.shares.values(), b"\0" * 32]
        sent = {"type": "reveal", "seat": seat, "contribution": chance.choice(shares).hex()}
    elif kind == 10:
        sent = {"type": "say", "seat": seat, "phrase": chance.choice([*PHRASES, "", "\ud7ff" * 9])}
    elif kind == 11:
        order = chance.sample(range(room.players), room.players)
        sent = {"type": "reorder", "order": chance.choice([order, order, [0] * 16, []])}
    elif kind == 12:
        sent = {"type": "reseat", "seat": seat, "name": "X", "level": chance.choice([*BOTS, "x"]),
                "kind": chance.choice(["here", "link", "open", "bot"])}  # fmt: skip
    elif kind < 16:
        on, yes = chance.choice(["close", "pause", "resume"]), chance.random() < 0.7
        sent = {"type": "vote", "seat": seat, "on": on, "yes": yes}
    else:
        sent = {"type": chance.choice(["stand_in", "take_back", "leave", "hint"]), "seat": seat}
    return _read(chance, sent)


def restless(trial: Trial, device: str) -> Ask:
    """Seats that change hands: codes given and used, places left, taken and exchanged."""
    chance, room = trial.chance, trial.room
    own = room.seats_of(trial.number(device))
    seat = chance.choice(own or range(room.players))
    kind = chance.randrange(10)
    if kind < 3:
        return Offer(seat, chance.choice(["move", "hand"]), f"{chance.getrandbits(256):064x}")
    if kind < 6 and trial.codes:
        return Claim(chance.choice(trial.codes[-3:]))
    if kind == 6:
        return Sit(device, False, True)
    if kind == 7:
        return _read(chance, {"type": "leave", "seat": seat})
    if kind == 8:
        order = chance.sample(range(room.players), room.players)
        return _read(chance, {"type": "reorder", "order": order})
    where = chance.randrange(room.players)
    return _read(chance, {"type": "reseat", "seat": where, "kind": chance.choice(["here", "open"])})


def _hostile_move(trial: Trial, other: Trial, seat: int) -> Ask | None:
    chance, room = trial.chance, trial.room
    windows = [room.window, room.window, other.room.window, room.n, 0, 2**31 - 1]
    if room.state is not None and room.awaited and chance.random() < 0.6:
        return _move(trial, chance.choice(room.awaited), chance.choice(windows))
    actions: list[Any] = [{}, [], None, 1e300, {"type": 7}, {"type": "x" * 3000}, "\u202e", "draw",
                          {"type": "draw", "seat": -1}, {"type": "pay", "cards": ["?"] * 99},
                          {"type": "play", "card": 2**64}]  # fmt: skip
    if other.room.awaited and other.room.state is not None:
        theirs = other.room.state.pick(other.room.awaited[0], Dice(chance.getrandbits(40)))
        actions += 3 * [msgspec.to_builtins(theirs.action)]
    sent = {"type": "move", "seat": seat, "window": chance.choice(windows), "key": "same",
            "action": chance.choice(actions)}  # fmt: skip
    return _read(chance, sent)


def _read(chance: Random, sent: dict[str, Any]) -> TableRequest:
    if sent["type"] not in ("move", "say") and chance.random() < 0.5:
        sent["key"] = f"k{chance.randrange(50)}"
    return read_table_request(msgspec.json.encode(sent))
