/** What a deal rests on, kept by this device before it reveals its share (docs/fairness.md). */

import type { Lobby } from "../generated/wire";
import { canonical } from "./canonical";
import { fromHex, sha256, toHex } from "./sha256";

export const FORMAT = "ludiade-promise/1";

/** All that everybody knows before any contribution is revealed. */
export interface Terms {
  /** Or the gathering, where one deal serves all tables of a round (recipe 3). */
  table: string;
  round?: number;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  beginnings: number;
  commitment: string;
  commitments: string[];
}

/** The terms as this device was shown them, and what it contributed, by the number of a seat. */
export interface Promised extends Terms {
  format: typeof FORMAT;
  mine: Record<string, string>;
}

/** Why nothing may be revealed: our commitment is not in the terms, or a beginning is not told. */
export type Distrust = "left_out" | "not_counted";

export function commitmentTo(contribution: string): string {
  return toHex(sha256(fromHex(contribution)));
}

export function contextOf(terms: Terms): Uint8Array {
  const { table, game, rules, players, options, beginnings, commitment, commitments } = terms;
  const said = { table, game, rules, players, options, beginnings, commitment, commitments };
  const recipe = terms.round === undefined ? { recipe: 2 } : { recipe: 3, round: terms.round };
  return sha256(new TextEncoder().encode(canonical({ ...said, ...recipe })));
}

/** The terms of a table as it stands; practice has none. */
export function termsOf({ table, game, rules, options, seats, fairness }: Lobby): Terms | null {
  if (fairness?.recipe !== 2) return null;
  const { beginnings, commitment, commitments } = fairness;
  return {
    table,
    game,
    rules,
    options,
    players: seats.length,
    beginnings,
    commitment,
    commitments,
  };
}

/** What a promise is kept under: the table, or the round of a gathering and the size of the table. */
export const promiseOf = ({ table, round, players }: Pick<Terms, "table" | "round" | "players">) =>
  round === undefined ? table : [table, round, players].join(" ");

/** The same, once one sits at the table. */
export function promiseAt({ table, seats, fairness }: Lobby): string {
  const { gathering, round } = fairness ?? {};
  if (gathering === undefined) return table;
  return promiseOf({ table: gathering, round, players: seats.length });
}

/** What is kept before revealing, or why nothing may be revealed. */
export function keep(
  terms: Terms,
  mine: Record<string, string>,
  before: Promised | null,
): Promised | Distrust {
  for (const [seat, contribution] of Object.entries(mine))
    if (terms.commitments[Number(seat)] !== commitmentTo(contribution)) return "left_out";
  if (before && terms.beginnings <= before.beginnings)
    if (toHex(contextOf(before)) !== toHex(contextOf(terms))) return "not_counted";
  return { format: FORMAT, ...terms, mine };
}
