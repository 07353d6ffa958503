import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Sheet as Dollars } from "../src/generated/diadingo";
import type { Sheet as Points } from "../src/generated/diabolo";
import type { Sheet as Pairs } from "../src/generated/diego";
import { Diabolo } from "../src/games/diabolo/play.svelte";
import { Diadingo, sumOf } from "../src/games/diadingo/play.svelte";
import { Diamino } from "../src/games/diamino/play.svelte";
import { Diego } from "../src/games/diego/play.svelte";
import { split } from "../src/lib/calls";
import { words } from "../src/lib/words.svelte";
import { plain } from "./plain";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr-FR" }));
beforeAll(() =>
  Promise.all(
    ["diabolo", "diadingo", "diego", "diamino", "diamoniak"].map((game) => words.meet(game)),
  ),
);
const NAMES = ["Ana", "Luc"];

test("Diabolo: a sum names every round, not only the last", async () => {
  const rounds = [
    { number: 1, points: [3, -2], totals: [3, -2], lines: [] },
    { number: 2, points: [-5, 9], totals: [-2, 7], lines: [] },
  ];
  const sheet: Points = { order: [1, 0], rounds, counting: [] };
  const play = new Diabolo(await plain("diabolo", NAMES, { sheet }));
  expect(play.sum(0)).toBe("3 −\u00a05");
  expect(play.summary(1)).toContain("7");
});

test("Diadingo: professionals see what empty rings cost, a series its games", async () => {
  const player = { rings: [], full: 3, won: 9000, empty: 2, lost: 5000, stole: 0, robbed: 0 };
  const game = (number: number, points: number[], totals: number[]): Dollars["rounds"][number] => ({
    number,
    points,
    totals,
    why: "no_cards",
    players: [player, player],
  });
  const view = { scores: [4000, 4000], players: [] };
  const one: Dollars = {
    order: [0, 1],
    rounds: [game(1, [4000, 4000], [4000, 4000])],
    professional: true,
  };
  const alone = new Diadingo(await plain("diadingo", NAMES, { view, sheet: one }));
  expect(alone.sum(0).replace(/\s/g, " ")).toBe("9 000 − 5 000");
  const two = {
    ...one,
    rounds: [game(1, [1000, 0], [1000, 0]), game(2, [3000, 4000], [4000, 4000])],
  };
  const series = new Diadingo(await plain("diadingo", NAMES, { view, sheet: two }));
  expect(series.sum(0).replace(/\s/g, " ")).toBe("1 000 + 3 000");
  expect(series.summary(0)).toContain("2");
});

test("Diadingo: dollars are written as the language writes them", () => {
  const plainly = (value: number): string => sumOf(value).replace(/\s/g, " ");
  expect([24_000, -2000].map(plainly)).toEqual(["24 000 $", "−2 000 $"]);
  const english = readFileSync("src/games/diadingo/texts.en.ftl", "utf8");
  expect(english).toMatch(/^diadingo-dollars = \$\{ \$money \}$/m);
  expect(english).not.toMatch(/money \} \$/);
});

test("Diadingo: a seat's dollars have their sign where the language has it", async () => {
  const view = { scores: [14_000, -3000], players: [{ rings: [] }, { rings: [] }] };
  const play = new Diadingo(await plain("diadingo", NAMES, { view }));
  const seats = [0, 1].map((seat) => play.seat(seat));
  expect(seats.map(({ score, unit }) => `${score} ${unit}`.replace(/\s/g, " "))).toEqual([
    "14 000 $",
    "−3 000 $",
  ]);
  const english = readFileSync("src/games/diadingo/texts.en.ftl", "utf8");
  expect(english).toMatch(/^diadingo-score = \$\{ \$money \}$/m);
  expect(english).toMatch(/^diadingo-score-unit = \{ "" \}$/m);
});

test("Diego: a team's sum is that of both partners", async () => {
  const sheet: Pairs = {
    order: [0, 2, 1, 3],
    rounds: [],
    reason: "no_targets",
    results: [],
    teams: [{ seats: [0, 2], parts: [12, 16], points: 28 }],
  };
  const play = new Diego(await plain("diego", ["A", "B", "C", "D"], { sheet }));
  expect(play.sum(2)).toBe("12 +\u00a016");
});

test("lines that come in pieces are told once they are whole", () => {
  expect(split('{"done":0}\n{"do')).toEqual([['{"done":0}'], '{"do']);
  expect(split("\n")).toEqual([[], ""]);
});

test("one card or tile that is left is counted as one", async () => {
  const label = async (deck: number): Promise<string> =>
    new Diadingo(await plain("diadingo", NAMES, { view: { deck } })).pile.label;
  expect(await label(1)).toBe("carte à tirer");
  expect(await label(2)).toBe("cartes à tirer");
  const tiles = async (reserve: number): Promise<string> =>
    new Diamino(await plain("diamino", NAMES, { view: { reserve } })).pile.label;
  expect(await tiles(1)).toBe("carré en réserve");
  expect(await tiles(0)).toBe("carré en réserve");
});
