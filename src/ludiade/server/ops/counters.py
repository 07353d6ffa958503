"""What a server counts, and how it tells a Prometheus."""

from collections.abc import Mapping

HELP = {
    "steps": "Steps stored and published.",
    "refusals": "Requests refused.",
    "malformed": "Frames and bodies that could not be read.",
    "limited": "Requests over a limit.",
    "dropped": "Connections dropped because their reader was too slow.",
    "timeouts": "Connections closed because what they had to send did not come in time.",
    "folds": "Matches folded from the store.",
    "bots_replaced": "Bots that failed and were replaced by a simpler one.",
    "errors": "Mistakes of ours.",
    "connections_total": "Connections accepted.",
    "store_failures": "Writes the store refused.",
}


class Counters:
    """Plain numbers; reading them costs nothing until somebody asks."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(HELP, 0)

    def add(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1

    def exposition(self, gauges: Mapping[str, float]) -> str:
        """All numbers in Prometheus' text format."""
        lines: list[str] = []
        for name, text in HELP.items():
            full = f"ludiade_{name}" if name.endswith("_total") else f"ludiade_{name}_total"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} counter"]
            lines.append(f"{full} {self.counts[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE ludiade_{name} gauge", f"ludiade_{name} {value:g}"]
        return "\n".join(lines) + "\n"
