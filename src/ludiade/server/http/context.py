"""What whoever serves a request needs: the tables, and who may come how often from where."""

from ludiade.server.fair_queue import FairQueue
from ludiade.server.hall.halls import Halls
from ludiade.server.http.addresses import Networks, Proxies
from ludiade.server.http.capacity import Capacity
from ludiade.server.http.concurrency import LOOKS_AT_ONCE, ConcurrencyLimit, HeavyWork
from ludiade.server.http.devices import Devices
from ludiade.server.http.hosts import Hosts
from ludiade.server.http.limits import Limits
from ludiade.server.http.press import Press
from ludiade.server.ops.health import Health
from ludiade.server.table.peers import Member
from ludiade.server.table.tables import Tables
from ludiade.server.websocket.connections import Connections


class Context:
    """One process that serves."""

    def __init__(self, tables: Tables, files: int | None = None) -> None:
        config = tables.config
        self.tables = tables
        self.config = config
        self.counters = tables.counters
        self.capacity = Capacity(config, files)
        self.fair = FairQueue(tables.loop)
        self.proxies = Proxies(config.trusted_proxies)
        self.watchers = Networks(config.metrics_from)
        """Who may read the counters."""
        self.hosts = Hosts(config.address, config.allowed_hosts)
        self.limits = Limits(config, tables.clock.steady, tables.store)
        self.devices = Devices(tables.store, tables.clock, self.limits)
        self.press = Press()
        self.looks = ConcurrencyLimit(LOOKS_AT_ONCE)
        self.workshop = HeavyWork(at_once=2, longest_s=30.0)
        self.halls = Halls(tables)
        self.connections = Connections(self)
        self.streams: set[Member] = set()
        """Programs that read over HTTP."""
        self.health = Health(tables)
