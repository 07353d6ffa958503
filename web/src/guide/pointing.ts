/** Points at the thing to touch now, found by the name a screen reader gives it. */

const TOUCHABLE = "button, [role=button], [role=gridcell]";
const WATCHED = ["aria-label", "aria-pressed", "aria-disabled"];

/** The names of what is to be touched, one after the other. */
export interface Wish {
  number: number;
  touch: string[];
}

export function pointing(step: () => Wish | null) {
  return (room: HTMLElement): (() => void) => {
    let asked = 0;
    let number = 0;
    let touched: string[] = [];
    const point = (): void => {
      asked = 0;
      const now = step();
      if (now?.number !== number) [number, touched] = [now?.number ?? 0, []];
      const found = wished(room, now?.touch ?? [], touched);
      for (const old of room.querySelectorAll("[data-wished]"))
        if (old !== found) old.removeAttribute("data-wished");
      found?.setAttribute("data-wished", "");
    };
    const later = (): void => {
      asked ||= requestAnimationFrame(point);
    };
    const onclick = (event: MouseEvent): void => {
      const thing = (event.target as Element).closest(TOUCHABLE);
      if (thing) touched.push(nameOf(thing));
    };
    const watcher = new MutationObserver(later);
    watcher.observe(room, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: WATCHED,
    });
    room.addEventListener("click", onclick);
    later();
    return () => {
      watcher.disconnect();
      room.removeEventListener("click", onclick);
      cancelAnimationFrame(asked);
    };
  };
}

/** The deed itself where it can be done, else the first thing that was not touched yet. */
function wished(room: HTMLElement, names: string[], touched: string[]): Element | undefined {
  const things = [...room.querySelectorAll(TOUCHABLE)];
  const find = (name: string): Element | undefined => {
    const alike = things.filter((thing) => nameOf(thing) === plain(name));
    if (alike.some((thing) => thing.ariaPressed === "true")) return undefined;
    return alike.find((thing) => thing.ariaDisabled !== "true");
  };
  const untouched = names.filter((name) => !touched.includes(plain(name)));
  for (const name of [...names.slice(-1), ...untouched, ...names]) {
    const found = find(name);
    if (found) return found;
  }
  return undefined;
}

const nameOf = (thing: Element): string => plain(thing.ariaLabel ?? thing.textContent ?? "");
const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
