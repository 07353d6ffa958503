"""The bus of the nodes on one store, as an operator has named it."""

from importlib.util import find_spec
from typing import Literal
from urllib.parse import urlsplit

from ludiade.server.bus.local import Hub
from ludiade.server.bus.port import Bus
from ludiade.server.store.postgres.unusable import is_url

NOTIFY = "notify"
"""PostgreSQL itself carries the hints."""
SCHEMES = ("nats", "tls", "ws", "wss")
Wrong = Literal["not_a_bus", "bus_of_a_file", "bus_not_installed"]


def wrong_with(store: str, url: str) -> Wrong | None:
    """Why a bus cannot be used with a store; nothing where it can, or none is asked for."""
    if not url:
        return None
    if url == NOTIFY:
        return None if is_url(store) else "bus_of_a_file"
    try:
        parts = urlsplit(url)
        usable = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        return "not_a_bus"
    if not is_url(store):
        return "bus_of_a_file"
    return None if find_spec("nats") is not None else "bus_not_installed"


def open_bus(store: str, url: str) -> Bus | None:
    """None where one process has the store to itself; a silent one where no hints are wanted.

    It connects beside everything else: nobody waits for it. ValueError where it cannot be.
    """
    if (wrong := wrong_with(store, url)) is not None:
        raise ValueError(wrong)
    if not is_url(store):
        return None
    if not url:
        return Hub().join()
    if url == NOTIFY:
        from ludiade.server.bus.notify import NotifyBus

        return NotifyBus(store)
    from ludiade.server.bus.nats import NatsBus

    return NatsBus(url)
