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
from ludiade.server.http.cards import Card
from ludiade.server.http.game_words import sentences
from ludiade.server.http.records import Replay
from ludiade.server.http.reviews import ReviewTold
from ludiade.server.http.tables import Claim, Code, Join, Way
from ludiade.server.table.lobby import Admission, Invitation, Opened, Opening
from ludiade.server.wire.decoding import schema as wire_schema
from ludiade.server.wire.frames import Look, Waiting
from ludiade.server.wire.requests import PHRASES, PROTOCOL

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
    """Requests and frames, and the bodies of the HTTP side."""
    told: Any = wire_schema()
    kinds = [
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
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    told["$defs"] = {**parts, **told["$defs"]}
    phrases = f"export const PHRASES = {json.dumps(PHRASES)} as const;\n"
    protocol = f"export const PROTOCOL = {PROTOCOL};\n"
    return module(told, {"request": "Request", "frame": "Frame"}) + phrases + protocol


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in shelf.games():
        names = {"options": "Options", "action": "Action", "event": "Event", "view": "View"}
        names |= {"sheet": "Sheet"} if game.Sheet is not None else {}
        said = json.dumps(sentences(game), sort_keys=True)
        text = module(dict(game.schema()), names) + f"\nexport const sentences = {said} as const;\n"
        write(folder / f"{game.id}.ts", text)
    write(folder / "wire.ts", wire())
    write(folder / "bots.ts", f"{HEAD}export const LEVELS = {json.dumps(LEVELS)} as const;\n")


def write(path: Path, text: str) -> None:
    """Leave a file alone that says so already: its date wakes the builder."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
