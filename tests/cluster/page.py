"""A page that shows which node serves which table, read from PostgreSQL and the nodes' counters."""

import asyncio
import re
import urllib.request
from html import escape

import asyncpg

SERVED = """
SELECT t.name, t.status, t.shown::json->>'game' AS game,
       (SELECT max(n) + 1 FROM entry WHERE table_id = t.id) AS entries,
       array_agg(DISTINCT a.node) AS nodes, count(*) AS devices
FROM attendance a JOIN tables t ON t.id = a.table_id JOIN node ON node.name = a.node
WHERE node.until > now_ms()
GROUP BY t.id ORDER BY t.id DESC LIMIT 60
"""
COUNTED = {
    "connections": "connections", "tables_in_memory": "tables in memory",
    "live_matches": "of them being played", "steps_total": "entries stored since its start",
    "errors_total": "mistakes of ours",
}  # fmt: skip
ABOUT = (
    "Any node serves any table: the players of one match may be at several nodes, and come back at"
    " another when theirs ends. Try it: end one with kill -9, and look here again."
)
STYLE = "body{font:16px sans-serif;margin:2em}td,th{padding:.2em 1em;text-align:left}"


async def counters(port: int) -> dict[str, str] | None:
    """What a node counts; nothing where it does not answer."""

    def read() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=1) as answer:
            return str(answer.read().decode())

    try:
        told = await asyncio.to_thread(read)
    except OSError:
        return None
    return dict(re.findall(r"^ludiade_(\w+) (\S+)$", told, re.MULTILINE))


def row(cells: list[object], kind: str = "td") -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(str(cell))}</{kind}>" for cell in cells) + "</tr>"


async def page(store: str, ports: list[int]) -> str:
    """Nodes, then tables with the nodes whose devices look at them."""
    nodes = [row(["node", *COUNTED.values()], "th")]
    for port in ports:
        told = await counters(port)
        cells = ["no answer"] if told is None else [told.get(name, "") for name in COUNTED]
        nodes.append(row([f"127.0.0.1:{port}", *cells]))
    tables = [row(["table", "game", "status", "entries", "devices", "at the nodes"], "th")]
    db = await asyncpg.connect(store)
    try:
        for name, status, game, entries, at, devices in await db.fetch(SERVED):
            tables.append(
                row([name, game, status, entries, devices, ", ".join(sorted(map(_place, at)))])
            )
    finally:
        await db.close()
    head = f'<meta charset="utf-8"><meta http-equiv="refresh" content="2"><style>{STYLE}</style>'
    title = "<h1>Who serves what</h1>"
    body = f"<table>{''.join(nodes)}</table><h2>Tables</h2><table>{''.join(tables)}</table>"
    return f"<!doctype html><title>Ludiade</title>{head}{title}<p>{ABOUT}</p>{body}"


def _place(node: str) -> str:
    """A node as the first table calls it: its name holds its machine and its port."""
    return f"127.0.0.1:{node.split()[0].rpartition(':')[2]}"


async def serve(store: str, ports: list[int], port: int) -> asyncio.Server:
    """Show the page to whoever asks, whatever they ask."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(10):
                await reader.readuntil(b"\r\n\r\n")
                body = (await page(store, ports)).encode()
            head = f"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {len(body)}"
            writer.write(f"{head}\r\nconnection: close\r\n\r\n".encode() + body)
            await writer.drain()
        except (OSError, EOFError, TimeoutError, ValueError, asyncpg.PostgresError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port)
