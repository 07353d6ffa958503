"""Only tokens that the server has given count, whichever cookies and headers stand around them."""

import asyncio
import json
import secrets

from ludiade.server.http.cookies import set_cookie, tokens
from tests.server.rig import Rig, running

TABLE = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_our_cookie_is_found_among_any_others():
    a, b = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    for header in (
        f"ludiade={a}",
        f'x="1; y=,; ludiade={a}',
        f"ludiade=short; ludiade={a};;=",
        f"  ludiade = {a} ",
        f"__Host-ludiade={b}; ludiade={a}; ludiade={a}",
    ):
        assert tokens(header, secure=False) == [a]
    assert tokens(f"__Host-ludiade={b}; ludiade={a}", secure=True) == [b]
    assert tokens(f"ludiade={a}; ludiade={b}", secure=False) == [a, b]
    assert tokens("", secure=False) == []


def test_the_cookie_behind_tls_has_a_name_no_other_site_can_set():
    assert "Secure" not in set_cookie("t", secure=False)
    said = set_cookie("t", secure=True)
    assert said.startswith("__Host-ludiade=t;")
    for part in ("Path=/", "Secure", "HttpOnly", "SameSite=Strict"):
        assert part in said
    assert "Domain" not in said


def test_a_page_gets_a_cookie_and_a_program_a_token_and_each_its_own_again(tmp_path):
    async def go(rig: Rig):
        here = {"Origin": f"http://127.0.0.1:{rig.port}"}
        status, headers, data = await rig.raw("POST", "/api/device", token=None, **here)
        assert (status, json.loads(data)) == (200, {})
        cookie = headers["set-cookie"].split(";")[0]
        _, headers, _ = await rig.raw("POST", "/api/device", token=None, Cookie=cookie, **here)
        assert headers["set-cookie"].split(";")[0] == cookie
        status, headers, data = await rig.raw("POST", "/api/device")
        assert "set-cookie" not in headers
        token = json.loads(data)["token"]
        assert await rig.call("POST", "/api/device", token=token) == (200, {"token": token})
        status, opened = await rig.call("POST", "/api/tables", TABLE, token=token)
        assert status == 201
        assert "token" not in opened
        _, mine = await rig.call("GET", "/api/mine", token=token)
        assert [card["mine"] for card in mine] == [[0]]

    online(go, tmp_path)


def test_an_invented_token_is_nobodys_and_is_replaced(tmp_path):
    async def go(rig: Rig):
        invented = secrets.token_urlsafe(32)
        here = {"Origin": f"http://127.0.0.1:{rig.port}"}
        cookie = f"ludiade={invented}"
        status, headers, _ = await rig.raw(
            "POST", "/api/tables", TABLE, token=None, Cookie=cookie, **here
        )
        assert status == 201
        assert invented not in headers["set-cookie"]
        status, opened = await rig.call("POST", "/api/tables", TABLE, token=invented)
        assert status == 201
        assert opened["token"] != invented
        assert await rig.call("GET", "/api/mine", token=invented) == (200, [])
        status, said = await rig.call(
            "POST", f"/api/tables/{opened['table']}/do", {"type": "start"}, token=invented
        )
        assert (status, said["code"]) == (401, "unknown_device")

    online(go, tmp_path)


def test_invented_tokens_give_no_fresh_limit_and_new_devices_are_limited(tmp_path):
    async def go(rig: Rig):
        codes = []
        for _ in range(30):
            status, _ = await rig.call("GET", "/api/mine", token=secrets.token_urlsafe(32))
            codes.append(status)
        assert 429 in codes
        answers = [await rig.call("POST", "/api/device") for _ in range(6)]
        assert [status for status, _ in answers].count(200) == 5
        assert answers[-1][1]["limit"] == "devices"

    online(go, tmp_path, calls_a_second=5, devices_a_minute=5)


def test_a_proxys_own_authorization_is_not_a_programs(tmp_path):
    async def go(rig: Rig):
        here = {"Origin": f"http://127.0.0.1:{rig.port}"}
        _, headers, _ = await rig.raw("POST", "/api/tables", TABLE, token=None, **here)
        cookie = headers["set-cookie"].split(";")[0]
        basic = {"Authorization": "Basic dTpw", "Cookie": cookie, **here}
        _, mine = await rig.call("GET", "/api/mine", token=None, **basic)
        assert len(mine) == 1
        status, headers, data = await rig.raw(
            "POST", "/api/tables", TABLE, token=None, Authorization="Basic dTpw", **here
        )
        assert status == 201
        assert "set-cookie" in headers
        assert b"token" not in data

    online(go, tmp_path)


def test_behind_a_trusted_proxy_with_tls_the_cookie_is_secure(tmp_path):
    async def go(rig: Rig):
        here = {"Origin": f"https://127.0.0.1:{rig.port}", "X-Forwarded-Proto": "https"}
        _, headers, _ = await rig.raw("POST", "/api/device", token=None, **here)
        assert headers["set-cookie"].startswith("__Host-ludiade=")
        assert headers["set-cookie"].endswith("; Secure")

    online(go, tmp_path, trusted_proxies=("127.0.0.1",))
    (tmp_path / "other").mkdir()

    async def not_trusted(rig: Rig):
        here = {"Origin": f"https://127.0.0.1:{rig.port}", "X-Forwarded-Proto": "https"}
        _, headers, _ = await rig.raw("POST", "/api/device", token=None, **here)
        assert headers["set-cookie"].startswith("ludiade=")

    online(not_trusted, tmp_path / "other")
