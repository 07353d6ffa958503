"""A bot at another server's table: it reads the stream and posts its moves, until the end."""

import secrets
import time
from http.client import HTTPException
from typing import Any, NamedTuple

import msgspec

from ludiade.bots import Bot, Seen
from ludiade.bots.thinker import Thinker
from ludiade.client.errors import Refused, Unreachable, Unseated
from ludiade.client.fairness import Keeper, Verdict
from ludiade.client.http import Json, Patience, Server
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.types import Action

JOIN_S = 5.0
"""For how long a server is asked that has not answered yet."""
PATIENCE_S = 120.0
"""For how long it is asked once we sit at its table: long enough for a restart."""
THINK_S = 5.0
IN_TIME = 0.6
"""What share of a delay a bot thinks at most: the way there takes time too."""
OVERTAKEN = frozenset({"stale_window", "not_your_turn", "too_late", "match_ended"})
"""The table has moved on before the answer came: the next step says where to."""
NOT_NOW = frozenset({"bot_sits_here", "paused", "not_begun"})
"""The same answer will do once the lobby has changed."""


class Ending(NamedTuple):
    """How a match ended for the player; no scores where it was closed before its end."""

    table: str
    game: AnyGame
    seat: int
    names: list[str]
    scores: list[int] | None
    ranks: list[int] | None
    fair: Verdict | None
    """Nothing at a practice table, which promises nothing."""


