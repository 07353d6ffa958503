/** The two-minute rules of the games that have them: steps, a picture of each, and their words. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { manifestOf } from "../games/manifest";
import { french } from "../lib/french";
import type { Lang } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";

export interface Step {
  name: string;
  /** The section or point of the whole rules that tells all of it. */
  rule: string;
}

export interface Drawn {
  default: Component<{ step: string; word: (key: string) => string }>;
  steps: Step[];
}

export const hasShort = (game: string): boolean => manifestOf(game)?.short !== undefined;

export interface Short {
  Picture: Drawn["default"];
  steps: Step[];
  /** The title of a step, or what it says. */
  word: (key: string, part?: "says") => string;
  has: (key: string) => boolean;
}

export async function shortOf(game: string, lang: Lang): Promise<Short> {
  const short = manifestOf(game)!.short!;
  const [{ default: Picture, steps }, { default: source }] = await Promise.all([
    short.drawn(),
    short.texts[lang](),
    words.meet(game),
  ]);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const word: Short["word"] = (key, part) => {
    const message = bundle.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    const said = pattern ? bundle.formatPattern(pattern) : key;
    return lang === "fr" ? french(said) : said;
  };
  return { Picture, steps, word, has: (key) => bundle.hasMessage(key) };
}
