"""Every sentence there may be exists in every language, with the same variables."""

import errno
import re
import sqlite3
from pathlib import Path

import pytest

import ludiade
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Illegal, Refusal
from ludiade.kernel.reasons import KNOWN, reason_of
from ludiade.kernel.shelf import games
from ludiade.kernel.texts import LANGUAGES, language, texts
from ludiade.testing.catalogues import messages

SOURCE = Path(ludiade.__file__).parent
KERNEL = SOURCE / "kernel" / "texts"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("texts.*.ftl")})
KINDS = {"Refusal"}
"""The names of all classes that refuse, whichever module they stand in."""
_CLASSES = [
    (name, base)
    for file in SOURCE.rglob("*.py")
    for name, base in re.findall(r"^class (\w+)\((\w+)", file.read_text("utf-8"), re.M)
]
while _more := {name for name, base in _CLASSES if base in KINDS} - KINDS:
    KINDS |= _more
CODE = re.compile(
    rf"\b(?:{'|'.join(sorted(KINDS))})\(\s*"
    r'(?:[^"()]*?,\s*)?(?:f?"\$[^"]*",\s*)?"([a-z_0-9]+)"'
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_catalogues_hold_the_same_keys(folder):
    first, *others = (messages(folder, lang) for lang in LANGUAGES)
    for other in others:
        assert set(other) == set(first)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_key_hides_one_of_the_kernel(folder):
    if folder != KERNEL:
        assert not messages(folder, "fr").keys() & messages(KERNEL, "fr").keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_refusal_in_the_code_has_a_sentence(folder):
    """Found by reading the source: codes are in the texts of their folder or of one around it."""
    around = [other for other in FOLDERS if folder.is_relative_to(other) and other != KERNEL]
    for lang in LANGUAGES:
        say = texts(lang, *around)
        for file in spoken_for(KERNEL.parent if folder == KERNEL else folder):
            for code in CODE.findall(file.read_text(encoding="utf-8")):
                assert f"error-{code}".replace("_", "-") in say, (file.name, code)


def spoken_for(folder):
    """The modules of a folder and of those below that have no texts of their own."""
    inner = [other for other in FOLDERS if other != folder and other.is_relative_to(folder)]
    return [file for file in folder.rglob("*.py") if not any(map(file.is_relative_to, inner))]


def test_the_reading_of_the_source_finds_codes():
    assert set(CODE.findall('raise Illegal("a_b", "4.4")\nraise BadRecord("$.x", "c_d", k=1)')) == {
        "a_b", "c_d",
    }  # fmt: skip
    assert {"Illegal", "BadRecord", "Unfair", "Usage", "Denied", "Unready", "NotKept"} <= KINDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_cites_its_rule(lang):
    say = texts(lang, games()[0].folder)
    assert "4.4" in say.refuse(Illegal("match_is_over", "4.4"))
    assert say.refuse(Illegal("match_is_over")) == say.refuse(Refusal("match_is_over"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_system_refuses_in_words(lang):
    for reason in KNOWN:
        assert texts(lang).word(reason) != reason
    assert reason_of(OSError(errno.ENOSPC, "No space")) == "enospc"
    assert reason_of(OSError(errno.EXDEV, "Cross-device link")) == "Cross-device link"
    with pytest.raises(sqlite3.Error) as failed:
        sqlite3.connect("no/such/folder/file")
    assert reason_of(failed.value) == "sqlite_cantopen"


def test_a_missing_key_or_variable_is_a_mistake_of_ours():
    with pytest.raises(LookupError):
        texts("fr").say("no-such-key")
    with pytest.raises(LookupError):
        texts("fr").say("error-bad-players", low=2)


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        (None, {}, "fr"),
        (None, {"LANG": "C"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "fr"),
        (None, {"LC_ALL": "POSIX", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LANG": "fr_BE@euro"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "frr_DE"}, "en"),
        (None, {"LUDIADE_LANG": "it"}, "en"),
        (None, {"LANG": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        (None, {"LANG": "en_US.UTF-8", "LUDIADE_LANG": "fr"}, "fr"),
        ("en", {"LUDIADE_LANG": "fr"}, "en"),
    ],
)
def test_language(asked, environ, lang):
    assert language(asked, environ) == lang


@pytest.mark.parametrize(
    ("seats", "french", "english"),
    [
        (range(1, 2), "en solitaire", "for one player"),
        (range(2, 3), "à 2 joueurs", "for 2 players"),
        (range(2, 5), "de 2 à 4 joueurs", "for 2 to 4 players"),
    ],
)
def test_a_game_is_for_as_many_as_it_is_for(seats, french, english):
    refusal = shelf.get("diabolo").bad_players("2", seats)
    assert texts("fr", refusal.folder).refuse(refusal) == f"Diabolo se joue {french}."
    assert texts("en", refusal.folder).refuse(refusal) == f"Diabolo is {english}."


@pytest.mark.parametrize(
    ("players", "french", "english"),
    [
        (9, "Diabolo se joue de 2 à 5 joueurs, et non à 9.",
         "Diabolo is for 2 to 5 players, not for 9."),
        (1, "Diabolo se joue de 2 à 5 joueurs, et non en solitaire.",
         "Diabolo is for 2 to 5 players, not for one."),
    ],
)  # fmt: skip
def test_who_asks_for_too_many_players_is_told_of_which_game_and_how_many(players, french, english):
    with pytest.raises(BadRecord) as refused:
        shelf.get("diabolo").read_options({}, players)
    folder = refused.value.folder
    assert folder is not None
    assert french in texts("fr", folder).refuse(refused.value).replace("\u00a0", " ")
    assert english in texts("en", folder).refuse(refused.value)
