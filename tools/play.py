"""`make play`: start the server where there is room, say where it is, open the shelf.

PORT=8123 asks for a port (a taken one moves on to the next), OPEN=no opens no browser, LAN=no keeps
the table to this machine.
"""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import segno

from ludiade.kernel.texts import language
from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run

TRIES = 100
SAID = {
    "fr": ("Ludiade est prêt : {}", "Sur le réseau de la maison ou de l’école : {}",
           "Ctrl-C pour arrêter ; rien ne se perd."),
    "en": ("Ludiade is ready: {}", "On the home or school network: {}",
           "Ctrl-C to stop; nothing gets lost."),
}  # fmt: skip


def wanted(name: str, otherwise: str) -> str:
    return os.environ.get(name) or otherwise


def free_port(host: str, first: int) -> int:
    """The first port from there on that nobody listens at."""
    for port in range(first, first + TRIES):
        with suppress(OSError), socket.create_server((host, port)):
            return port
    sys.exit(f"ludiade: no free port from {first} to {first + TRIES - 1}")


def lan_address() -> str | None:
    """This machine as its network knows it; nothing is sent to find out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


def main() -> None:
    lan = lan_address() if wanted("LAN", "yes") != "no" else None
    host = "0.0.0.0" if lan else "127.0.0.1"
    port = free_port(host, int(wanted("PORT", "8000")))
    data = Path(wanted("DATA", "ludiade.sqlite3"))
    ready, network, stop = SAID[language()]
    address = f"http://{lan}:{port}" if lan else ""

    def tell(port: int) -> None:
        shelf = f"http://localhost:{port}/"
        print(ready.format(shelf))
        if address:
            print(network.format(f"{address}/"))
            segno.make(f"{address}/", micro=False).terminal(compact=True)
        print(stop, flush=True)
        if wanted("OPEN", "yes") != "no":
            threading.Thread(target=webbrowser.open, args=(shelf,), daemon=True).start()

    log_to_stderr()
    with suppress(KeyboardInterrupt):
        run(Config(host=host, port=port, data=str(data), address=address), tell)


if __name__ == "__main__":
    main()
