"""The page itself, as it was built: read once, sent compressed, kept by the browser."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parents[2] / "page"
PACKED_ALREADY = {".woff2", ".png"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PLACES = {
    "", "new", "join", "t", "replay", "rules", "box", "learn", "matches", "atelier", "enseigner",
    "seance",
}  # fmt: skip
"""Where one can be in the page: web/src/lib/route.svelte.ts reads them."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(Struct, frozen=True):
    """A file of the page, plain and compressed."""

    kind: str
    plain: bytes
    packed: bytes | None
    keep: str


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the built page by its address; what has a hash in its name never changes."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            plain = path.read_bytes()
            packed = None if path.suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            keep = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found[name] = File(kind, plain, packed, keep)
    return found


async def page(request: Request) -> Response:
    """A file of the page, or the page itself for a place in it; to people it says what is not."""
    name = request.path_params["path"]
    built = files()
    file, status = built.get(name), 200
    if file is None and name.partition("/")[0] in PLACES:
        file = built.get("index.html")
    elif file is None and "text/html" in request.headers.get("accept", ""):
        file, status = built.get("index.html"), 404
    if file is None:
        missing = "not found\n" if built else "the page is not built: make page\n"
        return PlainTextResponse(missing, 404)
    headers = {"cache-control": file.keep, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status, media_type=file.kind, headers=headers)
    return Response(file.plain, status, media_type=file.kind, headers=headers)
