/** The coach's look back, as it is drawn and told: moves as the scrubber counts them. */

import type { Moment, Point } from "../generated/wire";

/** How the lines of the seats are dashed, so that no colour is needed to tell them apart. */
export const DASHES = ["", "9 5", "2 5", "12 4 2 4", "16 6", "5 3", "2 9", "12 4 2 4 2 4"];

/** From how much on a share of the result is worth a word, and a strong one. */
const SOME = 0.05;
const MUCH = 0.2;

export interface Judged {
  at: number;
  chances: number[];
}

export const outOfTen = (chance: number): number => Math.round(10 * chance);

export function amount(share: number): "much" | "some" | "none" | "less" | "least" {
  if (Math.abs(share) < SOME) return "none";
  if (share > 0) return share < MUCH ? "some" : "much";
  return share > -MUCH ? "less" : "least";
}

/** The moment in which an input was seen: the first that holds it. */
export function momentOf(moments: Pick<Moment, "n">[], n: number): number {
  const found = moments.findIndex((moment) => moment.n >= n);
  return found < 0 ? moments.length - 1 : found;
}

/** The curve over the moments that the scrubber goes through. */
export function judged(curve: Point[], moments: Pick<Moment, "n">[]): Judged[] {
  return curve.map(({ n, chances }) => ({ at: momentOf(moments, n), chances }));
}

/** What was last judged at a moment; before the first judgement, the first. */
export function judgedAt(line: Judged[], at: number): Judged | undefined {
  return line.findLast((one) => one.at <= at) ?? line[0];
}
