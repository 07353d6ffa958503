"""Whether a page that was resized holds its width, once it is laid out."""

from playwright.sync_api import Page

FITS = """(frames) => new Promise((answer) => {
  const look = () => {
    if (document.documentElement.scrollWidth <= innerWidth) answer(true);
    else if (frames-- > 0) requestAnimationFrame(look);
    else answer(false);
  };
  requestAnimationFrame(look);
})"""  # evaluated whole: the page's own rules forbid a driver that polls it by strings
FRAMES = 120
"""How long a busy browser may take to lay a resized page out."""


def fits(page: Page, width: int, height: int) -> bool:
    """Whether nothing scrolls sideways at this size."""
    page.set_viewport_size({"width": width, "height": height})
    return bool(page.evaluate(FITS, FRAMES))
