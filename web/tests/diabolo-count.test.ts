import { expect, test } from "vitest";
import { lastRound, pointsOf, sharesOf } from "../src/games/diabolo/count";
import type { Event, Weighed } from "../src/generated/diabolo";
import { addition, change } from "../src/lib/numbers";

const weighed = (colour: Weighed["colour"], stronger: Weighed["stronger"]): Weighed => ({
  type: "weighed",
  colour,
  demon: [],
  demon_sum: 0,
  angel: [],
  angel_sum: 0,
  stronger,
});

const EVENTS: Event[] = [
  { type: "round_closed", round: 1, lines: 2 },
  weighed("red", "angel"),
  { type: "gained", seat: 1, colour: "red", most: 9, doubled: false, points: 9 },
  { type: "round_closed", round: 2, lines: 2 },
  weighed("red", "angel"),
  { type: "showed", seat: 0, colour: "red", values: [2, 3], total: 5 },
  { type: "showed", seat: 1, colour: "red", values: [5], total: 5 },
  { type: "gained", seat: 0, colour: "red", most: 5, doubled: true, points: 10 },
  { type: "gained", seat: 1, colour: "red", most: 5, doubled: false, points: 5 },
  weighed("green", "demon"),
  { type: "showed", seat: 0, colour: "green", values: [4], total: 4 },
  { type: "lost", seat: 0, colour: "green", points: 4 },
  weighed("blue", "equal"),
];

test("only the last round is counted, each line with its own cards", () => {
  const round = lastRound(EVENTS)!;
  expect(round.round).toBe(2);
  expect(round.lines.map(({ shares }) => shares.map(({ values }) => values))).toEqual([
    [[2, 3], [5]],
    [[4]],
    [],
  ]);
  expect(sharesOf(round, 0).map(({ points }) => points)).toEqual([10, -4]);
  expect([0, 1, 2].map((seat) => pointsOf(round, seat))).toEqual([6, 5, 0]);
});

test("before the first count there is no round to tell", () => {
  expect(lastRound([])).toBeNull();
});

test("a sum is written with the signs of print", () => {
  expect(addition([10, -4])).toBe("10 −\u00a04");
  expect(addition([-3, 0])).toBe("−3 +\u00a00");
  expect(addition([10, -4], ["5\u00a0×\u00a02", "4"])).toBe("5\u00a0×\u00a02 −\u00a04");
  expect([6, 0, -4].map(change)).toEqual(["+6", "0", "−4"]);
});
