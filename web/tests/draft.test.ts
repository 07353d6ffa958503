import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => {});
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("window", { setTimeout: () => 0 });
/** What the server answers to each question of the workshop, or that it does not. */
let answers: (ask: { ask: string }) => object | null;
const { api } = await import("../src/lib/api");
vi.spyOn(api, "workshop").mockImplementation((_, ask) => {
  const told = answers(ask as { ask: string });
  return told ? Promise.resolve(told as never) : Promise.reject(new Error("away"));
});
const { say, words } = await import("../src/lib/words.svelte");
await words.load();
const { Draft } = await import("../src/games/diego/atelier/draft.svelte");
const { ownDecks } = await import("../src/games/diego/atelier/kept");

const family = (number: string, cards: object): object => ({ number, cards });
const DECK = { families: [family("1/2", { decimal: "0,5" }), family("3/4", { decimal: "0,75" })] };
const SOUND = { problems: [], faces: [{}, {}], cards: 2, shows: [] };
beforeEach(() => {
  kept.clear();
  answers = ({ ask }) => (ask === "level" ? DECK : SOUND);
});

test("a deck that could not be looked through is not said to be sound", async () => {
  const draft = new Draft();
  await draft.level("cycle3");
  await draft.check();
  expect(draft.sound).toBe(true);
  answers = () => null;
  draft.take(JSON.stringify({ title: "x", families: DECK.families }));
  await draft.check();
  expect(draft.sound).toBe(false);
  expect(draft.checked?.problems[0].said).not.toBe("");
});

test("looking at the levels keeps one deck, and what was made stays beside it", async () => {
  const draft = new Draft();
  for (const level of ["cycle3", "cycle4", "fractions"]) await draft.level(level);
  expect(ownDecks()).toHaveLength(1);
  draft.rename("Lundi");
  for (let more = 0; more < 40; more += 1) await draft.level("cycle3");
  expect(ownDecks().map((one) => one.title)).toContain("Lundi");
  expect(ownDecks()).toHaveLength(2);
});

test("a writing that only some families have is one of the deck, whichever comes first", () => {
  const draft = new Draft();
  const families = [
    family("1/2", { decimal: "0,5" }),
    family("3/4", { decimal: "0,75", sum: "1/2+1/4" }),
  ];
  draft.take(JSON.stringify({ families }));
  expect(draft.chosen).toEqual(["decimal", "sum"]);
});

test("cards of another version are left out, and that is said", () => {
  const draft = new Draft();
  draft.take(
    JSON.stringify({ families: [...DECK.families, family("1", { decimal: "1", roman: "I" })] }),
  );
  expect(draft.note).toContain("autre version");
  expect(JSON.stringify(draft.deck)).not.toContain("roman");
});

test("ways of writing that are chosen in haste are all written", async () => {
  const draft = new Draft();
  draft.take(JSON.stringify(DECK));
  answers = (ask) => {
    const { number, affiliations } = ask as unknown as { number: string; affiliations: string[] };
    return family(number, { [affiliations[0]]: `${number} so written` });
  };
  await Promise.all([draft.toggle("percent"), draft.toggle("fraction")]);
  expect(draft.chosen).toEqual(expect.arrayContaining(["decimal", "fraction", "percent"]));
  for (const { cards } of draft.deck.families)
    expect(Object.keys(cards).sort()).toEqual(["decimal", "fraction", "percent"]);
});

test("a deck that comes late does not take the place of what was brought meanwhile", async () => {
  const draft = new Draft();
  const opened = draft.open(null);
  draft.take(JSON.stringify({ title: "Lundi", families: DECK.families }));
  await opened;
  expect(draft.title).toBe("Lundi");
  const better = draft.better();
  draft.remove(0);
  await better;
  expect(draft.families).toHaveLength(1);
  const first = draft.level("cycle4");
  await Promise.all([first, draft.level("fractions")]);
  expect(draft.title).toBe(say("atelier-level-fractions"));
});
