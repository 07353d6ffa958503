"""What people read, as a whole: one word a thing, the rulebook's, *tu*, and numbers that agree."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from ludiade.kernel.shelf import games
from ludiade.kernel.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
FRENCH = sorted(
    path
    for folder in ("src/ludiade", "web/src")
    for name in ("*.fr.ftl", "RULES.md")
    for path in (ROOT / folder).rglob(name)
)
CATALOGUES = [path for path in FRENCH if path.suffix == ".ftl"]
OURS = [path for path in CATALOGUES if path.is_relative_to(ROOT / "src")]

# What must not be said, and what is said instead.
EVERYWHERE = {
    r"vous|votre|vos|vôtres?": "tu, ton",
    r"\w\w+ez(?!-)(?<!assez)(?<!chez)(?<!nez)(?<!rez)(?<!lez)": "tu",
    r"robots?": "bot",
    r"entraîneu(r|se)s?": "coach",
    r"(re)?mêl(er?|é|ée|és|ées|ons|ent|ant)": "mélanger",
    r"garni(e|es|r|s|t)?": "sertir",
    r"diamants? libres?": "diamant mobile",
    r"cartes? [Vv]ol": "carte-vol",
    r"[Ff]iches? de contrôle": "feuille de contrôle",
    r"sets?|decks?|tiles?|racks?": "the French word",
    r"chevalets?": "jeu",
    r"formule (à|sans|avec) points": "avec marque, sans marque",
    r"le même nombre \?": "vont ensemble",
}
IN_A_GAME = {
    "diamino": {r"plateau|grille": "piste", r"donnes": "manche", r"rendu(e|es|s)?": "remettre"},
    "diadingo": {r"plateau": "plan de jeu", r"manches?": "partie", r"levée?s?": "sertie"},
    "diego": {r"contest\w+|s’oppose\w*|oppositions?": "contrer"},
    "diamoniak": {r"tir(er?|ée?s?|es)": "piocher"},
    "diabolo": {r"tir(er?|ée?s?|es)": "piocher", r"verrouillée?s?|closes?": "fermer"},
}


def sentences(path: Path) -> str:
    """What of a file is read by people: not its keys, variables, variants or code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.S)
    text = re.sub(r"^ *\.(touch|do) =|^[\w-]+ =|^#.*$|^ *\*?\[[\w-]+\]", "", text, flags=re.M)
    return re.sub(r"\{[^{}]*->|\{ *[$\w-][^{}]*\}|«[^»]*»|ludiade .*$", "", text, flags=re.M)


def game_of(path: Path) -> str:
    found = {game.id for game in games()} & {*path.parts, path.name.split(".")[0]}
    return found.pop() if found else ""


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_one_word_a_thing(path):
    said = sentences(path)
    for words, instead in (EVERYWHERE | IN_A_GAME.get(game_of(path), {})).items():
        found = re.search(rf"(?<![\w’-])({words})(?![\w-])", said)
        assert not found, f"{found[0]!r}: say {instead}"


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_text_is_there_in_both_languages(path):
    other = {"RULES.md": "RULES.en.md"}.get(path.name, path.name.replace(".fr.", ".en."))
    assert (path.parent / other).is_file()


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_sentence_is_there_in_both_languages(path):
    first, second = (
        {
            (entry.id.name, *(attribute.id.name for attribute in entry.attributes))
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, Message)
        }
        for file in (path, path.parent / path.name.replace(".fr.", ".en."))
    )
    assert first == second


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_rules_have_the_same_parts_in_both_languages(game):
    first, second = (
        re.findall(r"^## ([\d.]+)|^- \*\*(\w\d+)\*\*|^(\d+)\. |^(```)", game.rules_text(lang), re.M)
        for lang in LANGUAGES
    )
    assert first == second


class Counting(Visitor):
    """Choices by number that say something else than the number for 1, and nothing for 0."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        by_key = {key_of(variant): variant for variant in node.variants}
        counted = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        if "one" in by_key and "0" not in by_key and counted not in named(by_key["one"]):
            self.wrong.append(counted)
        self.generic_visit(node)


class Named(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def key_of(variant: Variant) -> str:
    return variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name


def named(variant: Variant) -> set[str]:
    found = Named()
    found.visit(variant.value)
    return found.names


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.parent.name)
def test_none_is_not_one(path):
    """In French 0 is singular as 1 is: "0 carte", so a sentence for one must name its number."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            counting = Counting()
            counting.visit(entry)
            assert not counting.wrong, f"{entry.id.name}: {counting.wrong}"


# Sentences whose number is never 0 or 1, or is a mean.
NEVER_ONE = {
    "error-not-a-permutation", "error-too-few-diamonds", "error-values-differ", "deck-sound",
    "event-round-closed", "verdict-length", "verdict-luck", "verdict-shortens",
    "error-bot-never-loads", "error-shaded-below-zero",
    "verdict-option-alike",
}  # fmt: skip
BOUNDS = {"high", "most", "needed"}
NO_PLURALS = {"des", "fois", "près", "sans"}


def not_agreeing(pattern: Pattern, chosen: set[str]) -> set[str]:
    """Numbers before a plural that no form for one of them stands beside."""
    found: set[str] = set()
    for element, follows in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, Placeable):
            continue
        match element.expression:
            case VariableReference(id=identifier) if isinstance(follows, TextElement):
                noun = re.match(r" (\w+s)\b", follows.value)
                if noun and noun[1] not in NO_PLURALS and identifier.name not in chosen | BOUNDS:
                    found.add(f"{identifier.name} {noun[1]}")
            case SelectExpression(selector=selector, variants=variants):
                by = {selector.id.name} if isinstance(selector, VariableReference) else set()
                for variant in variants:
                    found |= not_agreeing(variant.value, chosen | by)
    return found


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.parent.name)
def test_numbers_agree_with_what_they_count(path):
    """No "{ $n } points" without a form for one of them."""
    messages = FluentParser().parse(path.read_text(encoding="utf-8")).body
    wrong = {
        entry.id.name: numbers
        for entry in messages
        if isinstance(entry, Message) and entry.value and entry.id.name not in NEVER_ONE
        if (numbers := not_agreeing(entry.value, set()))
    }
    assert wrong == {}


def test_a_plural_without_its_singular_is_found():
    told = FluentParser().parse_entry(
        "x = { $a ->\n  [one] { $a } mot\n *[other] { $a } mots\n } { $n } as"
    )
    assert not_agreeing(told.value, set()) == {"n as"}
