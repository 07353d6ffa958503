import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../src/end/fairness";
import { sha256, toHex } from "../src/lib/sha256";

const docs = readFileSync(new URL("../../docs/fairness.md", import.meta.url), "utf8");
const vectors = JSON.parse(/^\[\{[^]*\}\]$/m.exec(docs)![0]) as {
  seed: string;
  contributions: string[];
  commitment: string;
  orders: number[][];
}[];

test("our SHA-256 is SHA-256", () => {
  for (const size of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 37) % 256);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("the page finds the orders of docs/fairness.md fair, and others not", () => {
  expect(vectors.length).toBeGreaterThan(2);
  for (const { orders, ...fairness } of vectors) {
    const inputs = orders.map((order) => ({ type: "shuffled", order }));
    expect(check({ inputs, fairness })).toEqual({ fair: true, orders: orders.length });
    expect(check({ inputs, fairness: { ...fairness, commitment: "00" } })).toEqual({
      fair: false,
      why: "promise",
    });
    const bent = inputs.map((input) => ({ ...input, order: [...input.order].reverse() }));
    expect(check({ inputs: bent, fairness })).toEqual({ fair: false, why: "order" });
  }
});
