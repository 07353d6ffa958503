"""Who may ask what of a gathering: found from it and the device, never from a connection."""

from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.entries import MOST_ENTRIES
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Member, Round
from ludiade.server.room.asks import SERVER
from ludiade.server.room.entries import Device
from ludiade.server.wire.decoding import Denied

MOST_FUSS = 200
"""So often a device may wish, raise hands, ask for codes, come back by one or promise anew."""
FOR_ALL = MOST_ENTRIES * 3 // 4
"""So long a log may grow by what anybody asks; the rest is for hosts, and for what is played."""


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
    check_fuss(draft.gathering, who)
    return found


def check_fuss(gathering: Gathering, whose: Device) -> None:
    """Refuse who has asked too much: a log that is full ends the gathering, for everybody."""
    if gathering.fuss.get(whose, 0) >= MOST_FUSS or gathering.n >= FOR_ALL:
        raise Denied("too_many", limit="entries", seconds=3600)


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
