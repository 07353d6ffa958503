/** Opening a table and keeping its ways in, which are told once and only to this device. */

import type { Opened, Opening } from "../generated/wire";
import { api, Denied } from "./api";
import { place } from "./route.svelte";
import { say } from "./words.svelte";

export interface Ways {
  join: string | null;
  code: string | null;
  watch: string | null;
  start: boolean;
  /** A guided first game: this device plays the other seats by the book. */
  lesson?: boolean;
}

export function keepWays(opened: Opened, start: boolean, lesson = false): void {
  const ways: Ways = { join: opened.join, code: opened.code, watch: opened.watch, start, lesson };
  try {
    localStorage.setItem(`ludiade.ways.${opened.table}`, JSON.stringify(ways));
  } catch {
    /* the code can still be read from the screen */
  }
}

export function waysOf(table: string): Ways | null {
  try {
    return JSON.parse(localStorage.getItem(`ludiade.ways.${table}`) ?? "null") as Ways | null;
  } catch {
    return null;
  }
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
