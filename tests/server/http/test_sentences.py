"""What the server refuses, it says why, in both languages."""

import re
from pathlib import Path

import pytest

import ludiade.server
from ludiade.kernel.texts import LANGUAGES
from ludiade.server.sentences import say

SOURCES = sorted(Path(ludiade.server.__file__).parent.rglob("*.py"))
CODE = re.compile(r'Denied\(\s*"(\w+)"')
LIMIT = re.compile(r'limit="(\w+)"')


def said(pattern: re.Pattern[str]) -> list[str]:
    return sorted({found for file in SOURCES for found in pattern.findall(file.read_text("utf-8"))})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(lang):
    texts = say(lang)
    codes = said(CODE)
    assert len(codes) > 30
    assert not [code for code in codes if f"error-{code}".replace("_", "-") not in texts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_limit_has_a_word(lang):
    texts = say(lang)
    assert not [limit for limit in said(LIMIT) if f"word-{limit}".replace("_", "-") not in texts]
