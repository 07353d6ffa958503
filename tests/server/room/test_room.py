"""The laws of a room, each as it reads: decisions from the room and the device, entries, time."""

import msgspec
import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Refusal
from ludiade.server.room import entries as e
from ludiade.server.room.asks import BotFailed, BotMove, Claim, Offer, Recover, Sit, TimeUp
from ludiade.server.room.decide import decide
from ludiade.server.room.timing import due
from ludiade.server.wire import requests as r
from tests.contract.rooms import laws
from tests.contract.rooms.opening import new_table
from tests.contract.rooms.table import Trial
from tests.contract.rooms.wishes import promise

FAR = "f" * 64


def seated(*kinds: str, game: str = "diamoniak", **settings: object) -> Trial:
    """A table of these seats; whoever is invited by a link has come: ana, bao, …"""
    trial = new_table(game, kinds, e.Settings(**settings))
    for name, _ in zip(["ana", "bao", "clo"], [k for k in kinds if k == "link"], strict=False):
        trial.come(name)
        assert trial.ask(name, Sit(name, False, True))
    trial.come("host")
    return trial


def begun(*kinds: str, game: str = "diamoniak", **settings: object) -> Trial:
    """The same table, every share shown and the first cards dealt."""
    trial = seated(*kinds, game=game, **settings)
    mix(trial)
    for device in list(trial.numbers):
        reveal(trial, device)
    assert trial.room.status == "playing"
    return trial


def mix(trial: Trial) -> None:
    for device in list(trial.numbers):
        for seat in trial.room.seats_of(trial.number(device)):
            trial.ask(device, promise(trial, seat))
    assert trial.ask("host", r.Start())


def reveal(trial: Trial, device: str) -> None:
    room = trial.room
    for seat in room.seats_of(trial.number(device)) if room.mixing else ():
        share = trial.shares[room.commitments[seat]]
        assert trial.ask(device, r.Reveal(seat=seat, contribution=share.hex()))


def code_of(trial: Trial, device: str, asked: object) -> str:
    """The code by which something is refused."""
    before = laws.snapshot(trial.room)
    with pytest.raises(Refusal) as refused:
        decide(trial.room, trial.number(device), asked, trial.now, trial.present)  # type: ignore[arg-type]
    laws.nothing_has_changed(trial.room, before)
    return refused.value.code


def bot_move(trial: Trial, seat: int, late: bool = False) -> BotMove:
    assert trial.room.state is not None
    action = trial.room.state.pick(seat, Dice(1)).action
    return BotMove(seat, trial.room.window, action, "easy", late)


# The beginning


def test_a_practice_table_takes_no_promises_and_begins_at_once():
    trial = new_table("diamoniak", ("me", "link"), e.Settings(), practice=[[]])
    assert trial.ask("ana", Sit("Ana", False, True))
    said = trial.ask("ana", promise(trial, 1))
    assert said is not None
    assert not said.entries
    assert trial.ask("host", r.Start())
    assert trial.room.status == "playing"


# Codes that move a seat


def test_a_code_goes_along_when_seats_change_places():
    trial = seated("me", "link", "link")
    assert trial.ask("ana", Offer(1, "move", FAR))
    assert trial.ask("host", r.Reorder(order=[1, 2, 0]))
    assert trial.ask("phone", Claim(FAR))
    assert trial.room.seats_of(trial.number("phone")) == (0,)
    assert trial.room.seats_of(trial.number("bao")) == (1,)


def test_a_code_is_void_once_its_seat_was_left():
    trial = seated("me", "link")
    assert trial.ask("ana", Offer(1, "move", FAR))
    assert trial.ask("ana", r.Leave(seat=1))
    assert trial.ask("bao", Sit("Bao", False, True))
    assert code_of(trial, "ana", Claim(FAR)) == "unknown_code"


def test_a_code_is_void_once_the_host_gave_its_seat_away():
    trial = seated("me", "link")
    assert trial.ask("ana", Offer(1, "hand", FAR))
    assert trial.ask("host", r.Reseat(seat=1, kind="link"))
    assert trial.ask("bao", Sit("Bao", False, True))
    assert code_of(trial, "ana", Claim(FAR)) == "unknown_code"


def test_a_code_is_void_once_its_seat_was_lost_by_withholding():
    trial = seated("me", "link")
    assert trial.ask("ana", Offer(1, "move", FAR))
    mix(trial)
    reveal(trial, "host")
    trial.now = trial.room.mixing_until
    assert trial.ask("server", TimeUp())
    assert trial.ask("bao", Sit("Bao", False, True))
    assert code_of(trial, "ana", Claim(FAR)) == "unknown_code"


