"""Say which build is under test, refuse another than the one expected, and know slow tests."""

import os
import signal

import pytest

import ludiade
from ludiade.kernel import state
from tests.measuring import LIST, Guard, Measure

pytest_plugins = ["tests.service_fixtures"]
BUILD = "compiled" if state.__file__.endswith(".so") else "plain"
EXPECTED = os.environ.get("LUDIADE_EXPECT", BUILD)
SLOW = frozenset(LIST.read_text(encoding="utf-8").splitlines())
"""Measured, beside those that are marked by hand."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--measure-slow", action="store_true", help="write tests/slow.txt anew")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Measure() if config.getoption("measure_slow") else Guard())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid in SLOW and not config.getoption("measure_slow"):
            item.add_marker(pytest.mark.slow)


def pytest_report_header() -> str:
    return f"ludiade: {BUILD}, {ludiade.__file__}"


def pytest_sessionstart() -> None:
    # A shell starts what runs in its background with Ctrl-C ignored, and children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if BUILD != EXPECTED:
        pytest.exit(f"LUDIADE_EXPECT={EXPECTED}, but {state.__file__} is {BUILD}", returncode=4)
