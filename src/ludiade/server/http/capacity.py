"""How many connections of all kinds there may be, and who goes when there is no room left.

A connection is pending until it has sent a whole request, and again while it waits for the next.
Pending ones can be closed at any time, the longest pending first: whoever sends a request is
served, however many others hold half of one. Held ones, WebSockets and streams, stay, but for
those that have not said to which table they come; so many are never held that no room is left for
requests.
"""

import sys
from collections import Counter
from typing import Protocol

from ludiade.server.ops.config import Config
from ludiade.server.wire.decoding import Denied

RESERVED_FILES = 64
"""For the store, the bots' processes, and what is accepted at once."""
FEWEST = 16
LATER_S = 30


class Closable(Protocol):
    """A connection that can be closed at once."""

    def evict(self) -> None: ...


class Slot:
    """The place of one connection."""

    __slots__ = ("address", "holder", "holds")

    def __init__(self, address: str | None, holder: Closable) -> None:
        self.address = address
        """What the socket says; none where a trusted proxy brings many."""
        self.holder: Closable | None = holder
        """Whom to ask to go while it is pending."""
        self.holds: str | None = None
        """For which address it is held."""


class Capacity:
    """Counts connections, in all and an address."""

    def __init__(self, config: Config, files: int | None) -> None:
        room = config.connections if files is None else files - RESERVED_FILES
        self.most = max(FEWEST, min(config.connections, room))
        self.most_held = self.most - min(64, self.most // 4)
        for_others = self.most_held // 4  # also where the system allows few files
        self.most_an_address = min(config.connections_an_address, self.most_held - for_others)
        self.most_pending = max(2, min(config.pending_an_address, self.most // 2))
        self.slots: set[Slot] = set()
        self.held = 0
        self.evicted = 0
        self._held_of: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._pending: dict[Slot, None] = {}
        self._silent: dict[Slot, None] = {}
        """Held, and not yet at a table."""
        self._half_sent: dict[str | None, dict[Slot, None]] = {}

    def open(self, address: str | None, holder: Closable) -> Slot | None:
        """A place for a new connection; none where even closing a pending one gives no room."""
        if address is not None:
            own = self._half_sent.get(address, {})
            full = self._addresses[address] >= self.most_an_address + self.most_pending
            if (full or len(own) >= self.most_pending) and not self._evict(own) and full:
                return None
        if len(self.slots) >= self.most and not self._evict(self._pending):
            return None
        slot = Slot(address, holder)
        self.slots.add(slot)
        if address is not None:
            self._addresses[address] += 1
        self.pending(slot)
        return slot

    def pending(self, slot: Slot, idle: bool = False) -> None:
        """It has sent half a request, or none; an idle one has sent whole ones before."""
        self.busy(slot)
        if slot in self.slots:
            self._pending[slot] = None
            if not idle:
                self._half_sent.setdefault(slot.address, {})[slot] = None

    def busy(self, slot: Slot) -> None:
        """It has sent a whole request."""
        self._pending.pop(slot, None)
        own = self._half_sent.get(slot.address, {})
        own.pop(slot, None)
        if not own:
            self._half_sent.pop(slot.address, None)

    def is_pending(self, slot: Slot) -> bool:
        """Whether more of its request is awaited."""
        return slot in self._pending

    def hold(self, slot: Slot | None, address: str) -> None:
        """Keep a connection for as long as its device likes; Denied where too many are kept."""
        if self.held >= self.most_held and not self._evict(self._silent):
            raise Denied("too_many", limit="connections", seconds=LATER_S)
        if self._held_of[address] >= self.most_an_address:
            raise Denied("too_many", limit="connections_an_address", seconds=LATER_S)
        self.held += 1
        self._held_of[address] += 1
        if slot is not None:
            slot.holds = address
            self.busy(slot)
            self._silent[slot] = None

    def settle(self, slot: Slot) -> None:
        """Its device has said to which table it comes: it goes when it likes."""
        self._silent.pop(slot, None)

    def let_go(self, address: str) -> None:
        """What was kept is kept no more."""
        self.held -= 1
        self._held_of[address] -= 1
        if not self._held_of[address]:
            del self._held_of[address]

    def close(self, slot: Slot) -> None:
        """A connection has ended."""
        if slot not in self.slots:
            return
        self.busy(slot)
        self.settle(slot)
        self.slots.remove(slot)
        if slot.holds is not None:
            self.let_go(slot.holds)
        if slot.address is not None:
            self._addresses[slot.address] -= 1
            if not self._addresses[slot.address]:
                del self._addresses[slot.address]

    def relieve(self, count: int) -> None:
        """Close some of the pending, as the system has no files left."""
        for _ in range(count):
            if not self._evict(self._pending):
                return

    def _evict(self, pending: dict[Slot, None]) -> bool:
        """Close whoever has been pending longest."""
        oldest = next(iter(pending), None)
        if oldest is None:
            return False
        self.evicted += 1
        self.close(oldest)
        if oldest.holder is not None:
            oldest.holder.evict()
        return True


def open_files() -> int | None:
    """How many files this process may have open, raised as far as the system lets us."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):  # some systems say "without end" and mean something else
            pass
    return None if soft == resource.RLIM_INFINITY else soft
