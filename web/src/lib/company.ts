/** A table that belongs to a class or an evening: what its people may do besides playing. */

import { getContext, setContext } from "svelte";

export interface Company {
  /** Whether somebody here has asked for help. */
  readonly hand: boolean;
  raise(up: boolean): void;
  /** That the host lets this table rest, or all, in a sentence; else nothing. */
  readonly paused: string;
  /** What comes after this match, in a sentence. */
  readonly next: string;
  /** What there is to see meanwhile. */
  readonly more: { label: string; go: () => void } | null;
}

const KEY = "company";

export const keepCompany = (company: Company): Company => setContext(KEY, company);
/** None at a table of its own. */
export const company = (): Company | null => getContext<Company | undefined>(KEY) ?? null;
