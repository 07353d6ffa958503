/** A table holds in its window: what lies on it is drawn smaller until all of it is in sight.
 *
 * The size found is kept, or the board would grow and shrink with every sentence above it; it grows
 * again in another window, or once much room has come free (a slip that was shown for a while has
 * gone). Where it would become too small to read, the board alone can be scrolled; where bar, seats,
 * words and buttons leave no room for a board at all (a page enlarged four times), the whole page is.
 *
 * It watches from when all is built, and so looks after each place has measured its own room
 * (table/room.ts): a board still drawn for a wider window has a phone zoom out, and seem larger.
 */

const SMALLEST = 0.55;
/** What a board and a hand take at least, at their full size. */
const LEAST_PX = 280;
const TRIES = 4;
/** By how much a board must be able to grow before it does. */
const WORTHWHILE = 1.1;

/** How much an element is enlarged or reduced by all that it lies in. */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

export function fit(table: HTMLElement): () => void {
  let size = 1;
  let [wide, high] = [0, 0];

  function draw(next: number): void {
    if (next === size) return; // all that lies on the table would be styled anew
    size = next;
    table.style.setProperty("--fit", String(next));
  }

  /** By how much the table, and what lies above it, is higher than the window. */
  const excess = (): number => table.getBoundingClientRect().bottom + scrollY - innerHeight;

  /** How high what can be drawn smaller is now. */
  const drawnHigh = (): number =>
    [...table.querySelectorAll(":scope > :is(.board, .hand)")].reduce(
      (sum, part) => sum + part.getBoundingClientRect().height,
      0,
    );

  /** Whether no board could be seen in what the rest leaves of the window; one that has given its
   * place away asks for none. */
  const hopeless = (): boolean =>
    !!table.querySelector(":scope > .board")?.getClientRects().length &&
    table.getBoundingClientRect().height - drawnHigh() + SMALLEST * LEAST_PX > innerHeight;

  /** Draw it smaller until all is in sight. */
  function shrink(): void {
    for (let tried = 0; tried < TRIES && size > SMALLEST; tried++) {
      const over = excess();
      if (over <= 1) return;
      const drawn = drawnHigh();
      draw(Math.max(SMALLEST, size * Math.min(0.98, 1 - over / drawn)));
    }
  }

  function look(): void {
    const kept = wide === innerWidth && high === innerHeight ? size : 0;
    [wide, high] = [innerWidth, innerHeight];
    if (hopeless()) {
      table.classList.remove("overfull");
      return draw(1);
    }
    if (kept * WORTHWHILE <= 1) {
      table.classList.remove("overfull");
      draw(1);
      shrink();
      if (size < kept * WORTHWHILE) draw(kept);
    }
    shrink();
    table.classList.toggle("overfull", excess() > 1);
  }

  const watcher = new ResizeObserver(look);
  for (const part of [table, ...table.querySelectorAll(":scope > :is(.board, .hand)")])
    watcher.observe(part);
  addEventListener("resize", look);
  const frame = requestAnimationFrame(look); // apart from building it, and before it is painted
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    removeEventListener("resize", look);
  };
}
