"""`ludiade serve`: the online table."""

import sqlite3
import sys

from ludiade.cli.command import Command, Usage, whole
from ludiade.kernel.texts import language

COMMAND = Command("serve", needs=("host", "port", "data", "address"), examples=2)


def run(words: dict[str, str]) -> int:
    from ludiade.server.config import Config
    from ludiade.server.serving import log_to_stderr, run
    from ludiade.server.speech import say

    port = whole("port", words.get("port", "8000"))
    if port > 65535:
        raise Usage("not_a_port", given=str(port))
    host = words.get("host", "127.0.0.1")
    address = words.get("address", "")
    if address and not address.startswith(("http://", "https://")):
        raise Usage("not_an_address", given=address)
    data = words.get("data", "ludiade.sqlite3")
    config = Config(host=host, port=port, data=data, address=address)
    texts = say(language(words.get("lang")))

    def ready(port: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        print(texts.say("serve-ready", address=f"http://{shown}:{port}/"), flush=True)

    log_to_stderr()
    try:
        run(config, ready)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_serve", reason=str(error)) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0
