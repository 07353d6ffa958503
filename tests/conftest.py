"""Say which build is under test, and refuse to test another than the one expected."""

import os
import signal

import pytest

import ludiade
from ludiade.kernel import state

pytest_plugins = ["tests.service_fixtures"]
BUILD = "compiled" if state.__file__.endswith(".so") else "plain"
EXPECTED = os.environ.get("LUDIADE_EXPECT", BUILD)


def pytest_report_header() -> str:
    return f"ludiade: {BUILD}, {ludiade.__file__}"


def pytest_sessionstart() -> None:
    # A shell starts what runs in its background with Ctrl-C ignored, and children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if BUILD != EXPECTED:
        pytest.exit(f"LUDIADE_EXPECT={EXPECTED}, but {state.__file__} is {BUILD}", returncode=4)
