"""What the server itself asks of a gathering; none of it can be read from the wire."""

from msgspec import Struct

from ludiade.server.wire.gatherings import GatheringRequest


class Come(Struct, frozen=True):
    """People come on a device, each with a name they wish for or none."""

    names: tuple[str, ...]


class Offer(Struct, frozen=True):
    """A code is wanted for a member, or (none) for another host; known here by its digest."""

    member: int | None
    digest: str


class Claim(Struct, frozen=True):
    """A device has said such a code."""

    digest: str


class Finish(Struct, frozen=True):
    """A table of a round has ended."""

    round: int
    table: int
    scores: tuple[int, ...] | None
    ranks: tuple[int, ...] | None


class Arrive(Struct, frozen=True):
    """What was ordered up to entry n has reached its tables, and these have opened."""

    n: int
    opened: dict[int, str]


class TimeUp(Struct, frozen=True):
    """Something may be due."""


OwnAsk = Come | Offer | Claim | Finish | Arrive | TimeUp
Ask = GatheringRequest | OwnAsk
