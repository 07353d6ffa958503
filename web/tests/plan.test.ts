import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
const { Plan } = await import("../src/setup/plan.svelte");

const DECK = { families: [{ number: "1/2", cards: { decimal: "0,5" } }] };

test("a way to begin is played with the deck that one has brought", () => {
  const plan = new Plan("diego", false);
  plan.change("deck", DECK);
  expect(plan.preset?.id).toBe("classic");
  plan.choose("cycle3");
  expect(plan.options).toEqual({
    hand: 4,
    targets: 4,
    open_hands: true,
    capital: 100,
    deck: DECK,
  });
  expect(plan.preset?.id).toBe("cycle3");
});

test("of a deck that one has brought all is played, whatever the way says of writings", () => {
  const plan = new Plan("diego", false);
  plan.choose("quick");
  plan.change("deck", DECK);
  expect(plan.options).toEqual({ hand: 4, targets: 4, deck: DECK });
  plan.change("deck", "standard");
  expect(plan.options.affiliations).toHaveLength(4);
});

test("one option that is changed changes no other", () => {
  const plan = new Plan("diego", false);
  plan.choose("quick");
  plan.change("capital", 50);
  expect(plan.options).toMatchObject({ hand: 4, targets: 4, capital: 50 });
  expect(plan.options.affiliations).toHaveLength(4);
  plan.change("hand", undefined);
  expect(plan.options).not.toHaveProperty("hand");
});

test("a list of words outlives the choice of another way to begin", () => {
  const plan = new Plan("diamino", false);
  plan.change("word_filter", ["chat", "chien"]);
  plan.choose("quick");
  expect(plan.options).toEqual({ formula: "race", word_filter: ["chat", "chien"] });
});
