/** A number with the minus sign of print. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
