"""Ways in that are said aloud, how long they hold, and names."""

import pytest

from ludiade.server import codes
from ludiade.server.codes import (
    NUMBERS,
    clean_name,
    spoken,
    spoken_digest,
    words,
    words_needed,
)
from ludiade.server.room.entries import Closed
from tests.server.rig import online

DUO = [{"kind": "me", "name": "Ana"}, {"kind": "link"}]


def test_ten_tries_of_codes_a_minute_then_the_limit_and_the_seconds_are_said(tmp_path):
    async def go(rig):
        for _ in range(10):
            status, error = await rig.call("POST", "/api/join", {"way": "loutre 10"})
            assert (status, error["code"]) == (404, "unknown_code")
        status, headers, data = await rig.raw("POST", "/api/join", {"way": "loutre 10"})
        assert status == 429
        assert b'"limit":"tries"' in data
        assert 1 <= int(headers["retry-after"]) <= 7

    online(go, tmp_path, tries_a_minute=10)


def test_invitations_expire(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [*DUO, {"kind": "link"}])
        rig.pass_time(59)
        await rig.join(opened["join"])
        rig.pass_time(2)
        status, error = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert (status, error["code"]) == (410, "invitation_expired")
        status, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (status, error["code"]) == (404, "unknown_code")

    online(go, tmp_path, invitation_s=60)


def test_the_spoken_code_of_a_table_that_never_starts_is_free_again(tmp_path):
    async def go(rig):
        store = rig.tables.store
        opened = await rig.open("diamoniak", DUO)
        assert await store.spoken(rig.clock.wall()) == 1
        rig.pass_time(61)
        assert await store.spoken(rig.clock.wall()) == 0
        status, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (status, error["code"]) == (404, "unknown_code")
        assert await rig.tables.archive() == 1
        log = await rig.log(opened["table"])
        assert isinstance(log[-1], Closed)
        assert log[-1].why == "idle"

    online(go, tmp_path, invitation_s=60)


def test_the_spoken_code_of_a_match_that_begins_is_free_again(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", DUO)
        guest = await rig.join(opened["code"])
        players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
        players[0].send({"type": "start"})
        await players[0].get("step")
        assert await rig.tables.store.spoken(rig.clock.wall()) == 0
        status, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (status, error["code"]) == (404, "unknown_code")

    online(go, tmp_path)


def test_spoken_codes_get_longer_before_one_in_a_hundred_leads_anywhere():
    one_word = len(words()) * len(NUMBERS)
    assert words_needed(0) == words_needed(one_word // 100 - 1) == 1
    assert words_needed(one_word // 100) == words_needed(one_word) == 2
    assert words_needed(one_word * len(words()) // 100) == 3
    for count in (1, 2, 3):
        said = spoken(bytes(range(32)), count).split()
        assert len(said) == count + 1
        assert set(said[:-1]) <= set(words())


def test_a_table_whose_code_has_two_words_is_found_by_it(tmp_path, monkeypatch):
    monkeypatch.setattr(codes, "RARE", len(words()) * len(NUMBERS))  # one code is many

    async def go(rig):
        first, second = [await rig.open("diamoniak", DUO) for _ in range(2)]
        assert [len(opened["code"].split()) for opened in (first, second)] == [2, 3]
        for opened in (first, second):
            entry = await rig.join(opened["code"])
            assert (entry["table"], entry["seat"]) == (opened["table"], 1)

    online(go, tmp_path)


def test_spoken_codes_are_plain_words_and_forgive_how_they_are_written(tmp_path):
    assert len(set(words())) == len(words()) > 300
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words())
    assert spoken_digest("Fougère 12") == spoken_digest("fougere-12") != spoken_digest("fougere 13")
    assert len({spoken(bytes([n]) * 32) for n in range(50)}) > 40


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana  Lu ", "Ana Lu"),
        ("<b>x</b>", "<b>x</b>"),
        ("a\u202eb\u200bc\x00", "abc"),
        ("", "Joueur 1"),
        ("\u200b\u2066", "Joueur 1"),
        ("\u3164\u2800", "Joueur 1"),
        ("A\u115fna", "Ana"),
        ("é" * 1000, "é" * 24),
        ("🦊", "🦊"),
        ("Ana\ufe0f\U000e0100\U000e0080\u2065", "Ana"),
        ("a" + "\u0301" * 9, "\u00e1\u0301\u0301"),
        ("a" + "\u0e49" * 20, "a\u0e49\u0e49"),
        ("a" + "\u20dd\u0489\u1ab0" * 7, "a\u20dd\u0489"),
    ],
)
def test_names_lose_what_cannot_be_seen(given, shown):
    assert clean_name(given, "Joueur 1") == shown
