"""A server for the browser tests, in a process of its own: `python -m tests.web.server FILE`."""

import socket
import sys

from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run

NETWORK = "ludotheque.example"
"""How other devices find it; the browser of the tests leads that name to this machine."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    log_to_stderr()
    port = (int(sys.argv[2]) if len(sys.argv) > 2 else 0) or free_port()
    config = Config(
        port=port, data=sys.argv[1], address=f"http://{NETWORK}:{port}",
        bot_pause_s=(0.0, 0.01), mixing_s=0.3, tries_a_minute=10_000.0, tables_a_minute=10_000.0,
        joins_a_minute=10_000.0, devices_a_minute=10_000.0, calls_a_second=10_000.0,
        calls_an_address=10_000.0, hint_s=60.0, review_playouts=20, absent_s=1.0, patience_s=1.0,
    )  # fmt: skip
    run(config, lambda port: print(port, flush=True))
