"""Rows of attacks, how each is run, and what it has come to."""

import re
import time
import traceback
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.attacks.canary import Canary
from tests.attacks.process import Server
from tests.attacks.visitor import Visitor
from tests.attacks.websocket import close_all


class Succeeded(Exception):
    """An attack was not withstood; says how."""


def check(withstood: object, otherwise: str) -> None:
    """Go on only where the attack was withstood so far."""
    if not withstood:
        raise Succeeded(otherwise)


class Target:
    """The server under attack, and those who attack it, each from an address of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def visitor(self) -> Visitor:
        return Visitor(self.server.port, self.server.new_address())

    def visitors(self, count: int) -> list[Visitor]:
        return [self.visitor() for _ in range(count)]

    def metric(self, name: str) -> float:
        """A number of /metrics."""
        told = self.visitor().ask("GET", "/metrics").body.decode()
        found = re.search(rf"^ludiade_{name} (\S+)$", told, re.M)
        return float(found[1]) if found else 0.0


Run = Callable[[Target], None]


class Verdict(NamedTuple):
    """What one attack has come to."""

    row: int
    attack: str
    problem: str | None
    seconds: float
    note: str = ""

    def __str__(self) -> str:
        said = "withstood" if self.problem is None else "SUCCEEDED"
        more = self.note if self.problem is None else self.problem
        return f"{self.row:3}  {said}  {self.seconds:5.1f} s  {self.attack}" + (
            f"  ({more})" if more else ""
        )


class Row:
    """Attacks of one kind on one server, with an innocent table beside them."""

    def __init__(self, number: int, done: str, *options: str, **server: Any) -> None:
        self.number = number
        self.done = done
        """What is done, as the issue's list says it."""
        self.attacks: list[Run] = []
        self._options = options
        self._server = server

    def attack(self, run: Run) -> Run:
        """One attack; its docstring says what having withstood it means."""
        assert run.__doc__ is not None
        assert run.__doc__.startswith("Withstood: ")
        self.attacks.append(run)
        return run

    def run(self, tell: Callable[[Verdict], None] = lambda _: None) -> list[Verdict]:
        """Run all attacks of the row, one after the other."""
        verdicts: list[Verdict] = []

        def note(verdict: Verdict) -> None:
            verdicts.append(verdict)
            tell(verdict)

        server = Server(*self._options, **self._server)
        try:
            canary = Canary(server)
            for run in self.attacks:
                note(self._one(run, Target(server)))
            note(self._innocent(canary, server))
        finally:
            server.close()
        return verdicts

    def _one(self, run: Run, target: Target) -> Verdict:
        began = time.monotonic()
        try:
            run(target)
            problem = None if target.server.alive else "the server has died"
        except Succeeded as succeeded:
            problem = str(succeeded)
        except Exception:
            problem = traceback.format_exc(limit=-3)
        finally:
            close_all(target.server.port)
        seconds = time.monotonic() - began
        return Verdict(self.number, run.__name__.replace("_", " "), problem, seconds)

    def _innocent(self, canary: Canary, server: Server) -> Verdict:
        """What others felt of it all, and what the server's log says."""
        began = time.monotonic()
        try:
            fared = canary.stop()
            problems = list(fared["problems"])
        except Exception as error:
            fared = {"moves": 0, "worst_ms": 0}
            problems = [f"the innocent table: {error!r}"]
        if server.alive and (errors := Target(server).metric("errors_total")):
            problems.append(f"{errors:g} errors counted")
        log = server.logged()
        if "trace" in log.lower():
            last = max(log.split("\n"), key=lambda line: "trace" in line)
            problems.append(f"a traceback in the log: {last[-1200:]}")
        note = f"{fared['moves']} moves, the slowest {fared['worst_ms']} ms"
        seconds = time.monotonic() - began
        return Verdict(
            self.number, "others play on meanwhile", "; ".join(problems) or None, seconds, note
        )
