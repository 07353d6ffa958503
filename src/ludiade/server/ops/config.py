"""How a server is set up: where it listens, where it keeps, and what it allows."""

import os
from typing import Literal

from msgspec import Struct

KIB = 1024
MIB = 1024 * KIB
LOOPBACK = ("127.0.0.0/8", "::1")


class Config(Struct, frozen=True, kw_only=True):
    """Everything an operator or a test may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "ludiade.sqlite3"
    """The file of the tables, or the address of a PostgreSQL."""
    bus: str = ""
    """How nodes of one PostgreSQL give each other hints: the address of a NATS, or `notify`."""
    role: Literal["play", "watch"] = "play"
    """A node that only watches relays tables to spectators: it changes none, and starts nothing."""
    address: str = ""
    """How other devices reach this server (http://192.168.1.20:8000), where that is known."""
    allowed_hosts: tuple[str, ...] = ()
    """By which further names requests may call this server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics_from: tuple[str, ...] = LOOPBACK
    """Addresses or networks that may read /metrics."""
    websocket: Literal["picows", "plain"] | None = None
    """Which library holds the WebSockets; none: picows where it is installed."""
    synchronous: str = "FULL"

    grace_ms: int = 400
    """How late an answer may arrive that was sent in time."""
    mixing_s: float = 3.0
    """How long the devices have to commit to their share in the shuffles once the host starts."""
    reveal_s: float = 5.0
    """How long they have to reveal it then."""
    recovery_s: float = 5.0
    """What is left of a delay, at least, when the server comes back."""
    absent_s: float = 20.0
    """How long a seat must be away before others may seat a bot there, while a delay runs."""
    patience_s: float = 300.0
    """The same where no delay runs and the table limits no turn."""
    bot_pause_s: tuple[float, float] = (0.5, 1.5)
    """Between these a bot's answer comes, whatever it holds."""
    bot_quick_s: tuple[float, float] = (0.25, 0.6)
    """The same where anybody can see that there is nothing to decide."""
    bot_workers: int = min(4, os.cpu_count() or 1)
    hint_s: float = 3.0
    """How long the coach thinks about a hint at most."""
    review_playouts: int = 100
    """Imagined games for each judgement of a review."""
    review_s: float = 11.0
    """How long a review may think; what is most telling comes first."""
    invitation_s: int = 7 * 24 * 3600
    """How long a link or a spoken code leads to a seat."""
    watching_s: int = 30 * 24 * 3600
    """How long a link to watch by leads in."""
    recovery_code_s: int = 15 * 60

    idle_state_s: float = 60.0
    """After which a live state is dropped; it is folded again when somebody asks."""
    archive_s: int = 60 * 24 * 3600
    """After which a table that nobody came back to is closed."""

    head_s: float = 10.0
    """How long the head of a request may take, from the connection or from its first byte."""
    body_s: float = 20.0
    """How long the body of a request may take after its head."""
    hello_s: float = 10.0
    """How long a WebSocket may stay open without saying to which table it comes."""
    idle_s: float = 10.0
    """How long a connection may wait for its next request."""
    read_s: float = 30.0
    """How long a device may leave an answer unread."""
    ping_s: float = 50.0

    head_bytes: int = 16 * KIB
    """The head of a request."""
    frame_bytes: int = 16 * KIB
    body_bytes: int = 16 * KIB
    opening_bytes: int = 128 * KIB
    """The body that opens a table: practice may bring the orders of a whole match."""
    buffer_bytes: int = MIB
    """What may wait for a slow reader before it is dropped."""
    queue: int = 64
    """Requests that may wait at one table."""

    connections: int = 20_000
    """Of all kinds; fewer where the system allows fewer open files."""
    connections_an_address: int = 5_000
    pending_an_address: int = 100
    """Connections of one address that have not sent a whole request yet."""
    tables_open: int = 20_000
    unstarted_a_device: int = 50
    """Tables of one device that were opened and never begun."""
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    hello_frames: float = 5.0
    """What a hello costs of these: it may have a whole match folded and told."""
    tries_a_minute: float = 10.0
    """Wrong codes, an address."""
    tries_a_site: float = 60.0
    """Wrong codes of all IPv6 networks of one /48."""
    joins_a_minute: float = 60.0
    """Joins by a link or at an open table, an address."""
    devices_a_minute: float = 60.0
    """New devices, an address."""
    pictures_a_minute: float = 30.0
    """Links drawn as pictures, an address."""
    workshop_a_minute: float = 20.0
    """Decks bettered, an address."""
    prints_a_minute: float = 20.0
    """PDFs made, an address."""
    tables_a_minute: float = 60.0
    """Tables opened, an address and a device."""
    gatherings_a_device: int = 20
    """Gatherings of one device that go on."""
    round_tables_a_minute: float = 120.0
    round_tables_at_once: float = 400.0
    """Tables opened by the rounds of gatherings, an address: four rounds of the largest."""
    calls_a_second: float = 50.0
    """Of one device."""
    calls_an_address: float = 400.0
    """Calls a second of all devices behind one address."""
    bytes_an_address: float = 16 * MIB
    """What an address is told a second by calls and to each hello, when it is much for long."""
    unread_bytes: int = 64 * MIB
    """What may wait for all slow readers together before they are dropped sooner."""
