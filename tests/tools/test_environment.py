"""The environments: only those there are, and never one that belongs to another tree."""

import shutil
import subprocess
import sys

from tests.builds import ROOT


def test_a_name_that_does_not_exist_makes_nothing() -> None:
    command = [sys.executable, str(ROOT / "tools" / "environment.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert "there are play, dev, compiled, bench" in done.stderr


def test_a_link_to_another_environment_is_not_emptied(tmp_path) -> None:
    tree, other = tmp_path / "tree", tmp_path / "other"
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("node_modules"))
    other.mkdir()
    (other / "kept").write_text("theirs")
    (tree / ".venv").symlink_to(other)
    command = [sys.executable, "tools/environment.py"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "remove the link" in done.stderr
    assert (other / "kept").read_text() == "theirs"
