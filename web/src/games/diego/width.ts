/** How wide a writing is in the letters of the cards, so that it is set small enough beforehand. */

import type { Card } from "../../generated/diego";

type Face = Card["face"];

/** In ems of Young Serif; a figure is taken as its widest, so that no card comes out too long. */
const FIGURE = 0.68;
const COMMA = 0.32;
const SIGN = 0.9;
const PERCENT = 1.15;
const EMPTY_BOX = 1.7;
const LETTER = 0.6;
/** Three lines are never quite full. */
const ROWS = 2.6;
/** The figures of a fraction are smaller, its bar a little longer than they are. */
export const IN_FRACTION = 0.8;
const BAR = 0.28;
const LEAST_BAR = 1.1;

/** The width of a writing in ems of its own size; nothing for what is drawn or may be broken. */
export function widthOf(face: Face): number | undefined {
  switch (face.kind) {
    case "decimal":
      return figures(face.whole) + (face.places === null ? 0 : COMMA + figures(face.places));
    case "fraction":
      return fraction(face.top, face.bottom);
    case "sum":
      return terms(face)
        .map(({ term }) => SIGN + inside(term))
        .reduce((sum, width) => sum + width, -SIGN);
    case "bracket":
      return inside(face.low) + inside(face.high) + EMPTY_BOX + 2 * SIGN;
    case "percent":
      return inside(face.value) + PERCENT;
    case "words":
    case "area":
    case "line":
      return undefined;
  }
}

/** The width that words take in three lines, or that of the longest of them. */
export function widthOfWords(text: string): number {
  const longest = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return LETTER * Math.max(longest + 1, text.length / ROWS);
}

const figures = (written: string): number => written.length * FIGURE;

function fraction(top: number, bottom: number): number {
  return Math.max(LEAST_BAR, figures(String(top)), figures(String(bottom))) + BAR;
}

const inside = (face: Face): number =>
  (widthOf(face) ?? 0) * (face.kind === "fraction" ? IN_FRACTION : 1);

export interface Term {
  /** The sign before it; the first has none. */
  sign: "+" | "−" | "";
  term: Face;
}

/** A sum as one row of terms, however it was put together. */
export function terms(face: Face): Term[] {
  if (face.kind !== "sum") return [{ sign: "", term: face }];
  const [first, ...others] = terms(face.right);
  return [...terms(face.left), { ...first, sign: face.minus ? "−" : "+" }, ...others];
}
