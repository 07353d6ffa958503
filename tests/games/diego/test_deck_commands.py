"""Diego's deck commands: decks of every level, what is wrong told card by card, what is shown."""

import json
import os

import pytest

from ludiade.games.diego import game
from ludiade.games.diego.commands import deck_check, deck_new, deck_print, deck_show
from ludiade.games.diego.decks.check import check_deck, inspect
from ludiade.games.diego.school.deck_files import decode_deck, examine
from ludiade.games.diego.school.levels import LEVELS, draw
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.texts import texts
from tests.games.diego.test_defects import DEFECTS, GONE, SOUND, UNREADABLE, card, planted

FR = texts("fr", game.folder)
SEEDS = int(os.environ.get("DIEGO_DECKS", "25"))
"""How many decks of each level are tried; the long run has 500."""
MORE = [
    (card(0, "words", {"fr": "un \u202equart"}), "[0].cards.words.fr", "unprintable_words"),
    (card(0, "words", {"fr": "un\u200bquart"}), "[0].cards.words.fr", "unprintable_words"),
    (card(5, "percent", "2,5 %"), "[5].cards.percent", "not_its_number"),
]


@pytest.mark.parametrize("level", LEVELS)
def test_decks_drawn_of_every_level_are_sound(level):
    drawn = {str(check_deck(draw(level, str(seed))).numbers) for seed in range(SEEDS)}
    assert len(drawn) > SEEDS // 2
    assert next(deck_new(FR, level))["families"]


@pytest.mark.parametrize(("change", "place", "code"), DEFECTS + MORE)
def test_a_planted_defect_is_reported_with_its_card(change, place, code):
    data = json.dumps(planted(change)).encode()
    _, material, problems = examine(data, FR)
    assert material is None
    mine = [one for one in problems if one.code == code]
    assert mine, problems
    assert mine[0].family == int(place[1])
    kind = place.split(".cards.")[1].split(".")[0].split("[")[0] if ".cards." in place else None
    assert mine[0].affiliation == kind
    if kind and code not in UNREADABLE:
        assert SOUND["families"][int(place[1])]["number"] in mine[0].said


def test_there_are_sixty_planted_defects():
    assert len(DEFECTS + MORE) >= 60


def test_all_defects_are_told_at_once():
    deck = decode_deck(json.dumps(planted(
        card(0, "decimal", "0,26"), card(2, "sum", "x"), (4, "number", "1/3"),
        card(5, "percent", GONE),
    )).encode())  # fmt: skip
    material, wrong = inspect(deck)
    assert material is None
    codes = {(bad.code, bad.path.split("families")[1][:3]) for bad in wrong}
    assert {("not_its_number", "[0]"), ("unreadable_writing", "[2]"),
            ("numbers_not_ascending", "[4]"), ("missing_card", "[5]")} <= codes  # fmt: skip


def test_the_command_tells_all_that_is_wrong_and_refuses(tmp_path):
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(planted(card(0, "decimal", "0,26"), card(1, "sum", "x"))))
    told = deck_check(FR, str(file))
    assert "0,26" in next(told)
    assert "2/5" in next(told)
    with pytest.raises(Refusal) as caught:
        next(told)
    assert (caught.value.code, caught.value.details["n"]) == ("deck_unsound", 2)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"families": 3}', b'{"families": [' + b"[" * 99])
def test_what_is_no_deck_is_said_calmly(data):
    assert len(examine(data, FR)[2]) == 1


def test_a_deck_that_is_too_large_is_not_even_read():
    with pytest.raises(BadRecord) as caught:
        decode_deck(b" " * 70_000)
    assert caught.value.code == "deck_too_large"


def test_a_deck_is_shown_with_what_it_can_show():
    told = [str(line) for line in deck_show(FR, "diagnostic")]
    assert any("2/5" in line and "6/15" in line for line in told)
    assert any("La barre de fraction lue comme une virgule" in line for line in told)
    assert any("ne distingue pas" in str(line) for line in deck_show(FR, "standard"))
    assert len(list(deck_show(FR, "diagnostic", json=True))) == 23


def test_a_deck_of_given_numbers_and_writings():
    made = next(deck_new(FR, "cycle4", numbers="2/5,1/4,3/2", writings="percent,fraction"))
    assert [one["number"] for one in made["families"]] == ["1/4", "2/5", "3/2"]
    assert made["families"][0]["cards"] == {"fraction": "1/4", "percent": "25 %"}
    with pytest.raises(Refusal) as caught:
        next(deck_new(FR, "cycle4", numbers="1/3,1/4", writings="decimal"))
    assert caught.value.code == "cannot_be_written"


def test_a_deck_is_printed_from_its_file_and_nothing_is_written_over(tmp_path, monkeypatch):
    pytest.importorskip("typst")
    monkeypatch.chdir(tmp_path)
    deck = tmp_path / "mes-nombres.json"
    deck.write_text(json.dumps({"title": "Lundi", **next(deck_new(FR, "decimals"))}))
    assert list(deck_print(FR, str(deck), part="cards", paper="letter")) == ["mes-nombres.pdf"]
    printed = (tmp_path / "mes-nombres.pdf").read_bytes()
    assert printed.startswith(b"%PDF")
    with pytest.raises(Refusal, match="file_exists"):
        list(deck_print(FR, str(deck)))
    assert (tmp_path / "mes-nombres.pdf").read_bytes() == printed


def test_an_unsound_deck_is_not_printed(tmp_path):
    deck, out = tmp_path / "deck.json", tmp_path / "deck.pdf"
    deck.write_text(json.dumps(planted(card(0, "decimal", "0,26"))))
    with pytest.raises(BadRecord):
        list(deck_print(FR, str(deck), out=out))
    with pytest.raises(Refusal, match="unknown_part"):
        list(deck_print(FR, "standard", out=out, part="carts"))
    assert not out.exists()
