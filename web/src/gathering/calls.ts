/** The HTTP side of gatherings (docs/gatherings.md). */

import type { Understood } from "../generated/diego";
import type { OpenGathering, Rank, Report as Told } from "../generated/gathering";
import { get, post } from "../lib/calls";
import { once } from "../wire/once";
import { settings } from "../lib/settings.svelte";

/** A gathering of this device, as the list has it. */
export interface Known {
  gathering: string;
  kind: "class" | "club";
  title: string;
  game: string;
  status: "open" | "round" | "between" | "over";
  host: boolean;
  ago_s: number;
  /** Only the map of the class is left. */
  kept: boolean;
}

/** Where a code leads that leads to a gathering. */
export interface Invited {
  gathering: string;
  kind: "class" | "club";
  title: string;
  game: string;
  teams: boolean;
  own_names: boolean;
  door: "open" | "asking" | "closed";
  status: Known["status"];
  mine: number[];
}

export type Report = Told & { understood: Understood };

const at = (name: string): string => `gatherings/${encodeURIComponent(name)}`;

export const gatherings = {
  open: (plan: OpenGathering) => once<{ gathering: string }>("gatherings", plan),
  mine: () => get<Known[]>("gatherings"),
  join: (way: string, names: string[]) =>
    once<{ gathering: string; members: number[] }>("join", { way, names }),
  code: (name: string, member: number | null) =>
    post<{ code: string }>(
      `${at(name)}/code`,
      member === null ? { purpose: "host" } : { purpose: "member", member },
    ),
  report: (name: string, round: number | null) =>
    get<Report>(`${at(name)}/report${round === null ? "" : `?round=${round}`}`),
  standings: (name: string) => get<{ final: boolean; standings: Rank[] }>(`${at(name)}/standings`),
  forget: (name: string) => once<{ kept: boolean }>(`${at(name)}/forget`, {}),
  /** A table for a spreadsheet, to be followed as a link. */
  csv: (name: string, what: "report" | "standings", round: number | null = null) =>
    `/api/${at(name)}/${what}.csv?lang=${settings.now.lang}${round === null ? "" : `&round=${round}`}`,
};
