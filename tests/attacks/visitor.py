"""Somebody who calls the server from one address, as politely or as rudely as asked."""

import http.client
import json
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

PATIENCE_S = 10.0
Headers = Iterable[tuple[str, str]]


class Answer(NamedTuple):
    """What came back: 0 where the connection was closed without a word."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    @property
    def code(self) -> str:
        """Of a refusal."""
        said = self.json
        return str(said.get("code", "")) if isinstance(said, dict) else ""


NOTHING = Answer(0, {}, b"")


class Visitor:
    """An address from which requests come."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def connect(self, timeout: float = PATIENCE_S) -> socket.socket:
        """A plain connection."""
        made = socket.create_connection(
            ("127.0.0.1", self.port), timeout, source_address=(self.address, 0)
        )
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made

    def send(self, data: bytes, timeout: float = PATIENCE_S) -> Answer:
        """Any bytes, and what is answered to them."""
        with self.connect(timeout) as made:
            with suppress(OSError):  # refused before all of it was read: the answer may be there
                made.sendall(data)
            return read_answer(made)

    def ask(
        self, method: str, target: str, body: Any = None, token: str | None = None,
        headers: Headers = (), timeout: float = PATIENCE_S,
    ) -> Answer:  # fmt: skip
        """One request; bytes are sent as they are, anything else as JSON."""
        return self.send(self.request(method, target, body, token, headers), timeout)

    def request(
        self, method: str, target: str, body: Any = None, token: str | None = None,
        headers: Headers = (),
    ) -> bytes:  # fmt: skip
        """The bytes of a request; headers given here take the place of the usual ones."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        usual = [("Host", self.host), ("Connection", "close")]
        if token is not None:
            usual.append(("Authorization", f"Bearer {token}"))
        if data is not None:
            usual += [("Content-Type", "application/json"), ("Content-Length", str(len(data)))]
        given = list(headers)
        names = {name.lower() for name, _ in given}
        lines = [pair for pair in usual if pair[0].lower() not in names] + given
        head = "".join(f"{name}: {value}\r\n" for name, value in lines)
        return f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + (data or b"")

    def device(self) -> str:
        """A token of its own."""
        made = self.ask("POST", "/api/device", {})
        return str(made.json["token"]) if made.status == 200 else ""

    def open(self, game: str, seats: list[Any], token: str = "", **more: Any) -> Answer:
        """Open a table; seats may be given by their kinds."""
        wished = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.ask("POST", "/api/tables", {"game": game, "seats": wished, **more}, token)

    def join(self, way: str, token: str = "", headers: Headers = (), **more: Any) -> Answer:
        return self.ask("POST", "/api/join", {"way": way, **more}, token, headers)

    def do(self, table: str, token: str | None, request: dict[str, Any] | bytes) -> Answer:
        """A request of the wire over HTTP."""
        return self.ask("POST", f"/api/tables/{table}/do", request, token)


def read_answer(made: socket.socket) -> Answer:
    """The next answer on a connection."""
    answer = http.client.HTTPResponse(made)
    try:
        answer.begin()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, headers, answer.read())
    except (OSError, http.client.HTTPException, ValueError):
        return NOTHING
    finally:
        answer.close()
