"""How requests are read: piece by piece, in any cut, and nothing that is dear to read."""

import asyncio
import re

import pytest
import uvloop

from tests.server.http.raw import Raw, head
from tests.server.rig import Rig, running

ASKED = head("GET", "/health", Host="localhost")
LAST = head("GET", "/health", Host="localhost", Connection="close")


def told(tmp_path, *pieces: bytes) -> list[int]:
    """The statuses of what is answered to bytes that come in these pieces."""

    async def inside() -> list[int]:
        async with running(tmp_path) as rig:
            return await _told(rig, pieces)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(inside(), 60))


async def _told(rig: Rig, pieces: tuple[bytes, ...]) -> list[int]:
    async with await Raw.connect(rig.port) as raw:
        for piece in pieces:
            raw.writer.write(piece)
            await asyncio.sleep(0.001)
        said = await asyncio.wait_for(raw.reader.read(-1), 20)
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+)", said)]


@pytest.mark.parametrize("count", [1, 2, 40])
def test_requests_that_come_together_are_all_answered(tmp_path, count):
    assert told(tmp_path, ASKED * count + LAST) == [200] * (count + 1)


def test_a_request_may_come_byte_by_byte(tmp_path):
    assert told(tmp_path, *[bytes([byte]) for byte in ASKED + LAST]) == [200, 200]


def test_bodies_stand_between_requests(tmp_path):
    body = b'{"text": "x"}' + b" " * 9000
    post = head("POST", "/api/qr", Host="localhost", Content_Type="application/json",
                Content_Length=str(len(body)))  # fmt: skip
    assert told(tmp_path, post + body + ASKED + post + body + LAST) == [200] * 4


def test_a_body_that_does_not_say_its_length_is_not_read(tmp_path):
    chunked = head("POST", "/api/qr", Host="localhost", Transfer_Encoding="chunked")
    assert told(tmp_path, ASKED + chunked + b"1\r\n{\r\n" * 9000) in ([200, 411], [200])


def test_a_head_has_a_hundred_lines_at_most(tmp_path):
    line = b"X-A: b\r\n"
    few = ASKED[:-2] + line * 60 + b"Connection: close\r\n\r\n"
    many = ASKED[:-2] + line * 200 + b"\r\n"
    assert told(tmp_path, few) == [200]
    assert told(tmp_path, many) == [431]
    assert told(tmp_path, ASKED, many) == [200, 431]
