"""A bot that sits at another server's table over HTTP: it reads the stream and posts its moves."""

import secrets
import time
import urllib.error
import urllib.request
from http.client import HTTPException, HTTPResponse
from typing import Any, cast

import msgspec

from ludiade.bots import Bot, Seen
from ludiade.kernel import shelf
from ludiade.kernel.game import AnyGame
from ludiade.kernel.types import Options
from ludiade.server.wire import Denied

PATIENCE_S = 30.0
RETRIES = 20
OVERTAKEN = ("stale_window", "not_your_turn", "too_late", "bot_sits_here", "match_ended")
"""The table has moved on before the answer came: the next frame says where to."""


class Unreachable(Exception):
    """No server, or one that does not speak our language."""


class Refused(Denied):
    """What the other server does not do, in its own words."""

    def __init__(self, code: str, message: str, seconds: float = 0) -> None:
        super().__init__("other_server", message=message)
        self.said = code
        self.seconds = seconds
        """How long to wait before asking again is worth it; 0 where it never is."""


class Guest:
    """A seat held from here."""

    def __init__(self, server: str, table: str, seat: int, token: str, lang: str) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self._token = token
        self._lang = lang
        self._n = 0
        self._game: AnyGame | None = None
        self._options: Options | None = None
        self._players = 0

    @classmethod
    def join(cls, url: str, name: str, lang: str) -> "Guest":
        """Take a seat by the link of a table."""
        server, found, way = url.partition("/join#")
        if not found or not server.startswith(("http://", "https://")):
            raise Unreachable(url)
        guest = cls(server, "", 0, "", lang)
        entry = guest._ask("/api/join", {"way": way, "name": name})
        return cls(server, entry["table"], entry["seat"], entry["token"], lang)

    def play(self, bot: Bot) -> None:
        """Play until the match is over; a broken stream is taken up where it was."""
        failures = 0
        while failures < RETRIES:
            try:
                with self._open(f"/api/tables/{self.table}/stream?from={self._n}", None) as lines:
                    for line in lines:
                        failures = 0
                        if line.strip() and self._frame(msgspec.json.decode(line), bot):
                            return
            except (OSError, HTTPException):
                failures += 1
            time.sleep(0.25)
        raise Unreachable(self.server)

    def _frame(self, frame: dict[str, Any], bot: Bot) -> bool:
        """Answer one frame; whether the match has ended."""
        if frame["type"] == "lobby":
            self._game = shelf.find(frame["game"], frame["rules"])
            if self._game is None:
                raise Denied("unknown_game", game=frame["game"])
            self._players = len(frame["seats"])
            self._options = self._game.read_options(frame["options"], self._players)
            return bool(frame["status"] == "closed")
        if frame["type"] == "step":
            self._n = frame["n"]
            if frame["waiting"]["type"] == "over":
                return True
            if self.seat in frame["waiting"]["seats"]:
                self._move(frame, bot)
        return False

    def _move(self, step: dict[str, Any], bot: Bot) -> None:
        game, options = self._game, self._options
        assert game is not None
        assert options is not None
        look = next(look for look in step["looks"] if look["seat"] == self.seat)
        view = msgspec.convert(look["view"], game.View)
        actions = [game.read_action(action) for action in look["menu"]]
        action = bot.choose(Seen(game, options, self._players, self.seat, view, actions))
        body = {
            "type": "move", "seat": self.seat, "window": step["window"],
            "action": msgspec.to_builtins(action), "key": secrets.token_hex(8),
        }  # fmt: skip
        for _ in range(RETRIES):
            try:
                self._ask(f"/api/tables/{self.table}/do", body)
                return
            except Refused as refused:
                if refused.said in OVERTAKEN:
                    return
                if not refused.seconds:
                    raise
                time.sleep(refused.seconds)
        raise Unreachable(self.server)

    def _ask(self, path: str, body: object) -> dict[str, Any]:
        with self._open(path, msgspec.json.encode(body)) as response:
            return cast(dict[str, Any], msgspec.json.decode(response.read()))

    def _open(self, path: str, body: bytes | None) -> HTTPResponse:
        headers = {
            "Authorization": f"Bearer {self._token}",
            "Content-Type": "application/json",
            "Accept-Language": self._lang,
        }
        request = urllib.request.Request(self.server + path, body, headers)
        try:
            return cast(HTTPResponse, urllib.request.urlopen(request, timeout=PATIENCE_S))
        except urllib.error.HTTPError as error:
            raise _denied(error.read(), str(error)) from None
        except urllib.error.URLError as error:
            raise Unreachable(str(error.reason)) from None


def _denied(answer: bytes, otherwise: str) -> Exception:
    try:
        said = msgspec.json.decode(answer)
        return Refused(said["code"], said["message"], said.get("seconds") or 0)
    except (msgspec.DecodeError, KeyError, TypeError):
        return Unreachable(otherwise)
