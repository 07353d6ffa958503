"""What a table asks of a slow phone: counted or compared, so a busy machine changes nothing."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import NEVER_STOPPING, SIZES, Site
from tests.web.tables import OPTIONS, open_table

ROUNDS, CHANGES = 8, 10
LAID_OUT = f"""() => {{
  const words = document.querySelector(".guide p"), board = document.querySelector(".board");
  const quickest = () => Math.min(...Array.from({{ length: {ROUNDS} }}, () => {{
    const start = performance.now();
    for (let nth = 0; nth < {CHANGES}; nth++) {{
      words.append(" .");
      document.body.getBoundingClientRect();
    }}
    return performance.now() - start;
  }}));
  const beside = quickest();
  board.firstElementChild.style.display = "none";
  return [beside, quickest()];
}}"""
"""How long new words above a board take to be laid out, beside the board and beside nothing."""

WATCH = """
window.shift = 0; window.built = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
const { port1, port2 } = new MessageChannel();
let now = 0;
port1.onmessage = () => { built.push(now); now = 0; };
new MutationObserver((changes) => {
  if (!now) port2.postMessage("in the next task");
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.nodeType === 1) now += 1 + node.querySelectorAll("*").length;
}).observe(document, { childList: true, subtree: true });
"""
"""How many elements each task has added, and what was seen moving."""


def seated(page: Page, game: str) -> None:
    page.goto("/")
    opened = open_table(page, game, ["me", "bot"])
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name="Distribuer").click()
    page.locator(".table:not(.coming)").wait_for()


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_words_above_a_board_do_not_have_it_laid_out_anew(
    game: str, browser: Browser, site: Site
) -> None:
    context = browser.new_context(base_url=site.address, locale="fr-FR")
    page = context.new_page()
    seated(page, game)
    beside, alone = page.evaluate(LAID_OUT)
    assert beside < 3 * alone
    context.close()


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_a_table_is_built_in_several_tasks_and_nothing_moves_meanwhile(
    game: str, size: str, browser: Browser, site: Site
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=site.address, locale="fr-FR", viewport={"width": width, "height": height}
    )
    context.add_init_script(NEVER_STOPPING)
    page = context.new_page()
    seated(page, game)
    context.add_init_script(WATCH)
    page.reload()
    page.locator(".table:not(.coming)").wait_for()
    page.wait_for_timeout(500)
    all_of_it = page.locator(".table *").count()
    built, shift = page.evaluate("[Math.max(...built), shift]")
    assert built < 0.9 * all_of_it
    assert shift == 0
    context.close()
