import { expect, test } from "vitest";
import { cut, cutByScreen, cutLate, dealt } from "../../src/gathering/host/sizes";

const FOUR = [2, 4] as const;

test("everybody sits, at tables as near to the wanted size as the game takes", () => {
  expect(cut(7, { size: 2 }, FOUR)).toEqual([3, 2, 2]);
  expect(cut(5, { size: 4 }, FOUR)).toEqual([3, 2]);
  expect(cut(24, { size: 2 }, FOUR)).toEqual(Array(12).fill(2));
  expect(cut(1, { size: 2 }, FOUR)).toEqual([]);
  for (let people = 2; people < 60; people++)
    for (const size of [2, 3, 4]) {
      const sizes = cut(people, { size }, FOUR);
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(people);
      expect(sizes.every((one) => one >= 2 && one <= 4)).toBe(true);
    }
});

test("bots fill up, and one deal wants tables alike", () => {
  expect(cut(5, { size: 4, bots: "easy" }, FOUR)).toEqual([3, 2]);
  expect(cut(7, { size: 2, same_deal: true }, FOUR)).toEqual([2, 2, 2]);
});

test("whoever comes late and alone has a table too", () => {
  expect(cutLate(1, { size: 2 }, FOUR)).toEqual([1]);
  expect(cutLate(0, { size: 2 }, FOUR)).toEqual([]);
  expect(dealt(["a", "b", "c"], [2, 1])).toEqual([["a", "b"], ["c"]]);
});

test("those who share a device sit together, and all others as ever", () => {
  const devices = ["a", "a", "a", "b", "b", "c", "c", "1", "2", "3", "4", "5"];
  expect(cutByScreen(devices, { size: 2 }, FOUR)).toEqual([3, 2, 2, 3, 2]);
});
