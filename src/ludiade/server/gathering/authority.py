"""Who may ask what of a gathering: found from it and the device, never from a connection."""

from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Member, Round
from ludiade.server.room.asks import SERVER
from ludiade.server.room.entries import Device
from ludiade.server.wire.decoding import Denied

MOST_FUSS = 200
"""So often a device may wish or raise hands; no pupil fills a log."""


def check_host(draft: Draft, who: Device) -> None:
    """Refuse anybody but a host, and a host too once all is over."""
    check_known(draft.gathering, who)
    if who not in draft.gathering.hosts:
        raise Denied("only_a_host")
    check_going(draft.gathering)


def check_known(gathering: Gathering, who: Device) -> None:
    """Refuse a device that has nothing to do with the gathering."""
    if who not in gathering.devices():
        raise Denied("not_a_member")


def check_going(gathering: Gathering) -> None:
    """Refuse what belongs to a gathering that goes on."""
    if gathering.is_over:
        raise Denied("gathering_over")


def check_own(draft: Draft, who: Device, member: Device) -> Member:
    """The member, who is on that device and may ask; Denied for anybody else's."""
    check_known(draft.gathering, who)
    found = draft.gathering.members.get(member)
    if found is None or found.device != who:
        raise Denied("not_your_member")
    if found.status == "removed":
        raise Denied("removed")
    check_going(draft.gathering)
    if draft.gathering.fuss.get(who, 0) >= MOST_FUSS:
        raise Denied("too_many", limit="entries", seconds=3600)
    return found


def check_server(who: Device) -> None:
    """Refuse what only the server itself may ask."""
    if who != SERVER:
        raise Denied("only_a_host")


def member_of(draft: Draft, member: Device) -> Member:
    """A member as a host names them."""
    found = draft.gathering.members.get(member)
    if found is None:
        raise Denied("no_such_member")
    return found


def present_round(draft: Draft) -> Round:
    """The round that has begun last."""
    if draft.gathering.round is None:
        raise Denied("no_round")
    return draft.gathering.round
