"""What a gathering decides at one of its tables; nobody else may."""

from ludiade.bots.levels import STAND_IN
from ludiade.server.room.asks import GATHERING, Finish, Halt, Hold, Unseal
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import Closed, Device, Paused, Reseated, Resumed, Seat, Unsealed
from ludiade.server.room.entries import Hold as Holds
from ludiade.server.wire.decoding import Denied


def hold(draft: Draft, who: Device, asked: Hold, present: Present) -> None:
    """Somebody else at a seat, or the same otherwise: another device, another name, more time."""
    _check_held(draft, who)
    room = draft.room
    if room.has_ended or asked.seat >= room.players:
        return
    if room.mixing is not None:  # what was promised stands as it was shown; asked again soon
        raise Denied("not_yet")
    before = room.seats[asked.seat]
    now = _bot(before, asked) if asked.holder is None else _held(draft, before, asked)
    # Also where nothing changes: then the order is known again, and a node that is behind cannot
    # carry it once more, later, as the gathering stood before.
    draft.add(Reseated(draft.at, asked.seat, now))


def _bot(before: Seat, asked: Hold) -> Seat:
    """A bot's own seat; one that has stood in for somebody plays on as itself."""
    level = before.level if before.kind == "bot" else STAND_IN
    return Seat("bot", level=level, bot=before.bot or asked.name)


def _held(draft: Draft, before: Seat, asked: Hold) -> Seat:
    """A person's seat; a bot stands in where they are gone."""
    room, person = draft.room, before.person
    device = room.people if asked.device is None else asked.device
    if person is None or asked.name:
        person = max(room.people, device + 1)
        draft.names[person] = asked.name
    if asked.left:
        return Seat("bot", person, level=STAND_IN, stands_in=True, left=True)
    if asked.device is None and asked.holder is not None:
        draft.names[device], draft.digests[device] = "", asked.holder
    return Seat("person", person, (Holds(device),), more_s=asked.more_s)


def halt(draft: Draft, who: Device, asked: Halt, present: Present) -> None:
    """Pause whatever the table's people think of it, or let them go on."""
    _check_held(draft, who)
    room = draft.room
    if room.has_ended:
        return
    if asked.on and not room.held:
        draft.add(Paused(draft.at, held=True))
    elif not asked.on and room.paused:
        draft.add(Resumed(draft.at))


def finish(draft: Draft, who: Device, asked: Finish, present: Present) -> None:
    """End the match as it stands."""
    _check_held(draft, who)
    if not draft.room.has_ended:
        draft.add(Closed(draft.at, "host"))


def unseal(draft: Draft, who: Device, asked: Unseal, present: Present) -> None:
    """Let what was dealt be known."""
    _check_held(draft, who)
    if not draft.room.unsealed:
        draft.add(Unsealed(draft.at))


def _check_held(draft: Draft, who: Device) -> None:
    if draft.room.part_of is None or who != GATHERING:
        raise Denied("not_your_seat")
