import { settings } from "../lib/settings.svelte";

/** A chance as it is written in the language of this device. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.now.lang, { style: "percent" }).format(chance);
