"""Diego: the table and its laws, in the order of the rules (5.2 to 5.8)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diego import types as t
from ludiade.games.diego.material import Material
from ludiade.games.diego.moves import (
    ACCEPTS,
    ANSWERS,
    OPPONENTS,
    PASSES,
    PLAYERS,
    WINDOWS,
    claim,
)
from ludiade.games.diego.scoring import DIEGO_POINTS, PAS_DIEGO_POINTS, Tally, tally
from ludiade.games.diego.sight import view
from ludiade.games.diego.stages import Stage
from ludiade.games.diego.story import Telling
from ludiade.games.diego.types import Accept, Contest, Diego, Pass
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.seats import left_of
from ludiade.kernel.types import Action

PLAIN: Final = t.Options()


class Table(Telling):
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
        self.stage: i64 = Stage.SEATING
        self.card: i64 = 0
        self.target: i64 = 0
        self.silent: i64 = 0  # who may still object, as bits
        self.passes: i64 = 0

    def made_from(self) -> tuple[object, ...]:
        return self.material, PLAIN, self.players

    def waiting(self) -> Waiting:
        match self.stage:
            case Stage.TURN:
                return TURNS[self.turn]
            case Stage.CLAIMED | Stage.PASSED:
                return WINDOWS[(self.delay << PLAYERS) | self.silent]
            case Stage.SEATING:
                return Shuffle(self.players)
            case Stage.DEALING:
                return Shuffle(len(self.material.faces))
            case _:
                return Over(self.scores())

    # 5.2 Setup

    def shuffled(self, order: list[int]) -> None:
        if self.stage == Stage.SEATING:
            self.turn = order[0]
            self.stage = Stage.DEALING
        else:
            self.deck = order[:]
            self._deal()
            self.stage = Stage.TURN
            self.tell_began(self.turn)

    def _deal(self) -> None:
        """A hand to each, then the row of targets."""
        top: i64 = 0
        size: i64 = self.hand_size
        self.hands = []
        for _ in range(self.players):
            self.hands.append(list(range(top, top + size)))
            top += size
        self.targets = list(range(top, top + self.row_size))
        self.next = top + self.row_size

    # 5.4 A turn: DIEGO to a card and a target, or PASSE

    def move(self, seat: int, action: Action) -> None:
        match self.stage:
            case Stage.CLAIMED:
                self._answer_pair(seat, action)
            case Stage.PASSED:
                self._answer_pass(seat, action)
            case _:
                self._take_turn(action)

    def _take_turn(self, action: Action) -> None:
        match action:
            case Diego():
                self._claim(action.card, action.target)
            case Pass():
                self._pass()
            case Accept() | Contest():
                raise Illegal("nothing_to_answer", "5.4")
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _claim(self, card: int, target: int) -> None:
        """A card of the hand and a target, or two of the hand (5.7)."""
        hand = self.hands[self.turn]
        if card not in hand:
            raise Illegal("not_in_hand", "5.4", card=card)
        from_hand = target in hand
        if from_hand:
            if not self.pair_in_hand:
                raise Illegal("no_pair_in_hand", "5.7")
            if card >= target:
                raise Illegal("not_ascending", "5.10")
        elif target not in self.targets:
            raise Illegal("not_a_target", "5.4", target=target)
        self.card = card
        self.target = target
        self._let_object(Stage.CLAIMED)
        self.tell_claimed(self.turn, card, target, from_hand)

    def _pass(self) -> None:
        """The hand is shown while the delay runs (E2)."""
        for card in self.hands[self.turn]:
            if card not in self.shown:
                self.shown.append(card)
        self._let_object(Stage.PASSED)
        self.tell_passed(self.turn, self.hands[self.turn])

    def _let_object(self, stage: i64) -> None:
        """Let the delay run for the opponents; a partner is none (E7)."""
        self.stage = stage
        self.silent = OPPONENTS[(self.players << 3) | (self.turn << 1) | (1 if self.teams else 0)]

    # 5.4 What the opponents say while the delay runs, and what comes of it

    def _answer_pair(self, seat: int, action: Action) -> None:
        match action:
            case Accept():
                self._accept(seat)
            case Contest():
                self._contest(seat)
            case Diego():
                raise Illegal("answer_the_pair", "5.4")
            case Pass():
                raise Illegal("pass_on_ones_turn", "5.4")
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _answer_pass(self, seat: int, action: Action) -> None:
        match action:
            case Diego():
                self._catch(seat, action.card, action.target)
            case Accept():
                self._accept(seat)
            case Contest():
                raise Illegal("answer_the_pass", "5.4")
            case Pass():
                raise Illegal("pass_on_ones_turn", "5.4")
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _accept(self, seat: i64) -> None:
        """The last to accept ends the delay (E9)."""
        self.silent &= ~(1 << seat)
        self.tell_accepted(seat)
        if self.silent == 0:
            self.expired()
        else:
            self.hold()

    def expired(self) -> None:
        """Nobody has objected."""
        if self.stage == Stage.CLAIMED:
            self.tell_won(self.turn, self.card, self.target)
            self._take_pair(self.turn, self.diego[self.turn])
        else:
            self.passes += 1
            self.tell_stood(self.turn)
            self._end_turn()

    def _contest(self, seat: int) -> None:
        """PAS DIEGO to the pair on the table."""
        self.tell_contested(seat, self.turn, self.card, self.target)
        self._take_pair(seat, self.pas_diego[seat])

    def _catch(self, seat: int, card: int, target: int) -> None:
        """DIEGO to a card of the passer's hand and a target."""
        hand = self.hands[self.turn]
        if card not in hand:
            raise Illegal("not_in_passers_hand", "5.4", card=card)
        if target in hand:
            raise Illegal("no_pair_in_passers_hand", "E21")
        if target not in self.targets:
            raise Illegal("not_a_target", "5.4", target=target)
        self.card = card
        self.target = target
        if self.pass_to_pas_diego:  # E3
            self.against_pass.append(card)
            self.tell_caught(seat, self.turn, card, target, "pas_diego")
            self._take_pair(seat, self.pas_diego[seat])
        else:
            self.tell_caught(seat, self.turn, card, target, "diego")
            self._take_pair(seat, self.diego[seat])

    def _take_pair(self, winner: i64, side: list[int]) -> None:
        """The pair leaves the table for a sorter, and the active player refills (E11)."""
        hand = self.hands[self.turn]
        hand.remove(self.card)
        from_hand = self.target in hand
        side.append(self.card)
        side.append(self.target)
        self.passes = 0
        if self.training:
            self._judge(winner, side is self.diego[winner])
        before: i64 = self.next
        self._draw_into(hand)
        row = hand if from_hand else self.targets
        row.remove(self.target)
        self._draw_into(row)
        drawn: i64 = self.next - before
        self.tell_refilled(self.turn, drawn, drawn == 2 and not from_hand, self.next - 1)
        self._end_turn()

    def _draw_into(self, cards: list[int]) -> None:
        if self.next < len(self.deck):
            cards.append(self.next)
            self.next += 1

    # 5.5 The end: no targets, or everybody has passed in turn

    def _end_turn(self) -> None:
        """On to the next player with a card, if there is still something to play for."""
        if len(self.targets) == 0:
            self._end("no_targets")
            return
        while self.passes < self.players:
            self.turn = left_of(self.turn, self.players)
            if len(self.hands[self.turn]) > 0:
                self.stage = Stage.TURN
                return
            self.passes += 1  # E14
            self.tell_passed_empty(self.turn)
        self._end("all_passed")

    def _end(self, reason: t.Reason) -> None:
        self.stage = Stage.ENDED
        self.tell_ended(reason)
        self.tell_scores(self.players, self.capital, self.teams)

    # 5.6 The control sheet

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

    def _judge(self, winner: i64, diego: bool) -> None:
        """In training, say what the pair just taken is worth, the bonus apart (E20)."""
        match = self.match(self.card, self.target)
        right = match if diego or self.card in self.against_pass else not match
        points = DIEGO_POINTS if diego else PAS_DIEGO_POINTS
        self.tell_judged(winner, match, points if right else -points)

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == Stage.CLAIMED:
            return ANSWERS[seat]
        menu = [PASSES[seat] if self.stage == Stage.TURN else ACCEPTS[seat]]
        hand = self.hands[self.turn]  # on a pass the claims are made with the passer's cards
        for card in hand:
            for target in self.targets:
                menu.append(claim(seat, card, target))
        if self.stage == Stage.TURN and self.pair_in_hand:
            for second in hand:
                for first in hand:
                    if first >= second:
                        break
                    menu.append(claim(seat, first, second))
        return menu

    def pick(self, seat: int, dice: Dice) -> Move:
        """A random entry of the menu, found without writing the menu."""
        if self.stage == Stage.CLAIMED:
            return ANSWERS[seat][dice.below(2)]
        hand = self.hands[self.turn]
        row: i64 = len(self.targets)
        size: i64 = len(hand)
        pairs: i64 = 0
        if self.stage == Stage.TURN and self.pair_in_hand:
            pairs = size * (size - 1) // 2
        chosen: i64 = dice.below(size * row + pairs + 1) - 1
        if chosen < 0:
            return PASSES[seat] if self.stage == Stage.TURN else ACCEPTS[seat]
        if chosen < size * row:
            return claim(seat, hand[chosen // row], self.targets[chosen % row])
        chosen -= size * row
        second: i64 = 1
        while chosen >= second:
            chosen -= second
            second += 1
        return claim(seat, hand[chosen], hand[second])

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def seen(self, card: i64) -> t.Card:
        """A card as whoever sees it sees it; its number only at the end."""
        entry = self.deck[card]
        material = self.material
        if self.stage == Stage.ENDED:
            number = material.number(entry)
            return t.Card(card, material.affiliation(entry), material.faces[entry], number)
        return t.Card(card, material.affiliation(entry), material.faces[entry])

    def census(self) -> dict[str, int]:
        if self.stage in (Stage.SEATING, Stage.DEALING):
            return {}
        lying = self.targets + list(range(self.next, len(self.deck)))
        for cards in self.hands + self.diego + self.pas_diego:
            lying += cards
        total: dict[str, int] = {}
        for card in lying:
            entry = str(self.deck[card])
            total[entry] = total.get(entry, 0) + 1
        return total
