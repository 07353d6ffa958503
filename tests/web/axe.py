"""axe-core on whatever the page shows now."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


# The name one hears holds the words one sees, so that whoever speaks to the page can say them;
# but a fraction drawn over its bar has no slash that axe could see, and its name has one.
RULES = "[{id: 'label-content-name-mismatch', enabled: true, selector: '*:not(.fiche)'}]"


# Half faded in, a text has not its colour yet; what moves begins to in the frame after a step.
SETTLED = """async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
  do {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    await Promise.allSettled(moving().map((one) => one.finished));
  } while (moving().length);
}"""


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
