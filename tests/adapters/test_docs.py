"""The examples of docs/adapters.md run as they stand."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
EXAMPLES = re.findall(r"## (\w+)\n```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
NEEDS = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "pyspiel"}


def test_there_is_one_for_each():
    assert [name for name, _ in EXAMPLES] == list(NEEDS)


@pytest.mark.parametrize(("name", "code"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_it_runs(name, code, capsys):
    pytest.importorskip(NEEDS[name], reason=f"needs {name}")
    exec(compile(code, str(PAGE), "exec"), {"__name__": "example"})
    assert capsys.readouterr().out
