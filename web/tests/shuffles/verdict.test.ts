import { beforeEach, expect, test, vi } from "vitest";
import type { Differs, Verdict } from "../../src/end/fairness";

const NAMES = ["Léa", "Bao"];
const DIFFERS: Differs[] = [
  "recipe",
  "table",
  "round",
  "game",
  "rules",
  "players",
  "options",
  "beginnings",
  "commitment",
  "contribution",
  "commitments",
];
const FOUND: Verdict[] = [
  { fair: true, orders: 1, beginnings: 1, compared: true },
  { fair: true, orders: 3, beginnings: 1, compared: true },
  { fair: true, orders: 3, beginnings: 1, compared: false },
  { fair: true, orders: 3, beginnings: 2, compared: true },
  ...(["practice", "hidden", "unknown", "seed", "order"] as const).map((why): Verdict => ({
    fair: false,
    why,
  })),
  { fair: false, why: "contribution", seat: 1 },
  { fair: false, why: "copied", seat: 1 },
  ...DIFFERS.map((differs): Verdict => ({ fair: false, why: "promise", differs, seat: 1 })),
];

beforeEach(() => vi.stubGlobal("document", { documentElement: { dataset: {} } }));

test.each(["fr", "en"] as const)("every verdict has its own sentence (%s)", async (lang) => {
  const { settings } = await import("../../src/lib/settings.svelte");
  const { words } = await import("../../src/lib/words.svelte");
  const { verdict } = await import("../../src/end/verdict");
  settings.set({ lang });
  await words.load();
  const told = FOUND.map((found) => verdict(found, NAMES));
  for (const text of told) expect(text).toMatch(/^\p{Lu}[^{}]* .*[.!]$/u);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((text) => text.includes("Bao"))).toHaveLength(4);
  expect(told[0]).toContain(lang === "fr" ? "promesse faite avant la partie" : "promise made");
  expect(told[3]).toContain("2");
});
