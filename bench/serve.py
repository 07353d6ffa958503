"""Our server as the bench runs it: the same as `ludiade serve`, without limits on the asking.

Its words: the store, after how many seconds live states are dropped, then a bus and a role if any.
"""

import sys

from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run

words = dict(zip(("data", "idle", "bus", "role"), sys.argv[1:], strict=False))
ENDLESS = 1e9
log_to_stderr()
run(
    Config(
        port=0, data=words["data"], bus=words.get("bus", ""),
        role="watch" if words.get("role") == "watch" else "play",
        idle_state_s=float(words["idle"]), frames_a_second=ENDLESS,
        frames_at_once=ENDLESS, tries_a_minute=ENDLESS, tables_a_minute=ENDLESS,
        calls_a_second=ENDLESS, calls_an_address=ENDLESS, joins_a_minute=ENDLESS,
        devices_a_minute=ENDLESS, connections=50_000, connections_an_address=50_000,
    ),
    lambda port: print(port, flush=True),
)  # fmt: skip
