"""What decisions take from the server's settings: all times in milliseconds."""

from msgspec import Struct

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class HouseRules(Struct, frozen=True, kw_only=True):
    """The same for every table of a server."""

    grace: int = 400
    """How late an answer may arrive that was sent in time."""
    commit: int = 3000
    """How long the devices have to promise a contribution once the host has begun."""
    reveal: int = 5000
    """How long they have to redeem the promise."""
    recovery: int = 5000
    """What is left of a delay, at least, when the server comes back."""
    absent: int = 5 * MINUTE
    """How long a seat must be away before others may seat a bot there, where no turn is limited."""
    absent_in_delay: int = 20_000
    """The same while a delay of the game runs."""
    invitation: int = 7 * DAY
    """How long a link or a spoken code leads to a seat."""
    watching: int = 30 * DAY
    """How long a link to watch by leads in."""
    recovery_code: int = 15 * MINUTE
    """How long a code moves a seat."""
