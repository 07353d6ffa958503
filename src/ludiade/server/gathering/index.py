"""What is found of a gathering from outside its log: derived, never the truth."""

from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.timing import wakes_at
from ludiade.server.room.index import Index, WayIn

LOOKED_UP = ("call", "attend", "member", "host")


def index(g: Gathering, created: int) -> Index:
    """The index of a gathering that was opened at a time of the wall clock."""
    wakes = wakes_at(g)
    return Index(
        kind="gathering",
        status="closed" if g.is_over else "playing",
        game=g.game.id,
        public=False,
        due=None if wakes is None else created + wakes,
        devices=tuple(sorted(g.devices())),
        ways=() if g.is_over else tuple(
            WayIn(way.digest, way.purpose, created + way.until)
            for way in g.ways if way.purpose in LOOKED_UP
        ),
        card={
            "kind": g.plan.kind, "title": g.plan.title, "status": g.status,
            "hosts": sorted(g.hosts), "kept": g.kept is not None,
        },
    )  # fmt: skip
