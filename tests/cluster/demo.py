"""`make cluster`: PostgreSQL, NATS, three nodes, a balancer, a crowd, and a page that shows it.

Nodes are started as an operator would, by `ludiade serve`. SECONDS=60 ends by itself after a while.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

from ludiade.kernel import shelf
from tests.cluster import page
from tests.cluster.balancer import Balancer
from tests.cluster.torture import Torture
from tests.services import Nats, Postgres, free_port, running

NODES = 3
MAIN = "import sys; from ludiade.cli import main; sys.exit(main())"
SAY_EVERY_S = 5
PACE_S = 1.0


def ludiade(*words: str) -> subprocess.Popen[str]:
    """The command, beside this process."""
    environment = {**os.environ, "LUDIADE_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-c", MAIN, *words], stdout=subprocess.PIPE, text=True, env=environment
    )


def start_nodes(store: str, bus: str, stack: ExitStack) -> list[int]:
    """Their ports, once they listen."""
    ports = []
    for _ in range(NODES):
        node = ludiade("serve", "--port", str(free_port()), "--store", store, "--bus", bus)
        stack.callback(end, node)
        assert node.stdout is not None
        said = re.search(r"http://127\.0\.0\.1:(\d+)", node.stdout.readline())
        assert said is not None, "a node did not start"
        ports.append(int(said[1]))
    return ports


def end(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(30)


class Crowd(Torture):
    """Devices that find their node by the balancer, and play at the pace of people."""

    think_s = PACE_S


async def show(seconds: float) -> None:
    """Run it all; Ctrl-C ends it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(running(Postgres()))
        nats = stack.enter_context(running(Nats()))
        assert isinstance(postgres, Postgres)
        assert isinstance(nats, Nats)
        assert ludiade("migrate", postgres.url()).wait(60) == 0
        ports = start_nodes(postgres.url(), nats.url, stack)
        balancer = Balancer(ports, folder)
        stack.callback(balancer.stop)
        what, shown = await balancer.start(), free_port()
        stack.callback((await page.serve(postgres.url(), ports, shown)).close)
        print(f"PostgreSQL {postgres.port}, NATS {nats.port}, nodes {', '.join(map(str, ports))}")
        print(f"balancer: {what}")
        print(f"play at      http://127.0.0.1:{balancer.port}/")
        print(f"who serves what: http://127.0.0.1:{shown}/   (Ctrl-C ends it)", flush=True)
        crowd = Crowd(balancer, folder, seed=1)
        groups = [asyncio.create_task(crowd.group(game.id, "people")) for game in shelf.games()]
        await crowd_plays(crowd, groups, seconds)


async def crowd_plays(crowd: Crowd, groups: list[asyncio.Task[None]], seconds: float) -> None:
    """Say now and then how it goes."""
    passed = 0.0
    while passed < seconds:
        await asyncio.sleep(SAY_EVERY_S)
        passed += SAY_EVERY_S
        moves = sum(len(log.acknowledged) for log in crowd.logs)
        tables = len({log.table for log in crowd.logs})
        print(f"{moves} moves at {tables} tables, {crowd.finished} matches finished", flush=True)
        for group in groups:
            if group.done():
                group.result()
    crowd.stopping = True
    for device in crowd.devices:
        device.stop = True
    await asyncio.wait_for(asyncio.gather(*groups), 60)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(show(float(os.environ.get("SECONDS") or "inf")))
