"""Who asks and who is told: a device, however it is connected. It holds no rights."""

from collections.abc import Sequence

from ludiade.kernel.errors import Refusal
from ludiade.server.sentences import sentence
from ludiade.server.wire.decoding import encode, error_frame
from ludiade.server.wire.frames import Frame


class Peer:
    """A device that asks something and wants an answer."""

    __slots__ = ("digest", "lang")

    def __init__(self, digest: str | None, lang: str) -> None:
        self.digest = digest
        """Of its token, where the device is one the server has admitted."""
        self.lang = lang

    def send(self, data: bytes) -> None:
        """Let a frame go out."""
        raise NotImplementedError

    def answer(self, frame: Frame) -> None:
        """Tell this device alone."""
        self.send(encode(frame))

    def refuse(
        self, refusal: Refusal, game: str | None, names: Sequence[str], key: str | None
    ) -> None:
        """Say what cannot be, in the player's language."""
        self.answer(error_frame(refusal, sentence(refusal, self.lang, game, names), key))


class Member(Peer):
    """A device that looks at a table and is told of every step."""

    __slots__ = ("n", "seats")

    def __init__(self, digest: str | None, lang: str) -> None:
        super().__init__(digest, lang)
        self.n = 0
        """The entry of the last step it was sent."""
        self.seats: tuple[int, ...] = ()
        """What it is shown, found anew from the room whenever seats change; no right follows."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        raise NotImplementedError
