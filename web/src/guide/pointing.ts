/** Points at the thing to touch now, found by the name a screen reader gives it. */

import type { Step } from "./lesson.svelte";

const TOUCHABLE = "button, [role=button], [role=gridcell]";
const WATCHED = ["aria-label", "aria-pressed", "aria-disabled"];

export function pointing(step: () => Step | null) {
  return (room: HTMLElement): (() => void) => {
    let asked = 0;
    const point = (): void => {
      asked = 0;
      const found = wished(room, step()?.touch ?? []);
      for (const old of room.querySelectorAll("[data-wished]")) if (old !== found) old.removeAttribute("data-wished");
      found?.setAttribute("data-wished", "");
    };
    const later = (): void => {
      asked ||= requestAnimationFrame(point);
    };
    const watcher = new MutationObserver(later);
    watcher.observe(room, { subtree: true, childList: true, characterData: true, attributeFilter: WATCHED });
    later();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(asked);
    };
  };
}

/** The first of these that is there to be touched, and has not been. */
function wished(room: HTMLElement, names: string[]): Element | undefined {
  const things = [...room.querySelectorAll(TOUCHABLE)].filter((thing) => thing.ariaDisabled !== "true" && thing.ariaPressed !== "true");
  for (const name of names) {
    const found = things.find((thing) => plain(thing.ariaLabel ?? thing.textContent ?? "") === plain(name));
    if (found) return found;
  }
  return undefined;
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
