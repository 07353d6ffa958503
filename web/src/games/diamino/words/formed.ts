/** The words each placement has formed: the board laid anew from the story, move by move. */

import type { Event } from "../../../generated/diamino";
import { isAcross, runThrough, SIDE, squaresOf, wordsWith } from "../squares";

export interface Formed {
  /** The word that was laid first, then those it crosses. */
  words: string[];
  /** Those of them that a contest has found to exist. */
  proven: string[];
}

export function formedIn(events: readonly Event[]): Map<Event, Formed> {
  const found = new Map<Event, Formed>();
  let board = bare();
  let [before, last]: [string[], Formed | null] = [board, null];
  for (const event of events)
    if (event.type === "began") board = bare();
    else if (event.type === "placed") {
      before = board;
      board = [...board];
      const squares = squaresOf(event.at, event.word.length);
      squares.forEach((square, index) => (board[square] = event.word[index]));
      const fresh = squares.filter((square) => before[square] === ".");
      const main = runThrough(board, squares[0], isAcross(event.at));
      const crossed = wordsWith(board, fresh).filter(({ at }) => at !== main.at);
      const words = [main, ...crossed].map(({ text }) => text.toUpperCase());
      found.set(event, (last = { words, proven: [] }));
    } else if (event.type === "contested" && last) {
      const wrong = event.words.map((word) => word.toUpperCase());
      last.proven = last.words.filter((word) => !wrong.includes(word));
      if (event.justified) board = before;
    }
  return found;
}

const bare = (): string[] => Array<string>(SIDE * SIDE).fill(".");
