import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Instalments } from "../src/table/instalments.svelte";

let frames: (() => void)[] = [];
const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (go: () => void) => frames.push(go));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => frames.splice(number - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one part is built at a time, and painted before the next", () => {
  const building = new Instalments();
  const [hand, board] = [building.next(), building.next()];
  building.begin();
  expect([hand(), board(), building.isWhole]).toEqual([false, false, false]);
  paint();
  expect([hand(), board(), building.isWhole]).toEqual([true, false, false]);
  paint();
  expect([hand(), board(), building.isWhole]).toEqual([true, true, false]);
  paint();
  expect(building.isWhole).toBe(true);
  expect(frames).toEqual([]);
});

test("what is asked for while it is built is part of the whole", () => {
  const building = new Instalments();
  const board = building.next();
  building.begin();
  paint();
  expect(board()).toBe(true);
  const row = building.next();
  paint();
  expect([row(), building.isWhole]).toEqual([true, false]);
  paint();
  expect(building.isWhole).toBe(true);
});

test("a page that nobody sees is never painted, and is built all the same", () => {
  const building = new Instalments();
  const board = building.next();
  building.begin();
  vi.advanceTimersByTime(1000);
  expect([board(), building.isWhole]).toEqual([true, true]);
});

test("a table that was left is not built on", () => {
  const building = new Instalments();
  const board = building.next();
  const leave = building.begin();
  leave();
  paint();
  vi.advanceTimersByTime(1000);
  expect(board()).toBe(false);
});

test("what is put on the table later is there at once", () => {
  const building = new Instalments();
  building.begin();
  paint();
  expect(building.isWhole).toBe(true);
  expect(building.next()()).toBe(true);
});
