"""The same cards at every table: one deal a round, opened when the last table has ended."""

import json

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.verification import compare, verify
from ludiade.kernel.record import read
from tests.server.hall.lesson import gather, play_round, pupils
from tests.server.rig import online, part, until


def test_a_club_evening_with_one_deal(tmp_path):
    async def go(rig):
        opened, host = await gather(rig, kind="club", same_deal=True)
        club = await pupils(rig, opened, 4)
        await until(lambda: len(host.sight.get("members", [])) == 4)
        await host.done("next_round")
        await until(lambda: all(one.step for one in club))
        fair = club[0].sight["fair"]
        assert fair["mine"] is not None
        assert all(fair["commitments"])
        assert "seed" not in fair
        promise = club[0].promise
        assert (promise.options, promise.players) == (club[0].lobby["options"], 2)
        tables = [one["table"] for one in host.sight["tables"]]
        first = [one for one in club if one.table == tables[0]]
        await play_round(first, Dice(1))
        await until(lambda: [t["state"] for t in host.sight["tables"]] == ["over", "playing"])
        path = f"/api/tables/{tables[0]}"
        for what in ("record", "replay", "review"):
            status, said = await rig.call("GET", f"{path}/{what}", None, first[0].token)
            assert (status, said["code"]) == (409, "round_goes_on"), what
        assert "seed" not in first[0].lobby["fairness"]
        status, said = await rig.call(
            "GET", f"/api/gatherings/{opened['gathering']}/standings", None, first[0].token
        )
        assert (status, said["code"]) == (409, "round_goes_on")
        await play_round([one for one in club if one.table == tables[1]], Dice(2))
        await until(lambda: host.sight["status"] == "between" and not host.sight["under_way"])
        records = []
        for table in tables:
            one = next(one for one in club if one.table == table)
            status, said = await rig.call("GET", f"/api/tables/{table}/record", None, one.token)
            assert status == 200, said
            records.append(read(json.dumps(said).encode(), shelf.find))
        for record in records:
            assert verify(record) > 0
            assert record.document.fairness.recipe == 3
            compare(record, promise)
        orders = [
            next(line.order for line in record.document.inputs if hasattr(line, "order"))
            for record in records
        ]
        assert orders[0] == orders[1], "the same cards"
        lines = club[0].sight["standings"]
        assert [line["member"] for line in lines] == [
            line["member"] for line in host.sight["standings"]
        ]
        assert len(lines) == 4
        path = f"/api/gatherings/{opened['gathering']}/standings.csv?lang=fr"
        status, data = await rig.call("GET", path, None, opened["token"])
        assert data.decode("utf-8-sig").splitlines()[0] == "Rang;Nom;Moyenne (%);Partie 1 (%)"
        await part([host, *club])

    online(go, tmp_path)
