"""Who looks at a gathering on this node, and what each of them was shown last."""

from typing import Literal

from ludiade.server.table.peers import Peer

As = Literal["device", "screen"]


class Attendant(Peer):
    """A device that looks at a gathering, or the screen; what it is shown follows from the log."""

    __slots__ = ("seen_as", "shown")

    def __init__(self, digest: str | None, lang: str, seen_as: As) -> None:
        super().__init__(digest, lang)
        self.seen_as = seen_as
        self.shown = b""
        """What it was sent last, apart from its number: nothing is said twice."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        raise NotImplementedError
