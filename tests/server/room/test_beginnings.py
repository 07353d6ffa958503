"""From an open table to the first card: what devices promise of the shuffles, and withhold."""

from ludiade.server.room.entries import Begun, BegunAgain
from tests.server.rig import online


def test_devices_that_promise_nothing_are_waited_for_and_then_not(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        me = await rig.player(opened["table"], opened["token"])
        promise = (await me.get("lobby"))["fairness"]
        assert set(promise) == {"recipe", "commitment", "beginnings", "commitments"}
        me.send({"type": "start"})
        lobby = await me.get("lobby", mixing="commit")
        assert 29_000 < lobby["mixing_ms"] <= 30_000
        rig.pass_time(30)
        lobby = await me.get("lobby", status="playing")
        assert lobby["fairness"] == promise | {"contributions": ["", ""]}
        await me.get("step")

    online(go, tmp_path, mixing_s=30)


def test_who_withholds_what_was_promised_loses_the_seat_and_is_named(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        guest = await rig.join(opened["join"], "Bao")
        players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
        for seat, player in enumerate(players):
            player.commit(seat)
            await player.get("done")
        players[1].shares.clear()  # it will say nothing
        players[0].send({"type": "start"})
        lobby = await players[0].get("lobby", mixing="reveal")
        assert 0 < lobby["mixing_ms"] <= 5000
        rig.pass_time(5)
        lobby = await players[0].get("lobby", mixing=None, status="open")
        while not lobby["withheld"]:
            lobby = await players[0].get("lobby", mixing=None, status="open")
        assert lobby["withheld"] == [{"seat": 1, "name": "Bao"}]
        assert [seat["kind"] for seat in lobby["seats"]] == ["person", "waiting"]
        assert lobby["fairness"]["commitments"] == ["", ""]
        assert lobby["fairness"]["beginnings"] == 2
        assert not any(b"contributions" in frame for frame in players[0].raw)  # nobody's is told
        again = await rig.join(opened["join"], "Chloé")
        players[1] = await rig.player(opened["table"], again["token"])
        for seat, player in enumerate(players):
            player.commit(seat)
            await player.get("done")
        players[0].send({"type": "start"})
        await players[0].get("step")
        assert players[0].lobby["fairness"]["beginnings"] == 2
        found = [type(entry) for entry in await rig.log(opened["table"])]
        assert (found.count(BegunAgain), found.count(Begun)) == (1, 1)

    online(go, tmp_path)
