"""Who comes and goes, and what they are called."""

from ludiade.server.gathering.asks import Claim, Come, Offer
from ludiade.server.gathering.authority import (
    check_fuss,
    check_going,
    check_host,
    check_own,
    member_of,
)
from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.entries import (
    Admitted,
    Arrival,
    Came,
    Claimed,
    DoorSet,
    Gone,
    HandRaised,
    Named,
    Offered,
    Wished,
)
from ludiade.server.gathering.names import check_name, draw, likeness
from ludiade.server.gathering.seating import check_one_table
from ludiade.server.room.entries import Device, Purpose, Way
from ludiade.server.room.house import DAY, MINUTE
from ludiade.server.wire import gatherings as wire
from ludiade.server.wire.decoding import Denied

HOST_CODE_MS = 15 * MINUTE
PERSONAL_CODE_MS = 400 * DAY


def come(draft: Draft, who: Device, asked: Come) -> None:
    """People on a device; who is there already has only to be told so."""
    g = draft.gathering
    check_going(g)
    own = g.on_device(who)
    if any(g.members[one].status == "removed" for one in own):
        raise Denied("removed")
    if g.door == "closed" and not own:
        raise Denied("door_closed")
    wishes = [check_name(name) if name.strip() else "" for name in asked.names]
    missing = len(wishes) - len(own)
    if missing <= 0:
        return
    if len(own) + missing > wire.MOST_A_DEVICE or len(g.members) + missing > wire.MOST_MEMBERS:
        raise Denied("gathering_full")
    if g.plan.same_deal and len(own) + missing > g.plan.size:
        raise Denied("same_cards")
    check_fuss(g, who)
    number = max(g.people, who + 1)
    arrivals = []
    for name in wishes[len(own) :]:
        member, wish = number, number + 1 if name and g.plan.own_names else None
        draft.names[member] = draw(g.secret, [*draft.taken(), *draft.names.values()])
        if wish is not None:
            draft.names[wish] = name
        number += 2 if wish is not None else 1
        arrivals.append(Arrival(member, wish))
    draft.add(Came(draft.at, who, tuple(arrivals), g.door == "asking"))


def wish(draft: Draft, who: Device, asked: wire.Wish) -> None:
    """Another name, or the wish for one taken back."""
    found = check_own(draft, who, asked.member)
    if not draft.gathering.plan.own_names:
        raise Denied("no_own_names")
    if found.wish is not None:
        draft.names[found.wish] = ""
    if not asked.name.strip():
        if found.wish is not None:
            draft.add(Wished(draft.at, asked.member, None))
        return
    name, number = check_name(asked.name), draft.gathering.people
    draft.names[number] = name
    draft.add(Wished(draft.at, asked.member, number))


def hand(draft: Draft, who: Device, asked: wire.Hand) -> None:
    """Ask for help; a host may say that it was given."""
    if who in draft.gathering.hosts and not asked.up:
        check_host(draft, who)
        found = member_of(draft, asked.member)
    else:
        found = check_own(draft, who, asked.member)
    if (found.hand_at is not None) != asked.up:
        draft.add(HandRaised(draft.at, asked.member, asked.up))


def depart(draft: Draft, who: Device, asked: wire.Depart) -> None:
    """Leave early."""
    if check_own(draft, who, asked.member).status in ("in", "asking"):
        draft.add(Gone(draft.at, (asked.member,)))


def set_door(draft: Draft, who: Device, asked: wire.SetDoor) -> None:
    """Who may come in from now on."""
    check_host(draft, who)
    if asked.door != draft.gathering.door:
        draft.add(DoorSet(draft.at, asked.door))


def let_in(draft: Draft, who: Device, asked: wire.LetIn) -> None:
    """Let in who waits at the door, has left or was removed."""
    check_host(draft, who)
    out = tuple(m for m in dict.fromkeys(asked.members) if member_of(draft, m).status != "in")
    if out:
        draft.add(Admitted(draft.at, out))


def remove(draft: Draft, who: Device, asked: wire.Remove) -> None:
    """Send members away."""
    check_host(draft, who)
    there = dict.fromkeys(asked.members)
    out = tuple(m for m in there if member_of(draft, m).status != "removed")
    if out:
        draft.add(Gone(draft.at, out, removed=True))


def approve(draft: Draft, who: Device, asked: wire.Approve) -> None:
    """Say yes or no to a name; two people are never called alike."""
    check_host(draft, who)
    found = member_of(draft, asked.member)
    if found.wish is None:
        raise Denied("no_wish")
    if asked.yes:
        _check_free(draft, draft.name(found.wish), asked.member)
        draft.add(Named(draft.at, asked.member, found.wish))
    else:
        draft.names[found.wish] = ""
        draft.add(Wished(draft.at, asked.member, None))


def rename(draft: Draft, who: Device, asked: wire.Rename) -> None:
    """Call somebody otherwise, by a name given or drawn."""
    check_host(draft, who)
    found, g = member_of(draft, asked.member), draft.gathering
    if asked.name.strip():
        name = check_name(asked.name)
        _check_free(draft, name, asked.member)
    else:
        name = draw(g.secret, draft.taken(), str(g.n))
    if name == draft.name(found.name):
        return
    draft.names[g.people] = name
    for old in (found.name, found.wish):
        if old is not None and old not in g.devices():
            draft.names[old] = ""
    draft.add(Named(draft.at, asked.member, g.people))


def _check_free(draft: Draft, name: str, member: Device) -> None:
    if likeness(name) in map(likeness, draft.taken(but=member)):
        raise Denied("name_taken")


def offer(draft: Draft, who: Device, asked: Offer) -> None:
    """A code by which a member comes back on another device, or somebody else is a host too."""
    if asked.member is None or who in draft.gathering.hosts:
        check_host(draft, who)
        if asked.member is not None:
            member_of(draft, asked.member)
    else:
        check_own(draft, who, asked.member)
    life = HOST_CODE_MS if asked.member is None else PERSONAL_CODE_MS
    purpose: Purpose = "host" if asked.member is None else "member"
    draft.add(Offered(draft.at, Way(asked.digest, purpose, draft.at + life), asked.member))


def claim(draft: Draft, who: Device, asked: Claim) -> None:
    """Come back by a code: a host's once, a member's as often as devices are changed."""
    g = draft.gathering
    check_going(g)
    way = next((way for way in g.ways if way.digest == asked.digest), None)
    if way is None or asked.digest not in g.personal or way.device not in (None, who):
        raise Denied("unknown_code")
    if way.until < draft.at:
        raise Denied("invitation_expired")
    member = g.personal[asked.digest]
    if member is None:
        if who not in g.hosts:
            draft.add(Claimed(draft.at, asked.digest, who))
        return
    if g.members[member].status == "removed":
        raise Denied("removed")
    if g.members[member].device != who:
        if len(g.on_device(who)) >= wire.MOST_A_DEVICE:
            raise Denied("gathering_full")
        check_fuss(g, who)
        check_one_table(g, [*g.on_device(who), member])
        draft.add(Claimed(draft.at, asked.digest, who))
