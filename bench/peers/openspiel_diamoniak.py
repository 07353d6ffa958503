"""Diamoniak as an OpenSpiel Python game, with the default options; comments cite the rules."""

import random
import statistics
import sys
import time
from enum import IntEnum
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

import pyspiel


class Card(IntEnum):
    """The kinds of card, the ones a player can hold first."""

    PINK = 0
    BLUE = 1
    GREEN = 2
    VIOLET = 3
    DIAMOND = 4
    FAIRY = 5
    WITCH = 6


class Phase(IntEnum):
    """What the table waits for."""

    OPENING = 0
    PRESSING = 1
    DRAWING = 2
    BEWITCHED = 3
    OVER = 4


PLAYERS = 2
COPIES = (6, 6, 6, 6, 20, 3, 7)
COLOURS = 4
HELD_KINDS = 6
CASTLE = 6
PRICE = 3
TOLL = 3

# Actions: draw, stop, fairy, buy from each seat, then every payment.
DRAW, STOP, FAIRY, BUY = range(4)
PAY = BUY + PLAYERS
PAYMENTS = tuple(
    payment
    for size in range(1, TOLL + 1)
    for payment in combinations_with_replacement(range(HELD_KINDS), size)
)
ACTIONS = PAY + len(PAYMENTS)

GAME_TYPE = pyspiel.GameType(
    short_name="python_diamoniak",
    long_name="Python Diamoniak",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=len(COPIES),
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=100_000,  # no rule bounds it; random games take some hundred actions
)


@lru_cache(maxsize=None)
def payment_actions(available: tuple[int, ...]) -> list[int]:
    """List the payments open to a player, given her count of each kind cut at the toll."""
    size = min(TOLL, sum(available))
    return [
        PAY + index
        for index, payment in enumerate(PAYMENTS)
        if len(payment) == size and all(payment.count(kind) <= available[kind] for kind in payment)
    ]


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Diamoniak for two players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> "State":
        """Return the table before the first draw."""
        return State(self)


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table of Diamoniak; the pile is a multiset, each draw a chance node over it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turn = 0
        self.phase = Phase.OPENING
        self.colours = [-1] * PLAYERS
        # D16: cards of one's own colour always stand in the castle, so one count serves both.
        self.cards = [[0] * HELD_KINDS for _ in range(PLAYERS)]
        self.pile = list(COPIES)
        self.discard = [0] * len(COPIES)

    def current_player(self) -> int:
        """Return the seat to act, or chance, or the mark of a finished game."""
        if self.phase == Phase.DRAWING:
            return int(pyspiel.PlayerId.CHANCE)
        if self.phase == Phase.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.turn

    def _legal_actions(self, player: int) -> list[int]:
        """List the actions open to the seat in ascending order."""
        if self.phase == Phase.PRESSING:
            return [DRAW, STOP]
        cards = self.cards[player]
        if self.phase == Phase.OPENING:
            colour = self.colours[player]
            if colour < 0 or cards[Card.DIAMOND] < PRICE:
                return [DRAW]
            sellers = [s for s in range(PLAYERS) if s != player and self.cards[s][colour]]
            return [DRAW, *(BUY + seller for seller in sellers)]
        payments = payment_actions(tuple([min(count, TOLL) for count in cards]))
        return [FAIRY, *payments] if cards[Card.FAIRY] else payments

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards the draw can show with their probabilities."""
        total = sum(self.pile)
        return [(card, count / total) for card, count in enumerate(self.pile) if count]

    def _apply_action(self, action: int) -> None:
        """Play an action of the seat on turn, or show the card that chance drew."""
        if self.phase == Phase.DRAWING:
            self._show(action)
        elif action == DRAW:
            if not any(self.pile):  # D9
                self.pile, self.discard = self.discard, self.pile
            self.phase = Phase.DRAWING
        elif action == STOP:
            self._end_turn()
        elif action == FAIRY:
            self._lift_spell((Card.FAIRY,))
        elif action >= PAY:
            self._lift_spell(PAYMENTS[action - PAY])
        else:
            self._buy(action - BUY)

    def _show(self, card: int) -> None:
        """Resolve the drawn card for the player on turn."""
        self.pile[card] -= 1
        cards = self.cards[self.turn]
        if card == Card.WITCH:
            if any(cards):
                self.phase = Phase.BEWITCHED
            else:
                self._lift_spell(())  # D7
            return
        cards[card] += 1
        self.phase = Phase.PRESSING
        if card < COLOURS:
            if self.colours[self.turn] < 0 and card not in self.colours:
                self.colours[self.turn] = card
            self._check_castle()

    def _buy(self, seller: int) -> None:
        """Trade three diamonds for a card of the buyer's colour."""
        colour = self.colours[self.turn]
        buying, selling = self.cards[self.turn], self.cards[seller]
        buying[Card.DIAMOND] -= PRICE
        selling[Card.DIAMOND] += PRICE  # D1
        selling[colour] -= 1
        buying[colour] += 1
        self._check_castle()
        if self.phase != Phase.OVER:
            self._end_turn()

    def _lift_spell(self, payment: tuple[int, ...]) -> None:
        """Put the witch and the payment beside the pile and end the turn."""
        cards = self.cards[self.turn]
        self.discard[Card.WITCH] += 1
        for card in payment:
            cards[card] -= 1
            self.discard[card] += 1
        self._end_turn()

    def _check_castle(self) -> None:
        """End the game at once when the castle on turn is complete."""
        colour = self.colours[self.turn]
        if colour >= 0 and self.cards[self.turn][colour] == CASTLE:
            self.phase = Phase.OVER

    def _end_turn(self) -> None:
        """Pass the turn to the left."""
        self.turn = (self.turn + 1) % PLAYERS
        self.phase = Phase.OPENING

    def _action_to_string(self, player: int, action: int) -> str:
        """Name an action as a player would."""
        if player == pyspiel.PlayerId.CHANCE:
            return Card(action).name.lower()
        if action >= PAY:
            return "pay " + " ".join(Card(card).name.lower() for card in PAYMENTS[action - PAY])
        if action >= BUY:
            return f"buy from {action - BUY}"
        return ("draw", "stop", "fairy")[action]

    def is_terminal(self) -> bool:
        """Tell whether a castle is complete."""
        return self.phase == Phase.OVER

    def returns(self) -> list[float]:
        """Return 1 for the winner and 0 for the others."""
        over = self.phase == Phase.OVER
        return [float(over and seat == self.turn) for seat in range(PLAYERS)]

    def __str__(self) -> str:
        return (
            f"{self.phase.name.lower()} turn={self.turn} colours={self.colours} "
            f"cards={self.cards} pile={self.pile} discard={self.discard}"
        )


pyspiel.register_game(GAME_TYPE, Game)
