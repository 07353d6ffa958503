"""Says at the end which libraries were missing, so that a skipped suite is not taken for a pass."""

from importlib.util import find_spec

MISSING = [name for name in ("pettingzoo", "gymnasium", "pyspiel") if find_spec(name) is None]


def pytest_terminal_summary(terminalreporter):
    if MISSING:
        terminalreporter.section("NOT TESTED", red=True, bold=True)
        terminalreporter.line(f"tests/adapters skipped, not installed: {', '.join(MISSING)}")
