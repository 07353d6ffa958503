"""French type: no line ends within what belongs together, wherever French is shown."""

import io
import json
import re
from pathlib import Path

import pytest

import ludiade
from ludiade.kernel.errors import Illegal
from ludiade.kernel.shelf import games, get
from ludiade.kernel.texts import texts
from ludiade.kernel.texts.french import NO_BREAK, french

ROOT = Path(__file__).parents[2]
SAMPLES = json.loads((ROOT / "tests/data/french.json").read_text(encoding="utf-8"))
"""What the function makes of a text; `_` is a no-break space. The page's own reads them too."""
SIGNS = (*":;!?»%", NO_BREAK)
SOURCES = [
    path
    for folder in ("src/ludiade", "web/src")
    for pattern in ("*.fr.ftl", "RULES.md")
    for path in (ROOT / folder).rglob(pattern)
]


@pytest.mark.parametrize(("plain", "set_"), SAMPLES)
def test_what_belongs_together_stays_together(plain, set_):
    expected = set_.replace("_", NO_BREAK)
    assert french(plain.replace("_", NO_BREAK)) == expected
    assert french(expected) == expected


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_texts_are_written_with_plain_spaces(path):
    """Else some would come from the writer's keyboard, and others not."""
    written = path.read_text(encoding="utf-8")
    assert not {NO_BREAK, "\u202f", "\u2009"} & set(written)


def test_sentences_are_set_in_french_only():
    say = texts("fr", get("diamoniak").folder)
    assert say.say("nearest", sentence="Non.", name="easy") == (
        f"Non. Peut-être «{NO_BREAK}easy{NO_BREAK}»{NO_BREAK}?"
    )
    assert NO_BREAK in say.refuse(Illegal("too_few_diamonds", "4.4", price=3))
    english = texts("en", get("diamoniak").folder)
    assert NO_BREAK not in english.refuse(Illegal("too_few_diamonds", "4.4", price=3))


def test_what_is_named_in_a_sentence_stays_as_it_was_given():
    """A path or a command that is copied from a sentence must still be what it was."""
    said = texts("fr").say("error-no-such-file", file="où ? là !.json")
    assert "où ? là !.json" in said


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_rules_are_set_in_french_only(game):
    shown = game.rules_text("fr")
    assert shown == french(shown)
    assert NO_BREAK in shown
    assert NO_BREAK not in game.rules_text("en")


def test_lines_of_the_terminal_do_not_begin_with_a_sign():
    from rich.console import Console
    from rich.markdown import Markdown

    from ludiade.play.wrapping import keep_together

    keep_together()
    shown = (Markdown(get("diego").rules_text("fr")), french("Qui a tort ? Moi ! " * 20))
    for width in range(30, 90):
        for text in shown:
            screen = Console(file=io.StringIO(), width=width, color_system=None)
            screen.print(text)
            lines = screen.file.getvalue().split("\n")
            assert not [line for line in lines if line.lstrip(" •").startswith(SIGNS)], width


def test_everything_that_shows_texts_asks_for_them_here():
    """No other part of the library reads a catalogue or rules for people by itself."""
    source = Path(ludiade.__file__).parent
    reading = {
        str(path.relative_to(source))
        for path in source.rglob("*.py")
        if re.search(r"\.ftl\"|RULES.*\.md", path.read_text(encoding="utf-8"))
    }
    assert reading == {"kernel/texts/__init__.py", "kernel/game.py"}
