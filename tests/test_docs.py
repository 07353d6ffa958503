"""What the documents name is there: files, targets of make, commands, decisions."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from ludiade.cli.commands import FAMILIES, NAMES
from ludiade.kernel.shelf import games

ROOT = Path(__file__).parents[1]
DECISIONS = ROOT / "docs" / "decisions"
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
TARGET = re.compile(r"(?:`|^|&& )make ([a-z][a-z-]+)", re.M)
COMMAND = re.compile(r"(?:`|^|\$\()ludiade ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?", re.M)
DECIDED = re.compile(r"docs/decisions/(\d{4})|[Dd]ecision (\d+)\b")


def headings(page: Path) -> set[str]:
    """The anchors of a page, as they are made from its headings."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in found}


def broken(page: Path) -> list[str]:
    """The links of a page within this tree that lead nowhere."""
    lost: list[str] = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):  # somewhere else
            continue
        path, _, anchor = unquote(link).partition("#")
        there = page.parent / path if path else page
        if not there.exists() or (
            anchor and there.suffix == ".md" and anchor not in headings(there)
        ):
            lost.append(link)
    return lost


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    assert broken(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# A title, here\n[a](gone.md) [b](#a-title-here) [c](#gone) [d](page.md#x)")
    assert broken(page) == ["gone.md", "#gone", "page.md#x"]


def test_every_target_of_make_that_is_named_is_there():
    there = set(re.findall(r"^([a-z-]+)(?: [a-z-]+)*:", (ROOT / "Makefile").read_text(), re.M))
    named = {
        (page.name, word) for page in PAGES for word in TARGET.findall(page.read_text("utf-8"))
    }
    assert len(named) > 20
    there |= {"compiled", "bench", "ray"}  # one rule for the three
    assert {one for one in named if one[1] not in there} == set()


def test_every_command_that_is_named_is_there():
    """Those of old versions too, but in the history of changes."""
    known = {*NAMES, *FAMILIES, "help", *(game.id for game in games())}
    named = {
        (page.name, words)
        for page in PAGES
        if page.name != "CHANGELOG.md" and page.parent != DECISIONS
        for words in COMMAND.findall(page.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    for page, (command, second) in named:
        assert command in known, page
        if command in FAMILIES and second:
            assert second in FAMILIES[command], (page, second)


def test_decisions_have_numbers_of_their_own_and_are_listed():
    files = [file.name for file in DECISIONS.glob("[0-9]*.md")]
    numbers = [name[:4] for name in files]
    assert sorted(set(numbers)) == sorted(numbers)
    listed = set(LINK.findall((DECISIONS / "README.md").read_text(encoding="utf-8")))
    missing = sorted(set(files) - listed)
    assert not missing, f"add to {DECISIONS.name}/README.md: {missing}"


def test_decisions_that_are_cited_are_there():
    numbers = {int(file.name[:4]) for file in DECISIONS.glob("[0-9]*.md")}
    cited = {
        (page.name, int(by_file or by_number))
        for page in PAGES
        if page.parent != DECISIONS and page.name != "CHANGELOG.md"
        for by_file, by_number in DECIDED.findall(page.read_text(encoding="utf-8"))
    }
    assert len(cited) > 5
    assert {one for one in cited if one[1] not in numbers} == set()
