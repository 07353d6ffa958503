"""PDFs over HTTP: made beside the loop, bounded, limited, and said plainly where they cannot be."""

import asyncio
import time

import pytest

from ludiade.print import documents
from ludiade.server.http import press
from ludiade.server.http.routes.printing import _attached
from tests.server.rig import running

pytest.importorskip("typst", reason="the extra `print` is not installed")
PATH = "/api/print?lang=fr"
CLASS = {
    "title": "6e B · jeudi", "columns": [{"title": "Table", "wide": 2}, {"title": "Points"}],
    "rows": [["Prune", "12"], ["Abricot", "−3"]], "notes": ["Deux parties."],
}  # fmt: skip
MORE = {"title": "À débattre", "columns": [{"title": "Paire"}], "rows": [["1/4 va avec 0,25"]]}


def asked(tmp_path, *bodies, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            return [await rig.raw("POST", PATH, body) for body in bodies]

    return asyncio.run(asyncio.wait_for(inside(), 60))


def refused(tmp_path, body):
    [(status, _, data)] = asked(tmp_path, body)
    return status, data.decode()


def test_a_game_and_a_page_of_results_come_as_pdf(tmp_path):
    game, page = asked(
        tmp_path,
        {"game": "diego", "parts": ["score"], "layout": {"paper": "letter"}},
        {"page": {**CLASS, "file": "6b", "ringed": [[0, 1]], "sections": [MORE]},
         "layout": {"link": "http://10.0.0.7/join#A", "grey": True}},
    )  # fmt: skip
    for status, headers, data in (game, page):
        assert (status, headers["content-type"], data[:5]) == (200, "application/pdf", b"%PDF-")
    assert game[1]["content-disposition"] == 'attachment; filename="diego-score.pdf"'
    assert page[1]["content-disposition"] == 'attachment; filename="6b.pdf"'


@pytest.mark.parametrize(
    ("name", "header"),
    [("6b.pdf", 'filename="6b.pdf"'), ("Léa.pdf", "filename*=UTF-8''L%C3%A9a.pdf"),
     ("中文.pdf", "filename*=UTF-8''%E4%B8%AD%E6%96%87.pdf")],
)  # fmt: skip
def test_a_file_may_be_called_by_any_letters(name, header):
    assert header in _attached(name)
    assert _attached(name).isascii()


def test_what_there_is_to_print_is_told_with_its_names(tmp_path):
    async def inside():
        async with running(tmp_path) as rig:
            return await rig.call("GET", PATH)

    status, told = asyncio.run(inside())
    assert (status, told["available"], told["how"]) == (200, True, "")
    assert told["games"]["diego"]["calibration"] == "Réglage du recto verso"


REFUSED = [
    ({"game": "tarot"}, "unknown_game"),
    ({}, "unknown_game"),
    ({"game": "diego", "page": CLASS}, "unknown_game"),
    ({"game": "diego", "parts": ["poster"]}, "unknown_part"),
    ({"game": "diego", "parts": ["rules", "score"]}, "rules_apart"),
    ({"game": "diego", "options": {"deck": "/etc/passwd"}}, "unknown_deck"),
    ({"game": "diego", "layout": {"dx": 11}}, "bad_request"),
    ({"game": "diego", "layout": {"link": "javascript:alert(1)"}}, "bad_request"),
    ({"page": {**CLASS, "rows": [["Prune"]]}}, "bad_row"),
    ({"page": {**CLASS, "title": ""}}, "bad_request"),
    ({"page": {**CLASS, "title": " \n\u2003"}}, "bad_request"),
    ({"page": {**CLASS, "sections": [{**MORE, "title": ""}]}}, "bad_request"),
    ({"page": {**CLASS, "sections": [{**MORE, "rows": [["a", "b"]]}]}}, "bad_row"),
    ({"page": {**CLASS, "ringed": [[0, 501]]}}, "bad_request"),
    ({"page": {**CLASS, "title": "\u202egne"}}, "bad_request"),
    ({"page": {**CLASS, "file": "../x"}}, "bad_request"),
    ({"page": {**CLASS, "rows": [["a", "b"]] * 501}}, "bad_request"),
    ({"page": {**CLASS, "notes": ["x" * 200_000]}}, "too_large_body"),
]


def test_what_cannot_be_printed_is_said_in_a_sentence(tmp_path):
    answers = asked(tmp_path, *[body for body, _ in REFUSED])
    for (status, _, data), (_, code) in zip(answers, REFUSED, strict=True):
        assert status in (400, 413)
        assert f'"code":"{code}"' in data.decode()


def test_a_name_in_any_letters_is_printed(tmp_path):
    for name in ("小明", "Zoé 🦊", "\u0378\U000f0000"):
        [(status, _, data)] = asked(tmp_path, {"page": {**CLASS, "title": name}})
        assert (status, data[:5]) == (200, b"%PDF-")


def test_markup_in_results_is_printed_and_not_obeyed(tmp_path):
    nasty = {**CLASS, "rows": [['#read("/etc/passwd")', "$ x^2 $ \\ *a*"]]}
    [(status, _, data)] = asked(tmp_path, {"page": nasty})
    assert (status, data[:5]) == (200, b"%PDF-")


def test_without_typst_one_sentence_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(documents, "find_spec", lambda name: None)
    status, told = refused(tmp_path, {"page": CLASS})
    assert status == 503
    assert "print_unavailable" in told
    assert "make print-ready" in told


def test_an_address_prints_so_often_a_minute(tmp_path):
    wish = {"game": "diego", "parts": ["poster"]}
    answers = asked(tmp_path, wish, wish, wish, prints_a_minute=2)
    assert [status for status, *_ in answers] == [400, 400, 429]


def test_a_process_that_takes_too_long_is_ended_and_nobody_waits(tmp_path, monkeypatch):
    monkeypatch.setattr(press, "LONGEST_S", 0.02)
    began = time.monotonic()
    status, told = refused(tmp_path, {"page": CLASS})
    assert (status, '"code":"busy"' in told) == (429, True)
    assert time.monotonic() - began < 10
