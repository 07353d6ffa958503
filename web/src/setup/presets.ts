/** Ways to begin: the options that go with them are the game's own. */

import { manifestOf } from "../games/manifest";

export interface Preset {
  id: "guided" | "classic" | "quick" | "cycle3" | "cycle4" | "alone";
  options: Options;
  /** How many sit down to it, where that is not what the game allows. */
  seats?: [number, number];
}

export type Options = Record<string, unknown>;

/** Those of any game. */
const PLAIN: Preset[] = [
  { id: "guided", options: {} },
  { id: "classic", options: {} },
];

export const presetsOf = (game: string): Preset[] => manifestOf(game)?.presets ?? PLAIN;

/** The key of the sentence that says what a way to begin is like. */
export const aboutPreset = (game: string, id: Preset["id"]): string =>
  `preset-${id}-${manifestOf(game)?.presets ? game : "text"}`;
