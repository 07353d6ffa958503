/** The whole number that was typed, held between two others; nothing typed is the least. */
export const held = (typed: number | null, least: number, most: number): number =>
  Math.min(Math.max(Math.trunc(typed ?? least), least), most);

/** A number with the minus sign of print. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What is won or lost. */
export function change(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}

/** A sum in one line, whose signs stay with what follows them. */
export function addition(
  terms: number[],
  written = terms.map((value) => String(Math.abs(value))),
): string {
  const [first, ...others] = terms.map((value, nth) => [value < 0 ? "−" : "+", written[nth]]);
  const begun = first[0] === "−" ? first.join("") : first[1];
  return begun + others.map(([sign, value]) => ` ${sign}\u00a0${value}`).join("");
}
