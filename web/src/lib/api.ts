/** The HTTP side: opening and joining tables, records. */

import type {
  Admission,
  Card,
  Invitation,
  Join,
  Opened,
  Opening,
  Replay,
  ReviewTold,
  Way,
} from "../generated/wire";
import type { Invited } from "../gathering/calls";
import { call, file, get, lines, post } from "./calls";
import { once } from "../wire/once";
import type { Foresight } from "../games/port";
import type { Offered, PrintWish } from "./printing";

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

/** Whatever else stands in an address is no header. */
const TOKEN = /^[\w-]{1,100}$/;

const watching = (watch: string | null): Record<string, string> =>
  TOKEN.test(watch ?? "") ? { "x-ludiade-watch": watch! } : {};

/** A match that has ended, for those who sat there or have a link to watch it by. */
function ended(table: string, what: string, watch: string | null): Promise<string> {
  return call(`tables/${table}/${what}`, { headers: watching(watch) });
}

export const api = {
  here: () => get<{ address: string | null }>("here"),
  games: () => get<GameInfo[]>("games"),
  open: (opening: Opening) => once<Opened>("tables", opening),
  join: (join: Join) => once<Admission>("join", join),
  /** What a way leads to, before one sits down. */
  look: (way: Way) => post<Invitation | Invited>("look", way),
  preview: (table: string, seat: number, window: number, action: object) =>
    post<Foresight>(`tables/${table}/preview`, { seat, window, action }),
  putAway: (table: string) => post(`tables/${table}/do`, { type: "put_away" }),
  leave: (table: string, seat: number) => post(`tables/${table}/do`, { type: "leave", seat }),
  claim: (code: string) => once<Admission | { gathering: string }>("claim", { code }),
  code: (table: string, seat: number, purpose: "move" | "hand") =>
    post<{ code: string }>(`tables/${table}/code`, { seat, purpose }),
  judge: (game: string, word: string) =>
    get<{ admitted: boolean; said: string; entries: string[] }>(
      `games/${game}/judge?word=${encodeURIComponent(word)}`,
    ),
  workshop: <T>(game: string, ask: object) => post<T>(`games/${game}/workshop`, ask),
  /** What can be printed here. */
  printing: () => get<Offered>("print"),
  /** A PDF of it. */
  print: (wish: PrintWish) => file("print", wish),
  openTables: () => get<Card[]>("tables"),
  mine: () => get<Card[]>("mine"),
  replay: async (table: string, watch: string | null) =>
    JSON.parse(await ended(table, "replay", watch)) as Replay,
  /** The coach's word on a match, told as it grows; the last one told is whole. */
  review: (table: string, watch: string | null, told: (review: ReviewTold) => void) =>
    lines(`tables/${table}/review`, { headers: watching(watch) }, told),
  /** The whole match as the server writes it, to keep or to check. */
  record: (table: string, watch: string | null) => ended(table, "record", watch),
};
