"""A match: the fold of its inputs."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.fairness.chance import Fairness
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Input
from ludiade.kernel.insight import Sitting
from ludiade.kernel.record import FORMAT, Document, Record, write_line
from ludiade.kernel.state import Story
from ludiade.kernel.types import Event, Options, Sheet


class IllegalInput(Illegal):
    """An illegal input of a record, with its number."""

    def __init__(self, number: int, illegal: Illegal) -> None:
        super().__init__(illegal.code, illegal.rule, **illegal.details)
        self.number = number


class Match:
    """A live state and the inputs that led to it."""

    def __init__(self, game: AnyGame, options: Options, players: int) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.state = game.start(options, players)
        self.inputs: list[Input] = []
        self.window = 0
        """The number of inputs when the present wait opened."""

    def apply(self, given: Input, tell: Story = None) -> None:
        """Let one input happen; Illegal leaves everything as it was."""
        self.state.apply(given, tell)
        self.inputs.append(given)
        if not self.state.held:
            self.window = len(self.inputs)

    def sheet(self, told: Sequence[Event]) -> Sheet | None:
        """The match in figures, from all that was told of it."""
        view = self.state.view(SPECTATOR)
        return self.game.sheet(self.options, self.players, told, view)

    def document(
        self, names: Sequence[str] | None = None, fairness: Fairness | None = None
    ) -> Document:
        """The record of this match so far."""
        return Document(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.rules,
            players=self.players,
            inputs=[write_line(given) for given in self.inputs],
            names=UNSET if names is None else list(names),
            options=msgspec.to_builtins(self.options),
            fairness=UNSET if fairness is None else fairness,
        )


def replay(record: Record, tell: Story = None, until: int | None = None) -> Match:
    """Apply the inputs of a record, all or the first `until` of them.

    IllegalInput names the first that cannot be.
    """
    match = Match(record.game, record.options, record.players)
    for number in range(len(record.document.inputs) if until is None else until):
        try:
            match.apply(record.given(number), tell)
        except Illegal as illegal:
            refused = IllegalInput(number, illegal)
            refused.folder = record.game.folder
            raise refused from None
    return match


def sitting_of(record: Record, people: Sequence[str | None]) -> Sitting:
    """A record with who sat where; IllegalInput where it tells no match."""
    return Sitting(record.options, replay(record).inputs, tuple(people))
