"""A gathering under random and hostile requests, with every law looked at after each."""

from typing import Any

import msgspec
from msgspec.structs import replace

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Refusal
from ludiade.server.codes import spoken_digest
from ludiade.server.gathering import asks
from ludiade.server.gathering.decide import DECISIONS, decide
from ludiade.server.gathering.entries import Gathered
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.names import likeness
from ludiade.server.gathering.sight import attending, hosting
from ludiade.server.room.asks import NOBODY, SERVER
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Logged, encode_entry
from ludiade.server.wire import gatherings as wire
from ludiade.server.wire.decoding import Denied

HOSTS_ALONE = (
    wire.SetDoor, wire.LetIn, wire.Approve, wire.Rename, wire.Remove, wire.NextRound,
    wire.AddTable, wire.Transfer, wire.Pause, wire.Resume, wire.EndTable, wire.MoreTime,
    wire.Project, wire.EndGathering,
)  # fmt: skip
SERVER_ALONE = (asks.Finish, asks.Arrive, asks.TimeUp)
RUDE = "Gros Mot"


def opened(**plan: Any) -> Gathering:
    """A gathering nobody has come to."""
    game = shelf.find(plan.get("game", "diamoniak"))
    assert game is not None
    whole = wire.Plan(**({"game": game.id, "size": 2} | plan))
    return Gathering.opened(
        Gathered(at=0, name="g", plan=whole, rules=game.rules, secret="ab" * 32, ways=())
    )


