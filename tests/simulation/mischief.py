"""What people do that nobody needs: come, go, vote, leave, click twice, and lie."""

from typing import TYPE_CHECKING

import msgspec

from ludiade.server.wire.requests import (
    DoMove,
    Leave,
    Reseat,
    Say,
    StandIn,
    TakeBack,
    Vote,
)
from tests.simulation import wire

if TYPE_CHECKING:
    from tests.simulation.device import Device


def do_something(device: "Device") -> None:
    """One thing, drawn."""
    chance, link, lobby = device.evening.chance, device.link, device.lobby
    kind = chance.random()
    if link is None or lobby is None:
        return
    if kind < 0.15:  # away, and back elsewhere
        device.tell("goes away")
        link.cut(chance.uniform(0.0, 1.0))
    elif kind < 0.22:  # a second window; the first stays open for a while
        node = device.evening.any_node()
        if node is not None:
            device.open(node)
            device.later(chance.uniform(0.5, 4.0), link.cut)
    elif kind < 0.75 and device.seated:
        _ask_anything(device, lobby)


def _ask_anything(device: "Device", lobby: wire.Lobby) -> None:
    chance, players = device.evening.chance, len(lobby.seats)
    mine = [number for number, seat in enumerate(lobby.seats) if seat.mine]
    seat = chance.choice(mine) if mine and chance.random() < 0.6 else chance.randrange(players)
    key = device.new_key()
    step = device.steps[-1].step if device.steps else None
    match chance.randrange(9):
        case 0 | 1:
            on = chance.choice(["pause", "pause", "pause", "resume", "close"])
            yes = chance.random() < 0.8
            if on != "close" or not yes or chance.random() < 0.1:
                device.ask(Vote(seat=seat, on=on, yes=yes, key=key))
        case 2:
            device.ask(StandIn(seat=seat, key=key))
        case 3 | 4:
            device.ask(TakeBack(seat=seat, key=key))
        case 5:
            device.ask(Say(seat=seat, phrase="hello"))
        case 6:
            if chance.random() < 0.3 and device.leaves:
                device.ask(Leave(seat=seat, key=key))
        case 7:
            if device.is_host and lobby.status == "open":
                device.ask(Reseat(seat=players - 1, kind="bot", level="easy", key=key))
        case _:
            if step is not None:
                window = step.window + chance.choice([-1, 0, 1, 7])
                action = msgspec.Raw(b'{"type":"of nobody"}')
                if step.looks[-1].menu:
                    action = msgspec.Raw(bytes(step.looks[-1].menu[0]))
                device.ask(DoMove(seat=seat, window=window, action=action, key=key))
