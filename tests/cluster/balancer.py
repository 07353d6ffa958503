"""A plain round-robin balancer: HAProxy where it is installed, else a small one of ours."""

import asyncio
import shutil
import subprocess
from pathlib import Path

from tests.services import free_port

HAPROXY = """
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
frontend all
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance roundrobin
    option redispatch
    option httpchk
    http-check send meth GET uri /ready ver HTTP/1.1 hdr Host localhost
{servers}
"""


class Balancer:
    """Gives each new connection to the next node that takes it."""

    def __init__(self, ports: list[int], folder: Path) -> None:
        self.port = free_port()
        self._ports = ports
        self._folder = folder
        self._turn = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._server: asyncio.Server | None = None

    async def start(self) -> str:
        """Listen; what it is that listens."""
        program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
        if program is None:
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
            return "a small balancer of ours (HAProxy is not installed)"
        servers = "\n".join(
            f"    server node{port} 127.0.0.1:{port} check inter 500ms" for port in self._ports
        )
        settings = self._folder / "haproxy.cfg"
        settings.write_text(HAPROXY.format(port=self.port, servers=servers))
        self._process = subprocess.Popen([program, "-f", str(settings)])
        return "HAProxy"

    def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._ports:
            self._turn += 1
            port = self._ports[self._turn % len(self._ports)]
            try:
                there, beyond = await asyncio.open_connection("127.0.0.1", port)
                break
            except OSError:
                continue
        else:
            writer.transport.abort()
            return
        await asyncio.gather(_pass_on(reader, beyond), _pass_on(there, writer))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
