/** Opening a table and keeping its ways in, which are told once and only to this device. */

import type { Error as Refusal, Opened, Opening } from "../generated/wire";
import { api } from "../lib/api";
import { Denied } from "../lib/calls";
import { isLink } from "../lib/codes";
import { place } from "../lib/route.svelte";
import { say } from "../lib/words.svelte";

export interface Ways {
  join: string | null;
  code: string | null;
  watch: string | null;
  start: boolean;
  /** A guided first game: this device plays the other seats by the book. */
  lesson?: boolean;
  /** By which link or code this device came. */
  invited?: string;
}

/** Of the tables that this page itself entered: all there is where a device keeps nothing. */
const entered = new Map<string, Ways>();
const NONE: Ways = { join: null, code: null, watch: null, start: false };
export function keepWays(opened: Opened, start: boolean, lesson = false): void {
  const { table, join, code, watch } = opened;
  store(table, { join, code, watch, start, lesson });
}

/** How this device came to a table, for whoever loses a seat or shows the match to others. */
export function keepInvitation(table: string, invited: string): void {
  store(table, { ...(waysOf(table) ?? NONE), invited });
}

/** This page has just been given a seat there by a code, and has no invitation to hand on. */
export function tookSeat(table: string): void {
  entered.set(table, waysOf(table) ?? NONE);
}

function store(table: string, ways: Ways): void {
  entered.set(table, ways);
  try {
    localStorage.setItem(`ludiade.ways.${table}`, JSON.stringify(ways));
  } catch {
    /* it is known for as long as the page is open */
  }
}

/** The token that shows a table to somebody who does not sit there, where this device keeps one. */
export function watchOf(table: string): string | null {
  const { watch, invited = "" } = kept(table) ?? NONE;
  return watch ?? (isLink(invited) ? invited : null);
}

export function waysOf(table: string): Ways | null {
  return kept(table) ?? entered.get(table) ?? null;
}

function kept(table: string): Ways | null {
  try {
    return JSON.parse(localStorage.getItem(`ludiade.ways.${table}`) ?? "null") as Ways | null;
  } catch {
    return null;
  }
}

/** Why a table stays closed: whoever took a seat a moment ago, and is a stranger now, has a browser
 * that brings no cookie back. */
export function whyClosed(table: string, { code, message }: Refusal): string {
  const stranger = code === "not_invited" || code === "no_spectators";
  return stranger && entered.has(table) ? say("cookies-off") : message;
}

/** Open a table and sit down; what went wrong comes back as a sentence. */
export async function openAndGo(opening: Opening): Promise<string> {
  try {
    const opened = await api.open(opening);
    keepWays(opened, !opening.seats.some((seat) => seat.kind === "link" || seat.kind === "open"));
    place.go(`/t/${opened.table}`);
    return "";
  } catch (error) {
    return sentence(error);
  }
}

export function sentence(error: unknown): string {
  return error instanceof Denied ? error.refusal.message : say("server-away");
}
