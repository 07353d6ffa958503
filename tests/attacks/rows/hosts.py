"""Names, origins, cookies and headers of others.

The first server took any `Host` with the same `Origin` for its own page, lost its cookie behind
another program's on `/ws`, and took a page behind a proxy with `Authorization: Basic` for a
program.
"""

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, wait
from tests.attacks.rows.devices import BODY, new_token, page
from tests.attacks.visitor import Headers, Visitor
from tests.attacks.websocket import Refused, WebSocket, text

row = Row(16, "another site's Host and Origin, another program's cookie, a proxy's Authorization",
          "--allowed-host", "games.example")  # fmt: skip
EVIL = (
    "evil.example",
    "evil.example:8000",
    "EVIL.example",
    "127.0.0.1.evil.example",
    "localhost.evil",
    "evil.example.",
    "games.example.evil",
    "xgames.example",
    "user@evil.example",
    "127.0.0.1@evil",
    "evil.example#127.0.0.1",
    "[::1].evil.example",
    "",
    " ",
    "localhost evil.example",
    "-",
    "local\thost",
    "[::1",
    "[evil.example]",
    "[games.example]x",
)
OURS = (
    "localhost",
    "LOCALHOST:80",
    "127.0.0.1",
    "[::1]:8000",
    "games.example",
    "Games.Example:443",
    "games.example.",
    "localhost.",
)


def upgraded(visitor: Visitor, headers: Headers) -> bool:
    """Whether a WebSocket is given."""
    try:
        WebSocket(visitor, headers).cut()
    except (Refused, OSError):
        return False
    return True


@row.attack
def a_page_of_another_name(target: Target) -> None:
    """Withstood: neither pages, calls nor WebSockets are served under another's name."""
    visitor = target.visitor()
    for host in EVIL:
        for origin in (f"http://{host}", None):
            headers = [("Host", host)] + ([("Origin", origin)] if origin else [])
            for method, path, body in (
                ("GET", "/", None),
                ("GET", "/api/mine", None),
                ("POST", "/api/tables", BODY),
                ("POST", "/api/device", {}),
            ):
                said = visitor.ask(method, path, body, headers=headers)
                check(400 <= said.status < 500, f"{method} {path} for {host!r}: {said.status}")
                check("set-cookie" not in said.headers, "a cookie for another site")
            check(not upgraded(visitor, headers), f"a WebSocket for {host!r}")


@row.attack
def our_own_names(target: Target) -> None:
    """Withstood: under every way to write our names we answer, so the refusals are no accident."""
    visitor = target.visitor()
    for host in OURS:
        said = visitor.ask("GET", "/api/mine", headers=[("Host", host)])
        check(said.status == 200, f"{host}: {said.status}")
        headers = [("Host", host), ("Origin", f"https://{host.lower()}")]
        said = visitor.ask("GET", "/api/mine", headers=headers)
        check(said.status == 200, f"{host} with its origin: {said.status}")
        check(upgraded(visitor, headers), f"no WebSocket for {host}")


@row.attack
def a_page_of_another_origin(target: Target) -> None:
    """Withstood: refused with any other origin, `null` and ones that look like ours."""
    visitor = target.visitor()
    ours = visitor.host
    for origin in (
        "null",
        "",
        "http://evil.example",
        f"http://{ours}.evil.example",
        f"http://{ours}1",
        "http://127.0.0.1",
        f"http://evil.example/{ours}",
        f"http://x@{ours}",
        "file://",
        f"http://{ours}, http://evil.example",
        f"evil://x://{ours}",
        ours,
    ):
        for method, path, body in (("GET", "/api/mine", None), ("POST", "/api/tables", BODY)):
            said = visitor.ask(method, path, body, headers=[("Origin", origin)])
            check(said.status == 403, f"{path} from {origin!r}: {said.status}")
        check(not upgraded(visitor, [("Origin", origin)]), f"a WebSocket for {origin!r}")


@row.attack
def two_names_and_whole_addresses(target: Target) -> None:
    """Withstood: two Hosts, none, or an address in the request line lead to nobody else's page."""
    visitor = target.visitor()
    ours = visitor.host
    for headers in ([("Host", ours), ("Host", "evil.example")],
                    [("Host", "evil.example"), ("Host", ours)]):  # fmt: skip
        said = visitor.ask("GET", "/api/mine", headers=headers)
        check(400 <= said.status < 500, f"two hosts: {said.status}")
        check(not upgraded(visitor, headers), "a WebSocket for two hosts")
        both = [*headers, ("Origin", "http://evil.example")]
        check(visitor.ask("GET", "/api/mine", headers=both).status >= 400, "two hosts, one origin")
    no_host = b"GET /api/mine HTTP/1.1\r\nConnection: close\r\n\r\n"
    check(visitor.send(no_host).status == 400, "no host")
    for line in (
        "http://evil.example/api/mine",
        f"http://{ours}/api/mine",
        "//evil.example/api/mine",
        "evil.example:80",
        "*",
        "http://[::1/api/mine",
        "/\\evil.example",
        "/%2e%2e/%2e%2e",
    ):
        headers = [("Origin", "http://evil.example")]
        for method in ("GET", "POST", "OPTIONS", "CONNECT"):
            said = visitor.ask(method, line, headers=headers)
            check(said.status < 500, f"{method} {line}: {said.status}")
            check("access-control-allow-origin" not in said.headers, "others may read it")
            check("set-cookie" not in said.headers, "a cookie for another site")


