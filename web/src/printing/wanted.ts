/** What is to be printed of a game, and how this device printed last. */

import type { Deck } from "../generated/diego";
import type { Layout } from "../lib/printing";

export interface Wanted {
  game: string;
  /** Empty for the whole game. */
  part: string;
  /** Of Diego alone: which cards, by their name or whole. */
  deck: string | Deck;
  /** Where a QR code on the score sheet leads. */
  link?: string;
}

/** Decks that are printed by their names. */
export const NAMED = ["standard", "diagnostic"];
const KEY = "ludiade.print";
export type Chosen = Required<Omit<Layout, "link">>;
const USUAL: Chosen = { paper: "a4", duplex: "long", dx: 0, dy: 0, large: false, grey: false };
/** How far the backs may be moved either way, in millimetres. */
export const FARTHEST = 10;

/** Printers do not change from sheet to sheet. */
export function lastLayout(): Chosen {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Layout) };
  } catch {
    return { ...USUAL };
  }
}

export function keepLayout(layout: Chosen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layout));
  } catch {
    /* a device that keeps nothing asks again */
  }
}
