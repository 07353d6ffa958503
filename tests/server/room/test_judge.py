"""The judge of words for those who play with the real box."""

import asyncio

import pytest

from ludiade.kernel.texts.french import french
from tests.server.rig import running


def asked(tmp_path, path):
    async def inside():
        async with running(tmp_path) as rig:
            return await rig.call("GET", path)

    return asyncio.run(asyncio.wait_for(inside(), 60))


def test_the_judge_admits_a_word_and_says_so_in_the_language_asked_for(tmp_path):
    status, verdict = asked(tmp_path, "/api/games/diamino/judge?word=%C3%A9t%C3%A9&lang=fr")
    assert status == 200
    assert verdict["admitted"]
    assert "oui" in verdict["said"]
    _, english = asked(tmp_path, "/api/games/diamino/judge?word=chat&lang=en")
    assert "yes" in english["said"]


def test_the_judge_refuses_a_word_with_the_reason(tmp_path):
    status, verdict = asked(tmp_path, "/api/games/diamino/judge?word=XQZW&lang=fr")
    assert (status, verdict["admitted"]) == (200, False)
    assert "XQZW" in verdict["said"]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("a", "a : non, il faut au moins deux lettres pour un mot"),
        ("anticonstitutionnellement",
         "anticonstitutionnellement : non, trop long pour la piste, quinze lettres au plus"),
    ],
)  # fmt: skip
def test_a_word_of_no_length_for_the_board_is_named_whole(tmp_path, word, said):
    _, verdict = asked(tmp_path, f"/api/games/diamino/judge?word={word}&lang=fr")
    assert verdict == {"admitted": False, "said": french(said), "entries": []}


def test_what_cannot_be_judged_is_refused(tmp_path):
    for path, code in (
        ("/api/games/nowhere/judge?word=chat", "unknown_game"),
        ("/api/games/diamino/judge?word=", "bad_request"),
        ("/api/games/diamino/judge", "bad_request"),
        ("/api/games/diabolo/judge?word=chat", "nothing_to_judge"),
    ):
        status, error = asked(tmp_path, path)
        assert (status // 100, error["code"]) == (4, code), path
