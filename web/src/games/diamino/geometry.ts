/** The board as squares and lines: where words lie and how they are written, no rule of the game. */

import material from "../../../../src/ludiade/games/diamino/material.json";

export const SIDE = 15;
export const SQUARES: readonly string[] = material.board;
export const JOKER = "*";
export type Square = { row: number; column: number };
export type Way = "across" | "down";

export const valueOf = (tile: string): number => (material.tiles as unknown as Record<string, [number, number]>)[tile === tile.toLowerCase() ? JOKER : tile]?.[1] ?? 0;
export const letterOf = (column: number): string => String.fromCharCode(65 + column);
export const nameOf = ({ row, column }: Square): string => `${letterOf(column)}${row + 1}`;
export const inside = ({ row, column }: Square): boolean => row >= 0 && column >= 0 && row < SIDE && column < SIDE;
export const next = ({ row, column }: Square, way: Way, by = 1): Square => (way === "across" ? { row, column: column + by } : { row: row + by, column });

/** A square from its name, H8 or 8H alike. */
export function squareOf(name: string): Square {
  const column = /[A-O]/.exec(name)![0].charCodeAt(0) - 65;
  return { row: Number(/\d+/.exec(name)![0]) - 1, column };
}

export type Letters = (square: Square) => string;

/** The whole word through a square, as it is written in a placement. */
export function wordAt(square: Square, way: Way, letters: Letters): { at: string; word: string; squares: Square[] } {
  let start = square;
  while (inside(next(start, way, -1)) && letters(next(start, way, -1)) !== ".") start = next(start, way, -1);
  const squares: Square[] = [];
  for (let here = start; inside(here) && letters(here) !== "."; here = next(here, way)) squares.push(here);
  const at = way === "across" ? `${start.row + 1}${letterOf(start.column)}` : nameOf(start);
  return { at, word: squares.map(letters).join(""), squares };
}
