"""From an open table to the first card: promises, their redemption, the deal (docs/fairness.md)."""

from ludiade.kernel.fairness.chance import commit as commit_to
from ludiade.server.room.authority import check_host_before_start, check_own
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import (
    Begun,
    BegunAgain,
    Committed,
    Device,
    Mixing,
    Revealed,
)
from ludiade.server.room.room import Room
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.requests import Commit, Reveal, Start


def commit(draft: Draft, who: Device, asked: Commit, present: Present) -> None:
    """A seat's promise; it may be made anew until promises are redeemed. Practice takes none."""
    room = draft.room
    check_own(room, who, asked.seat)
    if room.status != "open" or room.mixing == "reveal":
        raise Denied("already_begun")
    if not _contributes(room, asked.seat):
        return
    if room.commitments.get(asked.seat) == asked.commitment:
        return
    if asked.commitment in room.commitments.values():
        raise Denied("commitment_taken")
    draft.add(Committed(draft.at, asked.seat, asked.commitment))
    proceed(draft)


def start(draft: Draft, who: Device, asked: Start, present: Present) -> None:
    """The host begins; whoever has promised nothing yet has a moment to do so."""
    room = draft.room
    check_host_before_start(room, who)
    if room.waits_for_people:
        raise Denied("seats_wait")
    draft.add(Mixing(draft.at, "commit", draft.at + room.house.commit))
    proceed(draft)


def reveal(draft: Draft, who: Device, asked: Reveal, present: Present) -> None:
    """What a seat has promised, once all promises stand."""
    room = draft.room
    check_own(room, who, asked.seat)
    if room.status != "open":
        raise Denied("already_begun")
    if room.mixing != "reveal":
        raise Denied("not_yet")
    if commit_to(bytes.fromhex(asked.contribution)) != room.commitments.get(asked.seat):
        raise Denied("other_contribution")
    if asked.seat not in room.contributions:
        draft.add(Revealed(draft.at, asked.seat, asked.contribution))
        proceed(draft)


def proceed(draft: Draft, time_up: bool = False) -> None:
    """Go on as far as nobody is waited for, or as nobody is waited for any longer."""
    room = draft.room
    if room.mixing == "commit" and (time_up or not _uncommitted(room)):
        if room.commitments:
            draft.add(Mixing(draft.at, "reveal", draft.at + room.house.reveal))
        else:
            draft.add(Begun(draft.at))
        return
    if room.mixing == "reveal":
        withheld = tuple(seat for seat in room.commitments if seat not in room.contributions)
        if not withheld:
            draft.add(Begun(draft.at))
        elif time_up:
            draft.add(BegunAgain(draft.at, tuple(sorted(withheld))))
            if room.part_of is not None:
                draft.add(Mixing(draft.at, "commit", draft.at + room.house.commit))
                proceed(draft)


def _uncommitted(room: Room) -> bool:
    """Whether a person's device has yet to promise."""
    people = [number for number, seat in enumerate(room.seats) if seat.kind == "person"]
    return any(_contributes(room, seat) and seat not in room.commitments for seat in people)


def _contributes(room: Room, seat: int) -> bool:
    """Whether a share is asked of a seat: practice takes none, nor does a deal made elsewhere."""
    return room.practice is None and room.recipe != 3 and seat not in room.barred
