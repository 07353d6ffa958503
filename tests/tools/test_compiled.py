"""The compiled build: named by its content, and compiled again only where something changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builds import COMPILES, ROOT, compiled, compiled_build

SETUP = f"""
import sys
sys.path.insert(0, {str(ROOT / "tools")!r})
from pathlib import Path
import extensions
from setuptools import Extension, setup
extensions.KEPT = Path("kept").resolve()
setup(name="two", ext_modules=[Extension("one", ["one.c"]), Extension("other", ["other.c"])],
      cmdclass={{"build_ext": extensions.BuildChanged}})
"""
MODULE = """
#include <Python.h>
static struct PyModuleDef it = {PyModuleDef_HEAD_INIT, "NAME", "SAYS", -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) { return PyModule_Create(&it); }
"""


@pytest.fixture
def source(tmp_path, monkeypatch):
    """A copy of what a build is made of."""
    for name in (*compiled.RECIPE, *(f"src/ludiade/{layer}" for layer in compiled.LAYERS)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "data")
            shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "SOURCE", tmp_path / "src" / "ludiade")
    return tmp_path


def test_the_same_content_has_the_same_name_whatever_its_dates(source):
    before = compiled.folder()
    for path in source.rglob("*.py"):
        os.utime(path, (1, 1))
    (source / "src/ludiade/server").mkdir()
    (source / "src/ludiade/server/new.py").write_text("")
    (source / "src/ludiade/kernel/__pycache__").mkdir()
    (source / "src/ludiade/kernel/__pycache__/dice.pyc").write_bytes(b"")
    assert compiled.folder() == before


@pytest.mark.parametrize("path", ["src/ludiade/kernel/dice.py", "setup.py",
                                  "requirements/play.txt"])  # fmt: skip
def test_other_content_has_another_name_even_with_the_same_date_and_size(source, path):
    before, dates = compiled.folder(), (source / path).stat()
    text = (source / path).read_text()
    (source / path).write_text(text.replace("a", "b", 1))
    os.utime(source / path, ns=(dates.st_atime_ns, dates.st_mtime_ns))
    assert (source / path).stat().st_size == dates.st_size
    assert compiled.folder() != before


def test_a_new_file_and_another_compiler_have_another_name(source, monkeypatch):
    names = {compiled.folder()}
    (source / "src/ludiade/games/diabolo/texts.eo.ftl").write_text("")
    names.add(compiled.folder())
    monkeypatch.setenv("CC", "another")
    names.add(compiled.folder())
    assert len(names) == 3


# Extensions, by a compiler that says what it was asked


@pytest.fixture
def project(tmp_path):
    (tmp_path / "setup.py").write_text(SETUP)
    for name in ("one", "other"):
        (tmp_path / f"{name}.c").write_text(MODULE.replace("NAME", name))
    (tmp_path / "cc").write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\nexec cc "$@"\n')
    (tmp_path / "cc").chmod(0o755)
    return tmp_path


def build(project: Path) -> tuple[set[str], dict[str, str]]:
    """Build into a new place: which sources were compiled, and what the modules say then."""
    shutil.rmtree(project / "out", ignore_errors=True)
    (project / "asked").write_text("")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"]
    env = {**os.environ, "CC": str(project / "cc")}
    subprocess.run(command, cwd=project, check=True, env=env, capture_output=True)
    asked = (project / "asked").read_text().split()
    says = "import one, other; print(one.__doc__, other.__doc__)"
    told = subprocess.run([sys.executable, "-c", says], cwd=project / "out", check=True,
                          capture_output=True, text=True).stdout.split()  # fmt: skip
    return {word for word in asked if word.endswith(".c")}, dict(zip("12", told, strict=True))


@pytest.mark.slow
@COMPILES
def test_only_what_changed_is_compiled_again(project):
    assert build(project)[0] == {"one.c", "other.c"}
    assert build(project)[0] == set()
    changed = (project / "one.c").read_text().replace("SAYS", "LAUD")
    (project / "one.c").write_text(changed)
    os.utime(project / "one.c", (1, 1))
    assert build(project) == ({"one.c"}, {"1": "LAUD", "2": "SAYS"})
    (project / "one.c").write_text(changed.replace("LAUD", "SAYS"))
    assert build(project) == (set(), {"1": "SAYS", "2": "SAYS"})


@pytest.mark.slow
@COMPILES
def test_a_build_is_the_whole_package_with_compiled_rules():
    build = compiled_build()
    look = "import ludiade.games.diego.rules as rules, ludiade.server as server, ludiade\n"
    look += "from ludiade.kernel import shelf\n"
    look += "print(rules.__file__, server.__file__, ludiade.__file__, len(shelf.games()))"
    env = {**os.environ, "PYTHONPATH": str(build)}
    told = subprocess.run([sys.executable, "-c", look], env=env, check=True, cwd=build.parent,
                          capture_output=True, text=True).stdout.split()  # fmt: skip
    assert told[0].startswith(str(build))
    assert told[0].endswith(".so")
    assert Path(told[1]).resolve() == ROOT / "src/ludiade/server/__init__.py"
    assert told[2] == str(build / "ludiade/__init__.py")
    assert told[3] == "5"
    assert not list(compiled.BUILDS.glob("new-*"))


PLAYERS_ONLY = """
import sys
from importlib.metadata import packages_distributions
from pathlib import Path
pins = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
named = lambda name: name.lower().replace("_", "-")
there = {named(line.split("==")[0]) for line in pins if "==" in line} | {"ludiade"}
missing = {package for package, owners in packages_distributions().items()
           if not there & set(map(named, owners))}
assert "numpy" in missing
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
sys.argv[1:2] = []
"""


@pytest.mark.slow
@COMPILES
def test_a_build_loads_with_what_a_player_has():
    """From a fresh clone it never did: a developer's environment has NumPy, a player's has not."""
    build = compiled_build()
    found = (path.relative_to(build) for path in build.glob("ludiade/**/*.so"))
    names = [str(path).partition(".")[0].replace("/", ".") for path in found]
    assert len(names) > 50
    command = [sys.executable, "-c", PLAYERS_ONLY + compiled.LOAD,
               str(ROOT / "requirements/play.txt"), *names]  # fmt: skip
    env = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(command, env=env, cwd=build.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
