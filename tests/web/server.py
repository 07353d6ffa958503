"""A server for the browser tests, in a process of its own: `python -m tests.web.server FILE`."""

import sys

from ludiade.server.config import Config
from ludiade.server.serving import log_to_stderr, run

if __name__ == "__main__":
    log_to_stderr()
    config = Config(
        port=int(sys.argv[2]) if len(sys.argv) > 2 else 0, data=sys.argv[1],
        bot_pause_s=(0.0, 0.01), mixing_s=0.3, tries_a_minute=10_000.0, tables_a_minute=10_000.0,
        calls_a_second=10_000.0, hint_s=60.0, review_playouts=20, absent_s=1.0,
    )  # fmt: skip
    run(config, lambda port: print(port, flush=True))
