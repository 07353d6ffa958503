"""One seat of any game as a Gymnasium environment; bots of any kind hold the others.

    import ludiade.adapters.gymnasium  # registers it; pip install 'ludiade[gymnasium]'
    env = gymnasium.make("ludiade/Seat-v1", game="diamoniak", opponents="hard")

Observations, numbers of actions, `info["action_mask"]` and rewards are as in
`adapters.pettingzoo`. An action that is not on the menu raises ValueError, unless
`illegal="random"`: then any other is taken instead, and `info["illegal"]` says so.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from ludiade.adapters.observation import BOUND, Array, Observer, Offer, rewards
from ludiade.api.match import Match
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.lab.entrants import BotLike, check, entrant
from ludiade.lab.errors import Unready
from ludiade.lab.foreign import Seated
from ludiade.lab.program import Limits
from ludiade.lab.tables import table_for


class Seat(gymnasium.Env[Array, Any]):
    """A match against bots, one for all other seats or one each.

    BadRecord or Unready for a table or bots that cannot be; Fault where a bot fails.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "diamoniak",
        opponents: BotLike | Sequence[BotLike] = "easy",
        players: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "random"] = "raise",
    ) -> None:
        found = shelf.get(game)
        self._options, count = table_for(found, options, players, least=2)
        if seat not in range(count):
            raise BadRecord("$.seat", "bad_value", got=str(seat))
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            given = list(opponents)
        else:
            given = [opponents] * (count - 1)
        if len(given) != count - 1:
            raise Unready("one_bot_a_player", players=count - 1)
        self._bots = [entrant(bot) for bot in given]
        check(self._bots)
        self._observer = Observer(found, count)
        self._seat = seat
        self._illegal = illegal
        self._others: dict[int, Seated] = {}
        self.render_mode = render_mode
        self.match = Match(found, count, seed=0, options=self._options)
        self.layout = self._observer.layout(self.match)
        """Names and lengths of the blocks of an observation."""
        size = sum(length for _, length in self.layout)
        self.observation_space = spaces.Box(-BOUND, BOUND, (size,), np.float32)
        self.action_space = spaces.Discrete(self._observer.actions)
        self._offer: Offer = self._observer.menu(self.match, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin anew; the bots play until it is one's own turn, or the end."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(1 << 40))
        self.match = Match(
            self._observer.game, self._observer.players, seed=start, options=self._options
        )  # fmt: skip
        self.close()
        seats = [s for s in range(self._observer.players) if s != self._seat]
        for number, bot in zip(seats, self._bots, strict=True):
            self._others[number] = Seated(bot, Limits(), start + number)
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do this, and let the others play on."""
        chosen = self._offer.actions.get(int(action))
        info = {}
        if chosen is None:
            if self._illegal == "raise" or not self._offer.actions:
                raise ValueError(f"{action!r} is not on the menu: see action_mask")
            numbers = sorted(self._offer.actions)
            chosen = self._offer.actions[numbers[int(self.np_random.integers(len(numbers)))]]
            info = {"illegal": True}
        self.match.play(self._seat, chosen)
        self._play_others()
        over = self.match.over
        reward = rewards(self.match)[self._seat] if over else 0.0
        return self._seen(), reward, over, False, {**self._info(), **info}

    def _play_others(self) -> None:
        while self.match.awaited and self._seat not in self.match.awaited:
            other = self.match.awaited[0]
            self.match.play(other, self._others[other].choose(self.match.seen(other)))
        self._offer = self._observer.menu(self.match, self._seat)

    def _seen(self) -> Array:
        return self._observer.observe(self.match, self._seat, self._offer)

    def action_masks(self) -> Array:
        """A one for every number that may be chosen now; as MaskablePPO asks for it."""
        return self._offer.mask.astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._offer.mask.copy()}

    def render(self) -> Any:
        """The table as a terminal shows it to the seat."""
        return self.match.draw(self._seat)

    def close(self) -> None:
        """End the bots that have processes of their own."""
        for bot in self._others.values():
            bot.leave()
        self._others = {}


gymnasium.register(id="ludiade/Seat-v1", entry_point=Seat)
