"""The small forms of all five games as OpenSpiel games, with information states: CFR runs on them.

    import ludiade.adapters.openspiel_reduced  # registers them; pip install 'ludiade[openspiel]'
    game = pyspiel.load_game("ludiade_reduced_diego")

An action is its place among what may be done now. What is drawn is a chance node each time. An
information state is a digest of all that a seat has seen. Returns lie between −1 and 1 and add up
to 0. Diamoniak's form has no longest course: searches and value iteration run on it, CFR does not.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
import pyspiel

from ludiade.adapters.observation import Array
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Over
from ludiade.kernel.knowledge import shares
from ludiade.kernel.learning.reduced import Outcomes, Reduced
from ludiade.kernel.state import State as Table
from ludiade.lab.reduced import forms

PREFIX = "ludiade_reduced_"
PLAYERS = 2
LONGEST = 10_000
MOST_ACTIONS, MOST_OUTCOMES = 64, 128
"""No form has more."""


@cache
def _openings(name: str) -> Outcomes:
    return forms()[name].openings()


class State(pyspiel.State):
    """A table, or what chance may make of it."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self._name: str = game.name
        self._outcomes: Outcomes = _openings(game.name)
        self._table: Table | None = None
        self._seen: list[str] = ["", ""]
        self._settle()

    @property
    def form(self) -> Reduced:
        return forms()[self._name]

    def _settle(self) -> None:
        """Go on where chance has but one way, and note what the seats see then."""
        if len(self._outcomes) > 1:
            return
        self._table = self._outcomes[0][1]
        self._outcomes = []
        for seat in range(PLAYERS):
            seen = self._seen[seat].encode() + msgspec.json.encode(self._table.view(Eyes(seat)))
            self._seen = [*self._seen]
            self._seen[seat] = hashlib.blake2b(seen, digest_size=12).hexdigest()

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._table is not None
        waiting = self._table.waiting()
        if isinstance(waiting, Awaiting):
            return waiting.seats[0]
        return int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(at, likely) for at, (likely, _) in enumerate(self._outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._table is not None
        return list(range(len(self.form.moves(self._table, player))))

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._outcomes = [(1.0, self._outcomes[action][1])]
        else:
            assert self._table is not None
            move = self.form.moves(self._table, self.current_player())[action]
            self._outcomes = self.form.after(self._table, move)
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        assert self._table is not None
        move = self.form.moves(self._table, player)[action]
        return msgspec.json.encode(move.action).decode()

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        over = None if self._outcomes or self._table is None else self._table.waiting()
        if not isinstance(over, Over):
            return [0.0] * PLAYERS
        return [2.0 * share - 1.0 for share in shares(over.ranks)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen, as a digest."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self._seen[seat]}"

    def __str__(self) -> str:
        return f"{self._name}: {self.history()} {' '.join(self._seen)}"


class Observer:
    """What a player has seen, as OpenSpiel asks for it: as a text only."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Array] = {}

    def set_from(self, state: State, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: State, player: int) -> str:
        return state.information_state_string(player)


class Game(pyspiel.Game):
    """A small form."""

    kind: Any
    name: str
    """The GameType of the form, and its title: a class each."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS, max_chance_outcomes=MOST_OUTCOMES,
            num_players=PLAYERS, min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
            max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


def _register(name: str, hidden: bool) -> None:
    information = pyspiel.GameType.Information
    game_type = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Ludiade {name.capitalize()}, reduced",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )

    # a class, for OpenSpiel lets go of it after Python has ended, which a function does not survive
    made = type(f"Reduced{name.capitalize()}", (Game,), {"kind": game_type, "name": name})
    pyspiel.register_game(game_type, made)


for _name, _form in forms().items():
    _register(_name, _form.hidden)