class Player:
    """A seat at another server's table, held from here."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._server = server
        self._keeper = Keeper()
        self._game: AnyGame | None = None
        self._lobby: Json | None = None
        self._step: Json | None = None
        self._came = 0.0
        """When the last step came, by `time.monotonic`."""
        self._n = 0
        self._answered = -1
        """Of steps up to this one nothing more is to be answered."""

    @classmethod
    def join(cls, url: str, name: str, lang: str, patience_s: float = PATIENCE_S) -> "Player":
        """Take a seat by the link of a table; Unreachable or Refused."""
        address, found, way = url.partition("/join#")
        if not found or not address.startswith(("http://", "https://")):
            raise Unreachable(url)
        server = Server(address, lang, min(JOIN_S, patience_s))
        server.token = _field(server.post("/api/device", {}), "token")
        wish = {"way": way, "name": name, "key": secrets.token_hex(8)}
        entry = server.post("/api/join", wish)
        server.patience_s = patience_s
        return cls(server, _field(entry, "table"), _field(entry, "seat"))

    def play(self, bot: Bot) -> Ending:
        """Play until the match is over; a broken stream is taken up where it was."""
        patience = Patience(self._server.patience_s)
        while True:
            wait = 0.0
            try:
                for frame in self._server.stream(f"/api/tables/{self.table}/stream?from={self._n}"):
                    patience = Patience(self._server.patience_s)
                    if frame["type"] == "bye":
                        wait = frame["again_ms"] / 1000
                        break
                    if self._take(frame, bot):
                        return self._ending()
            except Refused as refused:
                if not refused.seconds:
                    raise
                wait = refused.seconds
            except (OSError, HTTPException):
                pass
            if not patience.wait(wait):
                raise Unreachable(self._server.address)

    def _take(self, frame: Json, bot: Bot) -> bool:
        """Do what a frame calls for; whether the match has ended."""
        match frame["type"]:
            case "lobby":
                self._see(frame)
                if frame["status"] in ("over", "closed"):
                    return frame["status"] == "closed" or self._is_over()
                self._take_part(frame)
            case "step":
                self._step, self._n = frame, frame["n"]
                self._came = time.monotonic()
                if self._is_over():
                    return True
            case _:
                return False
        self._move(bot)
        return False

    def _see(self, lobby: Json) -> None:
        """Find our seat, which the host may have moved before the start."""
        self._lobby = lobby
        game = self._game = shelf.find(lobby["game"], lobby["rules"])
        if game is None:
            raise Refusal("unknown_game", game=lobby["game"])
        mine = [seat for seat, info in enumerate(lobby["seats"]) if info["mine"]]
        if not mine:
            raise self._keeper.broken or Unseated()
        self.seat = mine[0]
        self._keeper.note(lobby)

    def _take_part(self, lobby: Json) -> None:
        """Commit, reveal, or come back, where the lobby shows that it is time to."""
        commitment = self._keeper.commitment(lobby, self.seat)
        if commitment is not None and self._do("commit", commitment=commitment):
            self._keeper.confirm(lobby, self.seat, commitment)
        contribution = self._keeper.contribution(lobby, self.seat)
        if contribution is not None:
            self._do("reveal", contribution=contribution)
        if lobby["seats"][self.seat]["stands_in"]:
            self._do("take_back")

    def _do(self, kind: str, **more: Any) -> bool:
        """Ask something of the table; whether it was done, for it may have changed meanwhile."""
        try:
            self._ask({"type": kind, "seat": self.seat, **more})
        except Refused as refused:
            if refused.seconds or refused.said == "unknown_device":
                raise
            return False
        return True

    def _ask(self, request: Json) -> Json:
        key = {"key": secrets.token_hex(8)}
        return self._server.post(f"/api/tables/{self.table}/do", request | key)

    def _is_over(self) -> bool:
        return self._step is not None and self._step["waiting"]["type"] == "over"

    # A decision

    def _move(self, bot: Bot) -> None:
        """Answer the present step, if that is for us to do."""
        step, lobby = self._step, self._lobby
        if step is None or lobby is None or step["n"] <= self._answered:
            return
        away = lobby["seats"][self.seat]["stands_in"] or lobby["paused"]
        if away or self.seat not in step["waiting"]["seats"]:
            return
        action = self._choose(bot, step, lobby)
        request = {
            "type": "move", "seat": self.seat, "window": step["window"],
            "action": msgspec.to_builtins(action),
        }  # fmt: skip
        left = self._left_s(step)
        if left is not None:
            request["left_ms"] = int(1000 * left)
        try:
            said = self._ask(request)
        except Refused as refused:
            if refused.said in NOT_NOW:
                return
            if refused.said not in OVERTAKEN:
                raise
            self._answered = step["n"]
        else:
            # frames on their way show the table as it was before this move: they ask for nothing
            self._answered = max(step["n"], said.get("n", 0) - 1)

    def _choose(self, bot: Bot, step: Json, lobby: Json) -> Action:
        game = self._game
        assert game is not None
        players = len(lobby["seats"])
        look = next(look for look in step["looks"] if look["seat"] == self.seat)
        view = msgspec.convert(look["view"], game.View)
        actions = [game.read_action(action) for action in look["menu"]]
        options = game.read_options(lobby["options"], players)
        seen = Seen(game, options, players, self.seat, view, actions)
        if not isinstance(bot, Thinker):
            return bot.choose(seen)
        left = self._left_s(step)
        seconds = THINK_S if left is None else min(THINK_S, IN_TIME * left)
        return bot.choose(seen, time.monotonic() + seconds)

    def _left_s(self, step: Json) -> float | None:
        """What is left of the delay, by our own clock."""
        left = step["waiting"].get("left_ms")
        return None if left is None else left / 1000 - (time.monotonic() - self._came)

    # The end

    def _ending(self) -> Ending:
        lobby, step = self._lobby, self._step
        assert lobby is not None
        assert self._game is not None
        over = step["waiting"] if step is not None and self._is_over() else {}
        fair = None
        if lobby["fairness"] is not None:
            fair = self._keeper.judge(self._server.get(f"/api/tables/{self.table}/record"))
        names = [info["name"] for info in lobby["seats"]]
        return Ending(
            self.table, self._game, self.seat, names, over.get("scores"), over.get("ranks"), fair
        )


def _field(answer: Json, name: str) -> Any:
    """What must be in an answer of a server that speaks our language."""
    if name not in answer:
        raise Unreachable(f"{name}?")
    return answer[name]
