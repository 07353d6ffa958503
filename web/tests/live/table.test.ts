/** The page's own half of the wire before a real server: tests/web/table/test_wire.py starts one. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Opened, Opening } from "../../src/generated/wire";
import { commitmentTo } from "../../src/shuffles/promises";
import { Browser, Guest, until } from "./browser";

const server = process.env.LUDIADE_LIVE ?? "";
const folder = process.env.LUDIADE_KEPT ?? "";
const SHARE = "ab".repeat(32);

describe.skipIf(!server)("before a real server", { timeout: 60_000 }, () => {
  let browser: Browser;
  let guest: Guest;
  let page: Awaited<ReturnType<typeof load>>;

  /** The page's modules as a browser loads them. */
  async function load() {
    const [{ api }, { Table }, { promises }, { check }] = await Promise.all([
      import("../../src/lib/api"),
      import("../../src/wire/table.svelte"),
      import("../../src/shuffles/commitments.svelte"),
      import("../../src/end/fairness"),
    ]);
    return { api, Table, promises, check };
  }

  beforeEach(async () => {
    guest = new Guest(server);
    browser = new Browser(server);
    vi.resetModules();
    page = await load();
  });
  afterEach(() => vi.unstubAllGlobals());

  const opening = (...kinds: ("me" | "link" | "bot")[]): Opening => ({
    game: "diamoniak",
    seats: kinds.map((kind, number) => ({ kind, name: `Zoé ${number}`, level: "random" })),
  });

  /** The page opens a table, a guest sits down and promises a share. */
  async function two() {
    const opened = await page.api.open(opening("me", "link"));
    guest.table = opened.table;
    await guest.ask("join", { way: opened.join, name: "Bao" });
    const table = new page.Table(opened.table, null);
    await until(() => table.lobby?.fairness?.commitments[0]);
    await guest.commit(1, commitmentTo(SHARE));
    return { opened, table };
  }

  test("a lost answer costs nothing: the same table comes again", async () => {
    browser.lose = 1;
    await expect(page.api.open(opening("me", "bot"))).rejects.toThrow();
    const opened = await page.api.open(opening("me", "bot"));
    expect(browser.calls).toEqual(["/api/device", "/api/tables", "/api/device", "/api/tables"]);
    expect((await page.api.mine()).map(({ table }) => table)).toEqual([opened.table]);
    const another = await page.api.open(opening("me", "bot"));
    expect(another.table).not.toBe(opened.table);
  });

  test("the shuffles of a match are those that this device was promised", async () => {
    const { opened, table } = await two();
    table.ask({ type: "start" });
    await until(() => table.lobby?.mixing === "reveal");
    await guest.reveal(1, SHARE);
    await until(() => table.step);
    const promised = page.promises.of(opened.table);
    expect(promised?.commitments).toEqual([commitmentTo(promised!.mine[0]), commitmentTo(SHARE)]);
    table.ask({ type: "vote", seat: 0, on: "close" });
    await guest.do({ type: "vote", seat: 1, on: "close" });
    await until(() => table.lobby?.status === "closed");
    const text = await page.api.record(opened.table, null);
    const record = JSON.parse(text);
    writeFileSync(join(folder, "record.json"), text); // for `ludiade verify`, which must agree
    writeFileSync(join(folder, "promise.json"), JSON.stringify(promised));
    expect(page.check(record, promised)).toEqual({
      fair: true,
      orders: record.inputs.filter(({ type }: { type: string }) => type === "shuffled").length,
      beginnings: 1,
      compared: true,
    });
    table.leave();
  });

  test("who withholds a share is named, and everybody commits anew", async () => {
    const { table } = await two();
    const [before] = table.lobby!.fairness!.commitments;
    table.ask({ type: "start" });
    await until(() => table.lobby?.withheld.length, 20_000);
    expect(table.lobby!.withheld).toEqual([{ seat: 1, name: "Bao" }]);
    expect(table.commitments.lost(table.lobby!)).toEqual([]);
    const now = await until(() => table.lobby?.fairness?.commitments[0]);
    expect(now).not.toBe(before);
    expect(table.lobby!.fairness!.beginnings).toBe(2);
    table.leave();
  });

  test("a page that came too late to reveal knows that the seat was its own", async () => {
    const opened = await guest.ask<Opened>("tables", opening("me", "link"));
    guest.table = opened.table;
    await guest.commit(0, commitmentTo(SHARE));
    await page.api.join({ way: opened.join!, name: "Léa" });
    const first = new page.Table(opened.table, null);
    await until(() => first.lobby?.fairness?.commitments[1]);
    first.leave();
    await guest.do({ type: "start" });
    await guest.reveal(0, SHARE);
    await new Promise((done) => setTimeout(done, 6000));
    const back = new page.Table(opened.table, opened.join);
    await until(() => back.lobby);
    expect(back.commitments.lost(back.lobby!)).toEqual([{ seat: 1, name: "Léa" }]);
    expect(back.lobby!.seats[1].kind).toBe("waiting");
    await page.api.join({ way: opened.join!, name: "Léa" });
    await until(() => back.lobby?.seats[1].mine);
    expect(back.commitments.lost(back.lobby!)).toEqual([]);
    back.leave();
  });

  test("moves are stored once, in their windows, and told again to whoever comes back", async () => {
    const opened = await page.api.open(opening("me", "bot"));
    const table = new page.Table(opened.table, null);
    await until(() => table.lobby?.fairness?.commitments[0]);
    table.ask({ type: "start" });
    const windows = new Set<number>();
    for (let moves = 0; moves < 12 && !table.over; moves++) {
      await until(() => table.over || table.myTurn);
      windows.add(table.step!.window);
      table.decide(table.menu[0], 0);
      await until(() => !table.pending);
      expect(table.refusal).toBeNull();
    }
    expect(windows.size).toBeGreaterThan(3);
    const back = new page.Table(opened.table, null);
    await until(() => back.step && back.step.n >= table.step!.n);
    await until(() => table.step!.n === back.step!.n);
    expect(back.events).toEqual(table.events);
    table.leave();
    back.leave();
  });

  test("a page of an older protocol is told so, and loads itself anew", async () => {
    const opened = await page.api.open(opening("me", "link"));
    vi.resetModules();
    vi.doMock("../../src/generated/wire", async (original) => ({
      ...(await original<object>()),
      PROTOCOL: 1,
    }));
    const { Table } = await load();
    vi.doUnmock("../../src/generated/wire");
    const old = new Table(opened.table, null);
    await until(() => browser.reload.mock.calls.length);
    const still = new Table(opened.table, null);
    const told = await until(() => still.closed);
    expect(told.code).toBe("old_page");
    expect(browser.reload).toHaveBeenCalledOnce();
    old.leave();
    still.leave();
  });

  test("only who sat there or may watch is shown what an ended match was", async () => {
    const opened = await guest.ask<Opened>("tables", opening("me", "bot"));
    guest.table = opened.table;
    await guest.commit(0, commitmentTo(SHARE));
    await guest.do({ type: "start" });
    await guest.reveal(0, SHARE);
    await guest.do({ type: "vote", seat: 0, on: "close" });
    for (const what of ["record", "replay"] as const) {
      await expect(page.api[what](opened.table, null)).rejects.toMatchObject({
        refusal: { code: "not_invited" },
      });
      await page.api[what](opened.table, opened.watch);
    }
  });
});
