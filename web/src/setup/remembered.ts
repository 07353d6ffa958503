/** Who sat where the last time, for each game; kept on this device and nowhere else. */

import { LEVELS } from "../generated/bots";
import { settings } from "../lib/settings.svelte";
import type { Wish } from "./wish";

const KINDS = ["me", "here", "link", "open", "bot"];
const MOST_NAMES = 12;
const MOST_SEATS = 16;

/** The seats of the last table of a game; nothing where there was none, or none that still fits. */
export function seatsOf(game: string): Wish[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`ludiade.seats.${game}`) ?? "null");
    if (!Array.isArray(kept) || !kept.length || kept.length > MOST_SEATS) return null;
    return kept.every(fits) ? kept : null;
  } catch {
    return null;
  }
}

function fits(seat: Partial<Wish> | null): boolean {
  const known = seat && KINDS.includes(seat.kind ?? "") && typeof seat.name === "string";
  return !!known && LEVELS.some((level) => level === seat.level);
}

export function keepSeats(game: string, seats: Wish[]): void {
  const here = seats.filter(({ kind }) => kind === "me" || kind === "here");
  const fresh = here.map(({ name }) => name.trim()).filter(Boolean);
  const names = [...new Set([...fresh, ...settings.now.names])].slice(0, MOST_NAMES);
  settings.set({ names });
  try {
    localStorage.setItem(`ludiade.seats.${game}`, JSON.stringify(seats));
  } catch {
    /* a device that keeps nothing is asked again */
  }
}
