"""What somebody who does not see would stumble over in the words of a page."""

import re

from playwright.sync_api import Page

NAMED = re.compile(r"""^(?P<deep> *)- '?(?P<role>\w+) "(?P<name>[^"]*)\"""")
TEXT = re.compile(r"^(?P<deep> *)- text: \"?(?P<text>[^\"]*)")
MUST = re.compile(r"^ *- (dialog|img|gridcell|combobox|slider)(:| \[|$)")
EMPTY_WORDS = re.compile(r"^[\W_]*$|×\d|\bpts\b|[«(] *[»)]")
"""Signs alone, signs for words, quotes around nothing."""


def stumbles(page: Page) -> list[str]:
    """Things without a name, with a name nobody would say, or told twice in a row."""
    lines = page.locator("body").aria_snapshot().splitlines()
    found = [f"no name: {line.strip()}" for line in lines if MUST.match(line)]
    within: list[tuple[int, str]] = []
    for line in lines:
        if text := TEXT.match(line):
            deep, name = len(text["deep"]), text["text"].strip()
        elif named := NAMED.match(line):
            deep, name = len(named["deep"]), named["name"]
            if EMPTY_WORDS.search(name):
                found.append(f"not a word: {line.strip()}")
        else:
            continue
        within = [(level, other) for level, other in within if level < deep]
        if within and within[-1][1] == name and " heading " not in line:
            found.append(f"said twice: {line.strip()}")
        if not text:
            within.append((deep, name))
    return found
