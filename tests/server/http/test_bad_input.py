"""Whatever is sent, the answer is an error with a code and a sentence, and nothing else changes."""

import asyncio
import json
import os
import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludiade.server
from ludiade.kernel.texts import LANGUAGES
from ludiade.server.sentences import say
from ludiade.server.wire import decoding as wire
from tests.server.rig import Rig, running

FRAMES = int(os.environ.get("MALFORMED", "3000"))
DRAWN = 800
"""Frames drawn by hypothesis; the others are these, mutilated."""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
NEARLY = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(["hello", "move", "commit", "reveal", "start", "hint", "say", "vote",
                     "stand_in", "take_back", "reorder", "reseat", "leave", "rematch", "ping",
                     "step", ""]),
    st.dictionaries(
        st.sampled_from(["table", "n", "token", "watch", "lang", "seat", "window", "action", "key",
                         "left_ms", "commitment", "contribution", "protocol", "phrase", "on",
                         "yes", "order", "kind", "at"]),
        JSON | st.integers(-2, 3) | st.just({"type": "draw"}) | st.just("ab" * 32),
        max_size=6,
    ),
)  # fmt: skip
FRAME = st.binary(max_size=60) | JSON.map(json.dumps).map(str.encode) | NEARLY.map(
    json.dumps
).map(str.encode)  # fmt: skip


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 110 + FRAMES / 50))


@given(data=FRAME)
@settings(max_examples=DRAWN, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_frame_is_a_request_or_denied(data):
    denied = None
    try:
        wire.read_request(data)
    except wire.Denied as error:
        denied = error
    assert denied is None or all(say(lang).refuse(denied) for lang in LANGUAGES)


def frames(count: int) -> list[bytes]:
    """Frames drawn from the grammar and from chance."""
    drawn: list[bytes] = []

    @given(data=FRAME)
    @settings(max_examples=DRAWN, deadline=None, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def draw(data):
        drawn.append(data)

    draw()
    chance = random.Random(1)
    while len(drawn) < count:
        data = bytearray(chance.choice(drawn[:DRAWN]))
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(data) + 1)
            data[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
        drawn.append(bytes(data))
    return drawn


def rss_kb() -> int:
    with open("/proc/self/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


@pytest.mark.slow
def test_thousands_of_bad_frames_leave_no_traceback_and_no_growth(tmp_path, caplog):
    drawn = [data for data in frames(FRAMES) if b'"start"' not in data and b"vote" not in data]

    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        before = [await player.get("step") for player in players]
        bad = players[0]
        sizes = []
        for start in range(0, len(drawn), 15):
            if bad.closed.is_set():
                bad = await rig.player(players[0].table, players[0].token)
            for data in drawn[start : start + 15]:
                if not bad.closed.is_set():
                    bad.send_raw(data)
            bad.send({"type": "ping", "at": start})
            frame = await asyncio.wait_for(bad.frames.get(), 10)
            while frame != {"type": "pong", "at": start}:
                assert frame["type"] != "error" or (frame["code"] and frame["message"]), frame
                frame = await asyncio.wait_for(bad.frames.get(), 10)
            bad.leave()
            await asyncio.wait_for(bad.closed.wait(), 5)
            players[1].raw.clear()  # what this test itself would pile up
            while not players[1].frames.empty():
                players[1].frames.get_nowait()
            sizes.append(rss_kb())
        assert rig.tables.counters.counts["errors"] == 0
        assert rig.tables.counters.counts["malformed"] > len(drawn) // 4
        table = rig.tables.tables[players[0].table]
        assert table.room.last_step == before[1]["n"]
        half = len(sizes) // 2
        assert sizes[-1] - sizes[half] < 6000, "memory grows"

    slow = (600.0, 600.0)  # a `stand_in` may be well formed, and its bot would play on
    online(go, tmp_path, bot_pause_s=slow, bot_quick_s=slow)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b'{"game":"chess","seats":[{"kind":"me"}]}', 400),
        ("POST", "/api/tables", b'{"game":"diamoniak","seats":[]}', 400),
        ("POST", "/api/tables", b'{"game":"diamoniak","seats":[{"kind":"me"}]}', 400),
        ("POST", "/api/tables", b'{"game":"diamoniak","seats":[{"kind":"x"}],"a":1}', 400),
        ("POST", "/api/tables", b"[" * 50_000, 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b" " * 140_000, 413),
        ("POST", "/api/device", b" " * 20_000, 413),
        ("POST", "/api/join", b"{}", 404),
        ("POST", "/api/join", b'{"table":"nowhere"}', 404),
        ("POST", "/api/claim", b'{"code":"x"}', 404),
        ("POST", "/api/tables/nowhere/do", b'{"type":"ping"}', 401),
        ("GET", "/api/tables/nowhere/record", None, 404),
        ("GET", "/api/tables/nowhere/stream", None, 404),
        ("GET", "/api/tables/nowhere/stream?from=x", None, 400),
        ("GET", "/nowhere", None, 404),
        ("DELETE", "/api/tables", None, 405),
    ],
)
def test_bad_calls_are_answered_with_a_code_and_a_sentence(method, path, body, status, tmp_path):
    async def go(rig: Rig):
        got, answer = await rig.call(method, path, body, token="")
        assert got == status, answer
        if isinstance(answer, dict):
            assert answer["code"]
            assert answer["message"]

    online(go, tmp_path)


def sources() -> str:
    folder = Path(ludiade.server.__file__).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_its_sentence(lang):
    codes = set(re.findall(r'(?:Denied|Refusal)\(\s*"([a-z_]+)"', sources()))
    assert len(codes) > 30
    texts = say(lang)
    assert not [code for code in codes if f"error-{code.replace('_', '-')}" not in texts]
    limits = set(re.findall(r'limit="([a-z_]+)"', sources()))
    assert not [limit for limit in limits if f"word-{limit.replace('_', '-')}" not in texts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_why_nothing_is_stored_has_its_words(lang):
    reasons = set(re.findall(r'NotStored\(\s*"([a-z_]+)"', sources())) | {"full", "read_only"}
    assert {"broken", "unreachable"} <= reasons
    assert not [one for one in reasons if f"word-{one.replace('_', '-')}" not in say(lang)]


def test_all_words_of_limits_and_refusals_are_there_in_every_language():
    for lang in LANGUAGES:
        texts = say(lang)
        for limit in ("frames", "tries", "tables", "calls", "queue", "codes", "connections",
                      "connections_an_address", "joins", "devices", "reviews", "unstarted",
                      "pictures", "phrases", "bytes",
                      ):  # fmt: skip
            assert f"word-{limit.replace('_', '-')}" in texts
            assert "3" in texts.refuse(wire.Denied("too_many", limit=limit, seconds=3))
