/** The recipes of docs/fairness.md, on the page: is a record what it says, and what was promised? */

import { canonical } from "../shuffles/canonical";
import { commitmentTo, contextOf, type Promised, type Terms } from "../shuffles/promises";
import { fromHex, sha256 } from "../shuffles/sha256";

/** What a record says of its chance; recipe 1 knows neither table, beginnings nor commitments. */
interface Fairness {
  recipe?: number;
  table?: string;
  round?: number;
  beginnings?: number;
  commitment: string;
  commitments?: string[];
  contributions: string[];
  seed?: string;
}

export interface Record {
  game: string;
  rules: number;
  players: number;
  options?: { [name: string]: unknown };
  inputs: { type: string; order?: number[] }[];
  fairness?: Fairness;
}

/** What is not as it was promised. */
export type Differs = "recipe" | "contribution" | keyof Terms;

export type Verdict =
  | { fair: true; orders: number; beginnings: number; compared: boolean }
  | { fair: false; why: "practice" | "hidden" | "unknown" | "seed" | "order" }
  | { fair: false; why: "contribution" | "copied"; seat: number }
  | { fair: false; why: "promise"; differs: Differs; seat?: number };

/** Recompute every shuffle, and compare with what this device was promised, if it was. */
export function check(record: Record, promised: Promised | null): Verdict {
  const said = record.fairness;
  if (!said && !promised) return { fair: false, why: "practice" };
  if (!said) return { fair: false, why: "promise", differs: "recipe" };
  const broken = promised && compare(record, said, promised);
  if (broken) return { fair: false, why: "promise", ...broken };
  if (!said.seed) return { fair: false, why: "hidden" };
  if (![1, 2, 3].includes(said.recipe ?? 1)) return { fair: false, why: "unknown" };
  if (commitmentTo(said.seed) !== said.commitment) return { fair: false, why: "seed" };
  const terms = termsIn(record, said);
  if (terms && said.contributions.length !== contributors(terms))
    return { fair: false, why: "unknown" };
  const unkept = terms && unkeptIn(terms, said.contributions);
  if (unkept) return { fair: false, ...unkept };
  const parts = [said.seed, ...said.contributions].map(fromHex);
  const key = sha256(join(...(terms ? [contextOf(terms)] : []), ...parts));
  const orders = record.inputs.flatMap((input) =>
    input.type === "shuffled" && input.order ? [input.order] : [],
  );
  for (const [number, order] of orders.entries()) {
    const expected = orderOf(key, number, order.length);
    if (expected.some((thing, index) => thing !== order[index]))
      return { fair: false, why: "order" };
  }
  const beginnings = terms?.beginnings ?? 1;
  return { fair: true, orders: orders.length, beginnings, compared: promised !== null };
}

/** The terms that a record tells, or nothing for one of recipe 1. */
function termsIn({ game, rules, players, options = {} }: Record, said: Fairness): Terms | null {
  if (said.recipe !== 2 && said.recipe !== 3) return null;
  const { table = "", round, beginnings = 0, commitment, commitments = [] } = said;
  const terms = { table, game, rules, players, options, beginnings, commitment, commitments };
  return said.recipe === 3 ? { ...terms, round: round ?? 0 } : terms;
}

/** How many may contribute: the seats, or all devices of a round that has one deal. */
const contributors = ({ round, players, commitments }: Terms): number =>
  round === undefined ? players : commitments.length;

/** Who revealed something else than they committed to, or committed to what another had. */
function unkeptIn(
  terms: Terms,
  contributions: string[],
): { why: "contribution" | "copied"; seat: number } | null {
  const { commitments } = terms;
  for (let seat = 0; seat < contributors(terms); seat++) {
    const [promised, given] = [commitments[seat], contributions[seat]];
    if (promised !== (given && commitmentTo(given))) return { why: "contribution", seat };
    if (promised && commitments.indexOf(promised) < seat) return { why: "copied", seat };
  }
  return null;
}

/** The first thing that is not as this device was promised, or as it contributed. */
function compare(
  record: Record,
  said: Fairness,
  promised: Promised,
): { differs: Differs; seat?: number } | null {
  const terms = termsIn(record, said);
  if (!terms) return { differs: "recipe" }; // a record of recipe 1 is no way out of a promise
  for (const differs of ["table", "round", "game", "rules", "players"] as const)
    if (terms[differs] !== promised[differs]) return { differs };
  if (canonical(terms.options) !== canonical(promised.options)) return { differs: "options" };
  for (const differs of ["beginnings", "commitment"] as const)
    if (terms[differs] !== promised[differs]) return { differs };
  for (const [seat, contribution] of Object.entries(promised.mine))
    if (said.contributions[Number(seat)] !== contribution)
      return { differs: "contribution", seat: Number(seat) };
  for (let seat = 0; seat < contributors(promised); seat++)
    if (terms.commitments[seat] !== promised.commitments[seat])
      return { differs: "commitments", seat };
  return null;
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
