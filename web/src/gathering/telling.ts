/** How a gathering is told: who is there, who waits, what a table is doing. */

import type { Hosting, MemberInfo, TableInfo } from "../generated/gathering";
import { settings } from "../lib/settings.svelte";
import { listed, say } from "../lib/words.svelte";

/** A figure of the standings, as the language writes it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.now.lang, { maximumFractionDigits: 1 }).format(value);

export const minutes = (ms: number): number => Math.floor(ms / 60_000);

/** Those who take part. */
export const here = ({ members }: Hosting): MemberInfo[] =>
  members.filter((one) => one.status === "in");

/** Those who are there and sit nowhere in this round. */
export const waiting = (hosting: Hosting): MemberInfo[] =>
  hosting.round ? here(hosting).filter((one) => one.present && one.table === null) : [];

/** Those of a table who ask for help. */
export function asking(table: TableInfo, { members }: Hosting): string[] {
  const seated = table.seats.map((seat) => seat.member);
  return members.filter((one) => one.hand && seated.includes(one.member)).map((one) => one.name);
}

export interface State {
  /** The look of a table's card. */
  look: "help" | "gone" | "stuck" | "rest" | "done" | "plays";
  icon: string;
  said: string;
}

/** What a table is doing, in a few words; what asks for the host first. */
export function stateOf(table: TableInfo, hosting: Hosting): State {
  const hands = asking(table, hosting);
  const names = listed(table.awaited.map((seat) => table.seats[seat]?.name ?? ""));
  if (hands.length)
    return { look: "help", icon: "raised-hand", said: say("table-help", { n: hands.length }) };
  switch (table.state) {
    case "away":
      return { look: "gone", icon: "offline", said: say("table-away", { names }) };
    case "stuck":
      return {
        look: "stuck",
        icon: "question",
        said: say("table-stuck", { names, n: Math.max(1, minutes(table.awaited_ms ?? 0)) }),
      };
    case "paused":
      return { look: "rest", icon: "pause", said: say("table-paused") };
    case "over":
      return { look: "done", icon: "ok", said: say("table-over") };
    case "closed":
      return { look: "rest", icon: "cross", said: say("table-stopped") };
    case "opening":
      return { look: "rest", icon: "shuffle", said: say("table-opening") };
    default:
      return { look: "plays", icon: "play", said: say("table-plays") };
  }
}
