/** Dragging a tile with mouse, pen or finger: from the ledge, along it, over the board and back. */

import type { Diamino } from "./play.svelte";

const FAR = 7;

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
      const lead = start.pointerType === "mouse" ? 0 : 34;

      function onmove(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!ghost && Math.hypot(dx, dy) < FAR) return;
        event.preventDefault();
        ghost ??= raise(tile);
        ghost.style.transform = `translate(${dx}px, ${dy - lead}px)`;
      }

      function onend(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        stop.abort();
        if (!ghost) return;
        ghost.remove();
        tile.classList.remove("away");
        // The click that follows a drag is no touch.
        const swallow = (click: Event): void => click.stopPropagation();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        if (event.type === "pointercancel") return;
        delete tile.dataset.thing; // It has been carried already.
        const target =
          document.elementFromPoint(event.clientX, event.clientY - lead) ??
          document.elementFromPoint(event.clientX, event.clientY);
        land(target?.closest<HTMLElement>("[data-sq], [data-key], .hand") ?? null);
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

function raise(tile: HTMLElement): HTMLElement {
  const box = tile.getBoundingClientRect();
  const ghost = tile.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-key");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (tile.closest(".table") ?? document.body).append(ghost);
  tile.classList.add("away");
  return ghost;
}
