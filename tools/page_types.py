"""Write the page's types from the schemas of the games and of the wire, so that a changed field
breaks the build and not the player; and, for sentences, which fields name a seat or a thing.

Run by the environment that has Ludiade: `python tools/page_types.py FOLDER`.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludiade.bots.levels import LEVELS
from ludiade.kernel import shelf
from ludiade.kernel.types import Sheet
from ludiade.server.hall.reporting import Report
from ludiade.server.http.routes.cards import Card
from ludiade.server.http.routes.game_words import sentences
from ludiade.server.http.routes.records import Replay
from ludiade.server.http.routes.reviews import ReviewTold
from ludiade.server.http.routes.tables import Claim, Code, Join, Way
from ludiade.server.table.lobby import Admission, Invitation, Opened, Opening
from ludiade.server.wire.frames import Frame, Look, Waiting
from ludiade.server.wire.gathering_frames import GatheringFrame
from ludiade.server.wire.gatherings import Attend, GatheringRequest, OpenGathering
from ludiade.server.wire.requests import PHRASES, PROTOCOL, Request

HEAD = "// Written by tools/page_types.py: change the Python types, not this file.\n\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean",
         "null": "null"}  # fmt: skip


def typescript(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(typescript(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(typescript(part) for part in schema['prefixItems'])}]"
        case "array":
            return f"Array<{typescript(schema['items'])}>" if schema.get("items") else "unknown[]"
        case "object" if "properties" in schema:
            return _object(schema)
        case "object":
            extra = schema.get("additionalProperties")
            return f"Record<string, {typescript(extra) if isinstance(extra, dict) else 'unknown'}>"
        case str(kind):
            return PLAIN[kind]
    return "unknown"


def _object(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {json.dumps(name)}{'' if name in required else '?'}: {typescript(part)};"
        for name, part in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def module(schema: dict[str, Any], names: dict[str, str]) -> str:
    """All parts of a schema, and its entry points by their names."""
    parts = [f"export type {name} = {typescript(part)};" for name, part in schema["$defs"].items()]
    known = set(schema["$defs"])
    heads = [
        f"export type {name} = {typescript(schema['properties'][key])};"
        for key, name in names.items() if name not in known
    ]  # fmt: skip
    return HEAD + "\n".join([*parts, *heads]) + "\n"


def wire() -> str:
    """Requests and frames of a table, and the bodies of the HTTP side."""
    kinds = [
        Request,
        Frame,
        Waiting,
        Look,
        Sheet,
        Opening,
        Opened,
        Invitation,
        Admission,
        Card,
        Way,
        Join,
        Claim,
        Code,
        Replay,
        ReviewTold,
    ]
    phrases = f"export const PHRASES = {json.dumps(PHRASES)} as const;\n"
    protocol = f"export const PROTOCOL = {PROTOCOL};\n"
    return together(kinds, ["Request", "Frame"]) + phrases + protocol


def gathering() -> str:
    """What is asked and told of a class or a club evening."""
    kinds = [GatheringRequest, GatheringFrame, OpenGathering, Attend, Report]
    return together(kinds, ["GatheringRequest", "GatheringFrame"])


def together(kinds: list[Any], names: list[str]) -> str:
    """A module of these types; the first are unions, which have no names of their own."""
    found, parts = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    schema = {"$defs": parts, "properties": dict(zip(names, found, strict=False))}
    return module(schema, {name: name for name in names})


def _anything(kind: type) -> dict[str, object]:
    """What only a game can say more of."""
    return {}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in shelf.games():
        names = {"options": "Options", "action": "Action", "event": "Event", "view": "View"}
        names |= {"sheet": "Sheet"} if game.Sheet is not None else {}
        names |= {"understood": "Understood"} if game.insight is not None else {}
        said = json.dumps(sentences(game), sort_keys=True)
        text = module(dict(game.schema()), names) + f"\nexport const sentences = {said} as const;\n"
        write(folder / f"{game.id}.ts", text)
    write(folder / "wire.ts", wire())
    write(folder / "gathering.ts", gathering())
    seats = {game.id: [game.seats[0], game.seats[-1]] for game in shelf.games()}
    told = f"Record<string, [number, number]> = {json.dumps(seats)}"
    write(folder / "seats.ts", f"{HEAD}export const SEATS: {told};\n")
    write(folder / "bots.ts", f"{HEAD}export const LEVELS = {json.dumps(LEVELS)} as const;\n")


def write(path: Path, text: str) -> None:
    """Leave a file alone that says so already: its date wakes the builder."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
