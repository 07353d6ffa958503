"""The games whose actions have numbers as OpenSpiel Python games: all but Diamino.

    import ludiade.adapters.openspiel  # registers them; pip install 'ludiade[openspiel]'
    game = pyspiel.load_game("ludiade_diamoniak", {"players": 2, "options": "{}"})

A shuffle is drawn card by card: a chance node each, over what is left to draw. Seats that decide
at the same time are asked one after another without seeing what the others said. Observations are
the blocks of the game's `learning.observation`; returns lie between −1 and 1 and add up to 0.
"""

import json
from typing import Any

import numpy as np
import pyspiel
from msgspec.json import encode

from ludiade.adapters.observation import Array
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.knowledge import shares

PREFIX = "ludiade_"
LONGEST = 100_000
"""Decisions and draws; no rule of Diamoniak bounds it, random games take some hundred."""
MOST_CARDS = 128
"""No shuffle is larger."""


class State(pyspiel.State):
    """A table and, while it is being shuffled, the places drawn so far."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self._id: str = game.id
        self._players: int = game.num_players()
        self._table = shelf.get(self._id).start(game.options, self._players)
        self._drawn: list[int] = []

    @property
    def table(self) -> Any:
        """The state of the kernel, on its own."""
        return self._table.copy()

    def current_player(self) -> int:
        waiting = self._table.waiting()
        if isinstance(waiting, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(waiting, Shuffle):
            return int(pyspiel.PlayerId.CHANCE)
        return int(waiting.seats[0])

    def _left(self) -> list[int]:
        waiting = self._table.waiting()
        assert isinstance(waiting, Shuffle)
        drawn = set(self._drawn)
        return [place for place in range(waiting.size) if place not in drawn]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self._left()
        return [(place, 1.0 / len(left)) for place in left]

    def _legal_actions(self, player: int) -> list[int]:
        every = shelf.get(self._id).actions(self._players)
        return sorted(every.index(action) for action in self._table.actions(player))

    def _apply_action(self, action: int) -> None:
        if isinstance(self._table.waiting(), Shuffle):
            self._drawn.append(action)
            left = self._left()
            if len(left) <= 1:  # the last one is no chance any more
                self._table.apply(Shuffled([*self._drawn, *left]))
                self._drawn = []
            return
        chosen = shelf.get(self._id).actions(self._players)[action]
        self._table.apply(Move(self.current_player(), chosen))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"place {action}"
        chosen = shelf.get(self._id).actions(self._players)[action]
        return encode(chosen).decode()

    def is_terminal(self) -> bool:
        return isinstance(self._table.waiting(), Over)

    def returns(self) -> list[float]:
        waiting = self._table.waiting()
        if not isinstance(waiting, Over):
            return [0.0] * self._players
        return [2.0 * share - 1.0 for share in shares(list(waiting.ranks))]

    def seen_by(self, player: int) -> str:
        """The view of a player, as JSON."""
        return encode(self._table.view(Eyes(player))).decode()

    def blocks(self, player: int) -> list[tuple[str, list[float]]]:
        """The view of a player, as named numbers; before the first deal, what there is of it."""
        part = shelf.part(self._id, "learning.observation")
        assert part is not None
        found: list[tuple[str, list[float]]] = part.observe(
            self._table.view(Eyes(player)), player, self._players
        )
        return found

    def __str__(self) -> str:
        waiting = self._table.waiting()
        moment = "deal" if isinstance(waiting, Shuffle) else "turn"
        if isinstance(waiting, Awaiting):
            moment = f"awaits {', '.join(map(str, waiting.seats))}"
        views = [self.seen_by(seat) for seat in range(self._players)]
        return "\n".join([f"{self._id}: {moment}, drawn {self._drawn}", *views])


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: "Game") -> None:
        state = game.new_initial_state()
        self._layout = [(name, len(values)) for name, values in state.blocks(0)]
        self.tensor: Array = np.zeros(sum(size for _, size in self._layout), np.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for name, size in self._layout:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor."""
        for name, values in state.blocks(player):
            self.dict[name][:] = values

    def string_from(self, state: State, player: int) -> str:
        return state.seen_by(player)


class Game(pyspiel.Game):
    """A game for so many players, with these options; BadRecord for a table there is not."""

    kind: Any
    """The GameType of the title, and the title itself: a class each."""
    found: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        found, params = self.found, params or {}
        players = int(params.get("players", found.seats.start))
        try:
            options = json.loads(params.get("options", "{}"))
        except ValueError:
            raise BadRecord("$.options", "bad_value", got=str(params["options"])) from None
        self.id: str = found.id
        self.options = found.read_options(options, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(found.actions(players)), max_chance_outcomes=MOST_CARDS,
            num_players=players, min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
            max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


def _register(name: str) -> None:
    found = shelf.get(name)
    game_type = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Ludiade {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats.stop - 1,
        min_num_players=max(2, found.seats.start),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, found.seats.start), "options": "{}"},
    )

    # a class, for OpenSpiel lets go of it after Python has ended, which a function does not survive
    made = type(f"Ludiade{name.capitalize()}", (Game,), {"kind": game_type, "found": found})
    pyspiel.register_game(game_type, made)


for _name in shelf.names():
    if shelf.has(_name, "learning.observation") and shelf.get(_name).lists_all:
        _register(_name)
