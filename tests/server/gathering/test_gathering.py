"""The pure gathering: who decides, what is refused, who is called how, who sits with whom."""

import hashlib

import pytest

from ludiade.server.gathering import asks
from ludiade.server.gathering.names import check_name, draw, drawn_names, likeness
from ludiade.server.gathering.sight import attending
from ludiade.server.gathering.timing import due
from ludiade.server.room.asks import SERVER
from ludiade.server.wire import gatherings as wire
from ludiade.server.wire.decoding import Denied
from tests.server.gathering.evening import RUDE, Evening

HOST = 0


def code(evening: Evening, who: int, asked: asks.Ask, here: set[int] | None = None) -> str:
    """Why something is refused."""
    from ludiade.server.gathering.decide import decide
    from ludiade.server.room.draft import Present

    there = frozenset(evening.live.devices() if here is None else here)
    with pytest.raises(Denied) as refused:
        decide(evening.live, who, asked, evening.at, Present(there, {}, 0), evening.names)
    return refused.value.code


def come(evening: Evening, *names: str) -> tuple[int, list[int]]:
    """People on a new device: its number and theirs."""
    device = evening.live.people
    assert evening.ask(device, asks.Come(names or ("",)))
    return device, evening.live.on_device(device)


@pytest.mark.parametrize("plan", [
    {}, {"kind": "club", "same_deal": True}, {"size": 3, "bots": "easy"}, {"door": "asking"},
    {"size": 4, "pairing": "strength"},
])  # fmt: skip
def test_every_law_holds_whatever_is_asked(plan):
    done = refused = 0
    for seed in range(6):
        evening = Evening(seed, **plan)
        for _ in range(4):
            come(evening)
        evening.go_on(150)
        done += evening.done
        refused += evening.refused
    assert done > 100
    assert refused > 100


def test_a_wish_is_the_hosts_to_see_and_to_grant():
    evening = Evening(1)
    device, (zoe,) = come(evening, RUDE)
    assert evening.names[evening.live.members[zoe].name] != RUDE
    other, (ali,) = come(evening, "Ali")
    assert code(evening, other, wire.Approve(member=zoe)) == "only_a_host"
    assert evening.ask(HOST, wire.Approve(member=zoe, yes=False))
    assert RUDE not in evening.names.values(), "a name that was declined is blotted out"
    assert evening.ask(device, wire.Wish(member=zoe, name=" ali "))
    assert evening.ask(HOST, wire.Approve(member=ali))
    assert code(evening, HOST, wire.Approve(member=zoe)) == "name_taken"
    assert code(evening, other, wire.Wish(member=zoe, name="X")) == "not_your_member"


@pytest.mark.parametrize("name", [
    "a\u202eb", "a\u200bb", "<b>", "a&b", "{x}", "a\nb", "\x00", "é" + "\u0301" * 4, "…", "x" * 40,
])  # fmt: skip
def test_names_that_cannot_be_shown_are_refused(name):
    with pytest.raises(Denied, match="bad_name"):
        check_name(name)


def test_drawn_names_are_never_alike():
    assert len({likeness(name) for name in drawn_names()}) == len(drawn_names()) > 150
    taken: list[str] = []
    for _ in range(len(drawn_names()) + 20):
        taken.append(draw("ab" * 32, taken))
    assert len({likeness(name) for name in taken}) == len(taken)


def test_whoever_was_removed_does_not_come_back_by_the_code():
    evening = Evening(2)
    device, (member,) = come(evening)
    assert evening.ask(HOST, wire.Remove(members=[member]))
    assert code(evening, device, asks.Come(("",))) == "removed"
    assert code(evening, device, wire.Hand(member=member)) == "removed"
    assert evening.ask(HOST, wire.LetIn(members=[member]))
    assert evening.ask(device, wire.Hand(member=member))


def test_no_more_people_than_there_is_room_for():
    evening = Evening(3)
    device, _ = come(evening, *[""] * wire.MOST_A_DEVICE)
    assert code(evening, device, asks.Come(("",) * (wire.MOST_A_DEVICE + 1))) == "gathering_full"
    evening.ask(HOST, wire.SetDoor(door="closed"))
    assert code(evening, evening.live.people, asks.Come(("",))) == "door_closed"
    assert evening.ask(device, asks.Come(("",))), "who is in is told so again"


def test_only_who_is_there_is_seated_and_late_comers_get_a_table():
    evening = Evening(4)
    devices = [come(evening)[0] for _ in range(4)]
    assert code(evening, HOST, wire.NextRound(), {HOST, devices[0]}) == "too_few"
    assert evening.ask(HOST, wire.NextRound(), {HOST, *devices[:2]})
    assert len(evening.live.rounds[0].tables) == 1
    late = [m for m in evening.live.members if evening.live.rounds[0].place_of(m) is None]
    assert evening.ask(HOST, wire.AddTable(members=late))
    assert [o.what for o in evening.live.pending] == ["open", "open"]
    assert code(evening, HOST, wire.AddTable(members=late)) == "bad_seating"


