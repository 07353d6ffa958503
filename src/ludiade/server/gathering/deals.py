"""One deal for all tables of a round: promises, their redemption, the shuffles that follow."""

from ludiade.kernel.fairness.chance import commit as commit_to
from ludiade.server.gathering.authority import (
    check_fuss,
    check_going,
    check_known,
    present_round,
)
from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.entries import (
    Dealt,
    Promised,
    PromisedAgain,
    Redeemed,
    Redeeming,
)
from ludiade.server.gathering.parts import Deal
from ludiade.server.room.entries import Device
from ludiade.server.wire import gatherings as wire
from ludiade.server.wire.decoding import Denied

PROMISE_MS = 5000
"""How long the devices have to promise their share."""
REDEEM_MS = 5000
"""How long they have to redeem it."""
MOST_BEGINNINGS = 1000


def promise(draft: Draft, who: Device, asked: wire.Promise) -> None:
    """A device's share in the deal, by its hash; it may be made anew until promises are closed."""
    deal = _deal(draft, who)
    if deal.stage != "promise":
        raise Denied("already_begun")
    if who in deal.withheld or deal.commitments.get(who) == asked.commitment:
        return
    if asked.commitment in deal.commitments.values():
        raise Denied("commitment_taken")
    if who in deal.commitments:
        check_fuss(draft.gathering, who)
    draft.add(Promised(draft.at, who, asked.commitment))
    proceed(draft)


def redeem(draft: Draft, who: Device, asked: wire.Redeem) -> None:
    """What a device has promised, once all promises stand."""
    deal = _deal(draft, who)
    if deal.stage == "dealt":
        raise Denied("already_begun")
    if deal.stage != "redeem":
        raise Denied("not_yet")
    if commit_to(bytes.fromhex(asked.contribution)) != deal.commitments.get(who):
        raise Denied("other_contribution")
    if who not in deal.contributions:
        draft.add(Redeemed(draft.at, who, asked.contribution))
        proceed(draft)


def _deal(draft: Draft, who: Device) -> Deal:
    check_known(draft.gathering, who)
    check_going(draft.gathering)
    now = present_round(draft)
    deal = now.deal
    if deal is None or now.has_ended:
        raise Denied("already_begun")
    if who not in deal.devices:
        raise Denied("not_seated")
    return deal


def proceed(draft: Draft, time_up: bool = False) -> None:
    """Go on as far as nobody is waited for, or as nobody is waited for any longer."""
    now = draft.gathering.round
    deal = None if now is None else now.deal
    if deal is None or (deal.awaited and not time_up):
        return
    if deal.stage == "promise":
        stands = bool(deal.commitments)
        draft.add(Redeeming(draft.at, draft.at + REDEEM_MS) if stands else Dealt(draft.at))
    elif deal.stage == "redeem":
        if deal.awaited and deal.beginnings < MOST_BEGINNINGS:
            withheld = tuple(sorted(deal.awaited))
            draft.add(PromisedAgain(draft.at, withheld, draft.at + PROMISE_MS))
        else:
            draft.add(Dealt(draft.at))
