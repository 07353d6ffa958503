"""Diamoniak as an OpenSpiel Python game, with the default options; comments cite the rules."""

import json
import random
import statistics
import sys
import time
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pyspiel  # no types

# Plain integers: members of an Enum are looked up several times more slowly.
PINK, BLUE, GREEN, VIOLET, DIAMOND, FAIRY, WITCH = range(7)
CARDS = ("pink", "blue", "green", "violet", "diamond", "fairy", "witch")
COPIES = (6, 6, 6, 6, 20, 3, 7)
COLOURS = 4
HELD_KINDS = 6

OPENING, PRESSING, DRAWING, BEWITCHED, OVER = range(5)
PHASES = ("opening", "pressing", "drawing", "bewitched", "over")
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

PLAYERS = 2
CASTLE = 6
PRICE = 3
TOLL = 3

# Actions: draw, stop, use a fairy, buy from each seat, then every payment.
DRAW, STOP, USE_FAIRY, BUY = range(4)
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


@cache
def payment_actions(available: tuple[int, ...]) -> list[int]:
    """List the payments open to a player, given her count of each kind cut at the toll."""
    size = min(TOLL, sum(available))
    return [
        PAY + index
        for index, payment in enumerate(PAYMENTS)
        if len(payment) == size and all(payment.count(kind) <= available[kind] for kind in payment)
    ]


class Game(pyspiel.Game):  # type: ignore[misc]
    """Diamoniak for two players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> "State":
        """Return the table before the first draw."""
        return State(self)


class State(pyspiel.State):  # type: ignore[misc]
    """A table of Diamoniak; the pile is a multiset, each draw a chance node over it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turn = 0
        self.phase = OPENING
        self.colours = [-1] * PLAYERS
        # D16: cards of one's own colour always stand in the castle, so one count serves both.
        self.cards = [[0] * HELD_KINDS for _ in range(PLAYERS)]
        self.pile = list(COPIES)
        self.discard = [0] * len(COPIES)

    def current_player(self) -> int:
        """Return the seat to act, or chance, or the mark of a finished game."""
        if self.phase == DRAWING:
            return CHANCE
        if self.phase == OVER:
            return TERMINAL
        return self.turn

    def _legal_actions(self, player: int) -> list[int]:
        """List the actions open to the seat in ascending order."""
        if self.phase == PRESSING:
            return [DRAW, STOP]
        cards = self.cards[player]
        if self.phase == OPENING:
            colour = self.colours[player]
            if colour < 0 or cards[DIAMOND] < PRICE:
                return [DRAW]
            sellers = [s for s in range(PLAYERS) if s != player and self.cards[s][colour]]
            return [DRAW, *(BUY + seller for seller in sellers)]
        payments = payment_actions(tuple([min(count, TOLL) for count in cards]))
        return [USE_FAIRY, *payments] if cards[FAIRY] else payments

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards the draw can show with their probabilities."""
        total = sum(self.pile)
        return [(card, count / total) for card, count in enumerate(self.pile) if count]

    def _apply_action(self, action: int) -> None:
        """Play an action of the seat on turn, or show the card that chance drew."""
        if self.phase == DRAWING:
            self._show(action)
        elif action == DRAW:
            if not any(self.pile):  # D9
                self.pile, self.discard = self.discard, self.pile
            self.phase = DRAWING
        elif action == STOP:
            self._end_turn()
        elif action == USE_FAIRY:
            self._lift_spell((FAIRY,))
        elif action >= PAY:
            self._lift_spell(PAYMENTS[action - PAY])
        else:
            self._buy(action - BUY)

    def _show(self, card: int) -> None:
        """Resolve the drawn card for the player on turn."""
        self.pile[card] -= 1
        cards = self.cards[self.turn]
        if card == WITCH:
            if any(cards):
                self.phase = BEWITCHED
            else:
                self._lift_spell(())  # D7
            return
        cards[card] += 1
        self.phase = PRESSING
        if card < COLOURS:
            if self.colours[self.turn] < 0 and card not in self.colours:
                self.colours[self.turn] = card
            self._check_castle()

    def _buy(self, seller: int) -> None:
        """Trade three diamonds for a card of the buyer's colour."""
        colour = self.colours[self.turn]
        buying, selling = self.cards[self.turn], self.cards[seller]
        buying[DIAMOND] -= PRICE
        selling[DIAMOND] += PRICE  # D1
        selling[colour] -= 1
        buying[colour] += 1
        self._check_castle()
        if self.phase != OVER:
            self._end_turn()

    def _lift_spell(self, payment: tuple[int, ...]) -> None:
        """Put the witch and the payment beside the pile and end the turn."""
        cards = self.cards[self.turn]
        self.discard[WITCH] += 1
        for card in payment:
            cards[card] -= 1
            self.discard[card] += 1
        self._end_turn()

    def _check_castle(self) -> None:
        """End the game at once when the castle on turn is complete."""
        colour = self.colours[self.turn]
        if colour >= 0 and self.cards[self.turn][colour] == CASTLE:
            self.phase = OVER

    def _end_turn(self) -> None:
        """Pass the turn to the left."""
        self.turn = (self.turn + 1) % PLAYERS
        self.phase = OPENING

    def _action_to_string(self, player: int, action: int) -> str:
        """Name an action as a player would."""
        if player == CHANCE:
            return CARDS[action]
        if action >= PAY:
            return "pay " + " ".join(CARDS[card] for card in PAYMENTS[action - PAY])
        if action >= BUY:
            return f"buy from {action - BUY}"
        return ("draw", "stop", "fairy")[action]

    def is_terminal(self) -> bool:
        """Tell whether a castle is complete."""
        return self.phase == OVER

    def returns(self) -> list[float]:
        """Return 1 for the winner and 0 for the others."""
        over = self.phase == OVER
        return [float(over and seat == self.turn) for seat in range(PLAYERS)]

    def __str__(self) -> str:
        """Show the whole table on one line."""
        return (
            f"{PHASES[self.phase]} turn={self.turn} colours={self.colours} "
            f"cards={self.cards} pile={self.pile} discard={self.discard}"
        )


