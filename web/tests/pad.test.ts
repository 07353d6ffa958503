import { expect, test } from "vitest";
import { leaders, lineScores, mayDouble, newRound, totals, type Line } from "../src/box/pad";

const line = (side: Line["side"], sums: number[], doubled: number[] = []): Line => ({
  side,
  sums,
  doubles: sums.map((_, player) => doubled.includes(player)),
});

test("the examples of rule 2.8 are counted as the rulebook counts them", () => {
  expect(lineScores(line("angel", [5, 6], [0, 1]))).toEqual([0, 12]);
  expect(lineScores(line("demon", [4, 0]))).toEqual([-4, 0]);
  expect(lineScores(line("equal", [3, 9]))).toEqual([0, 0]);
  expect(lineScores(line("angel", [5, 5, 2], [0, 2]))).toEqual([10, 5, 0]);
  expect(lineScores(line("demon", [4, 4, 0]))).toEqual([-4, -4, 0]);
  expect(lineScores(line("angel", [0, 0], [1]))).toEqual([0, 0]);
});

test("rounds add up, and a tie shares the victory", () => {
  const [first, second] = [newRound(2), newRound(2)];
  first[0] = line("angel", [5, 3]);
  second[1] = line("angel", [2, 5]);
  const points = totals({ names: ["Zoé", "Inès"], rounds: [first, second] });
  expect(points).toEqual([5, 5]);
  expect(leaders(points)).toEqual([0, 1]);
});

test("a Double is there once a round, and only where the angel is stronger", () => {
  const round = newRound(2);
  round[0] = line("angel", [5, 3], [0]);
  round[1] = line("angel", [5, 3]);
  expect(mayDouble(round, round[0], 0)).toBe(true);
  expect(mayDouble(round, round[1], 0)).toBe(false);
  expect(mayDouble(round, round[1], 1)).toBe(true);
  expect(mayDouble(round, round[2], 1)).toBe(false);
});
