/** The keyboard on board and ledge: letters are laid, arrows walk, Enter sends. */

import type { Diamino } from "../play.svelte";
import { JOKER, plain, SIDE } from "../squares";

/** Focus is never lost: when the tile that held it has been laid, the next one takes it. */
export function regain(index = 0): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const tiles = document.querySelectorAll<HTMLElement>(".rack button:not([aria-disabled=true])");
    (
      tiles[Math.min(index, tiles.length - 1)] ??
      document.querySelector<HTMLElement>(".acts .btn:not([aria-disabled=true])")
    )?.focus({ preventScroll: true });
  });
}

/** Letters, rubbing out and sending, wherever the focus is among tiles and squares. */
export function typed(play: Diamino, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !play.mayLay || play.laying.asking)
    return false;
  const letter = event.key.length === 1 ? plain(event.key) : "";
  if (letter && play.laying.cursor !== null)
    play.laying.type(
      letter,
      event.shiftKey && letter !== JOKER && !event.getModifierState("CapsLock"),
    );
  else if (event.key === "Backspace" && play.laying.cursor !== null) play.laying.rub();
  else if (event.key === "Escape") play.drop();
  else return false;
  return true;
}

const WAYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

/** The board as a grid: one stop, arrows within it. */
export function gridKeys(play: Diamino, focus: (square: number) => void) {
  return (grid: HTMLElement): (() => void) => {
    function onkey(event: KeyboardEvent): void {
      const square = Number((event.target as HTMLElement).dataset.sq);
      if (Number.isNaN(square)) return;
      if (walk(event, square) || typedHere(event) || act(event, square)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    function typedHere(event: KeyboardEvent): boolean {
      const done = typed(play, event);
      if (done && play.laying.cursor !== null) focus(play.laying.cursor);
      return done;
    }

    function walk(event: KeyboardEvent, square: number): boolean {
      const column = square % SIDE;
      if (event.key === "Home") focus(square - column);
      else if (event.key === "End") focus(square - column + SIDE - 1);
      else if (event.key in WAYS) {
        const across = event.key === "ArrowLeft" || event.key === "ArrowRight";
        if (event.shiftKey) play.laying.turnCursor(across);
        else {
          const to = square + WAYS[event.key];
          if (to < 0 || to >= SIDE * SIDE) return false;
          if (across && Math.floor(to / SIDE) !== Math.floor(square / SIDE)) return true;
          if (play.laying.cursor !== null) play.laying.aimCursor(to);
          focus(to);
        }
      } else return false;
      return true;
    }

    function act(event: KeyboardEvent, square: number): boolean {
      if (event.key === "Enter" && play.laying.tiles.size && play.laying.word.word) play.place();
      else if (event.key === "Enter" || event.key === " ") play.laying.touch(square);
      else return false;
      return true;
    }

    grid.addEventListener("keydown", onkey);
    return () => grid.removeEventListener("keydown", onkey);
  };
}
