/** The whole number that was typed, held between two others; nothing typed is the least. */
export const held = (typed: number | null, least: number, most: number): number =>
  Math.min(Math.max(Math.trunc(typed ?? least), least), most);

/** A number with the minus sign of print. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
