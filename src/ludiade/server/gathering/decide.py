"""The law of a gathering: what is asked becomes entries, or a refusal that changes nothing."""

from collections.abc import Callable
from typing import Any

from ludiade.server.gathering import asks, coming, deals, rounds
from ludiade.server.gathering.draft import Draft, Names
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device
from ludiade.server.wire import gatherings as wire

Decision = Callable[[Draft, Device, Any], None]
DECISIONS: dict[type, Decision] = {
    wire.Wish: coming.wish,
    wire.Hand: coming.hand,
    wire.Depart: coming.depart,
    wire.Promise: deals.promise,
    wire.Redeem: deals.redeem,
    wire.SetDoor: coming.set_door,
    wire.LetIn: coming.let_in,
    wire.Approve: coming.approve,
    wire.Rename: coming.rename,
    wire.Remove: coming.remove,
    wire.NextRound: rounds.next_round,
    wire.AddTable: rounds.add_table,
    wire.Transfer: rounds.transfer,
    wire.Pause: rounds.pause,
    wire.Resume: rounds.resume,
    wire.EndTable: rounds.end_table,
    wire.MoreTime: rounds.more_time,
    wire.Project: rounds.project,
    wire.EndGathering: rounds.end_gathering,
    asks.Come: coming.come,
    asks.Offer: coming.offer,
    asks.Claim: coming.claim,
    asks.Finish: rounds.finish,
    asks.Arrive: rounds.arrive,
    asks.TimeUp: rounds.time_up,
}


def decide(
    gathering: Gathering, who: Device, asked: asks.Ask, at: int, present: Present, names: Names
) -> Draft:
    """The entries that what is asked leads to, none where nothing is left to do; or a Refusal."""
    draft = Draft(gathering, at, present, names)
    DECISIONS[type(asked)](draft, who, asked)
    if draft.entries:
        draft.settle()
    return draft