@row.attack
def another_program_s_cookie_in_front(target: Target) -> None:
    """Withstood: our cookie is found behind others, odd or broken, over HTTP and on `/ws`."""
    visitor = target.visitor()
    made = visitor.ask("POST", "/api/tables", BODY, headers=page(visitor, ""))
    true, table = new_token(made), made.json["table"]
    for others in ('a="x; y"; ', "a=b,c; ", "{\"k\": 1}; ", "=; ;;; ", "a=\xff\xfe; ", "novalue; ",
                   "ludiade=x; ", f"ludiade={'a' * 43}; ", "Ludiade=b; ludiade2=c; "):  # fmt: skip
        headers = [("Origin", f"http://{visitor.host}"), ("Cookie", f"{others}ludiade={true}")]
        mine = visitor.ask("GET", "/api/mine", headers=headers)
        check(mine.status == 200 and len(mine.json) == 1, f"lost behind {others!r}")
        socket = WebSocket(visitor, headers)
        socket.send_raw(text({"type": "hello", "table": table, "protocol": 2}))
        said = socket.read(3)
        check(said and said[0]["type"] == "lobby", f"on /ws lost behind {others!r}: {said}")
        check(said[0]["host"], f"on /ws somebody else behind {others!r}")
        socket.cut()


@row.attack
def a_proxy_s_authorization(target: Target) -> None:
    """Withstood: a page stays a page: its token comes in a cookie that no script reads."""
    visitor = target.visitor()
    for given in ("Basic dXNlcjpwYXNz", "Digest username=x", "basic", "Negotiate abc", ""):
        headers = [("Origin", f"http://{visitor.host}"), ("Authorization", given)]
        said = visitor.ask("POST", "/api/tables", BODY, headers=headers)
        check(said.status == 201, f"{given}: {said.status}")
        check("token" not in said.json, f"with {given!r} a page is told its token")
        cookie = said.headers.get("set-cookie", "")
        check("HttpOnly" in cookie and "SameSite=Strict" in cookie, f"the cookie: {cookie[:20]}")
        known = [*headers, ("Cookie", f"ludiade={new_token(said)}")]
        mine = visitor.ask("GET", "/api/mine", headers=known).json
        check(len(mine) == 1, f"with {given!r} the page is not known again")


@row.attack
def headers_that_smuggle(target: Target) -> None:
    """Withstood: line ends within headers, and a second request in a body, do nothing."""
    visitor = target.visitor()
    for name, value in (("X-A", "b\r\nHost: evil.example"), ("X-A\r\nB", "c"), ("X A", "b"),
                        ("X-A", "b\0c"), ("Host ", "evil.example")):  # fmt: skip
        said = visitor.ask("GET", "/api/mine", headers=[(name, value)])
        check(said.status == 0 or 400 <= said.status < 500, f"{name!r}: {said.status}")
    said = visitor.ask("GET", "/api/mine", headers=[("X-A", "a" * 300_000)])
    check(said.status == 0 or 400 <= said.status < 500, f"a long header: {said.status}")
    inner = b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    said = visitor.ask("POST", "/api/qr", inner)
    check(400 <= said.status < 500, f"a request in a body: {said.status}")
    opened = visitor.open("diego", ["me", "bot"], name_of_page="x").status
    check(opened == 400, f"an unknown field: {opened}")
    host = visitor.open("diego", ["me", "bot"]).json
    player = Player(visitor, host["table"], host["token"])
    check(wait([player], lambda: bool(player.lobby), 3), "the table is not shown")


@row.attack
def a_request_within_another_one(target: Target) -> None:
    """Withstood: where a body ends is no matter of opinion, so that no proxy takes it otherwise."""
    within = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    both = [("Content-Length", "4"), ("Transfer-Encoding", "chunked")]
    for path in ("/api/device", "/api/join", "/", "/health"):
        for method in ("POST", "GET"):
            for headers in (both, both[::-1]):
                visitor = target.visitor()
                asked = [*headers, ("Connection", "keep-alive")]
                with visitor.connect(3) as made:
                    made.sendall(visitor.request(method, path, None, None, asked))
                    made.sendall(b"0\r\n\r\n" + within)
                    answered = made.makefile("rb").read()
                check(answered.startswith(b"HTTP/1.1 400"), f"{method} {path}: {answered[:40]!r}")
                check(answered.count(b"HTTP/1.1") == 1, f"{method} {path}: the second is answered")
