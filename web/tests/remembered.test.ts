import { beforeEach, expect, test, vi } from "vitest";

const items = new Map<string, string>();
vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
});
const { keepSeats, seatsOf } = await import("../src/setup/remembered");
const { settings } = await import("../src/lib/settings.svelte");

beforeEach(() => items.clear());
const seat = (kind: "me" | "here" | "bot", name = "") => ({ kind, name, level: "easy" });

test("the next table of a game begins with the seats of the last, another game's does not", () => {
  const seats = [seat("me", "Ana"), seat("here", "Bao"), seat("bot")];
  keepSeats("diego", seats);
  expect(seatsOf("diego")).toEqual(seats);
  expect(seatsOf("diabolo")).toBeNull();
  expect(settings.now.names).toEqual(["Ana", "Bao"]);
});

test("who sat here last is offered first, and nobody twice", () => {
  keepSeats("diego", [seat("me", "Ana"), seat("here", "Chloé")]);
  expect(settings.now.names).toEqual(["Ana", "Chloé", "Bao"]);
});

test.each([
  "null",
  "{}",
  "[]",
  '[{"kind":"king"}]',
  '[{"kind":"bot","name":"","level":"god"}]',
  "[",
])("what no version of the page would have kept is passed over: %s", (kept) => {
  items.set("ludiade.seats.diego", kept);
  expect(seatsOf("diego")).toBeNull();
});
