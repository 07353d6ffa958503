"""An evening: several devices at two tables, from one seed; every law after every request."""

from collections import Counter
from random import Random

import pytest

from ludiade.server.room import decide, draft
from ludiade.server.room.asks import TimeUp
from tests.contract.rooms import laws, wishes
from tests.contract.rooms.opening import opened
from tests.contract.rooms.table import Trial

REQUESTS = 40
OPENING = 25
"""So many steps in which a table that shall be under way is brought there by its own devices."""


class Evening:
    """Two tables, devices that know both, and all that may be asked."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.tables = [Trial(opened(self.chance, f"table{i}"), self.chance) for i in (0, 1)]
        self.asked: Counter[str] = Counter()
        self.restless = self.chance.random() < 0.3
        """Whether seats change hands all the time."""

    def play(self, requests: int = REQUESTS) -> None:
        """An evening; in some of them tables grow too long, or too much is said."""
        short = self.chance.random() < 0.1
        with pytest.MonkeyPatch.context() as patch:
            if short:
                patch.setattr(draft, "MOST_ENTRIES", self.chance.randrange(20, 60))
                patch.setattr(decide, "MOST_CHATTER", self.chance.randrange(10, 40))
            self._play(requests)

    def _play(self, requests: int) -> None:
        """Some tables are brought under way first; then anything may happen."""
        for trial in self.tables:
            if self.chance.random() < (0.3 if self.restless else 0.75):
                self.begin(trial)
        for _ in range(requests):
            self.step()
        for trial in self.tables:
            laws.folds_anew(trial.room, trial.log)

    def begin(self, trial: Trial) -> None:
        """Those who were invited come, promise, and the host begins."""
        for _ in range(OPENING):
            if trial.room.status != "open":
                break
            device = self.chance.choice(wishes.DEVICES[:4])
            trial.come(device)
            self.expected(trial, device)
            trial.now += self.chance.choice([0, 100, 1000])

    def step(self) -> None:
        """One thing that somebody does at one of the tables, or that time does."""
        chance = self.chance
        number = chance.randrange(2)
        trial, other = self.tables[number], self.tables[1 - number]
        device = self.somebody(trial)
        kind = chance.random()
        if self.restless and kind < 0.5:
            self.ask(trial, device, wishes.restless(trial, device))
        elif kind < 0.40 or (self.restless and kind < 0.6):
            self.expected(trial, device)
        elif kind < 0.70:
            self.ask(trial, device, wishes.hostile(trial, other, device))
        elif kind < 0.78:
            self.ask(trial, "server", wishes.of_the_server(trial))
        elif kind < 0.80:  # what is the server's alone, asked by a device
            self.ask(trial, device, wishes.of_the_server(trial))
        elif kind < 0.88:
            trial.now += wishes.time_passes(trial)
            laws.what_is_due_happens(trial.room, trial.present)
            if chance.random() < 0.5:
                self.ask(trial, "server", TimeUp())
        elif kind < 0.92:
            (trial.come if device not in trial.here else trial.go)(device)
        elif kind < 0.95:
            asked = wishes.played_on(trial, device)
            if asked is not None:
                trial.lose(device, asked)
        elif kind < 0.97:
            trial.restart()
        else:
            trial.look(device)

    def somebody(self, trial: Trial) -> str:
        """Mostly one whom the table waits for, or who sits there; or anybody."""
        kind = self.chance.random()
        seats = trial.room.awaited if kind < 0.4 else range(trial.room.players)
        holders = {hold.device for seat in seats for hold in trial.room.seats[seat].holds}
        known = [device for device, number in trial.numbers.items() if number in holders]
        return self.chance.choice(known if known and kind < 0.8 else wishes.DEVICES)

    def expected(self, trial: Trial, device: str) -> None:
        """What that device, or a bot, would do now."""
        asked = wishes.played_on(trial, device)
        server = isinstance(asked, wishes.BotMove)
        self.ask(trial, "server" if server else device, asked)

    def ask(self, trial: Trial, device: str, asked: object) -> None:
        if asked is None:
            return
        late = self.chance.random() < 0.03  # a clock that was set back
        draft = trial.ask(device, asked, trial.now - 60_000 if late else None)  # type: ignore[arg-type]
        if draft is not None:
            self.asked.update(type(entry).__name__ for entry in draft.entries)
