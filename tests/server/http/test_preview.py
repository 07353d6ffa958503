"""What a move would bring, asked by the seat that is about to make it."""

from tests.server.rig import online


def test_only_whoever_decides_is_told_and_nothing_happens(tmp_path):
    async def go(rig):
        players = await rig.seated("diamino", 2)
        step = await players[0].get("step")
        (seat,) = step["waiting"]["seats"]
        mine, other = players[seat], players[1 - seat]
        path = f"/api/tables/{mine.table}/preview"
        rack = (await mine.get("step") if seat else step)["looks"][0]["view"]["racks"][seat]
        word = rack.replace("*", "")[:2]
        wish = {"seat": seat, "window": step["window"],
                "action": {"type": "place", "at": "8H", "word": word}}  # fmt: skip
        status, said = await rig.call("POST", path, wish, mine.token)
        assert (status, said["told"]["words"]) == (200, [word.upper()])
        far = wish | {"action": {"type": "place", "at": "1A", "word": word}}
        status, said = await rig.call("POST", path, far, mine.token)
        assert (status, said["told"], bool(said["why"])) == (200, None, True)
        status, said = await rig.call("POST", path, wish, other.token)
        assert (status, said["code"]) == (403, "not_your_seat")
        status, said = await rig.call("POST", path, wish | {"window": 1}, mine.token)
        assert said["code"] == "stale_window"
        entries = await rig.log(mine.table)
        assert not any(type(entry).__name__ == "Moved" for entry in entries)

    online(go, tmp_path)
