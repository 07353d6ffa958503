"""All rows, in the order of the list."""

from tests.attacks.rows import (
    authority,
    bots,
    clock,
    codes,
    conduct,
    crowds,
    devices,
    evenings,
    fairness,
    files,
    fragments,
    gatherings,
    hosts,
    lost,
    openings,
    papers,
    privacy,
    slow,
    texts,
)
from tests.services import on_postgres

ROWS = [
    authority.row,
    texts.row,  # begun in numbers
    *fragments.rows,
    codes.row,
    codes.behind_a_proxy,
    clock.row,
    fairness.row,
    openings.unstarted,
    privacy.row,
    devices.row,
    slow.row,
    openings.large,
    bots.forsaken,
    bots.busy,
    lost.row,
    *([] if on_postgres() else [files.row]),  # of the data file, for others on its machine
    hosts.row,
    conduct.row,
    gatherings.row,
    papers.row,
    evenings.row,
    crowds.row,
]
