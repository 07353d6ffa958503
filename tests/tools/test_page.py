"""When the page is built again: whenever something it is made of has changed."""

import pytest

import page
from tests.builds import ROOT

PARTS = [
    "web/package-lock.json",
    "src/ludiade/games/diamino/material/__init__.py",
    "src/ludiade/games/diego/material.py",
    "src/ludiade/games/diego/texts.fr.ftl",
    "src/ludiade/kernel/texts/texts.en.ftl",
    "src/ludiade/server/wire/frames.py",
]


@pytest.mark.parametrize("part", PARTS)
def test_what_the_page_shows_is_part_of_it(part):
    assert ROOT / part in set(page.sources())


def test_all_it_is_made_of_can_be_read_and_is_neither_fetched_nor_made():
    assert page.digest() == page.digest()
    parts = {part for path in page.sources() for part in path.relative_to(ROOT).parts}
    assert not parts & {"node_modules", "generated", "page"}
