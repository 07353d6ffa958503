"""Information-set Monte-Carlo tree search: what a seat's moves are worth in the truths it imagines.

Every playout is played in a new truth that agrees with what the seat sees. It goes down the tree
as far as that has grown, adds one node, and is played to its end by what the players know. Chance
is drawn anew each time and not part of the tree, but for what the knowledge marks.
"""

from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from ludiade.bots import Seen
from ludiade.bots.search.tree import Arm, Bandit, Node
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Over, Shuffle, Shuffled
from ludiade.kernel.knowledge import Knowledge, shares
from ludiade.kernel.state import State

MOST_ARMS: Final = 200_000
"""Where the tree stops growing: some 40 MB."""
MOST_DECISIONS: Final = 2_000
"""A playout that is no nearer its end by then counts as a tie."""
CLOCK: Final = 15  # every so many decisions of a playout, as a mask: is there still time
WORTH: Final = 3  # and: can one tell how it will end
SEAT_BITS: Final = 16


class Search:
    """A search under way: `advance` as long as there is time, then read `root`."""

    def __init__(
        self, seen: Seen, knowledge: Knowledge, seed: int, most_arms: int = MOST_ARMS
    ) -> None:
        self.game: Final[Any] = seen.game
        self.options: Final[Any] = seen.options
        self.players: Final = seen.players
        self.seat: Final = seen.seat
        self.view: Final[Any] = seen.view
        self.eyes: Final = Eyes(seen.seat)
        self.knowledge: Final = knowledge
        self.dice: Final = Dice(seed)
        self.most_arms: Final[i64] = most_arms
        self.arms: i64 = 0
        self.playouts: i64 = 0
        self.hopes: list[float] = [0.0] * seen.players  # the sum of what each seat got
        self.root: Final = Node()
        self.state: State | None = None  # of the playout under way
        self.decisions: i64 = 0
        self.bandits: list[Bandit] = []  # those it passed
        self.seats: list[int] = []
        self.chosen: list[Arm] = []

    def advance(self, playouts: int, until: float) -> bool:
        """Go on until so many playouts are done, or until that time; say whether they are done.

        A playout cut short by the clock is taken up by the next call, so that what is found does
        not depend on when the clock was looked at.
        """
        goal: i64 = playouts
        while self.playouts < goal:
            state = self.state
            if state is None:
                state = self.game.imagine(
                    self.options, self.players, self.eyes, self.view, self.dice
                )
                self._descend(state)
                self.state = state
                self.decisions = 0
            worth = self._play_on(state, until)
            if worth is None:
                return False
            self._learn(worth)
            self.state = None
            if monotonic() >= until:
                break
        return self.playouts >= goal

    def _descend(self, state: State) -> None:
        """Choose down the tree; where it ends, let it grow by a node."""
        node = self.root
        entered = True
        joint = 0  # what the seats answered at the node, each in its own bits
        while True:
            waiting = state.waiting()
            if isinstance(waiting, Over):
                return
            if isinstance(waiting, Shuffle):
                state.apply(Shuffled(self.dice.order(waiting.size)), None, waiting)
                continue
            seat = waiting.only
            alone = seat >= 0
            if not alone:  # who speaks first is drawn
                seat = waiting.seats[self.dice.below(len(waiting.seats))]
            menu = self.knowledge.menu(state, seat)
            if not entered and alone and len(menu) == 1:
                state.apply(menu[0], None, waiting)
                continue
            if not entered:
                key = (joint, self.knowledge.mark(state))
                child = node.children.get(key)
                if child is None:
                    if self.arms < self.most_arms:
                        node.children[key] = Node()
                        self.arms += 1
                    return
                node = child
                entered = True
                joint = 0
            if not alone:
                node.at_once = True
            who = (seat, self.knowledge.secret(state, seat))
            bandit = node.bandits.get(who)
            if bandit is None:
                bandit = Bandit()
            if not bandit.knows(menu):
                if self.arms >= self.most_arms and node is not self.root:
                    return
                node.bandits[who] = bandit
                weights = self.knowledge.weights(state, seat, menu)
                self.arms += bandit.learn(menu, weights, self.dice, node.numbers)
            arm = bandit.mixed(self.dice) if node.at_once else bandit.best()
            self.bandits.append(bandit)
            self.seats.append(seat)
            self.chosen.append(arm)
            joint += (arm.number + 1) << (SEAT_BITS * seat)
            state.apply(arm.move, None, waiting)
            entered = state.held  # a sealed answer leaves the others where they were

    def _play_on(self, state: State, until: float) -> list[float] | None:
        """Play by what the players know; None where time ran out before the end."""
        dice = self.dice
        knowledge = self.knowledge
        while True:
            waiting = state.waiting()
            if isinstance(waiting, Over):
                return shares(waiting.ranks)
            if isinstance(waiting, Shuffle):
                state.apply(Shuffled(dice.order(waiting.size)), None, waiting)
                continue
            if self.decisions & CLOCK == CLOCK and monotonic() >= until:
                return None
            self.decisions += 1
            if self.decisions & WORTH == 0:
                worth = knowledge.worth(state)
                if worth is not None:
                    return worth
                if self.decisions > MOST_DECISIONS:
                    return [0.5] * self.players
            seat = waiting.only
            if seat < 0:
                seat = waiting.seats[dice.below(len(waiting.seats))]
            state.apply(knowledge.play(state, seat, dice), None, waiting)

    def _learn(self, worth: list[float]) -> None:
        """Carry the end of the playout back to every choice that led to it."""
        at: i64 = 0
        passed: i64 = len(self.chosen)
        while at < passed:
            value = worth[self.seats[at]]
            arm = self.chosen[at]
            arm.visits += 1
            arm.total += value
            bandit = self.bandits[at]
            bandit.visits += 1
            bandit.total += value
            at += 1
        for seat in range(self.players):
            self.hopes[seat] += worth[seat]
        self.bandits.clear()
        self.seats.clear()
        self.chosen.clear()
        self.playouts += 1

    def own(self) -> Bandit | None:
        """What the seat that thinks has tried."""
        for (seat, _), bandit in self.root.bandits.items():
            if seat == self.seat:
                return bandit
        return None

    def is_decided(self, playouts: int) -> bool:
        """Whether the most visited move stays so, whatever the rest of so many playouts shows."""
        bandit = self.own()
        if bandit is None or self.root.at_once:
            return False
        first: i64 = 0
        second: i64 = 0
        for arm in bandit.arms:
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        return first - second > playouts - self.playouts
