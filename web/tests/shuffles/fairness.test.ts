import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check, type Record } from "../../src/end/fairness";
import { contextOf, FORMAT, type Promised, type Terms } from "../../src/shuffles/promises";
import { sha256, toHex } from "../../src/shuffles/sha256";

interface Vector {
  seed: string;
  contributions: string[];
  commitment: string;
  orders: number[][];
}
type Second = Vector & Terms & { context: string };

const docs = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf8");
const listed = docs.slice(docs.indexOf("## Test vectors")).matchAll(/```json\n([^]*?)```/g);
const [first, second] = [...listed].map(([, text]) => JSON.parse(text)) as [Vector[], Second[]];

/** A record of recipe 2 that agrees with itself. */
function recordOf({ orders, context: _, ...vector }: Second): Record {
  const { table, beginnings, commitment, commitments, contributions, seed, ...match } = vector;
  const said = { table, beginnings, commitment, commitments, contributions, seed };
  const inputs = orders.map((order) => ({ type: "shuffled", order }));
  return { ...match, inputs, fairness: { recipe: 2, ...said } };
}

/** What the device of the first seat kept of it, if it contributed. */
function promiseOf({
  contributions,
  orders: _,
  context: __,
  seed: ___,
  ...terms
}: Second): Promised {
  const mine: Promised["mine"] = contributions[0] ? { 0: contributions[0] } : {};
  return { format: FORMAT, ...structuredClone(terms), mine };
}

test("our SHA-256 is SHA-256", () => {
  for (const size of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 37) % 256);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("the page finds the orders of recipe 1 fair, and others not", () => {
  expect(first.length).toBeGreaterThan(2);
  const match = { game: "example", rules: 1, players: 2 };
  for (const { orders, ...fairness } of first) {
    const inputs = orders.map((order) => ({ type: "shuffled", order }));
    expect(check({ ...match, inputs, fairness }, null)).toEqual({
      fair: true,
      orders: orders.length,
      beginnings: 1,
      compared: false,
    });
    const other = { ...fairness, commitment: "00" };
    expect(check({ ...match, inputs, fairness: other }, null)).toMatchObject({ why: "seed" });
    const bent = inputs.map((input) => ({ ...input, order: [...input.order].reverse() }));
    expect(check({ ...match, inputs: bent, fairness }, null)).toMatchObject({ why: "order" });
  }
});

test("the page writes the terms as docs/fairness.md does", () => {
  expect(second.length).toBeGreaterThan(2);
  for (const vector of second) expect(toHex(contextOf(vector))).toBe(vector.context);
});

test("the page finds the orders of recipe 2 fair, and as they were promised", () => {
  for (const vector of second) {
    const { beginnings } = vector;
    const fair = { fair: true, orders: vector.orders.length, beginnings };
    expect(check(recordOf(vector), null)).toEqual({ ...fair, compared: false });
    expect(check(recordOf(vector), promiseOf(vector))).toEqual({ ...fair, compared: true });
  }
});

test("a record of recipe 2 that does not agree with itself is found out", () => {
  const [vector] = second;
  const told = (change: object): unknown => {
    const record = recordOf(vector);
    return check({ ...record, fairness: { ...record.fairness!, ...change } }, null);
  };
  const [{ commitments, contributions }] = [vector];
  expect(told({ seed: "00".repeat(32) })).toMatchObject({ why: "seed" });
  expect(told({ beginnings: 2 })).toMatchObject({ why: "order" });
  expect(told({ contributions: [contributions[0], ""] })).toMatchObject({
    why: "contribution",
    seat: 1,
  });
  expect(
    told({
      commitments: [commitments[0], commitments[0]],
      contributions: [contributions[0], contributions[0]],
    }),
  ).toMatchObject({ why: "copied", seat: 1 });
  expect(told({ contributions: [...contributions, contributions[0]] })).toMatchObject({
    why: "unknown",
  });
  expect(told({ recipe: 4 })).toMatchObject({ why: "unknown" });
  expect(told({ seed: undefined })).toMatchObject({ why: "hidden" });
});

test("whatever differs from the promise is named", () => {
  const [vector] = second;
  const other = "ab".repeat(32);
  const changes: [Partial<Promised>, string, number?][] = [
    [{ table: "other" }, "table"],
    [{ game: "diego" }, "game"],
    [{ rules: 2 }, "rules"],
    [{ players: 3 }, "players"],
    [{ options: { ...vector.options, first_player: "last" } }, "options"],
    [{ beginnings: 2 }, "beginnings"],
    [{ commitment: other }, "commitment"],
    [{ mine: { 0: other } }, "contribution", 0],
    [{ commitments: [vector.commitments[0], other] }, "commitments", 1],
  ];
  for (const [change, differs, seat] of changes)
    expect(check(recordOf(vector), { ...promiseOf(vector), ...change })).toEqual({
      fair: false,
      why: "promise",
      differs,
      ...(seat !== undefined && { seat }),
    });
});

test("neither a record of recipe 1 nor one that says nothing is a way out of a promise", () => {
  const { fairness, ...record } = recordOf(second[0]);
  const { seed, commitment, contributions } = fairness!;
  const broken = { fair: false, why: "promise", differs: "recipe" };
  const promised = promiseOf(second[0]);
  expect(check({ ...record, fairness: { seed, commitment, contributions } }, promised)).toEqual(
    broken,
  );
  expect(check(record, promised)).toEqual(broken);
  expect(check(record, null)).toMatchObject({ why: "practice" });
});

test("the page finds the one deal of a round fair, and another round's not", () => {
  const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
  const seed = Array.from({ length: 32 }, (_, at) => hex(at)).join("");
  const contributions = [1, 2, 3].map((byte) => hex(byte).repeat(32));
  const digest = (text: string): string =>
    createHash("sha256").update(Buffer.from(text, "hex")).digest("hex");
  const fairness = {
    ...{ recipe: 3, table: "g", round: 1, beginnings: 1, commitment: digest(seed) },
    ...{ commitments: contributions.map(digest), contributions, seed },
  };
  // as the kernel deals by tests/kernel/test_recipe_3.py
  const inputs = [{ type: "shuffled", order: [0, 5, 3, 1, 4, 2] }];
  const match = { game: "diamoniak", rules: 1, players: 2, options: {}, inputs };
  expect(check({ ...match, fairness }, null)).toMatchObject({ fair: true, orders: 1 });
  const other = { ...fairness, round: 2 };
  expect(check({ ...match, fairness: other }, null)).toEqual({ fair: false, why: "order" });
  const short = { ...fairness, contributions: contributions.slice(1) };
  expect(check({ ...match, fairness: short }, null).fair).toBe(false);
});
