"""Valid requests of every surface, to be bent: tables, gatherings, printing, workshops."""

from typing import Any, NamedTuple

from tests.attacks.attack import Target
from tests.attacks.players import seat_people
from tests.attacks.rows.numbers import REQUESTS as OF_TABLES

OF_GATHERINGS: list[dict[str, Any]] = [
    {"type": "attend", "gathering": "x", "lang": "fr", "protocol": 2},
    {"type": "wish", "member": 1, "name": "Zoé", "key": "k"}, {"type": "hand", "member": 1},
    {"type": "promise", "commitment": "0" * 64}, {"type": "redeem", "contribution": "0" * 64},
    {"type": "door", "door": "open", "key": "d"}, {"type": "let_in", "members": [1, 2]},
    {"type": "approve", "member": 1, "yes": True}, {"type": "rename", "member": 1, "name": "Ali"},
    {"type": "remove", "members": [99]}, {"type": "add_table", "members": [1]},
    {"type": "next_round", "pairing": "apart", "tables": [[1, 2]], "absent": True, "end": False},
    {"type": "transfer", "member": 1, "table": 1, "seat": 0}, {"type": "pause", "table": 1},
    {"type": "resume", "table": 1}, {"type": "end_table", "table": 1},
    {"type": "more_time", "member": 1, "seconds": 10},
    {"type": "project", "table": 1, "round": 1, "inputs": 3},
]  # fmt: skip
FRAMES = [*OF_TABLES, *OF_GATHERINGS]
PLAN: dict[str, Any] = {
    "kind": "class", "title": "T", "game": "diego", "options": {"capital": 5}, "size": 2,
    "settings": {"turn_limit": 60}, "teams": False, "bots": "easy", "rounds": 2, "key": "k",
    "pairing": "apart", "same_deal": False, "door": "open", "own_names": True, "stuck_s": 60,
    "keep_map": True, "forget_min": 60,
}  # fmt: skip
DECK: dict[str, Any] = {"families": [
    {"number": "1/4", "cards": {
        "decimal": "0,25", "fraction": "1/4", "decimal_fraction": "25/100",
        "words": {"fr": "un quart", "en": "a quarter"}, "sum": "2/10+5/100",
        "area": {"shape": "bar", "parts": 4, "shaded": 1}, "bracket": ["0,2", "0,3"],
        "line": {"from": 0, "to": 2, "parts": 4, "tick": 1}}},
    {"number": "1/2", "cards": {"decimal": "0,5", "fraction": "1/2"}},
]}  # fmt: skip
PAGE: dict[str, Any] = {
    "title": "T", "subtitle": "S", "columns": [{"title": "A", "align": "start", "wide": 1}],
    "rows": [["a"]], "notes": ["n"], "ringed": [[0, 0]], "file": "f",
}  # fmt: skip
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "diego", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot"}],
                    "options": {"capital": 5}, "settings": {"turn_limit": 60}, "key": "k",
                    "practice": [[0, 1, 2]]},
    "/api/join": {"way": "pomme 12", "name": "A", "names": ["B"], "key": "k"},
    "/api/look": {"way": "pomme 12"}, "/api/look?": {"table": "x"},
    "/api/claim": {"code": "ABCD-EFGH"}, "/api/qr": {"text": "x"}, "/api/device": {},
    "/api/tables/{table}/code": {"seat": 0, "purpose": "move"},
    "/api/tables/{table}/do": {"type": "vote", "seat": 0, "on": "pause"},
    "/api/tables/{table}/preview": {"seat": 0, "window": 1, "action": {"type": "play"}},
    "/api/gatherings": PLAN,
    "/api/gatherings/{gathering}/do": {"type": "rename", "member": 1, "name": "A", "key": "k"},
    "/api/gatherings/{gathering}/do?": OF_GATHERINGS[11],
    "/api/gatherings/{gathering}/code": {"purpose": "member", "member": 1},
    "/api/gatherings/{doomed}/do": {"type": "end_gathering", "key": "k"},
    "/api/gatherings/{doomed}/forget": {"key": "k"},
    "/api/print": {"page": PAGE, "layout": {"paper": "a4", "duplex": "long", "dx": 1, "dy": 0,
                                            "large": False, "link": "http://a/"}},
    "/api/print?": {"game": "diego", "parts": ["cards"], "options": {"deck": DECK}},
    "/api/games/diego/workshop": {"ask": "check", "deck": DECK},
    "/api/games/diego/workshop?": {"ask": "better", "deck": DECK},
    "/api/games/diego/workshop??": {"ask": "level", "level": "cycle3", "seed": "1"},
    "/api/games/diego/workshop???": {"ask": "write", "number": "1/3", "numbers": ["1/4"],
                                     "affiliations": ["decimal"]},
    "/api/games/diamino/workshop": {"ask": "list", "text": "chat chien", "verbs": False,
                                    "lemmas": False, "unknown": True},
}  # fmt: skip
GETS = (
    "/api/tables/{table}/stream?from=", "/api/tables/", "/api/games/diamino/judge?word=",
    "/api/mine?lang=", "/", "/api/gatherings/", "/api/gatherings/{gathering}/report?round=",
    "/api/gatherings/{gathering}/report.csv?lang=", "/api/gatherings/{gathering}/standings.csv?x=",
    "/api/gatherings/{gathering}/screen?", "/api/games/", "/api/print?",
)  # fmt: skip


class Places(NamedTuple):
    """Where it is all thrown at: a table, a class, and one that may end or be forgotten."""

    table: str
    gathering: str
    doomed: str


def prepare(target: Target, tokens: int) -> tuple[Places, list[str]]:
    """A table and two classes of one host, the host's token and those of many others."""
    host = seat_people([target.visitor()], bots=["random"], begin=False)[0]
    assert host.token is not None
    names = []
    for _ in range(2):
        opened = target.visitor().ask(
            "POST", "/api/gatherings", PLAN | {"key": None}, host.token
        ).json  # fmt: skip
        names.append(opened["gathering"])
        for _ in range(2):
            target.visitor().join(opened["join"])
    others = [target.visitor() for _ in range(tokens // 50)]
    given = [visitor.device() for visitor in others for _ in range(50)]
    return Places(host.table, *names), [host.token] * 10 + given
