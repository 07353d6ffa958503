/** The HTTP side: opening and joining tables, records. */

import type {
  Card,
  Entry,
  Error as Refusal,
  Join,
  Opened,
  Opening,
  Replay,
  ReviewTold,
} from "../generated/wire";
import { settings } from "./settings.svelte";

export interface GameInfo {
  id: string;
  players: [number, number];
  name: string;
  tagline: string;
  schema: { $defs: Record<string, OptionSchema> };
}

export interface OptionSchema {
  properties?: Record<string, OptionSchema>;
  type?: string;
  enum?: string[];
  /** What a free string may be, for forms: SEED stands for letters drawn at random. */
  examples?: string[];
  items?: OptionSchema;
  anyOf?: OptionSchema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** A refusal of the server, as a sentence. */
export class Denied extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server does not answer. */
export class Unreachable extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const glue = path.includes("?") ? "&" : "?";
  let response: Response;
  try {
    response = await fetch(`/api/${path}${glue}lang=${settings.now.lang}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => null)) as Refusal | null;
  if (said?.message) throw new Denied(said);
  throw new Unreachable();
}

export const api = {
  here: () => ask<{ address: string | null }>("here"),
  games: () => ask<GameInfo[]>("games"),
  open: (opening: Opening) => ask<Opened>("tables", opening),
  join: (join: Join) => ask<Entry>("join", join),
  claim: (code: string) => ask<Entry>("claim", { code }),
  code: (table: string, seat: number, purpose: "move" | "hand") =>
    ask<{ code: string }>(`tables/${table}/code`, { seat, purpose }),
  judge: (game: string, word: string) =>
    ask<{ admitted: boolean; said: string }>(
      `games/${game}/judge?word=${encodeURIComponent(word)}`,
    ),
  openTables: () => ask<Card[]>("tables"),
  mine: () => ask<Card[]>("mine"),
  replay: (table: string) => ask<Replay>(`tables/${table}/replay`),
  review: (table: string) => ask<ReviewTold>(`tables/${table}/review`),
  record: (table: string) => ask<Record<string, unknown>>(`tables/${table}/record`),
};
