"""Somebody's telephone, whatever they use it for: it comes in by any node, asks, and asks again."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.simulation.disk import Kept
from tests.simulation.loop import Actor
from tests.simulation.node import Link, Node

if TYPE_CHECKING:
    from tests.simulation.evening import Evening


class Pending(NamedTuple):
    """What was asked and is not answered, on which connection and since when."""

    asked: Any
    link: Link
    since: float


class Caller(ABC):
    """A device with at most one connection that counts, and what it has asked there."""

    def __init__(self, evening: "Evening", name: str, kept: Kept, digest: str) -> None:
        self.evening = evening
        self.name = name
        self.kept = kept
        self.digest = digest
        self.actor = Actor(name)
        self.link: Link | None = None
        self.declined_by: Node | None = None
        self.is_home = False
        self.pending: dict[str, Pending] = {}
        self.keys = 0

    def later(self, seconds: float, work: object, *args: object) -> None:
        self.evening.loop.call_later(seconds, work, *args, context=self.actor.context)

    def tell(self, what: str, *about: object) -> None:
        self.evening.tell(self.name, what, *about)

    # Coming and going

    def connect(self) -> None:
        """Come in by any node that answers, and not by the one that has just declined."""
        if self.is_home:
            return
        node = self.evening.any_node(self.declined_by)
        self.declined_by = None
        if node is None:
            self.later(0.3, self.connect)
            return
        self.open(node)

    def open(self, node: Node) -> None:
        self.link = link = node.link(self)
        self.tell("connects to", node.actor.name)
        self.greet(link)

    @abstractmethod
    def greet(self, link: Link) -> None:
        """Say what is said first."""

    @abstractmethod
    def receive(self, link: Link, data: Any, stored: int) -> None:
        """Something was told, when so many entries were stored."""

    def lost(self, link: Link) -> None:
        """A connection broke: come back in a moment, by any node."""
        if link is self.link:
            self.link = None
            self.tell("has lost", link.node.actor.name)
            if self.is_home:
                return
            self.later(self.evening.chance.uniform(0.05, 1.0), self.connect)

    def go_home(self) -> None:
        """Leave for good."""
        self.is_home = True
        self.pending.clear()
        if self.link is not None:
            self.link.cut()

    # What is asked

    def ask(self, asked: Any) -> None:
        """Send a request, perhaps twice, and wait for its answer."""
        link = self.link
        if link is None or not link.open:
            return
        key = getattr(asked, "key", None)
        if key is not None and key not in self.pending:
            self.pending[key] = Pending(asked, link, self.evening.loop.time())
        self.tell("asks", asked)
        link.to_node(asked)
        if self.evening.chance.random() < self.evening.double_clicks:
            link.to_node(asked)

    def new_key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys}"

    def ask_again(self) -> None:
        """On a new connection, whatever has no answer is asked again by its key."""
        for key, pending in list(self.pending.items()):
            if pending.link is not self.link and self.link is not None:
                del self.pending[key]
                self.ask(pending.asked)

    def ask_later(self, link: Link, key: str, pending: Pending) -> None:
        """It could not be done just now: ask the same once more."""
        self.pending[key] = pending._replace(link=link)
        self.later(1.0, self._ask_once_more, key)

    def _ask_once_more(self, key: str) -> None:
        pending = self.pending.get(key)
        if pending is not None and self.link is not None and self.link.open:
            del self.pending[key]
            self.ask(pending.asked)

    def is_asking(self, *kinds: type) -> bool:
        return any(isinstance(one.asked, kinds) for one in self.pending.values())
