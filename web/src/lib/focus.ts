/** Focus is never lost: when what held it has gone, the next thing to do takes it. */

const NEXT = ".hand button:not([aria-disabled=true]), .acts .btn:not([aria-disabled=true])";
const ELSE = ".guide p[tabindex]";

export function keepFocus(room: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    (room.querySelector<HTMLElement>(NEXT) ?? room.querySelector<HTMLElement>(ELSE))?.focus();
  });
  room.addEventListener("focusin", note);
  watcher.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener("focusin", note);
    watcher.disconnect();
  };
}
