import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
const { names } = await import("../src/lib/names");
const { words } = await import("../src/lib/words.svelte");
await words.load();

const person = (name: string) => ({ kind: "person", name, level: "", stands_in: false }) as const;
const bot = { kind: "bot", name: "", level: "beginner", stands_in: false } as const;

test("two who are called alike have a number, whether people or bots", () => {
  expect(names([person("Zoé"), bot, person("Zoé"), person("Pomme"), bot])).toEqual([
    "Zoé",
    "Pomme",
    "Zoé 2",
    "Pomme 2",
    "Pomme 3",
  ]);
});

test("nobody takes the number that somebody chose as a name", () => {
  expect(names([person("Zoé 2"), person("Zoé"), person("Zoé")])).toEqual(["Zoé 2", "Zoé", "Zoé 3"]);
});