def test_a_code_still_leads_to_its_seat_after_the_start():
    trial = seated("me", "link")
    assert trial.ask("ana", Offer(1, "hand", FAR))
    mix(trial)
    reveal(trial, "host")
    reveal(trial, "ana")
    assert trial.room.status == "playing"
    assert trial.ask("phone", Claim(FAR))
    assert trial.room.seats_of(trial.number("phone")) == (1,)


def test_whoever_has_used_a_code_is_told_the_same_seat_again_and_nobody_else():
    trial = begun("me", "link")
    assert trial.ask("ana", Offer(1, "move", FAR))
    assert trial.ask("phone", Claim(FAR))
    again = trial.ask("phone", Claim(FAR))
    assert again is not None
    assert not again.entries
    trial.now += 16 * 60_000
    again = trial.ask("phone", Claim(FAR))
    assert again is not None
    assert not again.entries
    assert code_of(trial, "ana", Claim(FAR)) == "unknown_code"


def test_a_code_ends_with_its_time():
    trial = begun("me", "link")
    assert trial.ask("ana", Offer(1, "move", FAR))
    trial.now += trial.room.house.recovery_code + 1
    assert code_of(trial, "phone", Claim(FAR)) == "invitation_expired"


def test_the_host_moves_along_with_a_moved_seat():
    trial = seated("me", "link")
    assert trial.ask("host", Offer(0, "move", FAR))
    assert trial.ask("phone", Claim(FAR))
    assert trial.room.host == trial.number("phone")
    assert code_of(trial, "host", r.Start()) == "only_the_host"


def test_the_host_who_holds_another_seat_stays_where_they_are():
    trial = seated("me", "here")
    assert trial.ask("host", Offer(1, "move", FAR))
    assert trial.ask("phone", Claim(FAR))
    assert trial.room.host == trial.number("host")


def test_a_hand_leaves_the_screen_the_board():
    trial = begun("me", "here")
    assert trial.ask("host", Offer(1, "hand", FAR))
    assert trial.ask("phone", Claim(FAR))
    assert trial.room.seats_of(trial.number("host")) == (0,)
    assert trial.room.seats_of(trial.number("phone")) == (1,)
    assert code_of(trial, "host", r.Leave(seat=1)) == "not_your_seat"


def test_no_code_is_given_for_a_match_that_has_ended():
    trial = begun("me", "bot")
    trial.here.clear()
    assert trial.ask("host", r.Vote(seat=0, on="close"))
    assert code_of(trial, "host", Offer(0, "move", FAR)) == "match_ended"


@pytest.mark.parametrize("seat", [-1, -2, 2, 15])
def test_no_seat_is_found_by_a_number_out_of_range(seat):
    trial = begun("me", "here")
    assert code_of(trial, "host", Offer(seat, "move", FAR)) == "not_your_seat"


# Votes


def test_more_than_half_of_all_who_sit_there_close_a_match():
    trial = begun("me", "link", "link")
    trial.go("ana")
    trial.go("bao")
    assert trial.ask("host", r.Vote(seat=0, on="close"))
    assert trial.room.status == "playing"
    assert trial.ask("bao", r.Vote(seat=2, on="close"))
    assert trial.room.status == "closed"


def test_whoever_has_left_is_not_asked_and_has_no_voice():
    trial = begun("me", "link", "link")
    assert trial.ask("bao", r.Leave(seat=2))
    assert code_of(trial, "bao", r.Vote(seat=2, on="close")) == "bot_sits_here"
    assert code_of(trial, "bao", r.Vote(seat=2, on="pause")) == "bot_sits_here"
    assert trial.ask("host", r.Vote(seat=0, on="close"))
    assert trial.ask("ana", r.Vote(seat=1, on="close"))
    assert trial.room.status == "closed"


def test_whoever_has_left_neither_pauses_nor_resumes():
    trial = begun("me", "link")
    assert trial.ask("ana", r.Leave(seat=1))
    trial.go("host")
    assert code_of(trial, "ana", r.Vote(seat=1, on="pause")) == "bot_sits_here"
    trial.come("host")
    assert trial.ask("host", r.Vote(seat=0, on="pause"))
    assert trial.room.paused
    assert code_of(trial, "ana", r.Vote(seat=1, on="resume")) == "bot_sits_here"
    assert trial.ask("ana", r.TakeBack(seat=1))
    assert trial.ask("ana", r.Vote(seat=1, on="resume"))


def test_somebody_away_for_whom_a_bot_plays_may_still_vote_to_close():
    trial = begun("me", "link", "link")
    trial.go("bao")
    trial.now += trial.room.house.absent
    assert trial.ask("host", r.StandIn(seat=2))
    assert trial.ask("bao", r.Vote(seat=2, on="close"))
    assert trial.ask("host", r.Vote(seat=0, on="close"))
    assert trial.room.status == "closed"


