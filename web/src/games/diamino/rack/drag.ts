/** Dragging a tile with mouse, pen or finger: from the ledge, along it, over the board and back. */

import { zoomOf } from "../../../table/fit";
import { place } from "../../../timeline/flights";
import type { Diamino } from "../play.svelte";

const FAR = 7;
/** A finger hides what it carries: that is shown above it, and still lands where the finger is. */
const ABOVE_FINGER = 34;

export function drag(play: Diamino) {
  return (container: HTMLElement): (() => void) => {
    function ondown(event: PointerEvent): void {
      const tile = (event.target as Element).closest<HTMLElement>("[data-key], [data-trial]");
      if (!tile || event.button !== 0 || !play.mayLay) return;
      follow(event, tile);
    }

    function follow(start: PointerEvent, tile: HTMLElement): void {
      let ghost: HTMLElement | null = null;
      const key = tile.dataset.key;
      const from = tile.dataset.trial;
      const lead = start.pointerType === "mouse" ? 0 : ABOVE_FINGER;
      let below: HTMLElement | null = null;

      function onmove(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!ghost && Math.hypot(dx, dy) < FAR) return;
        event.preventDefault();
        ghost ??= raise(tile);
        const zoom = zoomOf(ghost);
        ghost.style.transform = `translate(${dx / zoom}px, ${(dy - lead) / zoom}px)`;
        mark(targetAt(event));
      }

      function onend(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        stop.abort();
        if (!ghost) return;
        ghost.remove();
        mark(null);
        tile.classList.remove("away");
        // The click that follows a drag is no touch.
        const swallow = (click: Event): void => click.stopPropagation();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        if (event.type === "pointercancel") return;
        delete tile.dataset.thing; // It has been carried already.
        land(targetAt(event));
      }

      /** Show where it would land. */
      function mark(target: HTMLElement | null): void {
        if (target === below) return;
        below?.classList.remove("target");
        below = target;
        if (below?.dataset.sq !== undefined) below.classList.add("target");
      }

      function land(target: HTMLElement | null): void {
        const square = target?.dataset.sq;
        if (square !== undefined && key) play.laying.lay(key, Number(square));
        else if (square !== undefined && from) play.laying.shift(Number(from), Number(square));
        else if (from && target) play.laying.takeBack(Number(from));
        else if (key && target?.dataset.key) play.rack.move(key, target.dataset.key);
      }

      const stop = new AbortController();
      const { signal } = stop;
      addEventListener("pointermove", onmove, { signal, passive: false });
      addEventListener("pointerup", onend, { signal });
      addEventListener("pointercancel", onend, { signal });
    }

    container.addEventListener("pointerdown", ondown);
    return () => container.removeEventListener("pointerdown", ondown);
  };
}

function targetAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<HTMLElement>("[data-sq], [data-key], .hand") ?? null;
}

function raise(tile: HTMLElement): HTMLElement {
  const box = tile.getBoundingClientRect();
  const ghost = tile.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-key");
  const table = tile.closest(".table") ?? document.body;
  table.append(ghost);
  place(ghost, box, zoomOf(table));
  tile.classList.add("away");
  return ghost;
}
