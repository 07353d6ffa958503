"""Diadingo: the table and its laws, in the order of the rules (3.2 to 3.8)."""

from typing import Final, cast

from mypy_extensions import i64

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import PLACES, RINGS, THEFT, Material
from ludiade.games.diadingo.moves import DECLINES, TAKES, theft
from ludiade.games.diadingo.sets import BIT, members, values_in
from ludiade.games.diadingo.sight import view
from ludiade.games.diadingo.stages import Stage
from ludiade.games.diadingo.story import Telling
from ludiade.games.diadingo.types import Decline, Steal, Take
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY, TURNS, Move, Over, Shuffle, Waiting
from ludiade.kernel.piles import stacked
from ludiade.kernel.seats import left_of
from ludiade.kernel.types import Action, Seat

PLAIN: Final = t.Options()


class Table(Telling):
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
        self.stage: i64 = Stage.SEATING
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

    def made_from(self) -> tuple[object, ...]:
        return PLAIN, len(self.rings), self.box

    def waiting(self) -> Waiting:
        match self.stage:
            case Stage.LIFTING | Stage.STEALING:
                return TURNS[self.turn]
            case Stage.SEATING:
                return Shuffle(len(self.rings))
            case Stage.TURNING:
                return Shuffle(self.places)
            case Stage.DEALING:
                return Shuffle(len(self.box.listing))
            case _:
                return Over(self.scores())

    # 3.2 Setup: who begins, which diamonds are fixed, the deck

    def shuffled(self, order: list[int]) -> None:
        match self.stage:
            case Stage.SEATING:
                self.turn = order[0]
                self.stage = Stage.TURNING
            case Stage.TURNING:
                self._turn_tray(order)
                self.stage = Stage.DEALING
            case _:
                self.deck = stacked(list(self.box.listing), order)
                self.thefts = 0
                self.tell_began(self.turn, self.game, self.games)
                self._draw()

    def _turn_tray(self, order: list[int]) -> None:
        self.fixed = 0
        for place in order[: self.anchored]:
            self.fixed |= BIT[place]
        self.gone = 0
        self.stuck = 0
        self.left = self.places - self.anchored

    # 3.3 A turn: draw a card, then lift a diamond or steal one

    def _draw(self) -> None:
        """Turn up cards until one asks for a decision."""
        while self.deck:
            card: i64 = self.deck.pop()
            self.tell_drew(self.turn, card)
            if card != THEFT:
                self.drawn = card
                self.stage = Stage.LIFTING
                return
            if self._can_steal():
                self.drawn = card
                self.stage = Stage.STEALING
                return
            self.thefts += 1
            self.tell_put_aside(self.turn)
        self._end_game()  # C3

    def move(self, seat: int, action: Action) -> None:
        match action:
            case Take():
                self._take(seat, action.place)
            case Steal():
                self._steal(seat, action.victim, action.ring, action.onto)
            case Decline():
                self._decline(seat)
            case _:
                raise Illegal("unknown_action", action=type(action).__name__)

    def _take(self, seat: i64, place: int) -> None:
        if self.stage != Stage.LIFTING:
            raise Illegal("answer_the_theft", "3.3")
        if not 0 <= place < PLACES or place >= self.places:
            raise Illegal("no_such_place", "3.8", place=place)
        bit: i64 = BIT[place]
        if self.gone & bit:
            raise Illegal("place_is_empty", "C8", place=place)
        rings = self.rings[seat]
        if self.fixed & bit:
            self.stuck |= bit
            self.tell_found_fixed(seat, place, self.drawn)
        else:
            self.gone |= bit
            self.left -= 1
            self.filled[seat] |= 1 << len(rings)  # on the ring just drawn, never an older one
            self.tell_took(seat, place, self.drawn, self.left)
        rings.append(self.drawn)
        if self.left == 0:
            self._end_game()  # C5
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """On to the left, or back to the left of the thief (C2)."""
        if self.resume == NOBODY:
            self.turn = left_of(self.turn, len(self.rings))
        else:
            self.turn = self.resume
            self.resume = NOBODY
            if self.deck:
                self.tell_resumed(self.turn)
        self._draw()

    # 3.3 Theft: the diamond of an opponent for an empty ring of the same value

    def _can_steal(self) -> bool:
        wanted = values_in(self.rings[self.turn], ~self.filled[self.turn])
        if wanted == 0:
            return False
        for other in range(len(self.rings)):
            if other != self.turn and wanted & values_in(self.rings[other], self.filled[other]):
                return True
        return False

    def _steal(self, seat: int, victim: int, ring: int, onto: int) -> None:
        if self.stage != Stage.STEALING:
            raise Illegal("no_theft_card", "3.3")
        if victim == seat:
            raise Illegal("steal_from_oneself", "C12")
        if not 0 <= victim < len(self.rings):
            raise Illegal("no_such_victim", "C10")
        theirs = self.rings[victim]
        own = self.rings[seat]
        if not 0 <= ring < len(theirs):
            raise Illegal("no_such_ring", "C10", seat=Seat(victim), ring=ring)
        if not 0 <= onto < len(own):
            raise Illegal("no_such_own_ring", "C10", onto=onto)
        if not self.filled[victim] >> ring & 1:
            raise Illegal("nothing_to_steal", "3.3", seat=Seat(victim), ring=ring)
        if self.filled[seat] >> onto & 1:
            raise Illegal("own_ring_is_full", "3.3", onto=onto)
        values = self.box.values
        if theirs[ring] != own[onto]:
            raise Illegal(
                "values_differ", "3.3", theirs=values[theirs[ring]], own=values[own[onto]]
            )
        self.filled[victim] ^= 1 << ring  # C9: the ring stays with its owner
        self.filled[seat] |= 1 << onto
        self.thefts += 1
        self.tell_stole(seat, victim, theirs[ring], ring, onto)
        if self.goes_back and self.resume == NOBODY:
            self.resume = left_of(seat, len(self.rings))
        self.turn = victim
        self._draw()

    def _decline(self, seat: int) -> None:
        """Put the theft card aside, though one could steal (C1)."""
        if self.stage != Stage.STEALING:
            raise Illegal("no_theft_card", "3.3")
        if self.compulsory:
            raise Illegal("theft_compulsory", "C1")
        self.thefts += 1
        self.tell_declined(seat)
        self._draw()

    # 3.4 and 3.5 The end of a game, and what rings are worth

    def _end_game(self) -> None:
        scores = self.scores()
        if self.story is not None:
            over = self.game == self.games  # C14: nobody knows before the end
            fixed = members(self.fixed, self.places) if over else []
            self.tell_ended(self.game, self.left, fixed)
        self.tell_earnings(self.game, self.sums, scores)
        self.resume = NOBODY
        if self.game == self.games:
            self.tell_winners(scores)
            self.stage = Stage.OVER
            return
        self.game += 1
        self.sums = scores
        self.rings = [[] for _ in scores]
        self.filled = [0] * len(scores)
        self.stage = Stage.SEATING

    def scores(self) -> list[int]:
        """Each player's dollars: the finished games and the rings on the table."""
        return [total + self._dollars(seat) for seat, total in enumerate(self.sums)]

    def _dollars(self, seat: int) -> int:
        """What a player's rings bring; for professionals the empty ones count against her."""
        values = self.box.values
        filled = self.filled[seat]
        dollars = 0
        for ring, value in enumerate(self.rings[seat]):
            if filled >> ring & 1:
                dollars += values[value]
            elif self.professional:
                dollars -= values[value]
        return dollars

    # The menu

    def moves(self, seat: int) -> list[Move]:
        if self.stage == Stage.STEALING:
            return self._thefts(seat)
        takes = TAKES[seat]
        return [takes[place] for place in members(~self.gone, self.places)]

    def _thefts(self, seat: int) -> list[Move]:
        """Every diamond that fits one of this player's empty rings, with each ring it fits."""
        menu: list[Move] = [] if self.compulsory else [DECLINES[seat]]
        own = self.rings[seat]
        empty = members(~self.filled[seat], len(own))
        wanted = values_in(own, ~self.filled[seat])
        for victim, theirs in enumerate(self.rings):
            if victim == seat or not wanted & values_in(theirs, self.filled[victim]):
                continue
            for ring in members(self.filled[victim], len(theirs)):
                for onto in empty:
                    if own[onto] == theirs[ring]:
                        menu.append(theft(seat, victim, ring, onto))
        return menu

    def pick(self, seat: int, dice: Dice) -> Move:
        if self.stage == Stage.STEALING:
            return super().pick(seat, dice)
        # The same as a pick from `moves`, without listing them.
        before: i64 = dice.below(self.left + self.anchored)
        place: i64 = 0
        while before > 0 or self.gone >> place & 1:
            if not self.gone >> place & 1:
                before -= 1
            place += 1
        return TAKES[seat][place]

    # What is seen

    def view(self, eyes: Eyes) -> t.View:
        return view(self, eyes)

    def card(self, card: i64) -> t.Card:
        """A card's name."""
        return "theft" if card == THEFT else self.ring(card)

    def ring(self, value: i64) -> t.Ring:
        """The name of a ring card."""
        return cast(t.Ring, f"ring-{self.box.values[value]}")

    def census(self) -> dict[str, int]:
        if self.stage in (Stage.SEATING, Stage.TURNING, Stage.DEALING):
            return {}
        cards = self.deck + [card for rings in self.rings for card in rings]
        if self.stage == Stage.LIFTING:
            cards.append(self.drawn)
        total: dict[str, int] = {}
        for value in range(len(self.box.values)):
            total[self.ring(value)] = cards.count(value)
        total["theft"] = cards.count(THEFT) + self.thefts + (self.stage == Stage.STEALING)
        total["fixed"] = len(members(self.fixed, self.places))
        total["loose"] = self.left + sum([len(members(filled, RINGS)) for filled in self.filled])
        total["place"] = self.left + total["fixed"] + len(members(self.gone, self.places))
        return total
