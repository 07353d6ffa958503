"""What can go wrong between a client and a server; kernel/errors.py draws the whole tree."""

from ludiade.kernel.errors import Refusal


class Unreachable(Refusal):
    """Nobody answers at that address, or nobody who can be understood."""

    def __init__(self, reason: str) -> None:
        super().__init__("unreachable", reason=reason)
        self.reason = reason


class Refused(Refusal):
    """A refusal of the server: its code, its sentence, and when to ask again (0: never)."""

    def __init__(self, said: str, message: str, seconds: float = 0) -> None:
        super().__init__("refused", message=message)
        self.said = said
        self.seconds = seconds


class Unseated(Refusal):
    """Somebody else has the seat: it was taken back, moved, or lost before the start."""

    def __init__(self) -> None:
        super().__init__("unseated")
