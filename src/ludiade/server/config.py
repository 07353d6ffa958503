"""How a server is set up: where it listens, where it keeps, and what it allows."""

import os

from msgspec import Struct


class Config(Struct, frozen=True, kw_only=True):
    """Everything an operator or a test may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "ludiade.sqlite3"
    address: str = ""
    """How other devices reach this server (http://192.168.1.20:8000), where that is known."""
    synchronous: str = "FULL"

    grace_ms: int = 400
    """How late an answer may arrive that was sent in time."""
    mixing_s: float = 3.0
    """How long the devices have to contribute to the shuffles."""
    recovery_s: float = 5.0
    """What is left of a delay, at least, when the server comes back."""
    absent_s: float = 20.0
    """How long a seat must be away before others may seat a bot there."""
    bot_pause_s: tuple[float, float] = (0.5, 1.5)
    """Between these a bot's answer comes, whatever it holds."""
    bot_quick_s: tuple[float, float] = (0.25, 0.6)
    """The same where anybody can see that there is nothing to decide."""
    bot_workers: int = min(4, os.cpu_count() or 1)
    hint_s: float = 3.0
    """How long the coach thinks about a hint at most."""
    review_playouts: int = 100
    """Imagined games for each judgement of a review."""
    invitation_s: int = 7 * 24 * 3600
    recovery_code_s: int = 15 * 60

    idle_state_s: float = 60.0
    """After which a live state is dropped; it is folded again when somebody asks."""
    archive_s: int = 60 * 24 * 3600
    """After which a table that nobody came back to is closed."""
    ping_s: float = 50.0
    frame_bytes: int = 16 * 1024
    body_bytes: int = 1024 * 1024
    buffer_bytes: int = 1024 * 1024
    """What may wait for a slow reader before it is dropped."""
    queue: int = 64
    """Requests that may wait at one table."""
    connections: int = 20_000
    connections_an_address: int = 5_000
    tables_open: int = 20_000
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    tries_a_minute: float = 10.0
    tables_a_minute: float = 60.0
    calls_a_second: float = 50.0