class Evening:
    """A gathering, its log, and what its people are called."""

    def __init__(self, seed: int, **plan: Any) -> None:
        self.dice = Dice(seed)
        self.live = opened(**plan)
        first = Gathered(
            at=0, name="g", plan=self.live.plan, rules=self.live.game.rules, secret="ab" * 32,
            ways=(),
        )  # fmt: skip
        self.log = [Logged(encode_entry(first))]
        self.names: dict[int, str] = {}
        self.at = 0
        self.refused = self.done = 0
        self.codes: list[str] = []

    def ask(self, who: int, asked: asks.Ask, here: set[int] | None = None) -> bool:
        """Decide and let it happen; whether it was not refused. All laws hold afterwards."""
        self.at += self.dice.below(4000)
        before, names = picture(self.live), dict(self.names)
        there = frozenset(self.live.devices() if here is None else here)
        present = Present(there, {}, 0)
        try:
            draft = decide(self.live, who, asked, self.at, present, self.names)
        except Refusal:
            assert picture(self.live) == before, asked
            assert self.names == names
            self.refused += 1
            return False
        assert picture(self.live) == before, "decided from a fork"
        if isinstance(asked, HOSTS_ALONE):
            assert who in self.live.hosts, (who, asked)
        if isinstance(asked, SERVER_ALONE):
            assert who == SERVER
        self.log += [Logged(encode_entry(entry)) for entry in draft.entries]
        self.names |= draft.names
        self.live = draft.gathering
        self.done += 1
        self.check()
        return True

    def check(self) -> None:
        """What must hold at any time."""
        g = self.live
        assert picture(Gathering.folded(self.log)) == picture(g), "replay equals live"
        called = [likeness(self.names[member.name]) for member in g.members.values()]
        assert len(set(called)) == len(called), "no two are called alike"
        for past in g.rounds:
            seated = [m for table in past.tables.values() for m in table.seats if m is not None]
            going = [
                m for table in past.tables.values() if not table.has_ended for m in table.seats
                if m is not None
            ]  # fmt: skip
            assert set(seated) <= set(g.members)
            assert len(set(going)) == len(going), "one seat each"
        if g.round is not None and g.round.deal is not None and not g.round.has_ended:
            places = {(g.members[m].device, at[0]) for m, at in g.round.places().items()}
            assert len(dict(places)) == len(places), "no device has two hands of one deal"
        keys = [(o.n, o.round, o.table, o.what, o.seat) for o in g.pending]
        assert len(set(keys)) == len(keys)
        self._check_sights()

    def _check_sights(self) -> None:
        g = self.live
        for device in g.devices() - g.hosts:
            told = msgspec.json.encode(attending(g, device, self.names, self.at)).decode()
            own = [g.members[one] for one in g.on_device(device)]
            called = {self.names.get(n or 0, "") for one in own for n in (one.name, one.wish)}
            for member in g.members.values():
                other = member.device != device
                if other and member.wish is not None:
                    wish = self.names[member.wish]
                    assert f'"{wish}"' not in told or wish in called
                if other and g.plan.kind == "class":
                    name = self.names[member.name]
                    assert f'"{name}"' not in told or name in called
            assert self._told(g, device, self.names) == self._told_otherwise(device)
        told = msgspec.json.encode(hosting(g, self.names, self.at, Present(frozenset(), {}, 0), []))
        assert b'"secret"' not in told

    def _told(self, g: Gathering, device: int, names: dict[int, str]) -> bytes:
        """What a device is told, but for a club's standings, which are of everybody."""
        return msgspec.json.encode(replace(attending(g, device, names, self.at), standings=None))

    def _told_otherwise(self, device: int) -> bytes:
        """The same, were everything about others otherwise: names, wishes, hands, time, tables."""
        g, names = self.live.fork(), dict(self.names)
        for number, one in self.live.members.items():
            if one.device != device:
                hand = 7 if one.hand_at is None else None
                other = replace(one, wish=None, hand_at=hand, more_s=one.more_s + 1)
                g.members = g.members | {number: other}
                names[one.name] = f"another {number}"
        rounds = []
        for past in g.rounds:
            for number, table in past.tables.items():
                seated = [g.members[m].device for m in table.seats if m is not None]
                if device not in seated:
                    past = past.with_table(number, name="another", scores=None, ranks=None)
            rounds.append(past)
        g.rounds, g.personal, g.fuss = tuple(rounds), {}, {}
        return self._told(g, device, names)

    # Whoever asks, and for what

    def somebody(self) -> int:
        g = self.live
        choices = [0, 0, NOBODY, g.people, *sorted(g.devices())]
        return choices[self.dice.below(len(choices))]

    def member(self) -> int:
        found = [*self.live.members, 999]
        return found[self.dice.below(len(found))]

    def anything(self) -> tuple[int, asks.Ask]:
        """A request of any kind, sensible or not."""
        kinds = list(DECISIONS)
        kind = kinds[self.dice.below(len(kinds))]
        who = self.somebody()
        return (SERVER if kind in SERVER_ALONE and self.dice.below(3) else who), self._made(kind)

    def _made(self, kind: type) -> Any:
        below, member = self.dice.below, self.member()
        names = ("", "Zoé", "Ali", RUDE, "zoe", "\u202eevil", "<b>x</b>", "a" * 50)
        table = 1 + below(3)
        digest = spoken_digest(str(below(6)))
        last = len(self.live.rounds)
        made: dict[type, Any] = {
            wire.Wish: lambda: wire.Wish(member=member, name=names[below(8)]),
            wire.Rename: lambda: wire.Rename(member=member, name=names[below(8)]),
            wire.Hand: lambda: wire.Hand(member=member, up=bool(below(2))),
            wire.Promise: lambda: wire.Promise(commitment=f"{below(9):064x}"),
            wire.Redeem: lambda: wire.Redeem(contribution=f"{below(9):064x}"),
            wire.SetDoor: lambda: wire.SetDoor(door=("open", "asking", "closed")[below(3)]),
            wire.LetIn: lambda: wire.LetIn(members=[member, self.member()]),
            wire.Remove: lambda: wire.Remove(members=[member]),
            wire.NextRound: lambda: wire.NextRound(
                pairing=(None, "random", "apart", "strength", "swiss", "round_robin")[below(6)],
                end=bool(below(2)), absent=bool(below(2)),
            ),
            wire.AddTable: lambda: wire.AddTable(members=[member, self.member()]),
            wire.Transfer: lambda: wire.Transfer(member=member, table=table, seat=below(4)),
            wire.MoreTime: lambda: wire.MoreTime(member=member, seconds=below(50)),
            wire.Project: lambda: wire.Project(round=1 + below(3), table=table),
            wire.Approve: lambda: wire.Approve(member=member, yes=bool(below(2))),
            wire.Depart: lambda: wire.Depart(member=member),
            asks.Come: lambda: asks.Come(tuple(names[below(5)] for _ in range(1 + below(3)))),
            asks.Offer: lambda: asks.Offer(member if below(2) else None, digest),
            asks.Claim: lambda: asks.Claim(digest),
            asks.Finish: lambda: self._finish(last),
            asks.Arrive: self._arrive,
        }  # fmt: skip
        if kind in (wire.Pause, wire.Resume, wire.EndTable):
            return kind(table=table if below(2) else None)
        return made[kind]() if kind in made else kind()

    def _finish(self, last: int) -> asks.Finish:
        for number, past in enumerate(self.live.rounds, 1):
            for table, one in past.tables.items():
                if not one.has_ended and self.dice.below(2):
                    scores = tuple(self.dice.below(9) for _ in one.seats)
                    ranks = tuple(1 + sum(o > s for o in scores) for s in scores)
                    return asks.Finish(number, table, scores, ranks)
        if not last:
            raise Denied("no_round")
        return asks.Finish(last, 1, None, None)

    def _arrive(self) -> asks.Arrive:
        pending = self.live.pending
        if not pending:
            return asks.Arrive(0, {})
        n = pending[0].n
        opens = {o.table: f"t{o.round}-{o.table}" for o in pending if o.n == n and o.what == "open"}
        return asks.Arrive(n, opens)

    def go_on(self, steps: int) -> None:
        """So many requests."""
        for _ in range(steps):
            try:
                who, asked = self.anything()
            except Denied:
                continue
            self.ask(who, asked)


def picture(g: Gathering) -> dict[str, Any]:
    """All that a gathering is."""
    return {name: getattr(g, name) for name in g.__struct_fields__ if name != "game"}
