"""PDFs, decks and lists: many at once, huge, broken, of another version, full of markup."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any

import msgspec

from ludiade.games.diego.decks import standard
from tests.attacks.attack import Row, Target, check
from tests.attacks.visitor import Answer

row = Row(19, "PDFs at once and without end; pages, decks and lists that are huge, broken or sly")
PRINTERS, EACH = 4, 2
PATIENCE_S = 60.0
SLY = [
    '#read("/etc/passwd")', '#import "@preview/x:1.0.0": *', "#while true {}", "$ x^2 $ *b* _i_",
    "<script>alert(1)</script>", "\\u{202e}", "{ $name }", "%(name)s", "../../x", "=1+1",
    'data.json", #panic("x")', "#" * 200, "``` #eval(\"1\") ```", "//", "/* */ @ref",
]  # fmt: skip
TURNED = ["\u202egne", "a\u2066b", "\u200fx", "\x00", "\x1b[2J", "\ud800"]
BROKEN: list[Any] = [
    b"", b"{", b"PK\x03\x04" + bytes(500), b"[" * 5000, b'{"page":NaN}', b"\xff\xfe{}", [], "x", 7,
    {"page": None}, {"page": {}}, {"page": 7}, {"version": 99}, {"game": ["diego"]},
    {"game": "diego", "parts": "cards"}, {"game": "diego", "layout": {"paper": "a0"}},
    {"game": "diego", "parts": ["cards"] * 99}, {"game": "../diego"}, {"game": "diego", "v": 9},
]  # fmt: skip
PAGE: dict[str, Any] = {"title": "T", "columns": [{"title": "A"}], "rows": [["a"]]}


def page(**more: Any) -> dict[str, Any]:
    return {"page": PAGE | more}


def section(**more: Any) -> dict[str, Any]:
    return page(sections=[{"title": "S", "columns": [{"title": "A"}], "rows": [["a"]]} | more])


def is_sentence(said: Answer) -> bool:
    """A refusal that a person can read, and not the server's own fault."""
    told = said.json if isinstance(said.json, dict) else {}
    return said.status in (400, 404, 413, 429) and bool(told.get("message"))


def is_paper(said: Answer) -> bool:
    """A PDF, or the sentence that says how typst is had."""
    return said.body[:5] == b"%PDF-" or said.code == "print_unavailable"


@row.attack
def many_pdfs_at_once(target: Target) -> None:
    """Withstood: each is made or put off, and the innocent table is not slowed."""
    wish = {"game": "diamino", "parts": ["tiles", "board"], "layout": {"large": True}}
    crowd = target.visitors(PRINTERS)

    def rush(number: int) -> Answer:
        return crowd[number % PRINTERS].ask("POST", "/api/print", wish, timeout=PATIENCE_S)

    with ThreadPoolExecutor(PRINTERS * EACH) as pool:
        for said in pool.map(rush, range(PRINTERS * EACH)):
            check(is_paper(said) or said.code == "busy", f"{said.status} {said.code}")


@row.attack
def whoever_asks_for_a_pdf_goes_away(target: Target) -> None:
    """Withstood: nobody is waited for, and the next is served."""
    wish = {"game": "diego", "parts": ["cards"]}
    for visitor in target.visitors(4):
        with visitor.connect() as made:
            made.sendall(visitor.request("POST", "/api/print", wish))
    said = target.visitor().ask("POST", "/api/print", page(), timeout=PATIENCE_S)
    check(is_paper(said), f"{said.status} {said.code}")


