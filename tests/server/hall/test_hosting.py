"""What a host does to tables that are played at, over real sockets."""

import asyncio
import json

from ludiade.kernel.dice import Dice
from tests.server.hall.lesson import attend, gather, pupils
from tests.server.rig import choose, online, part, running, until


async def begun(rig, count=2, **plan):
    """A round that everybody sees."""
    opened, host = await gather(rig, **plan)
    class_ = await pupils(rig, opened, count)
    await until(lambda: len(host.sight.get("members", [])) == count)
    await host.done("next_round")
    await until(lambda: all(one.step for one in class_))
    return opened, host, class_


def mine(device):
    return device.sight["mine"][0]


def table_of(host, number=1):
    return next(one for one in host.sight["tables"] if one["number"] == number)


def test_a_pause_is_the_hosts_to_end(tmp_path):
    async def go(rig):
        _, host, class_ = await begun(rig)
        await host.done("pause")
        await until(lambda: class_[0].lobby["paused"])
        await until(lambda: table_of(host)["state"] == "paused" and host.sight["paused"])
        key = class_[0].ask("vote", seat=mine(class_[0])["seat"], on="resume", yes=True)
        frame = await class_[0].get("error", key=key)
        assert frame["code"] == "paused_by_host"
        await host.done("resume", table=1)
        await until(lambda: not class_[0].lobby["paused"])
        assert await class_[0].refused("pause") == "only_a_host"
        await part([host, *class_])

    online(go, tmp_path)


def test_whoever_is_removed_or_leaves_is_played_on_for_and_may_come_back(tmp_path):
    async def go(rig):
        _, host, class_ = await begun(rig)
        one, other = class_
        seat = mine(one)["seat"]
        await host.done("remove", members=[mine(one)["member"]])
        await until(lambda: other.lobby["seats"][seat]["stands_in"])
        assert mine(one)["status"] == "removed"
        assert await one.refused("hand", member=mine(one)["member"]) == "removed"
        await host.done("let_in", members=[mine(one)["member"]])
        await until(lambda: not other.lobby["seats"][seat]["stands_in"])
        await one.done("hand", member=mine(one)["member"])
        await until(lambda: any(m["hand"] for m in host.sight["members"]))
        await one.done("depart", member=mine(one)["member"])
        await until(lambda: other.lobby["seats"][seat]["stands_in"])
        await part([host, *class_])

    online(go, tmp_path)


def test_names_devices_time_and_places_reach_the_table(tmp_path):
    async def go(rig):
        opened, host, class_ = await begun(rig, 4, settings={"turn_limit": 600})
        one, other = class_[0], class_[1]
        member, seat = mine(one)["member"], mine(one)["seat"]
        await host.done("rename", member=member, name="Léa")
        await until(lambda: one.lobby["seats"][seat]["name"] == "Léa")
        await host.done("more_time", member=member, seconds=300)
        left = lambda: one.step["waiting"].get("left_ms", 0)  # noqa: E731
        awaited = seat in one.step["waiting"]["seats"]
        await until(lambda: (left() > 600_000) == awaited)
        path = f"/api/gatherings/{opened['gathering']}/code"
        body = {"purpose": "member", "member": member}
        status, said = await rig.call("POST", path, body, one.token)
        assert status == 200
        status, back = await rig.call("POST", "/api/claim", {"code": said["code"]})
        assert (status, back.get("member")) == (200, member), back
        tablet = await attend(rig, opened["gathering"], back["token"])
        await until(lambda: bool(tablet.step) and tablet.lobby["seats"][seat]["mine"])
        assert tablet.lobby["seats"][seat]["name"] == "Léa"
        await until(lambda: not one.lobby["seats"][seat]["mine"])
        there = next(d for d in class_[1:] if mine(d)["number"] != mine(tablet)["number"])
        number, place = mine(there)["number"], mine(there)["seat"]
        await host.done("transfer", member=member, table=number, seat=place)
        await until(lambda: mine(tablet)["number"] == number and bool(tablet.step))
        await until(lambda: tablet.lobby["seats"][place]["name"] == "Léa")
        await until(lambda: mine(there)["number"] != number)
        status, host_code = await rig.call("POST", path, {"purpose": "host"}, opened["token"])
        status, second = await rig.call("POST", "/api/claim", {"code": host_code["code"]})
        assert (status, second["member"]) == (200, None)
        helper = await attend(rig, opened["gathering"], second["token"])
        await until(lambda: helper.sight.get("type") == "hosting")
        await helper.done("end_table")
        await until(lambda: helper.sight["status"] == "between")
        await part([host, helper, tablet, *class_])
        assert other is not one

    online(go, tmp_path)


def test_one_wish_may_concern_several_seats_of_a_table(tmp_path):
    async def go(rig):
        _, host, class_ = await begun(rig)
        before = [mine(one)["seat"] for one in class_]
        await host.done("transfer", member=mine(class_[0])["member"], table=1, seat=before[1])
        for one, seat in zip(class_, reversed(before), strict=True):
            await until(lambda one=one, seat=seat: one.lobby["seats"][seat]["mine"])
        await host.done("remove", members=[mine(one)["member"] for one in class_])
        await until(lambda: [seat["bot"] for seat in table_of(host)["seats"]].count("") == 0)
        await part([host, *class_])

    online(go, tmp_path)


