"""The suite of rooms itself is tried: each law, broken on purpose, is noticed.

| kind | what is broken | noticed by |
|---|---|---|
| authority | anybody decides for any seat | the witness |
| authority | a screen still decides for the seat it has handed over | the witness |
| authority | a code stays with the number of its seat, whoever sits there | the witness |
| authority | anybody is the host; a device asks as the server | the witness |
| authority | all devices are taken for the host (real tables) | who sent each stored key |
| append order | a decision is folded into the room it was decided from | nothing changes before |
| append order | the shuffles of a decision stand before it in the log | replay equals live |
| append order | steps are published before they are stored (real tables) | what is told is stored |
| deduplication | request keys are not stored (real tables) | what was acknowledged is stored |
| deduplication | the store takes a key twice (real tables) | one request is stored once |
| time | the time of an entry is that of a clock that was set back | time never runs back |
| time | a delay ends a second early; an answer counts long after it | the witness |
| time | more time after every restart, again and again | the witness |
| time | a window stays the same when another wait opens | windows are never used again |
| time | a table's time is the wall clock's (real tables) | setting a clock passes no time |
| secrets | the seed is shown from the beginning; every hand is shown to all | frames |
| secrets | every hand is shown to all (real tables) | who held which seat |
| purity | a refusal leaves a trace; the fold takes a time from the settings | snapshots |
"""

import asyncio

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from ludiade.server.room import beginning, fairness, folding, moves, overview, seats, together
from ludiade.server.room import timing as timing_module
from ludiade.server.room.draft import Draft
from ludiade.server.room.entries import Seat
from ludiade.server.room.fairness import seed_of
from ludiade.server.room.room import Room
from ludiade.server.table import deciding
from ludiade.server.table.audience import Audience
from ludiade.server.table.people import People
from ludiade.server.table.table import Table
from tests.contract.rooms.__main__ import one
from tests.contract.rooms.actors import evening

MOST_EVENINGS = 400
MOST_REAL = 12


def anybody_decides(patch):
    for module in (seats, together, beginning, moves):
        patch.setattr(module, "check_own", lambda room, who, seat: None, raising=False)


def screens_decide(patch):
    patch.setattr(Seat, "decides", lambda self, who: who in [h.device for h in self.holds])


def codes_stay_with_the_number(patch):
    patch.setattr(folding, "_void_codes", lambda room, seat: None)


def anybody_is_the_host(patch):
    for module in (seats, beginning):
        patch.setattr(module, "check_host_before_start", lambda room, who: None)


def devices_ask_as_the_server(patch):
    for module in (moves, together):
        patch.setattr(module, "check_server", lambda who: None)


def folds_into_the_room_decided_from(patch):
    def add(self, entry):
        self.room.fold(entry)
        self.entries.append(entry)

    patch.setattr(Draft, "add", add)


def shuffles_stand_first(patch):
    settle = Draft.settle

    def settled(self):
        settle(self)
        self.entries.reverse()

    patch.setattr(Draft, "settle", settled)


def time_of_a_clock_set_back(patch):
    latest = "ludiade.server.room.decide.max"
    patch.setattr(latest, lambda at, before: max(0, at), raising=False)


def delays_end_early(patch):
    due = timing_module.due

    def early(room):
        found = due(room)
        return found and found._replace(at=max(0, found.at - 1000))

    patch.setattr(moves, "due", early)


def answers_count_for_ever(patch):
    patch.setattr(moves, "check_in_time", lambda room, at, left: None)


def more_time_at_every_restart(patch):
    def recovery(room, at):
        return 5000 if room.deadline is not None and not room.paused else 0

    patch.setattr(moves, "recovery_ms", recovery)


def windows_stay(patch):
    happen = Room.happen

    def happened(self, given, at):
        window = self.window
        happen(self, given, at)
        self.window = window

    patch.setattr(Room, "happen", happened)


def the_seed_is_shown(patch):
    shown = fairness.shown

    def showing(room):
        fair = shown(room)
        return fair and replace(fair, seed=seed_of(room).hex() if fair.seed is UNSET else fair.seed)

    patch.setattr(overview.fairness, "shown", showing)


def every_hand_is_shown(patch):
    from ludiade.server.room.sight import Sight

    frame = Sight.frame

    def framed(self, seats, since, saved=None):
        return frame(self, tuple(range(self._room.players)), since, saved)

    patch.setattr(Sight, "frame", framed)


def a_refusal_leaves_a_trace(patch):
    check = moves.check_in_time

    def checked(room, at, left):
        room.untouched += 1
        check(room, at, left)

    patch.setattr(moves, "check_in_time", checked)


def the_fold_takes_from_settings(patch):
    def mixing(room, entry):
        fold(room, entry)
        room.mixing_until = entry.at + room.house.reveal

    fold = folding.FOLDS[folding.e.Mixing]
    patch.setitem(folding.FOLDS, folding.e.Mixing, mixing)


FAULTS = [
    anybody_decides, screens_decide, codes_stay_with_the_number, anybody_is_the_host,
    devices_ask_as_the_server, folds_into_the_room_decided_from, shuffles_stand_first,
    time_of_a_clock_set_back, delays_end_early, answers_count_for_ever, more_time_at_every_restart,
    windows_stay, the_seed_is_shown, every_hand_is_shown, a_refusal_leaves_a_trace,
    the_fold_takes_from_settings,
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_broken_law_is_noticed(fault, monkeypatch):
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        many()


def many():
    for seed in range(MOST_EVENINGS):
        one(seed)


# At real tables


def all_are_the_host(patch):
    patch.setattr(People, "number_of", lambda self, digest: 0)


def published_before_stored(patch):
    index = deciding._index

    def published(table, draft):
        table.room = draft.room
        table.audience.show(draft.before, draft.room, None)
        return index(table, draft)

    patch.setattr(deciding, "_index", published)


def keys_are_not_stored(patch):
    logged = deciding._logged
    patch.setattr(deciding, "_logged", lambda entries, who, key: logged(entries, who, None))


def keys_are_taken_twice(patch):
    logged = deciding._logged
    count = iter(range(10**9))

    def other_key(entries, who, key):
        made = f"{key} {next(count)}" if key is not None else None
        return logged(entries, who, made)

    patch.setattr(deciding, "_logged", other_key)


def time_is_the_wall_clock(patch):
    patch.setattr(Table, "now", lambda self: self.tables.clock.wall() - self.created)


def hands_are_shown_to_all(patch):
    def seat(self, member):
        member.seats = tuple(range(self._table.room.players))

    patch.setattr(Audience, "_seat", seat)


REAL = [
    hands_are_shown_to_all, all_are_the_host, published_before_stored, keys_are_not_stored,
    keys_are_taken_twice, time_is_the_wall_clock,
]  # fmt: skip


@pytest.mark.parametrize("fault", REAL, ids=lambda fault: fault.__name__)
def test_a_broken_law_is_noticed_at_real_tables(fault, monkeypatch, tmp_path):
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        many_real(tmp_path)


def many_real(scratch):
    for seed in range(MOST_REAL):
        folder = scratch / str(seed)
        folder.mkdir()
        asyncio.run(asyncio.wait_for(evening(folder, seed), 60))
