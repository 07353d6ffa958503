/** How much room a place has, told to its styles as --wide and --high.
 *
 * Container units would say the same, but have all that depends on them styled anew at every
 * layout: 15 ms for the squares of Diamino's board, where this takes none.
 */
export function room(place: HTMLElement): () => void {
  const measure = (): void => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(place);
    const wide = place.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const high = place.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    place.style.setProperty("--wide", `${wide}px`);
    place.style.setProperty("--high", `${high}px`);
  };
  const watcher = new ResizeObserver(measure);
  // not in the task in which it is built: before it is painted is soon enough
  const frame = requestAnimationFrame(measure);
  watcher.observe(place);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}