def test_the_screen_shows_a_table_without_names(tmp_path):
    async def go(rig):
        opened, host, class_ = await begun(rig)
        screen = await attend(rig, opened["gathering"], "", screen=opened["screen"])
        await until(lambda: screen.sight.get("type") == "projecting")
        assert screen.sight["code"] == opened["code"]
        await host.done("project", table=1)
        await until(lambda: screen.sight["view"] is not None)
        told = json.dumps(screen.sight)
        assert not any(one["name"] in told for one in host.sight["members"])
        await host.done("project", table=1, inputs=1)
        await until(lambda: bool(screen.sight["view"]) and screen.sight["number"] == 1)
        stranger = await attend(rig, opened["gathering"], class_[0].token, screen="host")
        frame = await stranger.get("error")
        assert frame["code"] == "not_a_member"
        await part([host, screen, stranger, *class_])

    online(go, tmp_path)


def test_the_laptop_is_closed_in_mid_lesson_and_opened_again(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            opened, host, class_ = await begun(rig)
            names = [one["name"] for one in host.sight["members"]]
            tokens = [one.token for one in class_]
            await host.done("pause")
            await part([host, *class_])
        async with running(tmp_path) as rig:
            again = await attend(rig, opened["gathering"], opened["token"])
            await until(lambda: again.sight.get("type") == "hosting")
            assert [one["name"] for one in again.sight["members"]] == names
            assert again.sight["paused"]
            assert again.sight["code"] == opened["code"]
            class_ = [await attend(rig, opened["gathering"], token) for token in tokens]
            await until(lambda: all(one.step for one in class_))
            await again.done("resume")
            await until(lambda: not class_[0].lobby["paused"])
            await until(lambda: table_of(again)["state"] == "playing")
            class_[1].leave()
            await until(lambda: not all(s["present"] for s in table_of(again)["seats"]))
            await part([again, *class_])

    asyncio.run(asyncio.wait_for(go(), 60))


def test_who_waits_for_a_table_and_asks_whether_the_line_is_there_is_told_so(tmp_path):
    async def go(rig):
        opened, host = await gather(rig)
        waiting = (await pupils(rig, opened, 1))[0]
        await until(lambda: waiting.sight.get("type") == "attending")
        for device in (waiting, host):
            device.send({"type": "ping", "at": 7})
            assert await device.get("pong") == {"type": "pong", "at": 7}
        await part([host, waiting])

    online(go, tmp_path)


def test_who_comes_late_and_alone_plays_with_a_bot_or_takes_a_place(tmp_path):
    async def go(rig):
        opened, host, class_ = await begun(rig)
        late, later = await pupils(rig, opened, 2)
        await until(lambda: len(host.sight["members"]) == 4)
        await until(lambda: bool(late.sight) and bool(later.sight))
        await host.done("add_table", members=[mine(late)["member"]])
        await until(lambda: bool(late.step))
        assert [bool(seat["bot"]) for seat in table_of(host, 2)["seats"]] == [False, True]
        await host.done("transfer", member=mine(later)["member"], table=2, seat=1)
        await until(lambda: bool(later.step))
        await until(lambda: not any(seat["bot"] for seat in table_of(host, 2)["seats"]))
        await part([host, late, later, *class_])

    online(go, tmp_path)


def test_whoever_rested_with_all_the_others_was_not_stuck(tmp_path):
    async def go(rig):
        _, host, class_ = await begun(rig, stuck_s=60)
        await host.done("pause")
        await until(lambda: table_of(host)["state"] == "paused")
        rig.pass_time(300)
        await host.done("resume")
        await until(lambda: table_of(host)["state"] != "paused")
        assert table_of(host)["state"] == "playing"
        assert table_of(host)["awaited_ms"] < 60_000
        rig.pass_time(61)
        await host.done("door", door="asking")
        await until(lambda: host.sight["door"] == "asking")
        assert table_of(host)["state"] == "stuck"
        await part([host, *class_])

    online(go, tmp_path)


def test_a_table_of_a_class_is_listed_with_its_class(tmp_path):
    async def go(rig):
        opened, host, class_ = await begun(rig)
        (card,) = (await rig.call("GET", "/api/mine", token=class_[0].token))[1]
        assert card["gathering"] == opened["gathering"]
        await part([host, *class_])

    online(go, tmp_path)


def test_a_host_sees_soon_what_is_played(tmp_path):
    """A look for waits that have become long, every five seconds, holds nothing else back."""

    async def go(rig):
        _, host, class_ = await begun(rig)
        for _ in range(2):
            await asyncio.sleep(0.6)  # the next look is set for later
            before, loop = table_of(host)["moves"], asyncio.get_running_loop()
            began = loop.time()
            while not any(_moved(one) for one in class_):
                await asyncio.sleep(0.01)
            await until(lambda before=before: table_of(host)["moves"] > before)
            assert loop.time() - began < 3.0
        await part([host, *class_])

    online(go, tmp_path)


def _moved(player):
    """Whether somebody whose turn it is has made a move."""
    step = player.step
    for look in step.get("looks", []):
        if look["menu"] and look["seat"] is not None:
            player.step = step | {"looks": []}
            player.move(step, choose(player.lobby, look, Dice(1)), look["seat"])
            return True
    return False
