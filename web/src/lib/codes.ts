/** What somebody typed or followed to come to a table. */

/** Longer than a code that is spoken: a link, which also lets others watch. */
const LINK = 25;

export function isLink(way: string): boolean {
  return way.length >= LINK && !way.startsWith("table:");
}

/** Whether this is the short code of one seat, as somebody typed it, and not one that is spoken. */
export function isCodeOfSeat(typed: string): boolean {
  const plain = typed.replace(/[-\s]/g, "");
  const parted = /^\w{4}[-\s]+\w{4}$/.test(typed.trim());
  return /^[a-z0-9]{8}$/i.test(plain) && (parted || !/^[a-z]+\d\d$/i.test(plain));
}
