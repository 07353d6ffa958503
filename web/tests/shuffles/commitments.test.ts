import { beforeEach, expect, test } from "vitest";
import type { Lobby, Request, SeatInfo } from "../../src/generated/wire";
import { Commitments, promises } from "../../src/shuffles/commitments.svelte";
import { Newest } from "../../src/lib/browser/newest";
import { commitmentTo } from "../../src/shuffles/promises";
import { sha256, toHex } from "../../src/shuffles/sha256";
import type { Table } from "../../src/wire/table.svelte";

/** A browser's storage, in so far as the page uses it. */
class Kept {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
}

type Sent = Request & { seat: number; key: string; commitment: string; contribution: string };

/** A device at a table, and a table as an honest server tells of it. */
class Device {
  sent: Sent[] = [];
  commitments = this.load();

  /** The page is loaded: what was not kept is gone. */
  load(): Commitments {
    const ask = (request: Request): number => this.sent.push(request as Sent);
    return (this.commitments = new Commitments({ name: "t", say: ask } as unknown as Table));
  }

  hear(change: Partial<Lobby> & { commitments?: string[]; beginnings?: number } = {}): Sent[] {
    this.sent = [];
    this.commitments.hear(lobby(change));
    return this.sent;
  }
}

const SEED = "5eed".repeat(16);

function seat(mine: boolean): SeatInfo {
  const told = { name: "Léa", level: "", stands_in: false, open: false, present: true };
  return { ...told, kind: mine ? "person" : "waiting", mine, away_ms: null, host: false };
}

function lobby({
  commitments = ["", ""],
  beginnings = 1,
  ...change
}: Partial<Lobby> & { commitments?: string[]; beginnings?: number }): Lobby {
  return {
    type: "lobby",
    table: "t",
    game: "diego",
    rules: 1,
    options: { hand: 6 },
    status: "open",
    seats: [seat(true), seat(false)],
    host: true,
    turn_limit: null,
    spectators: true,
    hints: true,
    asked: [],
    practice: false,
    fairness: { recipe: 2, commitment: commitmentTo(SEED), beginnings, commitments },
    withheld: [],
    mixing: null,
    mixing_ms: null,
    paused: false,
    patience_ms: 0,
    proposals: [],
    rematch: null,
    ...change,
  };
}

let device: Device;
beforeEach(() => {
  globalThis.localStorage = new Kept() as unknown as Storage;
  device = new Device();
});

test("a seat commits once, and reveals what it committed to, once", () => {
  const [asked, ...others] = device.hear();
  expect(others).toEqual([]);
  expect(asked).toMatchObject({ type: "commit", seat: 0 });
  expect(device.hear()).toEqual([]); // on its way
  const commitments = [asked.commitment, ""];
  expect(device.hear({ commitments })).toEqual([]);
  const [shown] = device.hear({ commitments, mixing: "reveal" });
  expect(shown).toMatchObject({ type: "reveal", seat: 0 });
  expect(commitmentTo(shown.contribution)).toBe(asked.commitment);
  expect(device.hear({ commitments, mixing: "reveal" })).toEqual([]);
});

test("a contribution is kept before it is committed to, and outlives the page", () => {
  const [asked] = device.hear();
  expect(localStorage.getItem("ludiade.contributions")).toContain("t");
  const commitments = [asked.commitment, ""];
  device.load();
  expect(device.hear({ commitments })).toEqual([]);
  device.load();
  const [shown] = device.hear({ commitments, mixing: "reveal" });
  expect(commitmentTo(shown.contribution)).toBe(asked.commitment);
});

test("the promise is kept before anything is revealed", () => {
  const [asked] = device.hear();
  const commitments = [asked.commitment, ""];
  const [shown] = device.hear({ commitments, mixing: "reveal" });
  expect(promises.of("t")).toEqual({
    format: "ludiade-promise/1",
    table: "t",
    game: "diego",
    rules: 1,
    players: 2,
    options: { hand: 6 },
    beginnings: 1,
    commitment: commitmentTo(SEED),
    commitments,
    mine: { "0": shown.contribution },
  });
});

