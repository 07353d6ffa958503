/** A number of a deck, as it is recorded and as it is shortest written. */

import type { Lang } from "../../lib/settings.svelte";

export function valueOf(number: string): number {
  const [top, bottom = "1"] = number.split("/");
  return Number(top) / Number(bottom);
}

/** 0,4 for 2/5; a fraction stays where its decimals do not end soon. */
export function shortest(number: string, lang: Lang): string {
  const value = valueOf(number);
  const short = String(Math.round(value * 1e6) / 1e6);
  if (!Number.isFinite(value) || short.length > 6) return number.replace("-", "−");
  return (lang === "fr" ? short.replace(".", ",") : short).replace("-", "−");
}
