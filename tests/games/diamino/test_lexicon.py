"""The French lexicon, its marks and themes, and lists that a table brings along."""

import time
from pathlib import Path

import pytest

from lexicon.affixes import Affixes, Form
from lexicon.build import HERE, read_words
from ludiade.games.diamino.words.graph.build import build
from ludiade.games.diamino.words.graph.reader import contains, words
from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError, lexicon
from ludiade.games.diamino.words.lexicon.entries import entries_of
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.names import ENTRIES, THEMES

from .conftest import DATA

THEME_LISTS = HERE / "themes"
SYMBOLS = {"CC", "CF", "CG", "CH", "CL", "CM", "DG", "DL", "DM", "KG", "KM", "MG", "MS", "PH"}


def check_list(name: str) -> list[str]:
    return (DATA / f"{name}.txt").read_text().split()


def test_all_150_valid_forms_are_admitted(french: Lexicon) -> None:
    forms = check_list("valid")
    assert len(forms) == 150
    assert [word for word in forms if not french.admits(word)] == []


def test_148_of_150_invalid_forms_are_refused(french: Lexicon) -> None:
    forms = check_list("invalid")
    assert len(forms) == 150
    # The list was chosen before looking and is wrong twice: an alpe is a pasture, ils savent.
    assert [word for word in forms if french.admits(word)] == ["ALPES", "SAVENT"]


def test_two_letter_words_are_those_of_the_players(
    french: Lexicon, test_words: frozenset[str]
) -> None:
    ours = {word for word in french.words() if len(word) == 2}
    theirs = {word for word in test_words if len(word) == 2}
    assert len(ours) == len(theirs) == 81
    assert theirs - ours == SYMBOLS  # rule 1.5 excludes abbreviations


@pytest.mark.parametrize("word", ["GRAMMES", "KILOGRAMME", "KILOGRAMMES", "VOLTS", "MEGAHERTZ"])
def test_units_and_their_multiples_are_words(french: Lexicon, word: str) -> None:
    assert french.admits(word)


def test_the_edition_is_named_and_of_the_expected_size(french: Lexicon) -> None:
    assert french.name == "fr-1"
    assert 390_000 < sum(1 for _ in french.words()) < 410_000
    assert 275_000 < sum(1 for _ in french.words("verbs")) < 285_000


@pytest.mark.parametrize(
    ("word", "word_filter", "lemmas_only", "reason"),
    [
        ("KEPI", "all", False, ""),
        ("KEPIS", "all", True, "not_a_head_word"),
        ("KEPI", "verbs", False, "not_a_verb"),
        ("AIMAIT", "verbs", False, ""),
        ("AIMAIT", "verbs", True, "not_a_head_word"),
        ("AIMER", "verbs", True, ""),
        ("KEPI", "hunting", False, "not_in_theme"),
        ("MEUTES", "hunting", False, ""),
        ("LYON", "all", False, "proper_noun"),
        ("XZQ", "all", False, "not_in_list"),
        ("A", "all", False, "too_short"),
        ("A" * 16, "all", False, "too_long"),
        ("KÉPI", "all", False, "bad_letters"),
        ("Kepi", "all", False, "bad_letters"),
        ("ARC EN CIEL", "all", False, "bad_letters"),
        ("", "all", False, "bad_letters"),
    ],
)
def test_a_verdict_has_its_reason(
    french: Lexicon, word: str, word_filter: str, lemmas_only: bool, reason: str
) -> None:
    verdict = french.judge(word, word_filter, lemmas_only)
    assert (verdict.admitted, verdict.reason) == (not reason, reason)


@pytest.mark.parametrize("word", ["A", "ANTICONSTITUTIONNELLEMENT"])
def test_nothing_is_suggested_for_a_word_that_no_board_takes(french: Lexicon, word: str) -> None:
    assert french.judge(word).near == ()


def test_near_words_are_suggested_and_obey_the_filter(french: Lexicon) -> None:
    assert "CHEVAL" in french.judge("CHEVALS").near
    assert "ZESTE" in french.judge("ZETSE").near
    assert french.judge("képi").near == ("KEPI",)
    assert all(french.admits(word, "verbs") for word in french.judge("CHAT", "verbs").near)


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_200_head_words_that_are_in_the_lexicon(french: Lexicon, theme: str) -> None:
    heads = read_words(THEME_LISTS / f"{theme}.txt")
    assert len(set(heads)) >= 200
    for head in heads:
        assert french.admits(fold(head), theme, lemmas_only=True), head
    assert all(french.admits(word) for word in french.words(theme))


def test_source_and_licence_lie_beside_the_lexicon(french: Lexicon) -> None:
    folder = lexicon.DATA / french.name
    assert "Mozilla Public License" in (folder / "LICENCE-MPL-2.0.txt").read_text()
    assert "dictionary-fr" in (folder / "SOURCE.md").read_text()


