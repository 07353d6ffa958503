"""The bus of nodes in one process; alone on it, a node hears nothing."""

from ludiade.server.bus.port import Heard


class LocalBus:
    """One node's end of it."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.heard: Heard | None = None

    def listen(self, heard: Heard) -> None:
        self.heard = heard

    def hint(self, table: str, n: int) -> None:
        self._hub.tell(self, table, n)

    async def stop(self) -> None:
        self._hub.leave(self)


class Hub:
    """What the nodes of one process share."""

    def __init__(self) -> None:
        self._ends: list[LocalBus] = []

    def join(self) -> LocalBus:
        """An end for one more node."""
        end = LocalBus(self)
        self._ends.append(end)
        return end

    def tell(self, sender: LocalBus, table: str, n: int) -> None:
        """Tell all nodes but the one that says so."""
        for end in list(self._ends) if sender in self._ends else ():
            if end is not sender and end.heard is not None:
                end.heard(table, n)

    def leave(self, end: LocalBus) -> None:
        """A node has gone."""
        if end in self._ends:
            self._ends.remove(end)
