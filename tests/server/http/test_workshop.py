"""The workshop over HTTP: decks checked, begun and bettered, bounded and limited."""

import asyncio

import pytest

from tests.games.diego.test_defects import card, planted
from tests.server.rig import running

PATH = "/api/games/diego/workshop?lang=fr"


def asked(tmp_path, *questions, path=PATH):
    async def inside():
        async with running(tmp_path) as rig:
            return [await rig.call("POST", path, question) for question in questions]

    return asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_deck_is_begun_checked_and_bettered(tmp_path):
    begin = {"ask": "level", "level": "cycle3", "seed": "lundi"}
    [(status, deck)] = asked(tmp_path, begin)
    assert status == 200
    check = {"ask": "check", "deck": deck}
    (_, checked), (_, better) = asked(tmp_path, check, {"ask": "better", "deck": deck})
    assert (checked["problems"], checked["cards"]) == ([], 48)
    [(_, after)] = asked(tmp_path, {"ask": "check", "deck": better})
    assert shows(after) >= shows(checked)


def shows(checked):
    return sum(bool(one["pairs"]) for one in checked["shows"])


def test_what_is_wrong_is_told_at_its_card_and_drawn_all_the_same(tmp_path):
    deck = planted(card(1, "decimal", "2,5"), card(2, "sum", "oups"))
    [(status, told)] = asked(tmp_path, {"ask": "check", "deck": deck})
    assert status == 200
    assert [(one["family"], one["affiliation"]) for one in told["problems"]] == [
        (1, "decimal"), (2, "sum"),
    ]  # fmt: skip
    assert "2,5" in told["problems"][0]["said"]
    assert told["faces"][1]["decimal"] == {"kind": "decimal", "whole": "2", "places": "5"}
    assert "sum" not in told["faces"][2]


def test_a_number_is_written_as_people_type_it(tmp_path):
    asks = [
        {"ask": "write", "number": text, "numbers": [], "affiliations": ["fraction"]}
        for text in ("0,75", "75 %", "1/2 + 1/4", "3/4")
    ]
    assert [told["number"] for _, told in asked(tmp_path, *asks)] == ["3/4"] * 4


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"ask": "write", "number": "beaucoup", "numbers": [], "affiliations": []},
         "bad_typed_number"),
        ({"ask": "write", "number": "1/0", "numbers": [], "affiliations": []}, "number_over_zero"),
        ({"ask": "level", "level": "cycle9", "seed": "1"}, "unknown_level"),
        ({"ask": "level", "level": "cycle3", "seed": "../1"}, "bad_form"),
        ({"ask": "sing"}, "bad_value"),
        ({"ask": "check", "deck": {"families": "many"}}, "wrong_type"),
        ({"ask": "better", "deck": {"families": []}}, "families_count"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_refused_in_a_sentence(tmp_path, question, code):
    [(status, told)] = asked(tmp_path, question)
    assert (status, told["code"]) == (400, code)
    assert told["message"]


def test_a_game_without_cards_to_make_says_so(tmp_path):
    [(status, told)] = asked(tmp_path, {}, path="/api/games/diabolo/workshop?lang=fr")
    assert (status, told["code"]) == (400, "nothing_to_make")


def test_a_deck_beyond_all_bounds_is_not_read(tmp_path):
    long = {"ask": "check", "deck": {"families": [{"number": "1" * 200_000, "cards": {}}]}}
    [(status, _)] = asked(tmp_path, long)
    assert status == 413


def test_what_takes_seconds_is_limited(tmp_path):
    better = {"ask": "better", "deck": {"families": []}}
    codes = [told["code"] for _, told in asked(tmp_path, *[better] * 25)]
    assert codes.count("too_many") == 5
