import { expect, test } from "vitest";
import samples from "../../tests/data/french.json";
import { french } from "../src/lib/french";

const set = (text: string): string => text.replaceAll("_", "\u00a0");

test.each(samples)("what belongs together stays together: %s", (plain, expected) => {
  expect(french(set(plain)).replaceAll("\u2060", "")).toBe(set(expected));
  expect(french(set(expected)).replaceAll("\u2060", "")).toBe(set(expected));
});
