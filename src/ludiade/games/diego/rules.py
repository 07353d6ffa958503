"""Diego: the state of the table and its laws (rules 5.3 to 5.8)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diego import types as t
from ludiade.games.diego.material import Material
from ludiade.games.diego.moves import ACCEPTS, ANSWERS, PASSES, PLAYERS, WINDOWS, claim
from ludiade.games.diego.objection import accept, catch, close, contest
from ludiade.games.diego.scoring import Tally, tally
from ludiade.games.diego.sight import view
from ludiade.games.diego.stages import CLAIMED, DEALING, ENDED, PASSED, SEATING, TURN
from ludiade.games.diego.turn import announce, pass_turn
from ludiade.games.diego.types import Accept, Contest, Diego, Pass
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(State):
    """Hands, a row of targets, a pile, and a sorter before each player.

    A card is its position in the shuffled deck; `deck` says what lies there, in listing order.
    Cards leave the pile in that order, so hands and targets stay ascending by themselves, and
    everybody knows which numbers lie in which hand.
    """

    def __init__(self, material: Material, options: t.Options, players: int) -> None:
        super().__init__()
        self.material: Material = material
        self.players: i64 = players
        self.hand_size: i64 = options.hand
        self.row_size: i64 = options.targets
        self.delay: i64 = options.delay
        self.pair_in_hand: bool = options.pair_in_hand
        self.capital: int = options.capital
        self.teams: bool = options.teams
        self.open_hands: bool = options.open_hands
        self.pass_to_pas_diego: bool = options.pass_contest_side == "pas_diego"
        self.bonus_on_diego: bool = options.bonus_side == "diego"
        self.training: bool = options.training
        self.deck: list[int] = []
        self.next: i64 = 0  # the position of the top of the pile
        self.hands: list[list[int]] = []
        self.targets: list[int] = []
        self.diego: list[list[int]] = [[] for _ in range(players)]  # hand card, target, …
        self.pas_diego: list[list[int]] = [[] for _ in range(players)]
        self.against_pass: list[int] = []
        self.shown: list[int] = []
        self.turn: i64 = 0
        self.stage: i64 = SEATING
        self.card: i64 = 0
        self.target: i64 = 0
        self.silent: i64 = 0  # who may still object, as bits
        self.passes: i64 = 0

    def waiting(self) -> Waiting:
        if self.stage == TURN:
            return TURNS[self.turn]
        if self.stage <= PASSED:
            return WINDOWS[(self.delay << PLAYERS) | self.silent]
        if self.stage == SEATING:
            return Shuffle(self.players)
        if self.stage == DEALING:
            return Shuffle(len(self.material.faces))
        return Over(self.scores())

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == CLAIMED:
            return ANSWERS[seat]
        menu = [PASSES[seat] if self.stage == TURN else ACCEPTS[seat]]
        hand = self.hands[self.turn]  # on a pass the claims are made with the passer's cards
        for card in hand:
            for target in self.targets:
                menu.append(claim(seat, card, target))
        if self.stage == TURN and self.pair_in_hand:
            for second in hand:
                for first in hand:
                    if first >= second:
                        break
                    menu.append(claim(seat, first, second))
        return menu

    def pick(self, seat: int, dice: Dice) -> Move:
        """A random entry of the menu, found without writing the menu."""
        if self.stage == CLAIMED:
            return ANSWERS[seat][dice.below(2)]
        hand = self.hands[self.turn]
        row: i64 = len(self.targets)
        size: i64 = len(hand)
        pairs: i64 = 0
        if self.stage == TURN and self.pair_in_hand:
            pairs = size * (size - 1) // 2
        chosen: i64 = dice.below(size * row + pairs + 1) - 1
        if chosen < 0:
            return PASSES[seat] if self.stage == TURN else ACCEPTS[seat]
        if chosen < size * row:
            return claim(seat, hand[chosen // row], self.targets[chosen % row])
        chosen -= size * row
        second: i64 = 1
        while chosen >= second:
            chosen -= second
            second += 1
        return claim(seat, hand[chosen], hand[second])

    # The law

    def move(self, seat: int, action: Action) -> None:
        tell = self.story
        if isinstance(action, Diego):
            if self.stage == TURN:
                announce(self, action.card, action.target, tell)
            elif self.stage == PASSED:
                catch(self, seat, action.card, action.target, tell)
            else:
                raise Illegal("answer_the_pair", "5.4")
        elif isinstance(action, Accept):
            if self.stage == TURN:
                raise Illegal("nothing_to_answer", "5.4")
            accept(self, seat, tell)
        elif isinstance(action, Contest):
            if self.stage == TURN:
                raise Illegal("nothing_to_answer", "5.4")
            if self.stage == PASSED:
                raise Illegal("answer_the_pass", "5.4")
            contest(self, seat, tell)
        elif isinstance(action, Pass):
            if self.stage != TURN:
                raise Illegal("pass_on_ones_turn", "5.4")
            pass_turn(self, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int]) -> None:
        tell = self.story
        if self.stage == SEATING:
            self.turn = order[0]
            self.stage = DEALING
            return
        self.deck = order[:]
        top: i64 = 0
        size: i64 = self.hand_size
        self.hands = []
        for _ in range(self.players):
            self.hands.append(list(range(top, top + size)))
            top += size
        self.targets = list(range(top, top + self.row_size))
        self.next = top + self.row_size
        self.stage = TURN
        if tell is not None:
            tell.append(t.Began(Seat(self.turn)))

    def expired(self) -> None:
        tell = self.story
        close(self, tell)

    # The control sheet

    def match(self, card: int, target: int) -> bool:
        """Whether two cards show the same number."""
        affiliations = len(self.material.affiliations)
        return self.deck[card] // affiliations == self.deck[target] // affiliations

    def tally(self, seat: int) -> Tally:
        """A player's pairs, judged."""
        affiliations = len(self.material.affiliations)
        return tally(
            self.deck,
            affiliations,
            self.diego[seat],
            self.pas_diego[seat],
            self.against_pass,
            self.bonus_on_diego,
        )

    def scores(self) -> list[int]:
        """Everybody's points as if the match ended now; a team's are those of both (5.6)."""
        alone = [self.capital + self.tally(seat).points() for seat in range(self.players)]
        if self.teams:
            return [alone[seat] + alone[(seat + 2) % PLAYERS] for seat in range(PLAYERS)]
        return alone

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def seen(self, card: i64) -> t.Card:
        """A card as whoever sees it sees it; its number only at the end."""
        entry = self.deck[card]
        material = self.material
        if self.stage == ENDED:
            number = material.number(entry)
            return t.Card(card, material.affiliation(entry), material.faces[entry], number)
        return t.Card(card, material.affiliation(entry), material.faces[entry])

    def made_from(self) -> tuple[object, ...]:
        return self.material, PLAIN, self.players

    def census(self) -> dict[str, int]:
        if self.stage == SEATING or self.stage == DEALING:
            return {}
        lying = self.targets + list(range(self.next, len(self.deck)))
        for cards in self.hands + self.diego + self.pas_diego:
            lying += cards
        total: dict[str, int] = {}
        for card in lying:
            entry = str(self.deck[card])
            total[entry] = total.get(entry, 0) + 1
        return total
