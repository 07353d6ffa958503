"""What is compiled: everything of a game but what says that it is not."""

import importlib
from pathlib import Path

import pytest

import ludiade
import to_compile
from ludiade.kernel import state

COMPILED = state.__file__.endswith(".so")


def write(folder: Path, **modules: str) -> Path:
    folder.mkdir(parents=True)
    for name, text in {"__init__": "", **modules}.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def found(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in to_compile.of_games(folder)}


def test_a_new_module_is_compiled_without_being_listed(tmp_path: Path) -> None:
    games = write(tmp_path / "games")
    write(games / "bataille", rules="", types="", terminal="", commands="")
    write(games / "bataille" / "knowledge", known="")
    assert found(games) == {"bataille/rules.py", "bataille/knowledge/known.py"}


def test_a_module_or_a_folder_opts_out_with_a_reason(tmp_path: Path) -> None:
    games = write(tmp_path / "games")
    plain = "# Not compiled: constants.\n"
    write(games / "a", rules="", cards=f'"Cards."\n{plain}', bare="# Not compiled:\n")
    write(games / "b", rules="")
    (games / "b" / "__init__.py").write_text("# Not compiled: too dynamic.\n")
    write(games / "b" / "inner", rules="")
    assert found(games) == {"a/rules.py", "a/bare.py"}


@pytest.mark.skipif(not COMPILED, reason="the plain build")
def test_the_wheel_holds_compiled_what_does_not_opt_out() -> None:
    package = Path(str(ludiade.__file__)).parent
    wanted = {path.relative_to(to_compile.PACKAGE) for path in to_compile.modules()}
    for path in wanted:
        module = importlib.import_module(".".join(("ludiade", *path.with_suffix("").parts)))
        assert str(module.__file__).endswith(".so"), path
    games = {path.relative_to(package) for path in (package / "games").rglob("*.py")}
    by_cython = {path.relative_to(to_compile.PACKAGE) for path in to_compile.by_cython()}
    for path in games - wanted - {path for path in games if path.name == "__init__.py"}:
        compiled = bool(list((package / path).parent.glob(f"{path.stem}.*.so")))
        assert compiled == (path in by_cython), path


def test_cython_compiles_what_gives_it_directions_and_mypyc_leaves_that_alone() -> None:
    found = {str(path.relative_to(to_compile.PACKAGE)) for path in to_compile.by_cython()}
    assert {"kernel/learning/batch.py", "games/diego/learning/batch.py"} < found
    assert not set(to_compile.by_cython()) & set(to_compile.modules())