pyspiel.register_game(GAME_TYPE, Game)


def draw_card(outcomes: list[tuple[int, float]]) -> int:
    """Choose a chance outcome by its probability."""
    point = random.random()
    for card, probability in outcomes:
        point -= probability
        if point < 0.0:
            return card
    return outcomes[-1][0]


def playout(game: Game, chosen: list[int]) -> int:
    """Play one random game, count its actions in `chosen` and return its number of decisions."""
    state = game.new_initial_state()
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(draw_card(state.chance_outcomes()))
        else:
            action = random.choice(state.legal_actions())
            state.apply_action(action)
            chosen[action] += 1
            decisions += 1
    return decisions


def playouts(seconds: float) -> dict[str, Any]:
    """Play random games for so many seconds of CPU time and return the figures."""
    game = pyspiel.load_game(GAME_TYPE.short_name)
    chosen = [0] * ACTIONS
    lengths = []
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        lengths.append(playout(game, chosen))
    decisions = sum(lengths)
    counts = {
        "draw": chosen[DRAW],
        "stop": chosen[STOP],
        "buy": sum(chosen[BUY:PAY]),
        "pay": sum(chosen[PAY:]),
        "fairy": chosen[USE_FAIRY],
    }
    return {
        "decisions": decisions,
        "games": len(lengths),
        "cpu_s": spent,
        "per_s": decisions / spent,
        "mean_length": statistics.fmean(lengths),
        "mean_length_error": statistics.pstdev(lengths) / len(lengths) ** 0.5,
        "shares": {name: count / decisions for name, count in counts.items()},
    }


if __name__ == "__main__":
    print(json.dumps(playouts(float(sys.argv[1]))))
