"""Texts that are none, and values deeper than anything is: more of the second row."""

from tests.attacks.attack import Target, check
from tests.attacks.players import Player, listen, wait
from tests.attacks.rows.numbers import answers_still, refused, row, still_opens, table_of_two
from tests.attacks.websocket import frame


@row.attack
def texts_that_are_none(target: Target) -> None:
    """Withstood: half signs, zeros and bytes that are no text are refused or cleaned."""
    visitor = target.visitor()
    opened = visitor.open("diego", ["me", "link"]).json
    for raw in (rb"\ud800", rb"\udfff\ud800", rb"\u0000", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80",
                rb"\u202e" * 30, rb"\u0301" * 300, "😀".encode() * 200, b"a" * 990):  # fmt: skip
        text = b'"' + raw + b'"'
        bodies = {
            "/api/tables": b'{"game": "diego", "seats": [{"kind": "me", "name": %b},'
            b' {"kind": "bot"}], "key": %b}' % (text, text[:60]),
            "/api/join": b'{"way": "%b", "name": %b}' % (opened["join"].encode(), text),
            "/api/claim": b'{"code": %b}' % text, "/api/qr": b'{"text": %b}' % text,
        }  # fmt: skip
        for path, body in bodies.items():
            said = visitor.ask("POST", path, body, headers=[("Content-Type", "application/json")])
            check(said.status < 500, f"{raw[:9]!r} to {path}: {said.status} {said.body[:80]!r}")
            token = (said.json or {}).get("token") if path == "/api/tables" else None
            if token:
                mine = visitor.ask("GET", "/api/mine", token=token)
                check(mine.status == 200, f"/api/mine after {raw[:9]!r}: {mine.status}")
        name = b'{"type": "reseat", "seat": 0, "kind": "here", "name": %b}' % text
        said = visitor.do(opened["table"], opened["token"], name)
        check(said.status < 500, f"reseated as {raw[:9]!r}: {said.status}")
        player = Player(visitor, opened["table"], opened["token"])
        player.send_raw(frame(name))
        listen([player], 0.05)
        check("internal" not in player.errors(), f"reseated as {raw[:9]!r}")
        check(wait([player], lambda one=player: bool(one.lobby), 3), "the table is shown no more")
        player.cut()
    still_opens(target)


@row.attack
def depth_and_doubled_names(target: Target) -> None:
    """Withstood: a million brackets are refused, over HTTP and as frames; nothing is slow."""
    visitor = target.visitor()
    head = b'{"game": "diego", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"capital": '
    for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
        for depth in (1000, 20_000, 60_000, 1_000_000):
            deep = opening * depth + b"1" + closing * depth
            said = visitor.ask("POST", "/api/tables", head + deep + b"}}",
                               headers=[("Content-Type", "application/json")])  # fmt: skip
            check(said.status in (0, 400, 413), f"{depth} deep: {said.status}")
    victim, _ = table_of_two(target)
    for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
        for depth in (500, 2500):
            deep = opening * depth + b"1" + closing * depth
            move = (b'{"type": "move", "seat": %d, "window": %d, "key": "d", "action": %b}'
                    % (victim.seat, victim.step["window"], deep))  # fmt: skip
            victim.send_raw(frame(move))
            said = victim.visitor.do(victim.table, victim.token, move)
            refused(said, f"a move {depth} deep")
    doubled = (
        b'{"type": "move", "type": "leave", "seat": %d, "seat": %d}' % (1, victim.seat),
        b'{"game": "diego", "game": "diego", "seats": [], "seats": [{"kind": "me"}]}',
    )
    for body in doubled:
        for said in (visitor.ask("POST", "/api/tables", body),
                     visitor.do(victim.table, None, body)):  # fmt: skip
            refused(said, "doubled names")
    check(answers_still(victim), "the connection answers no more")
    check("internal" not in victim.errors(), "a mistake of the server")