def test_all_who_are_there_must_agree_to_a_pause():
    trial = begun("me", "link", "link")
    trial.go("bao")
    assert trial.ask("host", r.Vote(seat=0, on="pause"))
    assert not trial.room.paused
    assert trial.ask("ana", r.Vote(seat=1, on="pause"))
    assert trial.room.paused


def test_a_no_where_nothing_is_proposed_is_no_entry():
    trial = begun("me", "link")
    said = trial.ask("ana", r.Vote(seat=1, on="close", yes=False))
    assert said is not None
    assert not said.entries


def test_a_proposal_falls_when_it_is_taken_back_or_declined():
    trial = begun("me", "link")
    for device, seat in (("host", 0), ("ana", 1)):
        assert trial.ask("host", r.Vote(seat=0, on="close"))
        assert trial.ask(device, r.Vote(seat=seat, on="close", yes=False))
        assert not trial.room.votes


# Time


def test_what_pauses_last_is_added_to_the_delay():
    trial = begun("me", "link", turn_limit=60)
    until = trial.room.deadline.at
    for device, seat in (("host", 0), ("ana", 1)):
        assert trial.ask(device, r.Vote(seat=seat, on="pause"))
    assert due(trial.room) is None
    trial.now += 1_000_000
    assert trial.ask("ana", r.Vote(seat=1, on="resume"))
    assert trial.room.deadline.at == until + 1_000_000


def test_a_late_bot_moves_for_a_person_when_the_turn_is_over_and_not_before():
    trial = begun("me", "link", turn_limit=5)
    seat = trial.room.awaited[0]
    trial.now = due(trial.room).at - 1
    assert not trial.ask("server", bot_move(trial, seat, late=True)).entries
    trial.now += 1
    assert trial.ask("server", bot_move(trial, seat, late=True)).entries


def test_more_time_after_a_restart_is_given_once_a_window():
    trial = begun("me", "link", turn_limit=60)
    trial.now = trial.room.deadline.at + 1000
    trial.restart()
    assert trial.room.deadline.at == trial.now + trial.room.house.recovery
    trial.now += 3_600_000
    until = trial.room.deadline.at
    trial.restart()
    assert trial.room.deadline.at == until


def test_nobody_is_blamed_for_a_share_that_the_server_was_not_there_to_take():
    trial = seated("me", "link")
    mix(trial)
    assert trial.room.mixing == "reveal"
    reveal(trial, "host")
    trial.now += 60_000
    trial.restart()
    assert not trial.ask("server", TimeUp()).entries
    reveal(trial, "ana")
    assert trial.room.status == "playing"


def test_however_often_the_server_is_away_nobody_loses_a_seat_for_it():
    trial = seated("me", "link")
    mix(trial)
    for _ in range(3):
        trial.now += 3_600_000
        trial.restart()
        assert not trial.ask("server", TimeUp()).entries
    reveal(trial, "host")
    trial.now = trial.room.mixing_until
    assert trial.ask("server", TimeUp()).entries
    assert [seat for seat, _ in trial.room.withheld] == [1]


def test_who_withholds_is_named_and_unseated_and_all_promise_anew():
    trial = seated("me", "link")
    mix(trial)
    reveal(trial, "host")
    trial.now = trial.room.mixing_until
    assert trial.ask("server", TimeUp())
    room = trial.room
    assert room.withheld == ((1, trial.number("ana")),)
    assert room.seats[1].kind == "waiting"
    assert (room.mixing, room.commitments, room.contributions) == (None, {}, {})
    assert room.beginnings == 2
    assert trial.ask("ana", Sit("Ana", False, True))
    mix(trial)
    reveal(trial, "host")
    reveal(trial, "ana")
    assert trial.room.status == "playing"


def test_a_bot_stands_in_after_the_turn_limit_else_after_five_minutes():
    for limit, wait in ((None, 300_000), (60, 60_000), (7 * 24 * 3600, 7 * 24 * 3600_000)):
        trial = begun("me", "link", turn_limit=limit)
        trial.go("ana")
        trial.now += wait - 1000
        assert code_of(trial, "host", r.StandIn(seat=1)) == "not_absent"
        trial.now += 1000
        assert trial.ask("host", r.StandIn(seat=1)).entries


def test_leaving_while_a_bot_stands_in_gives_the_seat_up():
    trial = begun("me", "link", "link")
    trial.go("ana")
    trial.now += trial.room.house.absent
    assert trial.ask("host", r.StandIn(seat=1))
    assert not trial.room.seats[1].left
    assert trial.ask("ana", r.Leave(seat=1))
    assert trial.room.seats[1].left


