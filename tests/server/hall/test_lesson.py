"""A whole lesson over real sockets."""

from ludiade.kernel.dice import Dice
from tests.server.hall.lesson import gather, play_round, pupils
from tests.server.rig import online, until


def test_a_lesson_of_two_rounds(tmp_path):
    async def go(rig):
        opened, host = await gather(rig, title="La classe")
        class_ = await pupils(rig, opened, 4)
        await until(lambda: len(host.sight.get("members", [])) == 4)
        names = [one["name"] for one in host.sight["members"]]
        assert len(set(names)) == 4
        dice = Dice(7)
        met = []
        for number in (1, 2):
            await host.done("next_round")
            await until(lambda: all(one.step for one in class_))
            assert [len(t["seats"]) for t in host.sight["tables"]] == [2, 2]
            met.append([{s["member"] for s in t["seats"]} for t in host.sight["tables"]])
            await play_round(class_, dice)
            await until(lambda: host.sight["status"] == "between")
            assert {t["state"] for t in host.sight["tables"]} == {"over"}
            assert host.sight["round"] == number
            for one in class_:
                one.step = {}
        assert not any(pair in met[0] for pair in met[1]), "kept apart"
        await host.done("end_gathering")
        await until(lambda: host.sight["status"] == "over")

    online(go, tmp_path)
