"""The documents say what the server does."""

import asyncio
import json
from pathlib import Path

import msgspec
from jsonschema import Draft202012Validator

from ludiade.kernel.dice import Dice
from ludiade.server.sentences import say
from ludiade.server.wire.decoding import schema
from ludiade.server.wire.frames import Step
from ludiade.server.wire.requests import PHRASES
from tests.server.rig import play_on, running

DOCS = Path(__file__).parents[3] / "docs"
SCHEMA = DOCS / "protocol.schema.json"


def test_the_published_schema_is_the_servers():
    """Written anew by: ludiade schema wire > docs/protocol.schema.json."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))


def test_every_request_and_frame_is_in_the_document():
    pages = ("protocol.md", "gatherings.md")
    text = "".join((DOCS / page).read_text(encoding="utf-8") for page in pages)
    kinds = [
        part.get("properties", {}).get("type", {}).get("enum", [])
        for part in schema()["$defs"].values()
    ]
    tags = [kind[0] for kind in kinds if len(kind) == 1]
    assert len(tags) > 40
    assert [tag for tag in tags if f"`{tag}`" not in text and f'"{tag}"' not in text] == []


def test_every_frame_of_a_match_fits_the_schema(tmp_path):
    whole = schema()
    check = Draft202012Validator(whole | {"$ref": "#/$defs/Frame", "$defs": whole["$defs"] | {
        "Frame": whole["properties"]["frame"]}})  # fmt: skip

    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2)
            await play_on(players, Dice(1))
            players[0].send({"type": "nonsense"})
            await players[0].get("error")
            players[0].send({"type": "ping"})
            await players[0].get("pong")
            for frame in players[0].raw:
                check.validate(json.loads(frame))
                if frame.startswith(b'{"type":"step"'):  # put together from its encoded parts
                    assert msgspec.json.encode(msgspec.json.decode(frame, type=Step)) == frame
            status, headers, data = await rig.raw("POST", "/api/qr", {"text": "http://x/join#y"})
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert data.startswith(b"<svg")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_address_on_the_network_is_told_where_the_server_knows_it(tmp_path):
    async def told(**config):
        async with running(tmp_path, **config) as rig:
            _, _, data = await rig.raw("GET", "/api/here")
            return json.loads(data)

    known = told(address="http://192.0.2.7:8000/")
    assert asyncio.run(known) == {"address": "http://192.0.2.7:8000"}
    assert asyncio.run(told()) == {"address": None}


def test_every_phrase_can_be_said_in_every_language():
    for lang in ("fr", "en"):
        for phrase in PHRASES:
            assert say(lang).say(f"phrase-{phrase.replace('_', '-')}")
