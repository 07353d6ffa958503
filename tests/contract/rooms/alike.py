"""Two rooms that look the same to a device send it the same bytes.

Two hidden things of a deal have changed places, and the tables' secrets differ; the same devices
ask the same of both, the observer and others, rightly and wrongly, and come and go. All that the
observer is shown and refused is compared byte by byte, as long as the rules tell no difference.
"""

from random import Random

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Move
from ludiade.server.room.asks import Ask, BotMove, Offer, Sit
from ludiade.server.room.decide import decide
from ludiade.server.room.entries import Opened, Settings
from ludiade.server.sentences import sentence
from ludiade.server.wire.decoding import read_table_request
from tests.contract.rooms import laws
from tests.contract.rooms.opening import seats_of
from tests.contract.rooms.table import Trial
from tests.server.leaks import Pair, pair

OBSERVER = "ana"
SIDE_REQUESTS = 3


def opened(found: Pair, orders: list[list[int]], secret: str) -> Opened:
    """A practice table whose deal is given; the observer has a device of their own."""
    kinds = ["link" if seat == found.observer else "here" for seat in range(found.players)]
    return Opened(
        at=0, name="alike", game=found.game.id, rules=found.game.rules,
        options=msgspec.to_builtins(found.options), settings=Settings(turn_limit=60),
        seats=seats_of(tuple(kinds), Random(0)), secret=secret, practice=orders,
    )  # fmt: skip


class Both:
    """The two tables, asked the same."""

    def __init__(self, found: Pair, seed: int) -> None:
        self.chance = Random(seed)
        self.tables = [
            Trial(opened(found, orders, secret * 64), Random(0))
            for orders, secret in zip(found.orders, "ab", strict=True)
        ]
        self.bytes = 0

    def ask(self, device: str, asked: Ask) -> None:
        """The same of both; what the observer is refused is the same too."""
        answers = [self._answer(trial, device, asked) for trial in self.tables]
        if device == OBSERVER:
            assert answers[0] == answers[1], f"refused otherwise: {answers}"

    def _answer(self, trial: Trial, device: str, asked: Ask) -> object:
        who = trial.number(device)
        try:
            decide(trial.room, who, asked, trial.now, trial.present)
        except Refusal as refusal:
            return sentence(refusal, "en", trial.room.game.id, ["A"] * 16)
        trial.ask(device, asked)
        return None

    def compare(self) -> None:
        """What the observer is shown now, as if just come, and as one who saw the rest."""
        since = self.chance.randrange(self.tables[0].room.n + 1)
        shown = []
        for trial in self.tables:
            who, present = trial.number(OBSERVER), trial.present
            shown.append([*laws.frames_of(trial.room, who, trial.now, present, since)])
        assert shown[0] == shown[1], f"{[(a, b) for a, b in zip(*shown, strict=True) if a != b]}"
        self.bytes += sum(map(len, shown[0]))

    def pass_time(self, ms: int) -> None:
        for trial in self.tables:
            trial.now += ms

    def meddle(self, found: Pair) -> None:
        """Something besides the match, by anybody, right or wrong."""
        chance, room = self.chance, self.tables[0].room
        device = chance.choice(["host", OBSERVER, OBSERVER, "eve"])
        seat = chance.randrange(found.players)
        action = msgspec.to_builtins(chance.choice(found.moves).action)
        on = chance.choice(["pause", "close"])
        wrong = {"type": "move", "seat": seat, "window": room.window - 1, "key": "k"}
        wishes: list[Ask] = [
            Offer(seat, "hand", f"{chance.getrandbits(256):064x}"),
            _read({"type": "vote", "seat": seat, "on": on, "yes": chance.random() < 0.5}),
            _read({"type": "hint", "seat": seat}),
            _read({"type": "stand_in", "seat": seat}),
            _read({"type": "take_back", "seat": seat}),
            _read({**wrong, "action": action}),
        ]
        if seat not in room.awaited or device != OBSERVER:
            wishes.append(_read({**wrong, "window": room.window, "action": {"type": "x"}}))
        self.ask(device, chance.choice(wishes))
        comes = chance.random() < 0.5
        for trial in self.tables:
            (trial.come if comes else trial.go)(device)

    def move(self, move: Move) -> None:
        """The next move of the match, by whoever decides for that seat now."""
        if self.tables[0].room.paused:
            self.ask(self._holder(0), _read({"type": "take_back", "seat": 0}))
            self.ask(self._holder(0), _read({"type": "vote", "seat": 0, "on": "resume"}))
        room = self.tables[0].room
        if room.seats[move.seat].kind == "bot":
            self.ask("server", BotMove(move.seat, room.window, move.action, "easy", False))
            return
        sent = {"type": "move", "seat": move.seat, "window": room.window, "key": "k",
                "left_ms": 1, "action": msgspec.to_builtins(move.action)}  # fmt: skip
        self.ask(self._holder(move.seat), _read(sent))

    def _holder(self, seat: int) -> str:
        trial = self.tables[0]
        holder = trial.room.seats[seat].holds[0].device
        return next(device for device, number in trial.numbers.items() if number == holder)


def _read(sent: dict[str, object]) -> Ask:
    return read_table_request(msgspec.json.encode(sent))


def compared(seed: int) -> int:
    """One pair of matches: how many bytes were the same, or none where chance found no pair."""
    games = shelf.games()
    found = pair(games[seed % len(games)], Dice(seed))
    if found is None:
        return 0
    both = Both(found, seed)
    if found.observer is not None:
        both.ask(OBSERVER, Sit("Ana", False, True))
    both.ask("host", _read({"type": "start"}))
    both.compare()
    for move in found.moves[: found.alike]:
        for _ in range(both.chance.randrange(SIDE_REQUESTS)):
            both.meddle(found)
            both.pass_time(both.chance.choice([0, 10, 1000]))
            both.compare()
        if both.tables[0].room.status != "playing":
            break
        before = both.tables[0].room.last_step
        both.move(move)
        room = both.tables[0].room
        if room.last_step == before:
            assert room.deadline is not None, "the match does not go on"
            assert both.tables[0].now >= room.deadline.at
            break
        both.compare()
    return both.bytes
