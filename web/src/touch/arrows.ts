/** Arrow keys walk from one thing to its neighbour, wherever they lie. */

const STOPS = "button:not(:disabled), [role=button][tabindex], [role=gridcell][tabindex], a[href]";

export function arrows(container: HTMLElement): () => void {
  function onkey(event: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    const from = document.activeElement as HTMLElement | null;
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own
    if (!way || !from || !container.contains(from) || from.matches("input, select, textarea"))
      return;
    const next = nearest(from, [...container.querySelectorAll<HTMLElement>(STOPS)], way[0], way[1]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  container.addEventListener("keydown", onkey);
  return () => container.removeEventListener("keydown", onkey);
}

function nearest(
  from: HTMLElement,
  stops: HTMLElement[],
  dx: number,
  dy: number,
): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from || !stop.getClientRects().length) continue;
    const end = middle(stop);
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const across = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    if (along <= 4 || across > along * 2.5) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
