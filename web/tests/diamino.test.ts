/** Diamino's words as they are told, and agreed to where nobody may contest them. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../src/generated/diamino";
import { partsOf } from "../src/games/parts";
import type { Diamino } from "../src/games/diamino/play.svelte";
import { beginOf, runThrough, squareOf } from "../src/games/diamino/squares";
import { entryOf } from "../src/games/diamino/words/entry";
import { formedIn } from "../src/games/diamino/words/formed";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { briefOf } from "../src/timeline/brief";
import { entries } from "../src/timeline/story";
import { plain } from "./plain";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "fr-FR" });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
beforeAll(() => words.meet("diamino"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.set({ agree: false });
});
const NAMES = ["Léa", "Basile"];
const BEGAN = { type: "began", seat: 0, number: 1 };
const placed = (seat: number, at: string, word: string) => ({ type: "placed", seat, at, word });
/** VE down from H8, then HIBOU across row 10 under it: VE becomes VEB. */
const STORY = [BEGAN, placed(0, "H8", "VE"), placed(1, "10F", "HIBOU")] as Event[];
const contested = (justified: boolean, wrong: string[] = []) =>
  ({ type: "contested", seat: 0, mover: 1, justified, words: wrong }) as Event;

test("a turn names every word it formed, the one laid first", async () => {
  const { parts, gameWords } = { parts: await partsOf("diamino"), gameWords: await told() };
  const events = [
    ...STORY,
    { type: "covered", seat: 1, greens: 0, reds: 1 },
    { type: "scored", seat: 1, points: 10, cause: "red" },
  ] as Event[];
  const brief = briefOf("diamino", gameWords, NAMES, parts.telling?.beyond?.(events));
  const lines = events.map((event, number) => ({ number, event, text: "…" }));
  const read = entries(lines, NAMES, parts.telling, brief);
  expect(read.map(({ name, pieces }) => name + pieces.join("")).slice(-1)).toEqual([
    "Basile pose HIBOU et VEB. Diable rouge\u00a0: +10.",
  ]);
});

const told = async () => (await plain("diamino", NAMES)).words!;

test("what was taken back forms nothing later, and what was contested in vain is proven", () => {
  const again = placed(0, "10F", "HI");
  const back = formedIn([...STORY, contested(true, ["VEB"]), again as Event]);
  expect([...back.values()].map((one) => one.words)).toEqual([["VE"], ["HIBOU", "VEB"], ["HI"]]);
  expect([...back.values()][1].proven).toEqual(["HIBOU"]);
  const stood = formedIn([...STORY, contested(false)]);
  expect([...stood.values()][1].proven).toEqual(["HIBOU", "VEB"]);
});

/** Basile has laid LE, at a table where HIBOU and VEB, or LE too, were contested in vain. */
async function laid(proven: boolean): Promise<{ play: Diamino; decided: object[] }> {
  const before = placed(1, "1A", proven ? "LE" : "LA");
  const events = [...STORY, contested(false), before, contested(false), placed(1, "3A", "LE")];
  const board = Array.from({ length: 15 }, () => ".".repeat(15));
  board[2] = `LE${".".repeat(13)}`;
  const standing = { seat: 1, at: "3A", word: "LE", silent: [0] };
  const view = { board, fresh: ["A3", "B3"], standing, racks: ["ABC", 3], moves: [], to_shed: 0 };
  const menu = [{ type: "accept" }, { type: "contest" }];
  const port = await plain("diamino", NAMES, { view, menu, events });
  return { play: (await partsOf("diamino")).make(port) as Diamino, decided: port.decided };
}

test.each([
  [true, false, 1],
  [false, false, 0],
  [false, true, 1],
])("found to exist: %s, agreeing to all: %s", async (proven, agree, times) => {
  settings.set({ agree });
  const { play, decided } = await laid(proven);
  play.judging.agree();
  vi.advanceTimersByTime(5000);
  expect(decided).toEqual(Array(times).fill({ type: "accept" }));
});

test("nothing moves when the others have spoken: the buttons wait in their places", async () => {
  const { parts } = { parts: await partsOf("diamino") };
  const at = async (standing: object | null): Promise<string[]> => {
    const view = { board: [], fresh: [], standing, racks: ["ABC", 3], moves: [], to_shed: 0 };
    return parts.make(await plain("diamino", NAMES, { view })).acts.map(({ label }) => label);
  };
  const judged = await at({ seat: 0, at: "3A", word: "LE", silent: [1] });
  expect(judged).toEqual(await at(null));
});

test("a word that is its own entry is no form of another, however a dictionary spells it", () => {
  expect(entryOf("TOILE", ["toile", "toiler"])).toEqual({});
  expect(entryOf("CHAT", [])).toEqual({});
  expect(entryOf("LECON", ["leçon"])).toEqual({ own: "leçon" });
  expect(entryOf("OEUF", ["œuf"])).toEqual({ own: "œuf" });
  expect(entryOf("PARIS", ["pari", "parier"])).toEqual({ of: "pari / parier" });
});

test("a word is said to lie where the board names its first square, whichever way it is read", () => {
  const board: string[] = Array.from({ length: 225 }, () => ".");
  for (const [at, letter] of [..."VU"].entries()) board[squareOf("H8") + at] = letter;
  expect(beginOf(runThrough(board, squareOf("I8"), true))).toBe("H8");
});
