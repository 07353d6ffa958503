"""A gathering is loaded while others write to it."""

from ludiade.server.hall import admission
from tests.server.hall.lesson import gather
from tests.server.nodes.several import on_nodes

NEWCOMER = "digest of a newcomer"


def test_whoever_comes_while_another_node_loads_the_gathering_is_known_there(tmp_path, monkeypatch):
    async def go(rigs):
        here, there = rigs
        opened, _ = await gather(here)
        store, name = here.tables.store, opened["gathering"]
        load = store.load

        async def load_and_let_somebody_in(asked):
            row = await load(asked)
            monkeypatch.setattr(store, "load", load)
            await admission.come_in(here.context.halls, NEWCOMER, name, [""], "come")
            return row

        monkeypatch.setattr(store, "load", load_and_let_somebody_in)
        hall = await there.context.halls.hall(name)
        (member,) = hall.gathering.members.values()
        assert hall.number_of(NEWCOMER) == member.device
        assert hall.names[member.name]

    on_nodes(go, tmp_path, hints=False)
