"""The terminal table: people and bots over one keyboard."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import cast

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.pretty import Pretty
from rich.text import Text

from ludiade.bots import seen
from ludiade.kernel import shelf
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.fairness.chance import Chance, Fairness
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Input, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import IllegalInput, Match
from ludiade.kernel.nearest import folded
from ludiade.kernel.prompts import Prompt, numbered
from ludiade.kernel.record import Record, write
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action, Event, View
from ludiade.play.answers import keys, read
from ludiade.play.frame import Frame, bulleted
from ludiade.play.pager import read_long, turn_pages
from ludiade.play.screen import Quit, Screen
from ludiade.play.seats import SeatedPlayer
from ludiade.play.wrapping import keep_together

keep_together()
HERE = Path(__file__).parent
RULES = ("?", "r", "rules", "regles")
HISTORY = ("h", "history", "historique")
DETAILS = ("v", "view", "voir")
LEAVE = ("q", "quit", "quitter")
MORE = "+"
MOST_OF_A_NAME = 16
"""Signs of it that a question begins with."""


class TerminalTable:
    """A match, those who play it, and the screen they share."""

    def __init__(
        self, match: Match, seats: Sequence[SeatedPlayer], chance: Chance, fairness: Fairness,
        say: Texts, console: Console,
    ) -> None:  # fmt: skip
        self.match = match
        self.seats = seats
        self.names = [_printable(place.name) for place in seats]
        self.say = say
        self.screen = Screen(console)
        self.chance = chance
        self.fairness = fairness
        self.at_screen: int | None = None
        self.history: list[Event] = []
        self.since = [0] * len(seats)
        """How much of the history there was when each seat last decided."""
        self.since_anybody = 0
        self.is_promised = False

    def follow(self, record: Record) -> None:
        """Do again all that a record tells, to go on from there."""
        for number in range(len(record.document.inputs)):
            try:
                given = record.given(number)
                self._apply(given)
            except Illegal as illegal:
                raise IllegalInput(number, illegal) from None
            self.chance.drawn += isinstance(given, Shuffled)
        self.is_promised = True

    def play(self) -> None:
        """Play to the end, or until somebody leaves: Quit."""
        while True:
            waiting = self.match.state.waiting()
            if isinstance(waiting, Awaiting):
                self._turn(waiting)
            elif isinstance(waiting, Shuffle):
                self._apply(Shuffled(self.chance.order(waiting.size)))
            else:
                self._end(waiting)
                return

    def leave(self) -> None:
        """Free what the bots hold."""
        for place in self.seats:
            if place.bot is not None:
                place.bot.leave()

    def record(self, names: Sequence[str]) -> bytes:
        """The match so far, its seed revealed."""
        return write(self.match.document(names, self.fairness))

    def _apply(self, given: Input) -> None:
        before = len(self.history)
        self.match.apply(given, self.history)
        if isinstance(given, Move):
            self.since[given.seat] = before
            if self.seats[given.seat].bot is None:
                self.since_anybody = before

    def _turn(self, waiting: Awaiting) -> None:
        """One decision: bots first, where several are awaited."""
        for seat in waiting.seats:
            bot = self.seats[seat].bot
            if bot is not None:
                self.screen.pass_by(self.say.say("table-thinks", name=self.names[seat]))
                action = bot.choose(seen(self.match, seat), len(self.match.inputs))
                self._apply(Move(seat, action))
                return
        self._ask(waiting.seats[0])

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        view = self.match.state.view(Eyes(seat))
        first = self._prompt(view, seat)
        frame = Frame(self.screen, self.say, self._draw(view, seat), self._news(seat))
        frame.details = self._details(view, seat) is not None
        step = first
        while True:
            frame.show(step, is_first=step is first)
            answer = self.screen.ask(self._question(step, step is first))
            found = read(step, answer) or self._typed(answer, view, seat)
            if isinstance(found, Prompt):
                step = found
            elif found is not None:
                try:
                    self._apply(Move(seat, found))
                    return
                except Illegal as illegal:
                    step, frame.notice = first, self.say.refuse(illegal, self.names)
            elif not answer and step is not first:
                step = first
            elif not self._command(answer, frame, view, seat):
                frame.notice = self._not_understood(answer, step)

    def _not_understood(self, answer: str, step: Prompt) -> str:
        """What can be typed instead."""
        if not answer:
            return self.say.say("table-no-answer", keys=keys(step))
        given = _printable(answer)[:24]
        return self.say.say("table-not-an-answer", given=given, keys=keys(step))

    def _command(self, answer: str, frame: Frame, view: View, seat: int) -> bool:
        """Do what is asked for at any time, if it is that."""
        word = folded(answer)
        if word in LEAVE:
            raise Quit
        if word in RULES:
            rules = Markdown(self.match.game.rules_text(self.say.lang))
            read_long(self.screen, self.screen.lines(rules), self.say)
        elif word in HISTORY:
            read_long(self.screen, bulleted(self.screen, self._sentences(0)), self.say)
        elif word in DETAILS:
            details = self._details(view, seat) or self._draw(view, seat)
            read_long(self.screen, self.screen.lines(details), self.say)
        elif word == MORE:
            frame.menu_page += 1
        else:
            return False
        return True

    def _prompt(self, view: View, seat: int) -> Prompt:
        """What the game asks, in its own way or as a list of all that may be done."""
        actions = self.match.state.actions(seat)
        module = own_terminal(self.match.game)
        own = getattr(module, "prompt", None)
        if own is not None:
            return cast(Prompt, own(view, self.say, self.names, seat, actions))
        offers = [(self.say.offer(action, self.names), action) for action in actions]
        return numbered(self.say.say("table-choose"), offers)

    def _question(self, step: Prompt, is_first: bool) -> str:
        assert self.at_screen is not None
        name = self.names[self.at_screen]
        short = name if len(name) <= MOST_OF_A_NAME else f"{name[: MOST_OF_A_NAME - 1]}…"
        key = "table-asks" if is_first else "table-asks-on"
        return self.say.say(key, name=short, question=step.question)

    def _typed(self, answer: str, view: View, seat: int) -> Action | None:
        """What the game makes of words typed, where it reads any."""
        parse = getattr(own_terminal(self.match.game), "parse", None)
        return cast("Action | None", parse(answer, view, seat)) if parse else None

    def _hand_over(self, seat: int) -> None:
        """Draw the curtain where the next person's hand is nobody else's business."""
        several = sum(place.bot is None for place in self.seats) > 1
        if several and self._is_private(seat) and self.at_screen != seat:
            name = self.names[seat]
            curtain = Panel(Text(self.say.say("table-curtain", name=name)))
            self.screen.show(self.screen.lines(curtain))
            if folded(self.screen.ask(self.say.say("table-ready", name=name))) in LEAVE:
                raise Quit
        self.at_screen = seat

    def _is_private(self, seat: int) -> bool:
        state = self.match.state
        return state.view(Eyes(seat)) != state.view(SPECTATOR)

    def _news(self, seat: int) -> list[str]:
        """What happened since somebody at the screen was last asked."""
        news = self._sentences(self.since[seat] if self._is_private(seat) else self.since_anybody)
        if not self.is_promised:
            self.is_promised = True
            news.insert(0, self.say.say("table-promise", commitment=self.fairness.commitment))
        return news

    def _sentences(self, start: int) -> list[str]:
        return [self.say.tell(event, self.names) for event in self.history[start:]]

    def _draw(self, view: View, seat: int | None) -> RenderableType:
        return drawing(self.match.game, view, self.say, self.names, seat)

    def _details(self, view: View, seat: int | None) -> RenderableType | None:
        """More than the table has room for, where the game has any."""
        draw = getattr(own_terminal(self.match.game), "draw_details", None)
        drawn = draw(view, self.say, self.names, seat) if draw else None
        return cast("RenderableType | None", drawn)

    def _end(self, over: Over) -> None:
        view = self.match.state.view(SPECTATOR)
        news = self._sentences(self.since_anybody)
        frame = Frame(self.screen, self.say, self._draw(view, None), news)
        details = self._details(view, None)
        ranked = sorted((rank, seat) for seat, rank in enumerate(over.ranks))
        ranks = [
            self.say.say("final-rank", rank=rank, name=self.names[seat], score=over.scores[seat])
            for rank, seat in ranked
        ]
        seed = self.say.say("table-revealed", seed=self.fairness.seed)
        if details is not None:
            frame.tell()
            turn_pages(self.screen, self.screen.lines(details), self.say)
        frame.show_last(ranks, seed)


def _printable(text: str) -> str:
    """What somebody typed, without what would move the cursor."""
    return "".join(sign for sign in text if sign.isprintable())


def drawing(
    game: AnyGame, view: View, say: Texts, names: Sequence[str], seat: int | None
) -> RenderableType:
    """The game's own drawing of a view, or a plain one where the game has none."""
    module = own_terminal(game)
    if module is None:
        return Pretty(view)
    return cast(RenderableType, module.draw(view, say, names, seat))


def own_terminal(game: AnyGame) -> ModuleType | None:
    """The game's own part of the terminal table.

    `draw`; and where it has them `prompt` (what is asked, in steps), `parse` (words typed) and
    `draw_details` (what the table has no room for).
    """
    return shelf.part(game.id, "terminal")