# Bounds


def test_whoever_fills_a_log_with_chatter_stops_nobody_else(monkeypatch):
    trial = begun("me", "link", "link")
    most = max(trial.room.fuss.values()) + 4
    monkeypatch.setattr("ludiade.server.room.decide.MOST_A_PERSON", most)
    yes = True
    while trial.ask("bao", r.Vote(seat=2, on="close", yes=yes)):
        yes = not yes
    assert code_of(trial, "bao", r.Vote(seat=2, on="close", yes=yes)) == "too_many"
    assert code_of(trial, "bao", r.Leave(seat=2)) == "too_many"
    assert trial.room.fuss[trial.room.seats[2].person] == most
    monkeypatch.setattr("ludiade.server.room.decide.MOST_CHATTER", trial.room.chatter)
    for device, seat in (("host", 0), ("ana", 1)):
        assert trial.ask(device, r.Vote(seat=seat, on="pause"))
    assert trial.ask("host", r.StandIn(seat=0))
    assert trial.ask("host", r.TakeBack(seat=0))
    if trial.room.paused:
        assert trial.ask("bao", r.Vote(seat=2, on="resume"))
    seat = trial.room.awaited[0]
    assert trial.room.state is not None
    device = ("host", "ana", "bao")[seat]
    action = msgspec.json.encode(trial.room.state.pick(seat, Dice(2)).action)
    move = r.DoMove(seat=seat, window=trial.room.window, action=msgspec.Raw(action), key="k")
    assert trial.ask(device, move)


def test_a_host_too_is_bounded_and_nobody_new_comes_to_a_full_log(monkeypatch):
    trial = seated("me", "link", "link")
    monkeypatch.setattr("ludiade.server.room.decide.MOST_CHATTER", trial.room.chatter)
    assert trial.ask("host", r.Reorder(order=[0, 2, 1]))
    others = sum(trial.room.fuss.get(trial.room.seats[seat].person, 0) for seat in (1, 2))
    for _ in range(others - 1):
        assert trial.ask("host", r.Reorder(order=[0, 2, 1]))
    assert code_of(trial, "host", r.Reorder(order=[0, 2, 1])) == "too_many"
    assert code_of(trial, "zoe", Sit("Zoé", only_open=False, invited=True)) == "too_many"
    assert trial.ask("ana", r.Leave(seat=next(iter(trial.room.seats_of(trial.number("ana"))))))


def test_a_share_is_shown_and_a_failed_bot_replaced_however_much_was_said(monkeypatch):
    trial = seated("me", "link", "bot")
    assert trial.ask("host", r.Reseat(seat=2, kind="bot", level="hard"))
    mix(trial)
    monkeypatch.setattr("ludiade.server.room.decide.MOST_CHATTER", trial.room.chatter)
    reveal(trial, "host")
    reveal(trial, "ana")
    assert trial.room.status == "playing"
    assert trial.ask("server", BotFailed(2, "hard")).entries


def test_a_log_that_has_grown_too_long_closes_its_match(monkeypatch):
    trial = begun("me", "bot")
    monkeypatch.setattr("ludiade.server.room.draft.MOST_ENTRIES", trial.room.n + 1)
    draft = decide(trial.room, -1, bot_move(trial, trial.room.awaited[0]), 0, trial.present)
    if not draft.entries:
        draft = decide(trial.room, 0, r.Vote(seat=0, on="pause"), 0, trial.present)
    assert draft.entries[-1] == e.Closed(draft.at, "long")


def test_two_decisions_from_one_room_do_not_know_of_each_other():
    trial = begun("me", "here", game="diego")
    drafts = []
    seat = trial.room.awaited[0]
    for action in trial.room.state.actions(seat)[:2]:
        raw = msgspec.Raw(msgspec.json.encode(action))
        move = r.DoMove(seat=seat, window=trial.room.window, key="k", action=raw)
        drafts.append(decide(trial.room, 0, move, 5, trial.present))
    told = [draft.room.events_since(trial.room.n) for draft in drafts]
    assert told[0] != told[1]
    log = [*trial.log, *(e.Logged(e.encode_entry(entry)) for entry in drafts[0].entries)]
    laws.replay_equals_live(drafts[0].room, type(trial.room).folded(log))


def test_people_have_numbers_of_their_own_also_where_the_host_has_no_seat():
    seats = (e.Seat("person", person=2, holds=(e.Hold(2),)), e.Seat("waiting"))
    trial = new_table("diamoniak", ("me", "link"), e.Settings(), host=5, seats=seats)
    assert trial.ask("ana", Sit("Ana", False, True))
    assert trial.number("ana") == 6
    assert trial.room.host == 5
    assert trial.ask("server", Recover()) is not None
