"""Opening the bus that an operator has named."""

from ludiade.server.bus.local import Hub
from ludiade.server.bus.port import Bus


def open_bus(address: str, shared: bool) -> Bus | None:
    """The bus at an address; on a shared store without one, nodes ask the store alone.

    Raises ValueError for an address that can never be one, or for a store nobody else writes to.
    """
    if not address:
        return Hub().join() if shared else None
    if not shared:
        raise ValueError("--bus needs a store that nodes can share (--store postgresql://…)")
    from ludiade.server.bus.nats import NatsBus

    return NatsBus(address)
