"""What every bus must do, and what it need not: hints come, few and soon, and never in the way."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import asynccontextmanager

import pytest

from ludiade.server.bus.coalesced import MOST, Coalesced
from ludiade.server.bus.local import Hub
from ludiade.server.bus.opening import open_bus, wrong_with

SOON_S = 2.0


class BusContract(ABC):
    """The suite: two nodes on one bus."""

    @abstractmethod
    def two(self, address):
        """Two ends of a bus, connected."""

    @pytest.fixture
    def address(self):
        return ""

    def run(self, address, use):
        async def go():
            async with self.two(address) as (one, other):
                heard = []
                other.listen(lambda *hint: heard.append(hint))
                await use(one, other, heard)

        asyncio.run(asyncio.wait_for(go(), 30))

    def test_a_hint_comes_to_the_others_and_not_back(self, address):
        async def use(one, other, heard):
            own = []
            one.listen(lambda *hint: own.append(hint))
            one.hint("abc", 7)
            await until(lambda: heard)
            other.hint("back", 1)
            await until(lambda: own)
            assert (heard, own) == ([("abc", 7)], [("back", 1)])

        self.run(address, use)

    def test_of_many_hints_the_last_comes(self, address):
        async def use(one, other, heard):
            for n in range(500):
                one.hint("abc", n)
                one.hint("def", 1000 + n)
            await until(lambda: ("abc", 499) in heard and ("def", 1499) in heard)

        self.run(address, use)

    def test_whoever_has_stopped_hears_and_says_nothing(self, address):
        async def use(one, other, heard):
            await other.stop()
            one.hint("abc", 1)
            other.hint("abc", 2)
            await asyncio.sleep(0.1)
            assert heard == []

        self.run(address, use)


async def until(holds):
    async with asyncio.timeout(SOON_S):
        while not holds():
            await asyncio.sleep(0.005)


class TestLocalBus(BusContract):
    @asynccontextmanager
    async def two(self, address):
        hub = Hub()
        yield hub.join(), hub.join()


class TestNats(BusContract):
    @pytest.fixture
    def address(self, nats):
        return nats

    @asynccontextmanager
    async def two(self, address):
        from ludiade.server.bus.nats import NatsBus

        ends = [NatsBus(address), NatsBus(address)]
        async with asyncio.timeout(SOON_S):
            for end in ends:
                await end.connected()
        try:
            yield ends
        finally:
            for end in ends:
                await end.stop()

    def test_what_is_no_hint_is_passed_over(self, address):
        import nats

        async def use(one, other, heard):
            stranger = await nats.connect(address)
            long = b'[["%b",1]]' % (b"x" * 99)
            for data in (b"", b"{", b"[[1,2]]", b'[["abc",-1]]', b"\xff", long):
                await stranger.publish("ludiade.hints", data)
            await stranger.publish("ludiade.hints", b'[["abc",3]]')
            await until(lambda: heard)
            assert heard == [("abc", 3)]
            await stranger.close()

        self.run(address, use)

    def test_hints_come_again_when_nats_comes_back(self, own_nats):
        async def use(one, other, heard):
            own_nats.kill()
            one.hint("lost", 1)
            await asyncio.sleep(0.3)
            own_nats.start()
            async with asyncio.timeout(10):
                while not any(name == "abc" for name, _ in heard):
                    one.hint("abc", 2)
                    await asyncio.sleep(0.1)

        self.run(own_nats.url, use)

    def test_a_connection_that_breaks_while_it_is_made_is_made_anew(self, address, monkeypatch):
        """uvloop raises RuntimeError where NATS goes between its first word and ours."""
        from nats.aio.client import Client

        greet, broken = Client._process_connect_init, []

        async def breaks_once(client):
            if len(broken) < 2:  # of each end the first
                broken.append(client)
                raise RuntimeError("the handler is closed")
            await greet(client)

        async def use(one, other, heard):
            one.hint("abc", 7)
            await until(lambda: heard)
            assert len(broken) == 2

        monkeypatch.setattr(Client, "_process_connect_init", breaks_once)
        self.run(address, use)

    def test_nobody_waits_for_a_nats_that_is_not_there(self, own_nats):
        from ludiade.server.bus.nats import NatsBus

        own_nats.kill()

        async def go():
            bus = NatsBus(own_nats.url)
            bus.hint("abc", 1)
            await asyncio.sleep(0.3)
            bus.hint("abc", 2)
            await bus.stop()

        asyncio.run(asyncio.wait_for(go(), SOON_S))


class TestNotify(BusContract):
    @pytest.fixture
    def address(self, postgres, tmp_path):
        from tests.server.databases import database_of

        return asyncio.run(database_of(tmp_path))

    @asynccontextmanager
    async def two(self, address):
        from ludiade.server.bus.notify import NotifyBus

        ends = [NotifyBus(address), NotifyBus(address)]
        async with asyncio.timeout(5 * SOON_S):
            for end in ends:
                await end.connected()
        try:
            yield ends
        finally:
            for end in ends:
                await end.stop()

    def test_more_hints_than_a_message_holds_are_left_out_and_harm_nobody(self, address):
        async def use(one, other, heard):
            for number in range(5000):
                one.hint(f"{number:040}", 2**31)
            await asyncio.sleep(0.1)
            one.hint("abc", 1)
            await until(lambda: ("abc", 1) in heard)

        self.run(address, use)

    def test_hints_come_again_when_postgresql_comes_back(self, own_postgres):
        async def use(one, other, heard):
            own_postgres.kill()
            one.hint("lost", 1)
            await asyncio.sleep(0.3)
            own_postgres.start()
            async with asyncio.timeout(10):
                while not any(name == "abc" for name, _ in heard):
                    one.hint("abc", 2)
                    await asyncio.sleep(0.1)

        self.run(own_postgres.url(), use)


def test_hints_are_sent_at_once_and_then_together():
    async def go():
        sent = []
        waiting = Coalesced(sent.append, 0.02)
        waiting.add("abc", 1)
        assert sent == [[("abc", 1)]]
        for n in (5, 3, 4):
            waiting.add("abc", n)
        for number in range(2 * MOST):
            waiting.add(f"t{number}", 1)
        assert len(sent) == 1
        await asyncio.sleep(0.1)
        assert len(sent) == 2
        assert sent[1][0] == ("abc", 5)
        assert len(sent[1]) == MOST

    asyncio.run(go())


@pytest.mark.parametrize(
    ("store", "url", "wrong"),
    [
        ("file.sqlite3", "", None),
        ("postgresql://db/x", "", None),
        ("postgresql://db/x", "nats://bus:4222", None),
        ("postgresql://db/x", "http://bus", "not_a_bus"),
        ("postgresql://db/x", "nats://", "not_a_bus"),
        ("postgresql://db/x", "nats://bus:many", "not_a_bus"),
        ("file.sqlite3", "nats://bus:4222", "bus_of_a_file"),
        ("postgresql://db/x", "notify", None),
        ("file.sqlite3", "notify", "bus_of_a_file"),
    ],
)
def test_a_bus_that_cannot_be_is_named(store, url, wrong):
    assert wrong_with(store, url) == wrong
    if wrong is not None:
        with pytest.raises(ValueError, match=wrong):
            open_bus(store, url)
