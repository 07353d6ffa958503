"""Whether what is shown fits the window."""

from playwright.sync_api import Page

FITS = """() => new Promise((answer) => {
  const end = performance.now() + 10_000;
  const look = () => {
    const fits = document.documentElement.scrollWidth <= innerWidth;
    if (fits || performance.now() > end) answer(fits);
    else requestAnimationFrame(look);
  };
  look();
})"""


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways, once the page has settled in its window."""
    return bool(page.evaluate(FITS))
