"""The terminal table: people and bots over one keyboard."""

import os
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import cast

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.pretty import Pretty
from rich.text import Text

from ludiade.bots import seen
from ludiade.kernel import shelf
from ludiade.kernel.chance import Chance, commit, fairness
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.record import write
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action, Event, Options, View
from ludiade.play.seats import Place

HERE = Path(__file__).parent


class Quit(Exception):
    """Somebody has left the table."""


class Table:
    """A match, those who play it, and the screen they share."""

    def __init__(
        self, game: AnyGame, options: Options, seats: Sequence[Place], say: Texts, screen: Console
    ) -> None:
        self.match = Match(game, options, len(seats))
        self.seats = seats
        self.names = [place.name for place in seats]
        self.say = say
        self.screen = screen
        self.secret = os.urandom(32)
        self.chance = Chance(self.secret, [b""] * len(seats))
        self.at_screen: int | None = None
        self.untold: list[Event] = []

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.screen.print(
            self.say.say("table-promise", commitment=commit(self.secret)), style="dim"
        )
        while True:
            waiting = self.match.state.waiting()
            if isinstance(waiting, Awaiting):
                self._turn(waiting)
            elif isinstance(waiting, Shuffle):
                self.match.apply(Shuffled(self.chance.order(waiting.size)), self.untold)
            else:
                self._end(waiting)
                return

    def _turn(self, waiting: Awaiting) -> None:
        """One decision: bots first, where several are awaited."""
        for seat in waiting.seats:
            bot = self.seats[seat].bot
            if bot is not None:
                self.match.apply(Move(seat, bot.choose(seen(self.match, seat))), self.untold)
                return
        self._ask(waiting.seats[0])

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell()
        self.screen.print(self._board(Eyes(seat), seat))
        menu = self.match.state.moves(seat)
        labels = [self.say.offer(move.action, self.names) for move in menu]
        self._show_menu(labels)
        while True:
            answer = self._read(self.say.say("table-choose", name=self.names[seat]))
            if answer.lower() in ("?", "r"):
                self.screen.print(Markdown(self.match.game.rules_text(self.say.lang)))
            elif answer.isdigit() and 1 <= int(answer) <= len(menu):
                self.match.apply(menu[int(answer) - 1], self.untold)
                return
            elif action := self._typed(answer, seat):
                try:
                    self.match.apply(Move(seat, action), self.untold)
                except Illegal as illegal:
                    self.screen.print(self.say.refuse(illegal, self.names), style="yellow")
                else:
                    return
            else:
                self.screen.print(
                    self.say.say("table-choose-again", most=len(menu)), style="yellow"
                )

    def _typed(self, answer: str, seat: int) -> Action | None:
        """What the game makes of words typed, where it reads any."""
        parse = getattr(own_terminal(self.match.game), "parse", None)
        view = self.match.state.view(Eyes(seat))
        return cast("Action | None", parse(answer, view, seat)) if parse else None

    def _hand_over(self, seat: int) -> None:
        """Draw the curtain where the next person's hand is nobody else's business."""
        state = self.match.state
        private = state.view(Eyes(seat)) != state.view(SPECTATOR)
        if private and self.at_screen not in (seat, None):
            self.screen.clear()
            self.screen.print(Panel(self.say.say("table-curtain", name=self.names[seat])))
            self._read(self.say.say("table-ready", name=self.names[seat]))
            self.screen.clear()
        self.at_screen = seat

    def _tell(self) -> None:
        for event in self.untold:
            self.screen.print(Text(f"· {self.say.tell(event, self.names)}", style="italic"))
        self.untold.clear()

    def _board(self, eyes: Eyes, seat: int | None) -> RenderableType:
        view = self.match.state.view(eyes)
        title = self.say.say("game-name")
        return Panel(drawing(self.match.game, view, self.say, self.names, seat), title=title)

    def _show_menu(self, labels: Sequence[str]) -> None:
        items = [
            Text.assemble((f"{n:>2} ", "bold cyan"), label) for n, label in enumerate(labels, 1)
        ]
        self.screen.print(Columns(items, padding=(0, 3)) if len(items) > 6 else Group(*items))

    def _read(self, prompt: str) -> str:
        try:
            answer = self.screen.input(Text(f"{prompt} ", style="bold")).strip()
        except EOFError:
            raise Quit from None
        if answer.lower() == "q":
            raise Quit
        return answer

    def _end(self, over: Over) -> None:
        self._tell()
        self.screen.print(self._board(SPECTATOR, None))
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(over.ranks)):
            line = self.say.say(
                "final-rank", rank=rank, name=self.names[seat], score=over.scores[seat]
            )
            self.screen.print(line, style="bold" if rank == 1 else "")
        self.screen.print(self.say.say("table-revealed", seed=self.secret.hex()), style="dim")

    def record(self) -> bytes:
        """The match so far, its seed revealed."""
        said = fairness(self.secret, [b""] * len(self.seats), reveal=True)
        return write(self.match.document(self.names, said))


def drawing(
    game: AnyGame, view: View, say: Texts, names: Sequence[str], seat: int | None
) -> RenderableType:
    """The game's own drawing of a view, or a plain one where the game has none."""
    module = own_terminal(game)
    if module is None:
        return Pretty(view)
    return cast(RenderableType, module.draw(view, say, names, seat))


def own_terminal(game: AnyGame) -> ModuleType | None:
    """The game's own part of the terminal table: `draw`, and `parse` where words are typed."""
    return shelf.part(game.id, "terminal")