AFFIXES = """FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
CIRCUMFIX **
SFX S. Y 1
SFX S. 0 s/D' [^sxz]
SFX a0 Y 2
SFX a0 er e/S. er
SFX a0 er ant/** er
PFX Um Y 1
PFX Um 0 kilo/S. .
PFX L' Y 1
PFX L' 0 l' .
"""


@pytest.mark.parametrize(
    ("word", "flags", "forms"),
    [
        ("chat", ("S.", "L'"), {Form("chat", False, "chat"), Form("chats", False, "chat")}),
        ("nez", ("S.",), {Form("nez", False, "nez")}),
        (
            "aimer",
            ("a0",),
            {Form(form, True, "aimer") for form in ("aimer", "aime", "aimes")},
        ),
        ("aimer", ("a0", "()"), {Form("aime", True, "aimer"), Form("aimes", True, "aimer")}),
        ("aimer", ("a0", "{}"), set()),
        (
            "gramme",
            ("Um",),
            {
                Form("gramme", False, "gramme"),
                Form("kilogramme", False, "kilogramme"),
                Form("kilogrammes", False, "kilogramme"),
            },
        ),
    ],
)
def test_affixes_make_the_forms(
    tmp_path: Path, word: str, flags: tuple[str, ...], forms: set[Form]
) -> None:
    (tmp_path / "index.aff").write_text(AFFIXES)
    assert set(Affixes(tmp_path / "index.aff").forms(word, flags)) == forms


def test_folding_takes_accents_and_ligatures_off() -> None:
    assert [fold(word) for word in ("œuf", "ex æquo", "déjà", "ça")] == [
        "OEUF",
        "EX AEQUO",
        "DEJA",
        "CA",
    ]


def test_an_own_list_is_named_by_the_hash_of_its_dump(test_lexicon: Lexicon) -> None:
    assert test_lexicon.name == "0f73fd066fcea22190ccdaa2e5e09ad37e954adf41c9b0488e3d14131ab4f1f8"
    assert Lexicon.from_words(["OU\n", "AI\n", "OU"]).name == Lexicon.from_words(["AI", "OU"]).name


@pytest.mark.parametrize("bad", ["été", "arc", "A", "A B", "A1", "", "OU-OU", "A" * 16, " OU"])
def test_a_bad_line_is_named_by_its_number(bad: str) -> None:
    with pytest.raises(LexiconError) as refusal:
        Lexicon.from_words(["AIR", "OU", bad, "EST"])
    assert (refusal.value.code, refusal.value.line) == ("bad_line", 3)


def test_an_empty_list_is_refused() -> None:
    with pytest.raises(LexiconError) as refusal:
        Lexicon.from_words([])
    assert refusal.value.code == "empty_list"


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: Lexicon.open("fr-0"), "unknown_lexicon"),
        (lambda: Lexicon.open(data=Path("nowhere")), "lexicon_not_built"),
        (lambda: Lexicon.from_words(["OU"]).judge("OU", "cooking"), "unknown_filter"),
        (lambda: Lexicon.from_words(["OU"]).judge("OU", "verbs"), "list_has_no_marks"),
    ],
)
def test_what_cannot_be_had_is_refused_with_its_code(ask: object, code: str) -> None:
    with pytest.raises(LexiconError) as refusal:
        ask()  # type: ignore[operator]
    assert refusal.value.code == code


@pytest.mark.slow
def test_a_million_words_are_judged_without_a_graph() -> None:
    letters = "ABCDEFGHIJ"
    began = time.process_time()
    many = Lexicon.from_words(
        "".join(letters[number // 10**place % 10] for place in range(6))
        for number in range(1_000_000)
    )
    assert many.judge("ABCDEF").admitted
    assert not many.judge("ABCDEK").admitted
    assert time.process_time() - began < 20


def test_a_graph_holds_its_words_and_no_other() -> None:
    given = ["AI", "AIR", "AIRE", "RAI", "RAIE", "RAIES"]
    graph = build(given)
    assert list(words(graph)) == sorted(given)
    assert not contains(graph, "RA")
    assert not contains(graph, "AIRES")


@pytest.mark.parametrize(
    ("word", "entries"),
    [
        ("PARIS", ("pari",)), ("COURONS", ("courir",)), ("SUIS", ("suivre", "être")),
        ("ETES", ("été", "être")), ("ECOLE", ("école",)), ("CHAT", ()), ("KEPIS", ("képi",)),
    ],
)  # fmt: skip
def test_a_form_is_told_with_its_entries(
    french: Lexicon, word: str, entries: tuple[str, ...]
) -> None:
    assert french.judge(word).entries == entries


def test_a_table_has_its_own_list_under_no_entries() -> None:
    assert Lexicon.from_words(["PARIS"]).judge("PARIS").entries == ()


def test_every_entry_is_found_where_it_lies(french: Lexicon) -> None:
    file = lexicon.DATA / french.name / ENTRIES
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    for line in [lines[0], lines[-1], *lines[:: len(lines) // 500]]:
        form, _, entries = line.partition(" ")
        assert entries_of(file, form) == tuple(entries.split(","))
    for word in ("A", "AAA", "ZZZZ"):
        assert entries_of(file, word) == ()
