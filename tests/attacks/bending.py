"""Valid requests bent by chance: frames, bodies and heads, not quite what they should be."""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.attacks.surfaces import BODIES, FRAMES, GETS, Places
from tests.attacks.visitor import Visitor
from tests.attacks.websocket import CONTINUATION, PING, frame

ODD: tuple[Any, ...] = (
    10**24, 2**63, -(2**63) - 1, 2**64, 2**31, -1, 10**300, 1.5, 1e308, True, None, "", "7",
    "\ud800", "\0", "é" * 300, "A" * 3000, [], {}, [[]], {"type": "move"}, [10**30] * 20,
)  # fmt: skip
WORDS = (b"NaN", b"Infinity", b"1e999", b"-0", b"01", b"1" * 400, b"'x'", b"\xff\xfe", b"\\ud800",
         b"\xed\xa0\x80", b"\xc0\x80", b"\x00", b"[" * 700, b'{"a":' * 300, b"//", b"")  # fmt: skip


class Thrower:
    """Bends requests by chance, always in the same way for a seed."""

    def __init__(self, seed: int, places: Places, tokens: list[str]) -> None:
        self.dice = random.Random(seed)
        self.places = places
        self._tokens = tokens
        self._ways: tuple[Callable[[bytes], bytes], ...] = (
            self._word, self._cut, self._flip, self._double, self._noise, bytes
        )  # fmt: skip

    @property
    def token(self) -> str:
        """Of the host, or of anybody."""
        return self.dice.choice(self._tokens)

    def request(self) -> bytes:
        """A request of the wire, bent."""
        asked = dict(self.dice.choice(FRAMES))
        if asked["type"] == "hello":
            asked |= {"table": self.places.table, "token": self.token}
        elif asked["type"] == "attend":
            asked |= {"gathering": self.places.gathering, "token": self.token}
        return self.bend(asked)

    def bend(self, value: Any) -> bytes:
        """Any JSON value as bytes that are not quite what they should be."""
        for _ in range(self.dice.choice((1, 1, 2))):
            value = self._replace(value)
        data = json.dumps(value).encode()
        return self.dice.choice(self._ways)(data)[:16_000]

    def _replace(self, value: Any) -> Any:
        """Another value, or none, somewhere inside."""
        if isinstance(value, dict) and value and self.dice.random() < 0.9:
            name = self.dice.choice(list(value))
            chance = self.dice.random()
            if chance < 0.08:
                return {key: one for key, one in value.items() if key != name}
            if chance < 0.16:
                return value | {f"{name}x": value[name]}
            return value | {name: self._replace(value[name])}
        if isinstance(value, list) and value and self.dice.random() < 0.7:
            at = self.dice.randrange(len(value))
            return [*value[:at], self._replace(value[at]), *value[at + 1 :]]
        return self.dice.choice(ODD)

    def _word(self, data: bytes) -> bytes:
        at = self.dice.randrange(len(data) + 1)
        return data[:at] + self.dice.choice(WORDS) + data[at:]

    def _cut(self, data: bytes) -> bytes:
        return data[: self.dice.randrange(len(data) + 1)]

    def _flip(self, data: bytes) -> bytes:
        bent = bytearray(data or b"x")
        for _ in range(self.dice.randint(1, 3)):
            bent[self.dice.randrange(len(bent))] = self.dice.randrange(256)
        return bytes(bent)

    def _double(self, data: bytes) -> bytes:
        return data[:-1] + b"," + data[1:]

    def _noise(self, data: bytes) -> bytes:
        return self.dice.randbytes(self.dice.randint(0, 60))

    def framed(self) -> bytes:
        """A bent request as one frame, or in pieces."""
        data = self.request()
        chance = self.dice.random()
        if chance < 0.8:
            return frame(data)
        at = self.dice.randrange(len(data) + 1)
        between = frame(b"x", PING) if chance < 0.85 else b""
        return frame(data[:at], fin=False) + between + frame(data[at:], CONTINUATION)

    def broken(self) -> bytes:
        """What is no frame, or none that may come now: it ends a connection."""
        data = self.request()
        return self.dice.choice((
            frame(data, self.dice.randrange(16)), frame(data, reserved=self.dice.randrange(8)),
            frame(data, masked=False), frame(data[:9], declared=2**40), self.dice.randbytes(30),
            frame(data, CONTINUATION), frame(data, fin=False) * 2,
        ))  # fmt: skip

    def head(self, visitor: Visitor) -> bytes:
        """A call whose head is bent too."""
        data = self.http(visitor)
        return self.dice.choice((self._flip, self._flip, self._word, self._noise))(data)

    def http(self, visitor: Visitor) -> bytes:
        """A bent call, the connection kept open for the next."""
        keep = [("Connection", "keep-alive")]
        if self.dice.random() < 0.2:
            path = self.dice.choice(GETS).format(**self.places._asdict())
            odd = str(self.dice.choice(ODD))[:200].encode("utf-8", "surrogatepass")
            quoted = "".join(f"%{byte:02x}" for byte in odd)
            return visitor.request("GET", path + quoted, token=self.token, headers=keep)
        path = self.dice.choice(list(BODIES))
        body = self.bend(BODIES[path])
        named = path.format(**self.places._asdict())
        return visitor.request("POST", named, body, self.token, keep)
