"""Diadingo: the state of the table and its laws (rules 3.1 to 3.8)."""

from typing import Final, cast

from mypy_extensions import i64

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import PLACES, RINGS, THEFT, Material
from ludiade.games.diadingo.moves import TAKES
from ludiade.games.diadingo.scoring import dollars, tell_earnings, tell_winners
from ludiade.games.diadingo.sets import BIT, members
from ludiade.games.diadingo.sight import view
from ludiade.games.diadingo.stages import DEALING, LIFTING, OVER, SEATING, STEALING, TURNING
from ludiade.games.diadingo.theft import can_steal, decline, steal, thefts
from ludiade.games.diadingo.types import Decline, Steal, Take
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY, TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State, Story
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(State):
    """The tray as sets of places in bits, the deck, and the rings before each player.

    `rings[seat]` are the values of a player's rings in the order they were drawn, by number in the
    box; `filled[seat]` says in bits which of them carry a diamond.
    """

    def __init__(self, options: t.Options, players: int, box: Material) -> None:
        super().__init__()
        self.box: Material = box
        self.games: int = options.games
        self.professional: bool = options.professional
        self.compulsory: bool = options.theft_compulsory
        self.goes_back: bool = options.after_theft == "back_to_thief_left"
        self.shows_stuck: bool = options.show_stuck
        self.game: int = 1
        self.sums: list[int] = [0] * players  # the finished games' dollars
        self.turn: i64 = 0
        self.resume: i64 = NOBODY  # C2: who follows the robbed player, while a chain lasts
        self.stage: i64 = SEATING
        self.drawn: i64 = THEFT
        self.deck: list[int] = []  # the top is the last
        self.thefts: int = 0
        self.places: i64 = box.places
        self.anchored: i64 = box.fixed
        self.fixed: i64 = 0
        self.gone: i64 = 0
        self.stuck: i64 = 0
        self.left: i64 = 0
        self.rings: list[list[int]] = [[] for _ in range(players)]
        self.filled: list[int] = [0] * players

    def waiting(self) -> Waiting:
        if self.stage <= STEALING:
            return TURNS[self.turn]
        if self.stage == SEATING:
            return Shuffle(len(self.rings))
        if self.stage == TURNING:
            return Shuffle(self.places)
        if self.stage == DEALING:
            return Shuffle(len(self.box.listing))
        return Over(self.scores())

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == STEALING:
            return thefts(self, seat)
        takes = TAKES[seat]
        return [takes[place] for place in members(~self.gone, self.places)]

    def pick(self, seat: int, dice: Dice) -> Move:
        if self.stage == STEALING:
            return super().pick(seat, dice)
        # The same as a pick from `moves`, without listing them.
        before: i64 = dice.below(self.left + self.anchored)
        place: i64 = 0
        while before > 0 or self.gone >> place & 1:
            if not self.gone >> place & 1:
                before -= 1
            place += 1
        return TAKES[seat][place]

    # The law

    def move(self, seat: int, action: Action) -> None:
        tell = self.story
        if isinstance(action, Take):
            self._take(seat, action.place, tell)
        elif isinstance(action, Steal):
            steal(self, seat, action.victim, action.ring, action.onto, tell)
        elif isinstance(action, Decline):
            decline(self, seat, tell)
        else:
            raise Illegal("unknown_action", action=type(action).__name__)

    def shuffled(self, order: list[int]) -> None:
        tell = self.story
        if self.stage == SEATING:
            self.turn = order[0]
            self.stage = TURNING
        elif self.stage == TURNING:
            self.fixed = 0
            for place in order[: self.anchored]:
                self.fixed |= BIT[place]
            self.gone = 0
            self.stuck = 0
            self.left = self.places - self.anchored
            self.stage = DEALING
        else:
            listing = self.box.listing
            self.deck = [listing[entry] for entry in reversed(order)]
            self.thefts = 0
            if tell is not None:
                tell.append(t.Began(Seat(self.turn), self.game, self.games))
            self.draw(tell)

    def draw(self, tell: Story) -> None:
        """Turn up cards until one asks for a decision."""
        while self.deck:
            card: i64 = self.deck.pop()
            if tell is not None:
                tell.append(t.Drew(Seat(self.turn), self.card(card)))
            if card != THEFT:
                self.drawn = card
                self.stage = LIFTING
                return
            if can_steal(self):
                self.drawn = card
                self.stage = STEALING
                return
            self.thefts += 1
            if tell is not None:
                tell.append(t.PutAside(Seat(self.turn)))
        self._end_game(tell)  # C3

    def _take(self, seat: int, place: int, tell: Story) -> None:
        if self.stage != LIFTING:
            raise Illegal("answer_the_theft", "3.3")
        if not 0 <= place < PLACES or place >= self.places:
            raise Illegal("no_such_place", "3.8", place=place)
        bit: i64 = BIT[place]
        if self.gone & bit:
            raise Illegal("place_is_empty", "C8", place=place)
        rings = self.rings[seat]
        if self.fixed & bit:
            self.stuck |= bit
            if tell is not None:
                tell.append(t.FoundFixed(Seat(seat), place, self.ring(self.drawn)))
        else:
            self.gone |= bit
            self.left -= 1
            self.filled[seat] |= 1 << len(rings)  # 3.3: on the ring just drawn, never an older one
            if tell is not None:
                tell.append(t.Took(Seat(seat), place, self.ring(self.drawn), self.left))
        rings.append(self.drawn)
        if self.left == 0:
            self._end_game(tell)  # C5
            return
        if self.resume == NOBODY:
            self.turn = self.left_of(self.turn)
        else:
            self.turn = self.resume
            self.resume = NOBODY
            if tell is not None and self.deck:
                tell.append(t.Resumed(Seat(self.turn)))
        self.draw(tell)

    def left_of(self, seat: i64) -> i64:
        """The next player in turn."""
        return seat + 1 if seat + 1 < len(self.rings) else 0

    def _end_game(self, tell: Story) -> None:
        scores = self.scores()
        last = self.game == self.games
        if tell is not None:
            tell.append(t.Ended(self.game, "no_cards" if self.left else "no_loose_diamonds"))
            tell_earnings(self.game, self.sums, scores, tell)
            if last:
                tell_winners(scores, tell)
        self.resume = NOBODY
        if last:
            self.stage = OVER
            return
        self.game += 1
        self.sums = scores
        self.rings = [[] for _ in scores]
        self.filled = [0] * len(scores)
        self.stage = SEATING

    def scores(self) -> list[int]:
        """Each player's dollars: the finished games and the rings on the table."""
        values = self.box.values
        scores: list[int] = []
        for seat, rings in enumerate(self.rings):
            now = dollars(rings, self.filled[seat], values, self.professional)
            scores.append(self.sums[seat] + now)
        return scores

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def card(self, card: i64) -> t.Card:
        """A card's name."""
        return "theft" if card == THEFT else self.ring(card)

    def ring(self, value: i64) -> t.Ring:
        """The name of a ring card."""
        return cast(t.Ring, f"ring-{self.box.values[value]}")

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, len(self.rings), self.box

    def census(self) -> dict[str, int]:
        if SEATING <= self.stage <= DEALING:
            return {}
        cards = self.deck + [card for rings in self.rings for card in rings]
        if self.stage == LIFTING:
            cards.append(self.drawn)
        total: dict[str, int] = {}
        for value in range(len(self.box.values)):
            total[self.ring(value)] = cards.count(value)
        total["theft"] = cards.count(THEFT) + self.thefts + (self.stage == STEALING)
        total["fixed"] = len(members(self.fixed, self.places))
        total["loose"] = self.left + sum([len(members(filled, RINGS)) for filled in self.filled])
        total["place"] = self.left + total["fixed"] + len(members(self.gone, self.places))
        return total
