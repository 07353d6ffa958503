"""The places of the page, as server and page know them."""

import re
from pathlib import Path

from ludiade.server.http.routes.pages import PLACES

ROUTES = Path(__file__).parents[3] / "web" / "src" / "lib" / "route.svelte.ts"


def test_the_server_knows_every_place_of_the_page():
    assert set(re.findall(r'head === "(\w*)"', ROUTES.read_text(encoding="utf-8"))) == PLACES
