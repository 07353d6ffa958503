/** Under what a dictionary has a word of tiles, which has no accents. */

const spelt = (entry: string): string =>
  entry.normalize("NFD").replace(/\p{M}/gu, "").replace("œ", "oe").replace("æ", "ae").toUpperCase();

/** Itself, where that is written otherwise (leçon); else the entries of which it is a form (parier);
 * nothing of a word that is simply its own entry, a form of another besides or not (toile). */
export function entryOf(text: string, entries: string[]): { own?: string; of?: string } {
  const own = entries.filter((entry) => spelt(entry) === text.toUpperCase());
  if (own.length) return own.includes(text.toLowerCase()) ? {} : { own: own[0] };
  return entries.length ? { of: entries.slice(0, 2).join(" / ") } : {};
}
