/** The recipe of docs/fairness.md, on the page: commitment, key, and every order again. */

import { fromHex, sha256, toHex } from "../lib/sha256";

export interface Record {
  inputs: { type: string; order?: number[] }[];
  fairness?: { commitment: string; contributions: string[]; seed?: string };
}

export type Verdict =
  | { fair: true; orders: number }
  | { fair: false; why: "practice" | "hidden" | "promise" | "order" };

export function check(record: Record): Verdict {
  const said = record.fairness;
  if (!said) return { fair: false, why: "practice" };
  if (!said.seed) return { fair: false, why: "hidden" };
  const seed = fromHex(said.seed);
  if (toHex(sha256(seed)) !== said.commitment) return { fair: false, why: "promise" };
  const key = sha256(join(seed, ...said.contributions.map(fromHex)));
  const orders = record.inputs.flatMap((input) =>
    input.type === "shuffled" && input.order ? [input.order] : [],
  );
  for (const [number, order] of orders.entries()) {
    const expected = orderOf(key, number, order.length);
    if (expected.some((thing, index) => thing !== order[index]))
      return { fair: false, why: "order" };
  }
  return { fair: true, orders: orders.length };
}

export function orderOf(key: Uint8Array, shuffle: number, size: number): number[] {
  const words = wordsOf(key, shuffle);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last--) {
    const chosen = below(last + 1, words);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

function* wordsOf(key: Uint8Array, shuffle: number): Generator<number> {
  for (let block = 0; ; block++) {
    const digest = sha256(join(key, big(shuffle), big(block)));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function below(n: number, words: Generator<number>): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words.next().value as number;
    if (word < limit) return word % n;
  }
}

function big(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
