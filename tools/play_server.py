"""The server of `make play`: where there is room; it says where it is, and opens the shelf.

Where the games run as plain Python and a compiler is at hand, they are compiled beside it, and the
bots change over to that.
"""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from compiler import missing_package

if TYPE_CHECKING:
    from ludiade.server.table.tables import Tables

# What is imported up here, every process of the bots imports too: hence most is not.

TRIES = 100
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "tools" / "compiled.py"
LOG = ROOT / "build" / "compiling.log"
SAID = {
    "fr": {
        "ready": "Ludiade est prêt : {}",
        "network": "Sur le réseau de la maison ou de l’école : {}",
        "stop": "Ctrl-C pour arrêter ; rien ne se perd.",
        "open": "Ludiade est déjà ouvert : {}",
        "in_use": "Un autre Ludiade se sert de {} ; DATA=autre.sqlite3 prend un autre fichier.",
        "compiling": "Les jeux se compilent en arrière-plan ; on peut déjà jouer.",
        "compiled": "Les jeux sont compilés : les bots réfléchissent désormais à pleine vitesse.",
        "failed": "La compilation a échoué : on joue comme avant, avec des bots plus lents ({}).",
    },
    "en": {
        "ready": "Ludiade is ready: {}",
        "network": "On the home or school network: {}",
        "stop": "Ctrl-C to stop; nothing gets lost.",
        "open": "Ludiade is open already: {}",
        "in_use": "Another Ludiade uses {}; DATA=other.sqlite3 takes another file.",
        "compiling": "The games are being compiled in the background; you can play meanwhile.",
        "compiled": "The games are compiled: from now on the bots think at full speed.",
        "failed": "Compiling failed: you play as before, with slower bots ({}).",
    },
}
ALREADY_S = 10


def wanted(name: str, otherwise: str) -> str:
    return os.environ.get(name) or otherwise


def say(name: str, *things: object) -> None:
    from ludiade.kernel.texts import language

    print(SAID[language()][name].format(*things), flush=True)


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


def compiles() -> bool:
    """Whether there is something to compile, and something to compile it with."""
    from ludiade.kernel import state

    is_plain = not state.__file__.endswith(".so")
    return is_plain and wanted("COMPILE", "yes") != "no" and missing_package() is None


async def compile_beside(tables: "Tables") -> None:
    """Compile at low priority, and let the bots change over; where that fails, all stays so."""
    say("compiling")
    build = await compiled_build()
    if build and await tables.use_build(build):
        say("compiled")
    else:
        say("failed", LOG.relative_to(ROOT))


async def compiled_build() -> str | None:
    """Where the compiled build is, once it is made; its process ends with this one."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        compiling = await asyncio.create_subprocess_exec(
            sys.executable, str(COMPILED), stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=log, start_new_session=True,
        )  # fmt: skip
    try:
        told, _ = await compiling.communicate()
    finally:
        with suppress(ProcessLookupError):  # together with the C compiler it may have started
            os.killpg(compiling.pid, signal.SIGTERM)
    return told.decode().strip() if compiling.returncode == 0 else None


def open_shelf(address: str) -> None:
    if wanted("OPEN", "yes") != "no":
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def open_already(data: Path, note: Path) -> None:
    """Another process serves these tables: lead there."""
    for _ in range(ALREADY_S):
        with suppress(OSError, ValueError):
            port = int(note.read_text())
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            say("open", f"http://localhost:{port}/")
            open_shelf(f"http://localhost:{port}/")
            return
        time.sleep(1)
    say("in_use", data)
    sys.exit(1)


def main() -> None:
    import segno

    from ludiade.server.ops.config import Config
    from ludiade.server.ops.logs import log_to_stderr
    from ludiade.server.ops.serving import run
    from ludiade.server.store.files import InUse

    lan = lan_address() if wanted("LAN", "yes") != "no" else None
    host = "0.0.0.0" if lan else "127.0.0.1"
    port = free_port(host, int(wanted("PORT", "8000")))
    data = Path(wanted("DATA", "ludiade.sqlite3"))
    note = data.with_name(f"{data.name}.port")
    address = f"http://{lan}:{port}" if lan else ""

    def tell(port: int) -> None:
        note.write_text(str(port))
        say("ready", f"http://localhost:{port}/")
        if address:
            say("network", f"{address}/")
            segno.make(f"{address}/", micro=False).terminal(compact=True)
        say("stop")
        open_shelf(f"http://localhost:{port}/")

    log_to_stderr()
    config = Config(host=host, port=port, data=str(data), address=address)
    try:
        run(config, tell, compile_beside if compiles() else None)
    except InUse:
        open_already(data, note)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        main()  # somebody was quicker at that port: the next one
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
