"""A real Chromium before a real server: `$CHROMIUM`, else the one on the path."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludiade.server.http.routes.pages import FOLDER
from tests.web.server import NETWORK

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
    f"--host-resolver-rules=MAP {NETWORK} 127.0.0.1",
]  # fmt: skip
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
ACROSS = {"across": (740, 360), "short-across": (667, 375)}
"""Phones held across: the flattest, and the narrowest."""
COMMON = {
    "laptop": (1366, 768), "low-laptop": (1366, 650), "large-phone": (390, 844),
    "small-phone": (360, 640), "wall": (1920, 1080),
}  # fmt: skip
"""Windows that many people have."""
TWICE = (SIZES["desk"][0] // 2, SIZES["desk"][1] // 2)
"""What is left of a desk at 200 %."""

PATIENCE_MS = 60_000
"""What a page may take for one thing on a machine that has much else to do."""
expect.set_options(timeout=PATIENCE_MS)

NEVER_STOPPING = """try {
  const kept = localStorage.getItem("ludiade.settings");
  if (kept === null) localStorage.setItem("ludiade.settings", '{"pace": "none"}');
} catch { /* a page without storage */ }"""
"""A device that shows no great moment for longer than it takes: what most tests are about
comes after."""

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web" in str(item.path):
            item.add_marker(pytest.mark.slow)


def missing() -> str | None:
    """What keeps the browser from being tested, in one sentence."""
    if not (FOLDER / "index.html").exists():
        return "the page is not built: make page"
    if chromium() is None:
        return "no Chromium: apt install chromium, or set CHROMIUM"
    return None


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium")


class Site:
    """A running server and its address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.server", str(self.data), str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def stop(self, crash: bool = False) -> None:
        """End it in good order, or as a laptop ends whose battery is empty."""
        if crash:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(PATIENCE_MS / 1000)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if why := missing():
        if os.environ.get("CI"):
            pytest.fail(why)
        print(f"\nludiade: THE PAGE IS NOT TESTED: {why}", file=sys.stderr)
        pytest.skip(why)
    running = Site(tmp_path_factory.mktemp("site") / "tables.sqlite3")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def new_page(site: Site, browser: Browser) -> Iterator[NewPage]:
    """Open the site on a new device; what goes wrong in the page fails the test."""
    contexts = []
    wrong: list[str] = []

    def make(
        path: str = "/", *, lang: str = "fr", size: str = "desk", theme: str = "day",
        staged: bool = False,
    ) -> Page:  # fmt: skip
        width, height = TWICE if size == "twice" else SIZES[size]
        locale = "fr-FR" if lang == "fr" else "en-GB"
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce",
            color_scheme="dark" if theme == "night" else "light", base_url=site.address,
        )  # fmt: skip
        contexts.append(context)
        if not staged:
            context.add_init_script(NEVER_STOPPING)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(site.address + path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []
