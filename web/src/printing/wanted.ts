/** What is to be printed of a game, and how this device printed last. */

import type { Deck } from "../generated/diego";
import type { Layout } from "../lib/printing";

export interface Wanted {
  game: string;
  /** Empty for the whole game. */
  part: string;
  /** Of Diego alone: which cards. */
  deck: "standard" | "diagnostic" | Deck;
}

const KEY = "ludiade.print";
export type Chosen = Required<Pick<Layout, "paper" | "duplex" | "large" | "grey">>;
const USUAL: Chosen = { paper: "a4", duplex: "long", large: false, grey: false };

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
