"""Every example of README and docs/python.md, and every program of examples/, runs as it stands."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludiade

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SIZES = {
    "own_bot": {"games": 2}, "search_with_copies": {"depth": 2},
    "parallel_study": {"games": 20, "jobs": 1},
}  # fmt: skip
"""Whole programs made small: plain Python is slow."""


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)


def test_readme_and_page_have_the_same_ten_lines_and_seven_more_examples():
    assert blocks("README.md") == blocks("docs/python.md")[:1]
    assert len(blocks("docs/python.md")) == 8
    lines = [line for line in blocks("README.md")[0].splitlines() if line.strip()]
    assert len(lines) == 12  # one of house.md's ten holds two statements, and one imports


LATER = range(1, len(blocks("docs/python.md")))


@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in LATER)])
def test_an_example_of_the_page_runs(number, tmp_path):
    code = blocks("docs/python.md")[number]
    code = code.replace('[choose, "easy", "hard"], games=200', '[choose, "random"], games=2')
    file = tmp_path / "example.py"
    file.write_text(code)
    ran = subprocess.run(
        [sys.executable, str(file)], cwd=tmp_path, capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(ludiade.__file__).parents[1])},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_program_of_the_examples_runs_is_short_and_uses_public_names_only(path, capsys):
    source = path.read_text()
    assert len(source.splitlines()) < 60
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else [node.module]
            assert not any(name.startswith("ludiade.") for name in names)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert node.value.id != "ludiade" or node.attr in ludiade.__all__
            assert not node.attr.startswith("_")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main(**SIZES[path.stem])
    assert len(capsys.readouterr().out.splitlines()) >= 2


@pytest.mark.slow
def test_the_own_bot_enters_the_arena_from_the_command_line(capsys):
    from ludiade.cli import main

    bot = ROOT / "examples" / "own_bot.py"
    assert main(["arena", "diamoniak", "--bots", f"random,{bot}:choose", "--games", "2"]) == 0
    assert "choose" in capsys.readouterr().out
