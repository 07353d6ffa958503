"""A page that calls this server by another name is another site's."""

import asyncio
import socket

import pytest

from ludiade.server.http.hosts import Hosts, same_origin
from tests.server.http.raw import Raw, upgrade
from tests.server.rig import Rig, running


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        (None, True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("LocalHost.:8000", True),
        ("ludiade.localhost:8000", True),
        (socket.gethostname().upper(), True),
        ("play.example:8443", True),
        ("games.example", True),
        ("evil.example", False),
        ("[::1].evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("", False),
        ("evil.games.example", False),
        ("127.0.0.1.evil.example", False),
        ("\xff", False),
    ],
)
def test_names_are_ours_or_allowed(host, allowed):
    hosts = Hosts("https://play.example:8443/", ("Games.Example",))
    assert hosts.allow(host) is allowed


def test_origins_are_compared_with_the_host():
    assert same_origin(None, "a:1")
    assert same_origin("http://A:1", "a:1")
    assert not same_origin("http://a", "a:1")
    assert not same_origin("null", "a")
    assert not same_origin("http://a", None)
    assert not same_origin("a", "a")
    assert not same_origin("evil://a", "a")


def test_behind_tls_a_page_that_came_without_it_is_another_site():
    assert same_origin("https://a", "a", secure=True)
    assert not same_origin("http://a", "a", secure=True)
    assert same_origin("https://a", "a")  # a proxy that nobody has named


def test_behind_tls_no_call_and_no_websocket_of_such_a_page_is_heard(tmp_path):
    async def go(rig: Rig):
        tls = {"Host": "games.example", "X_Forwarded_Proto": "https", "X_Forwarded_For": "::2"}
        for scheme, status in (("http", 403), ("https", 200)):
            page = {**tls, "Origin": f"{scheme}://games.example"}
            assert (await rig.call("GET", "/api/mine", **page))[0] == status
            raw = await Raw.connect(rig.port, upgrade(**page))
            async with raw:
                assert (await raw.answer())[0] == (101 if status == 200 else status)

    async def inside():
        trusted = {"allowed_hosts": ("games.example",), "trusted_proxies": ("127.0.0.1",)}
        async with running(tmp_path, **trusted) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 30))


def test_another_name_is_refused_everywhere_also_with_its_own_origin(tmp_path):
    async def go(rig: Rig):
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for method, path, sent in (
            ("POST", "/api/tables", body), ("POST", "/api/device", None), ("GET", "/", None),
            ("GET", "/api/mine", None), ("GET", "/metrics", None),
        ):  # fmt: skip
            status, answer = await rig.call(method, path, sent, **evil)
            assert (status, answer["code"]) == (421, "unknown_host"), path
            assert "evil.example" in answer["message"]
        status, _ = await rig.call("GET", "/health", Host="games.example")
        assert status == 200

    async def inside():
        async with running(tmp_path, allowed_hosts=("games.example",)) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 30))
