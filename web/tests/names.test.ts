import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
const { names } = await import("../src/lib/people/names");
const { words } = await import("../src/lib/words.svelte");
await words.load();

const person = (name: string) => ({ kind: "person", name, level: "", stands_in: false }) as const;
const bot = { kind: "bot", name: "", level: "beginner", stands_in: false } as const;

test("people who are called alike have a number, and bots each a name of their own", () => {
  expect(names([person("Zoé"), bot, person("Zoé"), person("Pomme"), bot, bot])).toEqual([
    "Zoé",
    "Pomme",
    "Zoé 2",
    "Pomme 2",
    "Cerise",
    "Prunelle",
  ]);
});

test("a bot never bears the name of somebody at the table", () => {
  expect(names([person("Pomme"), bot, person("Cerise")])).toEqual(["Pomme", "Cerise", "Cerise 2"]);
});

test("nobody takes the number that somebody chose as a name", () => {
  expect(names([person("Zoé 2"), person("Zoé"), person("Zoé")])).toEqual(["Zoé 2", "Zoé", "Zoé 3"]);
});
