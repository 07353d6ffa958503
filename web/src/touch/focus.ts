/** Focus is never lost: when what held it has gone, the next thing to do takes it.
 *
 * It does so in a task of its own: focusing has the whole page measured, which is too long
 * in the midst of a step.
 */

/** How often one looks whether a table that is being built has its next thing to do. */
const BUILDING_MS = 20;
const NEXT = ".hand button:not([aria-disabled=true]), .acts .btn:not([aria-disabled=true])";
const ELSE = ".guide p[tabindex]";
const STOPS = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";

/** What is to be done now, or the sentence that says who does it. */
export function nextThing(): HTMLElement | null {
  return document.querySelector<HTMLElement>(NEXT) ?? document.querySelector<HTMLElement>(ELSE);
}

export function keepFocus(page: HTMLElement): void {
  let path: Element[] = [];
  const lost = (): boolean =>
    path.length > 0 && !path[0].isConnected && document.activeElement === document.body;
  const regain = (): void => {
    if (!lost()) return;
    if (page.querySelector(".table.coming")) return void setTimeout(regain, BUILDING_MS);
    const near = path.find((element) => element.isConnected)?.querySelector<HTMLElement>(STOPS);
    const to = nextThing() ?? near ?? page.querySelector("h1");
    if (to?.localName === "h1") to.tabIndex = -1;
    to?.focus();
  };
  const watcher = new MutationObserver(() => void (lost() && setTimeout(regain)));
  page.addEventListener("focusin", (event) => {
    const way = event.composedPath();
    path = way.slice(0, way.indexOf(page)) as Element[];
  });
  watcher.observe(page, { childList: true, subtree: true });
}
