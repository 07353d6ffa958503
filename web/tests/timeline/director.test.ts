import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Director, type House } from "../../src/timeline/director.svelte";
import type { Scene } from "../../src/timeline/moment";

interface Happening {
  name: string;
  scenes?: Scene[];
  delay?: boolean;
}

let pace = 1;
let log: string[];
const house: House<Happening> = {
  announce: ({ name }) => log.push(`say ${name}`),
  scenes: ({ scenes }) => scenes ?? [],
  show: ({ name }) => log.push(`show ${name}`),
  sound: ({ title }) => log.push(`sound ${title}`),
  hurried: ({ delay }) => delay ?? false,
  pace: () => pace,
};
const scene = (title: string, more: Partial<Scene> = {}): Scene => ({
  kind: "x",
  title,
  ms: 2000,
  ...more,
});
let director: Director<Happening>;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, log, director] = [1, [], new Director(house)];
});
afterEach(() => vi.useRealTimers());

test("what is no climax is shown at once", () => {
  director.take({ name: "a" });
  director.take({ name: "b" });
  expect(log).toEqual(["say a", "show a", "say b", "show b"]);
  expect(director.scene).toBeNull();
});

test("a climax is announced, staged and sounded before the board comes to it, each once", () => {
  director.take({ name: "a", scenes: [scene("one"), scene("two")] });
  expect(log).toEqual(["say a", "sound one"]);
  vi.advanceTimersByTime(2000);
  expect(director.scene?.title).toBe("two");
  vi.advanceTimersByTime(2000);
  expect(log).toEqual(["say a", "sound one", "sound two", "show a"]);
  expect(director.scene).toBeNull();
});

test("a scene stays as long as its words take to be read, at the speed that one has set", () => {
  const text =
    "Pomme a la plus forte somme, et son Double la compte deux fois : 2 × 11 = 22 points gagnés. " +
    "Double dépensé pour rien par Joueur 1.";
  director.take({ name: "a", scenes: [scene("La ligne rouge", { text })] });
  vi.advanceTimersByTime(6500);
  expect(director.scene?.title).toBe("La ligne rouge");
  vi.advanceTimersByTime(2000);
  expect(director.scene).toBeNull();
  pace = 0.5;
  director.take({ name: "b", scenes: [scene("La ligne bleue", { text })] });
  vi.advanceTimersByTime(4000);
  expect(director.scene).toBeNull();
});

test("nothing else appears before a climax has been seen, and then everything in its order", () => {
  director.take({ name: "a", scenes: [scene("one")] });
  director.take({ name: "b" });
  director.take({ name: "c", scenes: [scene("two")] });
  expect(log).toEqual(["say a", "sound one"]);
  vi.runAllTimers();
  expect(log).toEqual([
    ...["say a", "sound one", "show a", "say b", "show b", "say c", "sound two", "show c"],
  ]);
});

test("the last of a match is seen on the board before what comes then", () => {
  director.take({ name: "a", scenes: [scene("word", { after: true })] });
  expect(log).toEqual(["say a", "show a", "sound word"]);
  expect(director.scene?.title).toBe("word");
  vi.advanceTimersByTime(2000);
  expect(director.scene).toBeNull();
});

test("a touch goes on to the next scene, Escape past all of the moment but not of the next", () => {
  director.take({ name: "a", scenes: [scene("one"), scene("two"), scene("three")] });
  director.take({ name: "b", scenes: [scene("four")] });
  director.skip();
  expect(director.scene?.title).toBe("two");
  director.skipAll();
  expect(log.at(-1)).toBe("show a");
  vi.advanceTimersByTime(400);
  expect(director.scene?.title).toBe("four");
  director.skip();
  expect(log.at(-1)).toBe("show b");
  director.skip();
  expect(log.filter((line) => line.startsWith("show"))).toEqual(["show a", "show b"]);
});

test("the speed of the table is one's own, and whoever wants no stops has none", () => {
  pace = 0.5;
  director.take({ name: "a", scenes: [scene("one")] });
  vi.advanceTimersByTime(1000);
  expect(log.at(-1)).toBe("show a");
  pace = 0;
  director.take({ name: "b", scenes: [scene("two"), scene("three", { after: true })] });
  expect(log.slice(-2)).toEqual(["say b", "show b"]);
});

test("of what was missed only the last climax is staged, of what is old none", () => {
  director.take({ name: "a", scenes: [scene("one"), scene("two")] }, "missed");
  expect(log).toEqual(["say a", "sound two"]);
  director.skip();
  director.take({ name: "b", scenes: [scene("three")] }, "old");
  expect(log.slice(-2)).toEqual(["say b", "show b"]);
});

test("nobody's delay is spent on looking on", () => {
  director.take({ name: "a", scenes: [scene("one"), scene("verdict", { least: 1500 })] });
  director.take({ name: "b", delay: true });
  vi.advanceTimersByTime(700);
  expect(director.scene?.title).toBe("verdict");
  vi.advanceTimersByTime(1500);
  vi.runAllTimers();
  expect(log.at(-1)).toBe("show b");
});

test("whoever has fallen far behind catches up", () => {
  director.take({ name: "a", scenes: [scene("one")] });
  for (let count = 0; count < 20; count++) director.take({ name: `${count}` });
  vi.advanceTimersByTime(700 + 320 * 7);
  expect(log.at(-1)).toBe("show 19");
});

test("whoever leaves sees nothing more", () => {
  director.take({ name: "a", scenes: [scene("one")] });
  director.leave();
  vi.runAllTimers();
  expect(log).toEqual(["say a", "sound one"]);
});
