"""The law of a table: what is asked becomes entries, or a refusal that changes nothing.

Who may do what is decided here, from the room and the device alone, at the moment of the decision.
"""

from collections.abc import Callable
from typing import Any

from ludiade.server.room import asks, beginning, held, moves, seats, together
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import Device
from ludiade.server.room.room import Room
from ludiade.server.wire import requests
from ludiade.server.wire.decoding import Denied

MOST_CHATTER = 4000
"""So many entries besides the match itself are a host's, and so many let new people come; a table
has room for its moves."""
MOST_A_PERSON = 300
"""So many are anybody else's, whatever others have brought about: who is loud silences nobody."""

Decision = Callable[[Draft, Device, Any, Present], None]
DECISIONS: dict[type, Decision] = {
    requests.DoMove: moves.move,
    requests.Commit: beginning.commit,
    requests.Reveal: beginning.reveal,
    requests.Start: beginning.start,
    requests.Hint: together.hint,
    requests.Vote: together.vote,
    requests.StandIn: seats.stand_in,
    requests.TakeBack: seats.take_back,
    requests.Reorder: seats.reorder,
    requests.Reseat: seats.reseat,
    requests.Leave: seats.leave,
    requests.PutAway: seats.put_away,
    requests.Say: together.say,
    requests.Rematch: together.rematch,
    asks.Sit: seats.sit,
    asks.Offer: seats.offer,
    asks.Claim: seats.claim,
    asks.BotMove: moves.bot_move,
    asks.BotFailed: moves.bot_failed,
    asks.TimeUp: moves.time_up,
    asks.Recover: moves.recover,
    asks.CloseIdle: together.close_idle,
    asks.Follow: together.follow,
    asks.Hold: held.hold,
    asks.Halt: held.halt,
    asks.Finish: held.finish,
    asks.Unseal: held.unseal,
}
_ALWAYS = (
    requests.DoMove, requests.Reveal, requests.TakeBack, asks.BotMove, asks.BotFailed, asks.TimeUp,
    asks.Recover, asks.CloseIdle, asks.Follow, asks.Hold, asks.Halt, asks.Finish, asks.Unseal,
)  # fmt: skip
"""The match itself, and what answers to something else that is bounded: no table is stuck."""


def decide(room: Room, who: Device, asked: asks.Ask, at: int, present: Present) -> Draft:
    """The entries that what is asked leads to, none where nothing is left to do; or a Refusal."""
    if not (isinstance(asked, _ALWAYS) or _resumes(asked)) and _is_too_loud(room, who):
        raise Denied("too_many", limit="entries", seconds=3600)
    draft = Draft(room, max(at, room.at), room)
    DECISIONS[type(asked)](draft, who, asked, present)
    if draft.entries:
        draft.settle()
    return draft


def _is_too_loud(room: Room, who: Device) -> bool:
    """Whether somebody has brought about so much that the log shall not grow by it any more."""
    own = {who, *(room.seats[seat].person for seat in room.seats_of(who))}
    if who == room.host:
        others = sum(count for person, count in room.fuss.items() if person not in own)
        return room.chatter - others >= MOST_CHATTER
    if who not in room.devices() and room.chatter >= MOST_CHATTER:
        return True
    return any(room.fuss.get(person, 0) >= MOST_A_PERSON for person in own if person is not None)


def _resumes(asked: asks.Ask) -> bool:
    return isinstance(asked, requests.Vote) and asked.on == "resume"
