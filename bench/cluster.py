"""Nodes on one PostgreSQL: moves a second, CPU a move apart for nodes and store, crowds.

All of it runs on this machine, load included, so moves a second say little of several machines;
the CPU that a move costs, in nodes and in PostgreSQL apart, is what sizes are reckoned from. Full
cores make every process dearer, the more of them share one; so each number of nodes is run beside
as many strangers, which share the machine and nothing else (docs/decisions/0068).
`make bench-cluster`; `--parts nodes,open` runs some of it alone, and adds what it finds to
bench/out/cluster.json.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.services import Nats, Postgres, running

from canary import canary
from cluster_nodes import BENCH, Load, Run, nodes, played, reached, strangers

OUT = BENCH / "out" / "cluster.json"
PARTS = ("nodes", "paced", "ways", "open", "connections", "spectators")
MOVE_EVERY_S = 1.0
PACE_S = 0.03
"""Between two moves of a match, where the machine is not to be full."""
WATCHED_BESIDE = 10
"""Matches at the node of the watched one, itself among them: a p99 needs many moves."""
KEPT = ("per_s", "p50_ms", "p99_ms", "node_us", "store_us", "rss_mb")


class Bench:
    """What is measured, printed and kept."""

    def __init__(self, given: argparse.Namespace, postgres: Postgres, nats: Nats) -> None:
        self.given = given
        self.postgres = postgres
        self.nats = nats
        self.figures: dict[str, float] = {}

    def note(self, name: str, run: Run) -> None:
        """Print a run, and keep its figures."""
        self.figures |= {f"{name}_{key}": run[key] for key in KEPT}
        self.show(name, run)

    def show(self, name: str, run: Run) -> None:
        print(f"{name:<26}{run['per_s']:>9,.0f}{run['p50_ms']:>9.1f}{run['p99_ms']:>9.1f}"
              f"{run['node_us']:>13,.0f}{run['store_us']:>13,.0f}{run['load_cpu']:>8.2f}",
              flush=True)  # fmt: skip

    def nodes(self) -> None:
        """One, two and three nodes as fast as they can, beside as many strangers."""
        self._grown("nodes", 0.0)

    def paced(self) -> None:
        """The same at a pace that leaves these cores room."""
        self._grown("paced", PACE_S)

    def _grown(self, name: str, every_s: float) -> None:
        """The median of rounds: as many matches at each node, the players of a match together."""
        found: dict[str, list[Run]] = {}
        for number in range(1, self.given.rounds + 1):
            for count in (1, 2, 3):
                asked = {
                    "matches": self.given.matches * count, "seconds": self.given.seconds,
                    "every_s": every_s,
                }  # fmt: skip
                with nodes(count, self.postgres, self.nats) as at:
                    run = played(at, self.postgres, **asked)
                found.setdefault(f"{name}_{count}", []).append(run)
                self.show(f"{name}_{count}, round {number}", run)
                with strangers(count, self.postgres) as at:
                    run = played(at, self.postgres, own=True, **asked)
                found.setdefault(f"{name}_{count}_strangers", []).append(run)
                self.show(f"{count} strangers, round {number}", run)
        for row, runs in found.items():
            self.note(row, {key: median(run[key] for run in runs) for key in (*KEPT, "load_cpu")})
        for count in (1, 2, 3):
            for what in ("node_us", "store_us"):
                both = [self.figures[f"{name}_{count}{more}_{what}"] for more in ("", "_strangers")]
                times = self.figures[f"{name}_{count}_times_{what}"] = both[0] / both[1]
                print(f"{what} of {count} {name}: {times:.2f} times that of as many strangers")

    def ways(self) -> None:
        """What the step from one file costs, and what it costs to be spread thin or apart.

        `total`: as many matches in all, so that each node has fewer to write in one group. `apart`:
        the players of a match at different nodes, so that two fold each move and one reads it.
        """
        matches, seconds = self.given.matches, self.given.seconds
        with nodes(1) as at:
            self.note("sqlite_1", played(at, None, matches=matches, seconds=seconds))
        for count in (2, 3):
            for way, many in (("total", matches), ("apart", matches * count)):
                asked = {"matches": many, "seconds": seconds, "apart": way == "apart"}
                with nodes(count, self.postgres, self.nats) as at:
                    self.note(f"{way}_{count}", played(at, self.postgres, **asked))

    def open(self) -> None:
        """Matches played at a pace, beside ever more that are only open, on three nodes."""
        for count in self.given.open:
            idle = max(0, count - self.given.matches)
            with nodes(3, self.postgres, self.nats) as at:
                asked = {"matches": min(count, self.given.matches), "idle": idle}
                run = played(at, self.postgres, seconds=self.given.seconds, every_s=PACE_S, **asked)
                self.note(f"open_{count}", run)

    def connections(self) -> None:
        """Connections over three nodes, and one match played beside them."""
        idle = self.given.connections // 2
        with nodes(3, self.postgres, self.nats) as at:
            asked = {"matches": 1, "idle": idle, "seconds": self.given.seconds}
            run = played(at, self.postgres, **asked)
        self.note(f"connections_{2 * idle}", run)
        self.figures[f"connections_{2 * idle}_kb"] = run["idle_kb"]

    def spectators(self) -> None:
        """A move a second at each table, without spectators and with many of one at a relay."""
        with nodes(1, self.postgres, self.nats, relays=1) as (playing, relay):
            asked = reached([playing], self.postgres) | {
                "matches": WATCHED_BESIDE, "every_s": MOVE_EVERY_S, "tell": True,
                "seconds": self.given.watched_s,
            }  # fmt: skip
            alone = Load("play", asked)
            alone.line()
            before = alone.figures()
            watched = Load("play", asked | {"warm_s": self.given.spectators / 250 + 5})
            table = json.loads(watched.line())
            crowd = Load("watch", reached([relay], None) | table | {
                "spectators": self.given.spectators, "seconds": self.given.watched_s,
            })  # fmt: skip
            there = crowd.line()
            assert there == "there", there
            told, after = crowd.figures(), watched.figures()
        self.note("spectators_0", before)
        self.note(f"spectators_{self.given.spectators}", after)
        self.figures["spectators_times_p99"] = after["p99_ms"] / before["p99_ms"]
        self.figures["spectators_frames_s"] = told["frames_s"]
        self.figures["spectators_relay_us_a_frame"] = told["relay_us"]
        print(f"{self.given.spectators:,} spectators were sent {told['frames_s']:,.0f} frames/s, "
              f"{told['relay_us']:.1f} µs of the relay's CPU each; a player's p99 "
              f"{self.figures['spectators_times_p99']:.2f} times that without them")  # fmt: skip

    def spread(self, names: list[str], what: str) -> float:
        """The largest over the smallest of one figure."""
        found = [self.figures[f"{name}_{what}"] for name in names]
        return max(found) / min(found)


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    """Measure, print the table, write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", default=",".join(PARTS), help="which of " + ", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=10, help="of each run")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--matches", type=int, default=50, help="played at once, at each node")
    parser.add_argument("--open", type=numbers, default=[50, 500, 5000], help="open matches")
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--spectators", type=int, default=5_000)
    parser.add_argument("--watched-s", type=float, default=60, help="of the watched table")
    given = parser.parse_args()
    speed = canary()
    print(f"canary {speed:.3f} s, load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores\n")
    print(f"{'':<26}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'node µs/move':>13}"
          f"{'store µs/move':>14}{'load':>7}")  # fmt: skip
    settings = {"shared_buffers": "128MB", "max_connections": "200"}
    with running(Postgres(fsync=True, **settings)) as postgres, running(Nats()) as nats:
        assert isinstance(postgres, Postgres)
        assert isinstance(nats, Nats)
        bench = Bench(given, postgres, nats)
        for part in given.parts.split(","):
            getattr(bench, part)()
    for names, word in (
        (["nodes_1", "nodes_2", "nodes_3"], "nodes"), (["paced_1", "paced_2", "paced_3"], "paced"),
        ([f"open_{n}" for n in given.open], "open"),
    ):  # fmt: skip
        if all(f"{name}_per_s" in bench.figures for name in names):
            for what in ("node_us", "store_us"):
                spread = bench.figures[f"spread_{word}_{what}"] = bench.spread(names, what)
                print(f"{what} over {word}: largest {spread:.2f} times the smallest")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    known = json.loads(OUT.read_text())["figures"] if OUT.exists() else {}
    OUT.write_text(
        json.dumps({"canary_s": speed, "figures": known | bench.figures}, indent=2) + "\n"
    )


if __name__ == "__main__":
    main()
