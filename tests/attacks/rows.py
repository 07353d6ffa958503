"""All rows, in the order of the list."""

from tests.attacks import (
    authority,
    bots,
    clock,
    codes,
    conduct,
    devices,
    fairness,
    files,
    fragments,
    hosts,
    lost,
    openings,
    privacy,
    slow,
    texts,
)

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
    files.row,
    hosts.row,
    conduct.row,
]
