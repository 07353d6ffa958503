import { render } from "svelte/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Lobby } from "../src/generated/wire";

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal("location", { pathname: "/t/t", hash: "", hostname: "localhost", origin: "" });
  vi.stubGlobal("addEventListener", () => {});
});

/** The sentences of the waiting room when the first seat's share did not come. */
async function told(mine: boolean, host: boolean, seat: object = {}): Promise<string> {
  const { default: Withheld } = await import("../src/table/waiting/Withheld.svelte");
  const { words } = await import("../src/lib/words.svelte");
  await words.load();
  const withheld = [{ seat: 0, name: "Léa" }];
  const lobby = { withheld, host, seats: [{ kind: "waiting", open: false, ...seat }] };
  const commitments = { lost: () => (mine ? (lobby as Lobby).withheld : []), distrust: null };
  const { body } = render(Withheld, {
    props: { table: { name: "t", lobby, commitments } as never },
  });
  return body.replace(/<!--.*?-->/g, "");
}

test("everybody is told whose share did not come, and whether the seat is free", async () => {
  expect(await told(false, false)).toContain("Léa");
  expect(await told(false, false)).not.toContain("/join");
  expect(await told(false, false)).not.toBe(await told(false, false, { kind: "bot" }));
});

test("who lost a seat sits down again by the link they came by, and the host by a button", async () => {
  expect(await told(true, false)).not.toContain("/join");
  items.set("ludiade.ways.t", JSON.stringify({ invited: "PRUNE 42" }));
  expect(await told(true, false)).toContain('href="/join#PRUNE 42"');
  expect(await told(true, true)).toContain("<button");
  expect(await told(true, true, { kind: "bot" })).not.toContain("<button");
});

test("a seat open to anybody needs no link", async () => {
  expect(await told(true, false, { open: true })).toContain('href="/join#table:t"');
});
