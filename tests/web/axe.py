"""axe-core on whatever the page shows now."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


# The name one hears holds the words one sees: whoever speaks to the page can say them.
OPTIONS = "{resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}}"


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        f"async () => (await axe.run(document, {OPTIONS})).violations"
        ".map(v => ({id: v.id, nodes: v.nodes.map(n => [n.target.join(' '), n.failureSummary])}))"
    )
    return [f"{one['id']}: {node[0]} {node[1][:300]}" for one in found for node in one["nodes"][:3]]
