"""What is packed and what is tracked: the source distribution, the wheel, the tree itself."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MADE_HERE = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "build", "dist", "node_modules", "*.egg-info",
    "__pycache__", "out",
)  # fmt: skip
PACKED = ("src", "tests", "tools", "docs", "requirements")
REGISTRIES = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("debian", "org")]


def packed(folder: Path) -> Path:
    """A folder with the source distribution of a tree without git, and the wheel built from it."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=MADE_HERE)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist"]
    env = {**os.environ, "LUDIADE_PURE": "1"}
    subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True)
    return tree / "dist"


def files_under(folder: Path) -> set[str]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {
        str(path.relative_to(folder))
        for path in found
        if not re.search(r"\.egg-info|node_modules|_cache", str(path))
    }


@pytest.mark.slow
def test_what_is_packed_is_whole_and_nothing_else(tmp_path: Path) -> None:
    dist = packed(tmp_path)
    (wheel,) = dist.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert files_under(ROOT / "src") <= names
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"ludiade"}
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    folders = {f"{top}/{name}" for top in PACKED for name in files_under(ROOT / top)}
    assert folders | {"setup.py", "pyproject.toml", "LICENSE", "README.md", "Makefile"} <= names


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone: nothing is tracked")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def lines_matching(pattern: str) -> list[str]:
    found = []
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(pattern, line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    return found


def test_no_tracked_file_names_a_package_registry() -> None:
    hosts = "|".join(re.escape(".".join(parts)) for parts in REGISTRIES)
    assert lines_matching(rf"\b({hosts})\b|--(extra-)?index-{'url'}") == []


def test_no_tracked_file_names_a_folder_of_one_machine() -> None:
    assert lines_matching(r"(^|[^\w./])/(root|home|work|farm|Users)/") == []


def test_requirements_are_pinned_by_version_and_hash() -> None:
    paths = list((ROOT / "requirements").glob("*.txt"))
    assert ROOT / "requirements" / "dev.txt" in paths
    for path in paths:
        text = re.sub(r"^\s*#.*\n", "", path.read_text(), flags=re.MULTILINE)
        for requirement in text.replace("\\\n", " ").splitlines():
            assert re.fullmatch(r"[\w.-]+==\S+( ; [^#]+?)?( +--hash=sha256:\w{64})+ *", requirement)
