"""A server as its clients see it: requests that survive lost answers, and the stream of a table."""

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any, cast

import msgspec

from ludiade.client.errors import Refused, Unreachable
from ludiade.kernel.reasons import reason_of

ANSWER_S = 45.0
"""How long an answer, or the next line of a stream, may take; blank lines come every 15 s."""
FIRST_PAUSE_S = 0.2
LONGEST_PAUSE_S = 5.0
LONGEST_LINE = 4 * 1024 * 1024

Json = dict[str, Any]


class Server:
    """One server, asked as one device.

    A request is asked again until it is answered, for `patience_s`; whatever changes something
    carries a key, so that it is done once.
    """

    def __init__(self, address: str, lang: str, patience_s: float) -> None:
        self.address = address
        self.patience_s = patience_s
        self.token = ""
        self._lang = lang

    def get(self, path: str) -> bytes:
        """What is found there."""
        return self._insist(path, None)

    def post(self, path: str, body: object) -> Json:
        """The answer to a request; Refused where asking again is no use."""
        answer = self._insist(path, msgspec.json.encode(body))
        try:
            return msgspec.json.decode(answer, type=Json)
        except msgspec.DecodeError as error:
            raise Unreachable(str(error)) from None

    def stream(self, path: str) -> Iterator[Json]:
        """The frames of a table until the line breaks; Refused, Unreachable or OSError."""
        with self._open(path, None) as lines:
            while line := lines.readline(LONGEST_LINE):
                if line.strip():
                    try:
                        yield msgspec.json.decode(line, type=Json)
                    except msgspec.DecodeError:  # cut off in the middle
                        return

    def _insist(self, path: str, body: bytes | None) -> bytes:
        patience = Patience(self.patience_s)
        while True:
            try:
                with self._open(path, body) as response:
                    return response.read()
            except Refused as refused:
                if not refused.seconds or not patience.wait(refused.seconds):
                    raise
            except (OSError, HTTPException) as error:
                if not patience.wait():
                    raise Unreachable(reason_of(error)) from None

    def _open(self, path: str, body: bytes | None) -> HTTPResponse:
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Content-Type": "application/json",
            "Accept-Language": self._lang,
        }
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            return cast(HTTPResponse, urllib.request.urlopen(request, timeout=ANSWER_S))
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error) from None


class Patience:
    """How long something that fails is tried again: pauses that grow, until it is too much."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds
        self._pause = FIRST_PAUSE_S

    def wait(self, seconds: float = 0) -> bool:
        """Wait before another try, at least so long; whether there is any left."""
        if self._left <= 0:
            return False
        pause = max(self._pause, min(seconds, self._left))
        self._left -= pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE_S)
        time.sleep(pause)
        return True


def _refused(error: urllib.error.HTTPError) -> Exception:
    """A refusal in the server's words, or what stands between us and it."""
    try:
        said = msgspec.json.decode(error.read(LONGEST_LINE), type=Json)
        return Refused(said["code"], said["message"], said.get("seconds") or 0)
    except (msgspec.DecodeError, KeyError, OSError, HTTPException):
        if error.code >= 500:  # a proxy whose server is just restarting
            return ConnectionError(str(error))
        return Unreachable(str(error))
