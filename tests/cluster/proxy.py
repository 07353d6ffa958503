"""A TCP proxy between one node and NATS that lies."""

import random

from tests.proxy import Proxy, Unchanged


class LyingProxy(Proxy):
    """It loses messages, doubles them, and gives them in another order."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port)
        self._chance = random.Random(seed)

    def filter(self) -> Unchanged:
        return Lying(self._chance)


class Lying(Unchanged):
    """The stream of NATS: lines, and after a line MSG as many bytes as its last word says."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._rest = b""
        self._late: list[bytes] = []

    def change(self, data: bytes) -> bytes:
        self._rest += data
        passed = []
        while b"\r\n" in self._rest:
            line, _, after = self._rest.partition(b"\r\n")
            if not line.startswith(b"MSG "):
                passed.append(line + b"\r\n")
                self._rest = after
                continue
            size = int(line.split()[-1]) + 2
            if len(after) < size:
                break
            passed += self._lie(line + b"\r\n" + after[:size])
            self._rest = after[size:]
        return b"".join(passed)

    def _lie(self, message: bytes) -> list[bytes]:
        match self._chance.randrange(4):
            case 0:
                return []
            case 1:
                return [message, message]
            case 2:  # it comes after those that are sent later
                self._late.append(message)
                return []
            case _:
                late, self._late = self._late, []
                return [message, *reversed(late)]