test("nothing is revealed where our commitment was left out", () => {
  device.hear();
  expect(device.hear({ mixing: "reveal" })).toEqual([]);
  expect(device.commitments.distrust).toBe("left_out");
  expect(promises.of("t")).toBeNull();
});

test("nothing is revealed on other terms that are not counted as another beginning", () => {
  const commitments = [device.hear()[0].commitment, ""];
  device.hear({ commitments, mixing: "reveal" });
  const before = promises.of("t");
  device.load(); // the very same terms once more are no new beginning
  expect(device.hear({ commitments, mixing: "reveal" })).toHaveLength(1);
  device.load();
  expect(device.hear({ commitments, mixing: "reveal", options: { hand: 7 } })).toEqual([]);
  expect(device.commitments.distrust).toBe("not_counted");
  expect(promises.of("t")).toEqual(before);
});

test("what was revealed is known: another beginning gets another contribution", () => {
  const [first] = device.hear();
  const [shown] = device.hear({ commitments: [first.commitment, ""], mixing: "reveal" });
  const [second] = device.hear({ beginnings: 2 });
  expect(second.type).toBe("commit");
  expect(second.commitment).not.toBe(first.commitment);
  const again = { commitments: [second.commitment, ""], beginnings: 2 };
  const [other] = device.hear({ ...again, mixing: "reveal" });
  expect(other.contribution).not.toBe(shown.contribution);
  expect(promises.of("t")?.beginnings).toBe(2);
});

test("a commitment that was refused, or that went with the line, is sent again", () => {
  const [asked] = device.hear();
  expect(device.commitments.refused("another key")).toBe(false);
  expect(device.commitments.refused(asked.key)).toBe(true);
  expect(device.hear()[0].commitment).toBe(asked.commitment);
  device.commitments.again();
  expect(device.hear()[0].commitment).toBe(asked.commitment);
});

test("two browsers with one seat do not outbid each other for ever", () => {
  let sent = 0;
  const [mine] = device.hear();
  for (let round = 0; round < 100; round++) {
    sent += device.hear({ commitments: [mine.commitment, ""] }).length;
    sent += device.hear({ commitments: [toHex(sha256(new Uint8Array([round]))), ""] }).length;
  }
  expect(sent).toBeLessThan(10);
});

test("who lost a seat knows that it was theirs, until the seat is somebody else's matter", () => {
  const commitments = [device.hear()[0].commitment, ""];
  device.hear({ commitments, mixing: "reveal" });
  const lost = {
    seats: [seat(false), seat(false)],
    withheld: [
      { seat: 0, name: "Léa" },
      { seat: 1, name: "Bao" },
    ],
    beginnings: 2,
  };
  device.load();
  expect(device.hear(lost)).toEqual([]);
  expect(device.commitments.lost(lobby(lost))).toEqual([{ seat: 0, name: "Léa" }]);
  device.hear({ ...lost, withheld: [] });
  expect(device.commitments.lost(lobby(lost))).toEqual([]);
});

test("practice asks for nothing", () => {
  expect(device.hear({ fairness: null, practice: true })).toEqual([]);
});

test("only the newest are kept, and a browser that keeps nothing still remembers", () => {
  const kept = new Newest<number>("many");
  for (let number = 0; number < 120; number++) kept.set(`t${number}`, number);
  expect(kept.of("t119")).toBe(119);
  expect(kept.of("t70")).toBe(70);
  expect(kept.of("t69")).toBeNull();
  kept.drop("t119");
  expect(kept.of("t119")).toBeNull();
  localStorage.setItem("many", "{");
  expect(kept.of("t118")).toBeNull();
  localStorage.setItem = () => {
    throw new Error("full");
  };
  kept.set("t1", 1);
  expect(kept.of("t1")).toBe(1);
});