@row.attack
def broken_and_sly_pages(target: Target) -> None:
    """Withstood: what can be read is printed as it stands, all else is refused in a sentence."""
    sly = [SLY[at : at + 5] for at in range(0, len(SLY), 5)]
    for texts in sly:
        wish = page(title=texts[0], rows=[[text] for text in texts], notes=texts,
                    sections=[{"title": texts[1], "columns": [{"title": texts[2]}],
                               "rows": [[text] for text in texts]}])  # fmt: skip
        said = target.visitor().ask("POST", "/api/print", wish, timeout=PATIENCE_S)
        check(is_paper(said), f"{texts}: {said.status} {said.code}")
    for name in ("Léa", "中文", "٣"):
        said = target.visitor().ask("POST", "/api/print", page(file=name), timeout=PATIENCE_S)
        check(is_paper(said), f"a file called {name}: {said.status} {said.code}")
    wrong = [
        page(file="a\n"), page(file="a\r\nX: y"), page(file='a"b'), page(file="../a"), *BROKEN,
        *(page(title=text) for text in TURNED), *(section(title=text) for text in TURNED),
        section(rows=[["a", "b"]]), section(rows=[["a"]] * 501), page(ringed=[[-1, 0]]),
        page(ringed=[[0, 0]] * 501), page(sections=[{}] * 9), page(title="x" * 201),
        {**page(), "layout": {"link": 'http://a")#panic("b'}}, {**page(), "layout": {"link": "x"}},
        json.dumps(page(rows=[["x" * 190]] * 500)).encode() + b" " * 300_000,
    ]  # fmt: skip
    for body in wrong:
        said = target.visitor().ask("POST", "/api/print", body, timeout=PATIENCE_S)
        check(is_sentence(said) or is_paper(said), f"{str(body)[:80]}: {said.status} {said.code}")


@row.attack
def crooked_decks(target: Target) -> None:
    """Withstood: a table, a class, the workshop and the press all refuse them in a sentence."""
    sound = json.loads(msgspec.json.encode(standard()))
    decks: list[Any] = [
        {}, {"families": []}, {"families": {}}, {"families": sound["families"] * 200}, [], 7,
        {**sound, "version": 99}, {**sound, "format": "ludiade-deck/9"}, "../../etc/passwd",
        "x" * 5000, {"families": [[[[]]]]},
    ]  # fmt: skip
    for text in (*SLY, *TURNED[:5], "1" * 3000, "1/0", "9" * 400 + "/7"):
        deck = deepcopy(sound)
        deck["families"][1]["cards"]["decimal"] = text
        decks.append(deck)
        decks.append({"families": [{"number": text, "cards": {}}]})
    for deck in decks:
        wishes = [
            ("/api/tables", {"game": "diego", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            ("/api/gatherings", {"game": "diego", "size": 2}),
            ("/api/print", {"game": "diego", "parts": ["cards"]}),
        ]
        visitor = target.visitor()
        for path, wish in wishes:
            said = visitor.ask("POST", path, wish | {"options": {"deck": deck}})
            # on paper only the families of a deck count, whatever stands beside them
            printed = path == "/api/print" and is_paper(said)
            check(printed or is_sentence(said), f"{path} {str(deck)[:80]}: {said.status}")
        said = visitor.ask("POST", "/api/games/diego/workshop", {"ask": "check", "deck": deck})
        check(said.status == 200 or is_sentence(said), f"workshop: {said.status} {said.code}")


@row.attack
def crooked_lists(target: Target) -> None:
    """Withstood: a list that is none is refused, at the opening and where it is looked through."""
    lists: list[Any] = [
        [], [""], [7], [None], ["A" * 400], ["été"], ["MOT\n"], ["MOT"] * 20_000, [["MOT"]], {}, 7,
        "../../etc/passwd", "f" * 64, *([text] for text in (*SLY, *TURNED[:5])),
    ]  # fmt: skip
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for words in lists:
        visitor = target.visitor()
        for name in ("word_filter", "lexicon"):
            wish = {"game": "diamino", "seats": seats, "options": {name: words}}
            said = visitor.ask("POST", "/api/tables", wish)
            check(is_sentence(said), f"{name} {str(words)[:60]}: {said.status} {said.code}")


@row.attack
def one_address_holds_all_presses(target: Target) -> None:
    """Withstood: whoever comes after ten large pages of somebody else waits for one or two."""
    names = [{"title": f"c{number}"} for number in range(16)]
    large = page(columns=names, rows=[["deux mots"] * 16 for _ in range(400)])
    greedy, finished = target.visitor(), 0
    with ThreadPoolExecutor(10) as pool:
        asked = [
            pool.submit(greedy.ask, "POST", "/api/print", large, timeout=PATIENCE_S)
            for _ in range(10)
        ]
        time.sleep(1.0)
        said = target.visitor().ask("POST", "/api/print", page(), timeout=PATIENCE_S)
        finished = sum(one.done() for one in asked)
    check(is_paper(said), f"{said.status} {said.code}")
    check(finished < 5 or said.code == "print_unavailable", f"it waited for {finished} others")
