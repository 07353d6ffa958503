"""Whether what is shown fits the window."""

from playwright.sync_api import Page, TimeoutError

from tests.web.axe import SETTLED

SETTLED_MS = 150
PATIENT_MS = 10_000
FITS = """() => new Promise((answer) => {
  const end = performance.now() + 10_000;
  const look = () => {
    const fits = document.documentElement.scrollWidth <= innerWidth;
    if (fits || performance.now() > end) answer(fits);
    else requestAnimationFrame(look);
  };
  look();
})"""


def settles(page: Page, holds: str) -> bool:
    """Whether that comes to be so, and not only until the page has settled in its window."""
    page.wait_for_timeout(SETTLED_MS)
    try:
        page.wait_for_function(holds, timeout=PATIENT_MS)
    except TimeoutError:
        return False
    return True


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways, once the page has settled in its window."""
    return bool(page.evaluate(FITS))


WIDER = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""Text as widely set as WCAG 1.4.12 lets a reader ask for."""

CUT = """() => {
  const wordy = (element) => [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const pen = document.createElement("canvas").getContext("2d");
  const out = [];
  for (const element of document.querySelectorAll("body *")) {
    if (!wordy(element) || element.closest(".vh, svg, [aria-hidden=true]")
      || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = pen.measureText(element.textContent);
    const text = {
      left, right, top: top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
      bottom: bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
    };
    for (let box = element; box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY) || clipPath !== "none"
        || textOverflow === "ellipsis") break;
      if (!/hidden|clip/.test(overflowX + overflowY) || /inline$|contents/.test(display)) continue;
      const edge = box.getBoundingClientRect();
      if (text.left < edge.left - 2 || text.right > edge.right + 2
        || text.top < edge.top - 2 || text.bottom > edge.bottom + 2)
        out.push(`${element.className} “${element.textContent.trim().slice(0, 40)}”`);
    }
  }
  return out;
}"""
"""Words that stand beyond the edge of what holds them, where nobody can scroll to them;
a line that ends in dots is told whole elsewhere."""


def cut(page: Page) -> list[str]:
    """Words that are cut as the page stands, or cut or led sideways with its letters set wider."""
    page.evaluate(SETTLED)
    found = [f"cut: {one}" for one in page.evaluate(CUT)]
    page.evaluate(WIDER)
    found += [f"cut when set wider: {one}" for one in page.evaluate(CUT)]
    if not fits(page):
        found.append("scrolls sideways when set wider")
    page.evaluate("document.adoptedStyleSheets = []")
    return found


BEYOND = """() => [...document.querySelectorAll(
    ".table :is(.acts, .hand, .notes, .advice) :is(button, a, summary)")].filter((thing) => {
  if (!thing.checkVisibility({ visibilityProperty: true })) return false;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const touched = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]].some(
    ([x, y]) => thing.contains(document.elementFromPoint(
      left + x * (right - left), top + y * (bottom - top))));
  return !touched || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((thing) => `${thing.className} “${thing.innerText.trim().slice(0, 30)}” at ` +
  Object.values(thing.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round))"""
"""What can be done at a table but lies beyond the window, or under something else."""

COVERED = """() => {
  const parts = ".guide, .notes, .board, .hand, .acts";
  const shown = (element, x, y) => {
    for (let box = element; !box.matches(parts); box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const inside = left <= x && x <= right && top <= y && y <= bottom;
      if (!inside && getComputedStyle(box).overflowY !== "visible") return false;
    }
    return true;
  };
  return [...document.querySelectorAll(`.table :is(${parts}) *`)].filter((element) => {
    const word = [...element.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!word || !seen || element.closest(".vh, [inert]")) return false;
    const range = document.createRange();
    range.selectNodeContents(word);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const part = document.elementFromPoint(x, y)?.closest(parts);
      return part && part !== element.closest(parts) && shown(element, x, y);
    });
  }).map((element) => `${element.className} “${element.textContent.trim().slice(0, 30)}” covered`);
}"""
"""Words of one part of a table over which another part lies."""