def test_teams_on_one_screen_sit_together():
    evening = Evening(9, teams=True, size=2)
    screens = [come(evening, *[""] * 4)[0] for _ in range(3)]
    single = [come(evening)[0] for _ in range(2)]
    evening.ask(HOST, wire.NextRound())
    for table in evening.live.rounds[0].tables.values():
        devices = [evening.live.members[one].device for one in table.seats]
        assert len(set(devices)) == 1 or set(devices) == set(single)
    assert len(evening.live.rounds[0].tables) == 7
    evening.ask(HOST, wire.NextRound(end=True))
    first, second = (
        {frozenset(table.seats) for table in past.tables.values()} for past in evening.live.rounds
    )
    assert len(first & second) == 1, "only the two who are alone have nobody else"
    assert len(screens) == 3


def test_a_personal_code_moves_member_and_seat():
    evening = Evening(5)
    first, (member,) = come(evening)
    come(evening)
    evening.ask(HOST, wire.NextRound())
    assert evening.ask(first, asks.Offer(member, "d1"))
    second = evening.live.people
    assert code(evening, second, asks.Claim("d2")) == "unknown_code"
    assert evening.ask(second, asks.Claim("d1"))
    assert evening.live.members[member].device == second
    assert evening.live.pending[-1].what == "sit"
    assert code(evening, first, wire.Hand(member=member)) == "not_a_member"
    assert evening.ask(HOST, asks.Offer(None, "h1"))
    assert evening.ask(second, asks.Claim("h1"))
    assert evening.ask(second, wire.SetDoor(door="closed")), "two hosts"
    assert code(evening, first, asks.Claim("h1")) == "unknown_code"


def share(number: int) -> tuple[str, str]:
    given = bytes([number]) * 32
    return hashlib.sha256(given).hexdigest(), given.hex()


def test_one_deal_is_promised_and_redeemed_by_all_devices():
    evening = Evening(6, same_deal=True, kind="club")
    one, two = come(evening)[0], come(evening)[0]
    evening.ask(HOST, wire.NextRound())
    assert not evening.live.pending, "nothing opens before the deal is settled"
    assert evening.ask(one, wire.Promise(commitment=share(1)[0]))
    assert code(evening, two, wire.Promise(commitment=share(1)[0])) == "commitment_taken"
    assert code(evening, one, wire.Redeem(contribution=share(1)[1])) == "not_yet"
    assert evening.ask(two, wire.Promise(commitment=share(2)[0]))
    assert code(evening, one, wire.Redeem(contribution=share(3)[1])) == "other_contribution"
    assert evening.ask(one, wire.Redeem(contribution=share(1)[1]))
    deal = evening.live.rounds[0].deal
    before = evening.live.seed(1, deal)
    evening.at = due(evening.live).at
    assert evening.ask(SERVER, asks.TimeUp())
    deal = evening.live.rounds[0].deal
    assert (deal.beginnings, deal.withheld) == (2, frozenset([two]))
    assert evening.live.seed(1, deal) != before, "nobody chooses among deals"
    assert evening.ask(one, wire.Promise(commitment=share(4)[0]))
    assert evening.ask(one, wire.Redeem(contribution=share(4)[1]))
    assert evening.live.rounds[0].deal.stage == "dealt"
    assert [o.what for o in evening.live.pending] == ["open"]


def test_a_round_that_is_ended_before_its_deal_opens_no_table():
    evening = Evening(6, same_deal=True)
    one, two = come(evening)[0], come(evening)[0]
    evening.ask(HOST, wire.NextRound())
    assert evening.ask(one, wire.Promise(commitment=share(1)[0]))
    assert evening.ask(HOST, wire.EndTable())
    assert evening.ask(two, wire.Promise(commitment=share(2)[0])), "it goes on until it is known"
    assert evening.ask(SERVER, asks.Finish(1, 1, None, None))
    assert code(evening, one, wire.Redeem(contribution=share(1)[1])) == "already_begun"
    assert due(evening.live).what == "idle"
    assert attending(evening.live, one, {}, 0).fair.stage is None
    assert not [order for order in evening.live.pending if order.what == "open"]


def test_an_idle_gathering_ends_and_one_that_is_over_is_forgotten():
    evening = Evening(7, forget_min=0)
    evening.at = due(evening.live).at
    assert evening.ask(SERVER, asks.TimeUp())
    assert evening.live.status == "over"
    assert due(evening.live).what == "forget"
    assert code(evening, evening.live.people, asks.Come(("",))) == "gathering_over"


def test_no_pupil_fills_the_log():
    evening = Evening(8)
    device, (member,) = come(evening)
    for number in range(210):
        evening.ask(device, wire.Hand(member=member, up=not number % 2))
    assert evening.refused
    assert code(evening, device, wire.Wish(member=member, name="Zoé")) == "too_many"
