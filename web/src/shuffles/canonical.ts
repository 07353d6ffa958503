/** JSON with one way to write each value, so that every language hashes the same bytes. */

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => byCodePoint(one, other));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RangeError(`${value} has no one way to be written`);
  return JSON.stringify(value);
}

/** JavaScript compares halves of surrogate pairs, which stand elsewhere beyond U+FFFF. */
function byCodePoint(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => Array.from(text, (sign) => sign.codePointAt(0)!));
  const at = a.findIndex((point, index) => point !== b[index]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
}
