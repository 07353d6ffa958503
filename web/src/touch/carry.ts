/** Carrying a card from the hand to the board: lifting it is a tap on it, letting go one there.
 *
 * So it does what two taps do, in every game, and sends nothing: the button does.
 */

import { zoomOf } from "../table/fit";
import { place } from "../timeline/flights";

const FAR = 8;
/** So near to a target, in pixels, a card that is let go still finds it. */
const NEAR = 64;
const CARDS = ".hand .cards button[aria-pressed]:not([aria-disabled=true], [data-key])";
const TARGETS = ".board :is(button, [role=button]):not([aria-disabled=true])";

export function carry(table: HTMLElement): () => void {
  function ondown(start: PointerEvent): void {
    const card = (start.target as Element).closest<HTMLElement>(CARDS);
    if (!card || start.button !== 0) return;
    let ghost: HTMLElement | null = null;
    const stop = new AbortController();

    function onmove(event: PointerEvent): void {
      if (event.pointerId !== start.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      event.preventDefault();
      if (!ghost) {
        ghost = raise(table, card!);
        if (card!.ariaPressed !== "true") card!.click(); // and the places it may go to appear
      }
      const zoom = zoomOf(ghost);
      ghost.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px)`;
    }

    function onend(event: PointerEvent): void {
      if (event.pointerId !== start.pointerId) return;
      stop.abort();
      if (!ghost) return;
      ghost.remove();
      if (event.type === "pointercancel") return;
      swallowClick();
      nearest(table, event.clientX, event.clientY)?.click();
    }

    const { signal } = stop;
    addEventListener("pointermove", onmove, { signal, passive: false });
    addEventListener("pointerup", onend, { signal });
    addEventListener("pointercancel", onend, { signal });
  }
  table.addEventListener("pointerdown", ondown);
  return () => table.removeEventListener("pointerdown", ondown);
}

/** The click by which a browser ends a drag is no tap; one that we make ourselves is. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => {
    if (click.isTrusted) click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function raise(table: HTMLElement, card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add("carried");
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-thing");
  table.append(ghost);
  place(ghost, box, zoomOf(table));
  return ghost;
}

/** What a card that is let go there was meant for. */
function nearest(table: HTMLElement, x: number, y: number): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = NEAR;
  for (const target of table.querySelectorAll<HTMLElement>(TARGETS)) {
    const box = target.getBoundingClientRect();
    if (!box.width) continue;
    const far = Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    );
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
