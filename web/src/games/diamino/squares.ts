/** The board as it is read: squares, their names, and the words that lie on it. */

import material from "../../../../src/ludiade/games/diamino/material/material.json";

export const SIDE = material.board.length;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** In the box. */
export const ALL_TILES = 112;
export const JOKER = "*";
export const COLUMNS = [...LETTERS.slice(0, SIDE)];

/** What is printed on a square, by its number from the top left. */
export const GROUND = material.board.flatMap((row) => [...row]);
export const KIND: Record<string, "plain" | "start" | "red" | "green" | "black"> = {
  ".": "plain",
  D: "start",
  R: "red",
  V: "green",
  "#": "black",
};

/** The letter of a key, without its accent; of any other key, none. */
export function plain(key: string): string {
  const bare = key.normalize("NFD")[0].toUpperCase();
  return key === JOKER || (bare >= "A" && bare <= "Z") ? bare : "";
}

const values = material.tiles as Record<string, number[]>;
export const valueOf = (letter: string): number => values[letter]?.[1] ?? 0;

export const nameOf = (square: number): string =>
  `${COLUMNS[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
export const squareOf = (name: string): number =>
  (Number(name.slice(1)) - 1) * SIDE + COLUMNS.indexOf(name[0]);

/** The next square of a row or column, or null beyond the edge. */
export function step(square: number, across: boolean, by = 1): number | null {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  const next = (across ? column : row) + by;
  if (next < 0 || next >= SIDE) return null;
  return across ? row * SIDE + next : next * SIDE + column;
}

/** A word on the board: where it is written from, its squares and its letters as they lie. */
export interface Word {
  at: string;
  across: boolean;
  squares: number[];
  text: string;
}

/** The run of tiles through a square, one way. */
export function runThrough(board: string[], square: number, across: boolean): Word {
  let start = square;
  for (
    let before = step(start, across, -1);
    before !== null && board[before] !== ".";
    before = step(start, across, -1)
  )
    start = before;
  const squares: number[] = [];
  for (let at: number | null = start; at !== null && board[at] !== "."; at = step(at, across))
    squares.push(at);
  return {
    at: written(start, across),
    across,
    squares,
    text: squares.map((one) => board[one]).join(""),
  };
}

/** Row first reads across, column first reads down. */
function written(square: number, across: boolean): string {
  const name = nameOf(square);
  return across ? `${name.slice(1)}${name[0]}` : name;
}

/** The name of the square where a word begins, as the board has it. */
export const beginOf = (word: Word): string => nameOf(word.squares[0]);

export const isAcross = (at: string): boolean => at[0] <= "9";

/** The squares of a word of that length written from there. */
export function squaresOf(at: string, length: number): number[] {
  const across = isAcross(at);
  const first = squareOf(across ? at.slice(-1) + at.slice(0, -1) : at);
  return Array.from({ length }, (_, index) => first + index * (across ? 1 : SIDE));
}

/** Every word of two letters or more that holds one of these squares. */
export function wordsWith(board: string[], squares: number[]): Word[] {
  const found = new Map<string, Word>();
  for (const across of [true, false])
    for (const square of squares) {
      const word = runThrough(board, square, across);
      if (word.squares.length > 1) found.set(word.at, word);
    }
  return [...found.values()];
}
