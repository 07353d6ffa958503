"""Who asks and who is told: a device at a table, however it is connected."""

from ludiade.kernel.errors import Refusal
from ludiade.server.frames import Frame
from ludiade.server.speech import sentence
from ludiade.server.wire import Denied, encode, error_frame


class Asker:
    """A device that asks something and wants an answer."""

    __slots__ = ("device", "lang", "seats")

    def __init__(self, device: str | None, lang: str) -> None:
        self.device = device
        self.lang = lang
        self.seats: tuple[int, ...] = ()
        """The seats it decides for, at the table it asks."""

    def check_own(self, seat: int) -> None:
        """Refuse a seat that somebody else decides for."""
        if seat not in self.seats:
            raise Denied("not_your_seat")

    def send(self, data: bytes) -> None:
        """Let a frame go out."""
        raise NotImplementedError

    def answer(self, frame: Frame) -> None:
        """Tell this device alone."""
        self.send(encode(frame))

    def refuse(self, refusal: Refusal, game: str | None, names: list[str], key: str | None) -> None:
        """Say what cannot be, in the player's language."""
        self.answer(error_frame(refusal, sentence(refusal, self.lang, game, names), key))


class Member(Asker):
    """A device that sits or watches at a table and is told of every step."""

    __slots__ = ("n", "shows")

    def __init__(self, device: str | None, lang: str) -> None:
        super().__init__(device, lang)
        self.n = 0
        """The last step it was sent."""
        self.shows = False
        """Whether it shows the open board: spectators, and screens that several share."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        raise NotImplementedError
