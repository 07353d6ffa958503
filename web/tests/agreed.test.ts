import { expect, test, vi } from "vitest";
import type { OptionSchema } from "../src/lib/api";

vi.stubGlobal("navigator", { language: "fr-FR" });
const { notAsUsual } = await import("../src/setup/agreed");
const { gameWords, words } = await import("../src/lib/words.svelte");
await words.load();

const schema: Record<string, OptionSchema> = {
  formula: { enum: ["score", "race"], default: "score" },
  auto_validate: { type: "boolean", default: false },
  red_discard_can_finish: { type: "boolean", default: true },
  rounds: { type: "integer", default: 1 },
  word_filter: { anyOf: [{ type: "string" }, { type: "array" }], default: "all" },
  hidden_from_people: { type: "boolean", default: false },
};
const told = async (options: object): Promise<string[]> =>
  notAsUsual(schema, options as Record<string, unknown>, await gameWords("diamino", "fr"));

test("a table as the rule has it needs no words", async () => {
  expect(await told({ formula: "score", rounds: 1, auto_validate: false })).toEqual([]);
});

test("whatever is not as usual is told in the game's own words", async () => {
  const options = { formula: "race", auto_validate: true, red_discard_can_finish: false };
  const lines = await told({ ...options, rounds: 3, hidden_from_people: true });
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain("sans marque");
  expect(lines[1]).toBe("Un mot inconnu est refusé aussitôt");
  expect(lines[2]).toMatch(/non$/);
  expect(lines[3]).toMatch(/3$/);
});

test("a table's own words are counted, and the first of them told", async () => {
  const few = await told({ word_filter: ["CHAT", "COURIR"] });
  expect(few[0]).toContain("liste de la table (2 mots) CHAT, COURIR");
  const many = await told({ word_filter: Array<string>(200).fill("CHAT") });
  expect(many[0]).toContain("(200 mots)");
  expect(many[0]).toMatch(/…$/);
});
