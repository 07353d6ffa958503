"""The contract of rooms: evenings from seeds, and a state machine that looks for the shortest."""

import hashlib
import os
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from ludiade.bots.levels import BOTS
from ludiade.kernel import shelf
from ludiade.server.room.asks import TimeUp
from ludiade.server.wire.decoding import read_table_request
from ludiade.server.wire.requests import PHRASES
from tests.contract.rooms import laws, wishes
from tests.contract.rooms.__main__ import one
from tests.contract.rooms.alike import compared
from tests.contract.rooms.evening import Evening

EVENINGS = int(os.environ.get("LUDIADE_EVENINGS", "120"))
SEATS = st.integers(0, 15)
HEX = st.sampled_from(["0" * 64, "ab" * 32, hashlib.sha256(b"\0" * 32).hexdigest()])
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
ACTIONS = JSON | st.fixed_dictionaries(
    {"type": st.sampled_from(["draw", "stop", "pay", "play", "pass", "bid", "x"])},
    optional=dict.fromkeys(("card", "cards", "seat", "word", "value"), JSON),
)
WINDOWS = st.integers(0, 40) | st.just(2**31 - 1)
WAITS = st.sampled_from([0, 1, 399, 400, 3000, 5000, 20_000, 300_000, 10**9])


def _asked(type_: str, /, **fields: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.fixed_dictionaries({"type": st.just(type_), **fields})


ANY = st.one_of(
    _asked("move", seat=SEATS, window=WINDOWS, action=ACTIONS, key=st.just("k"),
           left_ms=st.none() | st.integers(-(2**53), 2**53)),
    _asked("commit", seat=SEATS, commitment=HEX),
    _asked("reveal", seat=SEATS, contribution=HEX),
    _asked("start"),
    _asked("say", seat=SEATS, phrase=st.sampled_from([*PHRASES, "", "x" * 20])),
    _asked("hint", seat=SEATS),
    _asked("vote", seat=SEATS, on=st.sampled_from(["close", "pause", "resume"]), yes=st.booleans()),
    *(_asked(kind, seat=SEATS) for kind in ("stand_in", "take_back", "leave")),
    _asked("reorder", order=st.lists(SEATS, max_size=16) | st.permutations(range(3))),
    _asked("reseat", seat=SEATS, kind=st.sampled_from(["here", "link", "open", "bot"]),
           name=st.text(max_size=50), level=st.sampled_from([*BOTS, "", "nobody"])),
    _asked("rematch"),
)  # fmt: skip
"""Every kind of request with any values that can be read."""


@pytest.mark.parametrize("first", range(0, EVENINGS, 20))
def test_every_law_holds_in_random_and_hostile_evenings(first):
    for seed in range(first, first + 20):
        one(seed)


@pytest.mark.parametrize("game", range(5), ids=[game.id for game in shelf.games()])
def test_rooms_that_look_the_same_send_the_same_bytes(game):
    assert sum(compared(5 * number + game) > 0 for number in range(12)) > 3


class Rooms(RuleBasedStateMachine):
    """Two tables under everything that devices, bots, time and restarts can do."""

    devices = st.sampled_from(wishes.DEVICES)
    tables = st.integers(0, 1)
    seeds = st.integers(0, 2**32)

    @initialize(seed=seeds)
    def open_two_tables(self, seed: int) -> None:
        self.evening = Evening(seed)

    def _trial(self, number: int, seed: int):
        trial = self.evening.tables[number]
        trial.chance = self.evening.chance = Random(seed)
        return trial

    @rule(number=tables, seed=seeds)
    def begin(self, number, seed):
        self.evening.begin(self._trial(number, seed))

    @rule(number=tables, device=devices, seed=seeds)
    def play_on(self, number, device, seed):
        self.evening.expected(self._trial(number, seed), device)

    @rule(number=tables, device=devices, sent=ANY)
    def ask_anything(self, number, device, sent):
        asked = read_table_request(msgspec.json.encode(sent))
        self.evening.ask(self._trial(number, 0), device, asked)

    @rule(number=tables, device=devices, seed=seeds)
    def attack(self, number, device, seed):
        trial = self._trial(number, seed)
        asked = wishes.hostile(trial, self.evening.tables[1 - number], device)
        self.evening.ask(trial, device, asked)

    @rule(number=tables, device=st.sampled_from(["server", "eve"]), seed=seeds)
    def ask_as_the_server(self, number, device, seed):
        trial = self._trial(number, seed)
        self.evening.ask(trial, device, wishes.of_the_server(trial))

    @rule(number=tables, ms=WAITS)
    def wait(self, number, ms):
        trial = self._trial(number, 0)
        trial.now += ms
        laws.what_is_due_happens(trial.room, trial.present)
        self.evening.ask(trial, "server", TimeUp())

    @rule(number=tables, device=devices)
    def come_or_go(self, number, device):
        trial = self._trial(number, 0)
        (trial.go if device in trial.here else trial.come)(device)
        trial.look(device)

    @rule(number=tables)
    def restart(self, number):
        self._trial(number, 0).restart()

    def teardown(self) -> None:
        for trial in self.evening.tables:
            laws.folds_anew(trial.room, trial.log)


TestRooms = Rooms.TestCase
TestRooms.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)  # fmt: skip
