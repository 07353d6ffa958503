/** A game is one folder: all that the rest of the page asks of it stands in its manifest. */

import type { Component } from "svelte";
import type { Plan } from "../guide/lessons";
import type { Lang } from "../lib/settings.svelte";
import type { Drawn } from "../rules/short";
import type { Options, Preset } from "../setup/presets";
import type { Parts } from "./play";

export type Texts = Record<Lang, () => Promise<{ default: string }>>;

export interface Manifest {
  /** Its cover on the shelf, and its animal. */
  box?: string;
  mark?: string;
  /** Ways to begin, where they are not those of any game. */
  presets?: Preset[];
  /** A way to begin, played with what one has brought oneself: a deck, a list of words. */
  bring?(wanted: Options, now: Options): Options;
  /** How many the box is for, where the rules allow what it does not foresee. */
  official?: [number, number];
  board(): Promise<{ parts: Parts }>;
  /** What its board says. */
  texts: Texts;
  lesson?: { plan(): Promise<{ default: Plan }>; texts: Texts };
  /** The rules in two minutes. */
  short?: { drawn(): Promise<Drawn>; texts: Texts };
  /** Draws the plans that its whole rules hold between fences. */
  fence?(): Promise<{ default: Component<{ text: string }> }>;
}

const found = import.meta.glob("./*/manifest.ts", { eager: true, import: "manifest" }) as Record<
  string,
  Manifest
>;

/** What a game brings; one without a folder here is played on the plain board. */
export const manifestOf = (game: string): Manifest | undefined => found[`./${game}/manifest.ts`];
