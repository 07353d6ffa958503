"""What a table promises of its shuffles, and how they follow from its secret."""

import base64
import hashlib
import hmac
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from ludiade.kernel.fairness.chance import Chance, Fairness, commit, fairness
from ludiade.kernel.fairness.promises import Terms, deal, sealed_fairness
from ludiade.server.room.entries import SharedDeal
from ludiade.server.wire.frames import Fair

if TYPE_CHECKING:
    from ludiade.server.room.room import Room


@lru_cache(maxsize=1000)
def derived(secret: str, label: str) -> bytes:
    """32 bytes that follow from a table's secret; one label tells nothing of another."""
    return hmac.digest(bytes.fromhex(secret), label.encode(), hashlib.sha256)


def link_token(secret: str, purpose: str) -> str:
    """The token of a table's link, told again to whoever lost the answer."""
    return base64.urlsafe_b64encode(derived(secret, purpose)).rstrip(b"=").decode()


def seed_of(room: "Room") -> bytes:
    """The seed of the present beginning; a new one each time somebody withholds."""
    if room.seed is not None:
        return bytes.fromhex(room.seed)
    if (shared := shared_deal(room)) is not None:
        return bytes.fromhex(shared.seed)
    return derived(room.secret, f"seed {room.beginnings}")


def terms_of(room: "Room") -> Terms:
    """All that stands before any contribution is revealed."""
    shared = shared_deal(room)
    if shared is not None:
        assert room.part_of is not None
        return Terms(
            table=room.part_of.gathering, round=room.part_of.round, game=room.game.id,
            rules=room.game.rules, options=room.whole_options, players=room.players,
            beginnings=shared.beginnings, commitment=commit(seed_of(room)),
            commitments=shared.commitments,
        )  # fmt: skip
    return Terms(
        table=room.name, game=room.game.id, rules=room.game.rules, options=room.whole_options,
        players=room.players, beginnings=room.beginnings, commitment=commit(seed_of(room)),
        commitments=_in_order(room, room.commitments),
    )  # fmt: skip


def chance_of(room: "Room") -> Chance:
    """Where the orders of a match come from that has begun."""
    given = _given(room)
    if room.recipe == 1:
        return Chance(seed_of(room), given)
    return deal(terms_of(room), seed_of(room), given)


def shown(room: "Room") -> Fair | None:
    """What everybody may know: contributions once dealt, the seed once ended; none for practice."""
    if room.practice is not None:
        return None
    dealt, terms = room.status != "open", terms_of(room)
    return Fair(
        recipe=room.recipe,
        commitment=terms.commitment,
        beginnings=terms.beginnings,
        commitments=terms.commitments,
        contributions=[part.hex() for part in _given(room)] if dealt else UNSET,
        seed=seed_of(room).hex() if is_open(room) else UNSET,
        gathering=UNSET if terms.round is None else terms.table,
        round=UNSET if terms.round is None else terms.round,
    )


def is_open(room: "Room") -> bool:
    """Whether what was dealt may be known: it has ended, and so have all that had the same."""
    return room.has_ended and (room.unsealed or shared_deal(room) is None)


def shared_deal(room: "Room") -> SharedDeal | None:
    """The deal that other tables of a gathering's round have too."""
    return None if room.part_of is None else room.part_of.deal


def on_record(room: "Room") -> Fairness | None:
    """The record's word on its chance, once the match has ended."""
    if room.practice is not None:
        return None
    given = _given(room)
    if room.recipe == 1:
        return fairness(seed_of(room), given, reveal=True)
    return sealed_fairness(terms_of(room), seed_of(room), given, reveal=True)


def _given(room: "Room") -> list[bytes]:
    """What was contributed, seat by seat, or device by device of a gathering."""
    shared = shared_deal(room)
    parts = _in_order(room, room.contributions) if shared is None else shared.contributions
    return [bytes.fromhex(part) for part in parts]


def _in_order(room: "Room", by_seat: dict[int, str]) -> list[str]:
    return [by_seat.get(seat, "") for seat in range(room.players)]
