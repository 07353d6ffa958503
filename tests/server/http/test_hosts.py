"""A page that calls this server by another name is another site's."""

import asyncio
import socket

import pytest

from ludiade.server.http.hosts import Hosts, same_origin
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
