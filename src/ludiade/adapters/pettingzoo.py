"""Every game as a PettingZoo AEC environment (`pip install 'ludiade[pettingzoo]'`).

    env = ludiade.adapters.pettingzoo.env("diamoniak", players=2)

An observation is one array: the blocks of `env.unwrapped.layout` one after another, the own seat
first. `info["action_mask"]` has a one for every number that may be chosen. The number of an action
is its place among `game.actions(players)`; in Diamino, where there is no end of words, its place
among what is offered now, and the last block of the observation has the features of each. Where
several are awaited at once they are asked one after another, each without seeing what the others
said. Delays never run out. Rewards come at the end, between −1 and 1, and add up to 0.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludiade.adapters.observation import BOUND, Array, Observer, Offer, rewards
from ludiade.api.match import Match
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.lab.errors import Unready
from ludiade.lab.tables import table_for


def env(
    game: str = "diamoniak",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Any:
    """The environment with PettingZoo's guards: an illegal action loses and ends the match."""
    made: Any = raw_env(game, players, options, render_mode, max_cycles)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801  # PettingZoo's own name for it
    """The environment alone; BadRecord or Unready for a table that cannot be."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "ludiade_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "diamoniak",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        found = shelf.get(game)
        self._options, count = table_for(found, options, players, least=2)
        if max_cycles is not None and max_cycles < 1:
            raise Unready("too_few", name="max_cycles", least=1, given=str(max_cycles))
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadRecord("$.render_mode", "bad_value", got=str(render_mode))
        self.render_mode = render_mode
        self._max_cycles = max_cycles
        self._observer = Observer(found, count)
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self._random = np.random.default_rng()
        self._begin(0)
        self.layout = self._observer.layout(self.match)
        """Names and lengths of the blocks of an observation."""
        size = sum(length for _, length in self.layout)
        agents = self.possible_agents
        self.observation_spaces = {
            agent: spaces.Box(-BOUND, BOUND, (size,), np.float32) for agent in agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._observer.actions) for agent in agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int) -> None:
        self.match = Match(
            self._observer.game, self._observer.players, seed=seed, options=self._options
        )
        self._cycles = 0
        self._offers: dict[int, Offer] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match anew; without a seed, another one each time."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._begin(int(self._random.integers(1 << 48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.match.awaited[0]]
        self._tell()

    def observe(self, agent: str) -> Array:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        return self._observer.observe(self.match, seat, self._offer(seat))

    def _offer(self, seat: int) -> Offer:
        if seat not in self._offers:
            self._offers[seat] = self._observer.menu(self.match, seat)
        return self._offers[seat]

    def _tell(self) -> None:
        """Say what each agent may do now: nothing, unless it is asked."""
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._offer(self.possible_agents.index(agent)).mask.copy()}
            for agent in self.agents
        }

    def step(self, action: Any) -> None:
        """Let the selected agent do this; ValueError where it is not on its menu."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        chosen = self._offer(seat).actions.get(int(action))
        if chosen is None:
            raise ValueError(f"{agent} may not do {action!r}: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.match.play(seat, chosen)
        self._offers = {}
        self._cycles += 1
        self._clear_rewards()
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, rewards(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.awaited[0]]
            if self._max_cycles is not None and self._cycles >= self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a terminal shows it: returned (`ansi`), or printed (`human`)."""
        drawn = self.match.draw()
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held open."""
