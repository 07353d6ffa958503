"""axe-core on whatever the page shows now."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


# The name one hears holds the words one sees, so that whoever speaks to the page can say them;
# but a fraction drawn over its bar has no slash that axe could see, and its name has one.
RULES = "[{id: 'label-content-name-mismatch', enabled: true, selector: '*:not(.fiche)'}]"


# Half faded in, a text has not its colour yet.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong in what the page shows once it is still, one line each."""
    page.evaluate(SETTLED)
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        f"async () => (axe.configure({{rules: {RULES}}}),"
        " await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(v => ({id: v.id, nodes: v.nodes.map(n => [n.target.join(' '), n.failureSummary])}))"
    )
    return [f"{one['id']}: {node[0]} {node[1][:300]}" for one in found for node in one["nodes"][:3]]
