/** What is seen of a square of the board. */

export interface Seen {
  square: number;
  /** The letter that lies there, lower case for a devil, or a dot. */
  sign: string;
  state: "on-trial" | "just-laid" | "refused" | "last" | "";
  /** Which way the word runs on from here, where this square is chosen. */
  aim: "across" | "down" | "";
  /** Chosen, or waiting for a devil's letter. */
  marked: boolean;
  /** The keyboard stops here. */
  stop: boolean;
  /** What the tile there is called while it moves, and where a new one came from. */
  thing: string;
  from: string | undefined;
}

/** What was seen before where nothing has changed since, so that it is known to be the same. */
export function unlessSame(before: Seen | undefined, now: Seen): Seen {
  const fields = Object.keys(now) as (keyof Seen)[];
  return before && fields.every((field) => before[field] === now[field]) ? before : now;
}
