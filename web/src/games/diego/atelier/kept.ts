/** Decks of one's own: kept on this device, saved as files, shared as links that hold them whole. */

import type { Deck } from "../../../generated/diego";

export interface OwnDeck {
  id: string;
  title: string;
  deck: Deck;
}

const KEY = "ludiade.decks";
const MOST_DECKS = 100;
/** What a link may hold when it is unpacked: larger is no deck. */
export const MOST_BYTES = 16_000;

export function ownDecks(): OwnDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return [];
  }
}

export function ownDeck(id: string): OwnDeck | null {
  return ownDecks().find((one) => one.id === id) ?? null;
}

/** Keep a deck before all others; says whether the device took it. */
export function keep(own: OwnDeck): boolean {
  const others = ownDecks().filter((one) => one.id !== own.id);
  return store([own, ...others].slice(0, MOST_DECKS));
}

export function forget(id: string): void {
  store(ownDecks().filter((one) => one.id !== id));
}

function store(decks: OwnDeck[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

function isOwn(one: unknown): one is OwnDeck {
  const own = one as OwnDeck | null;
  return typeof own?.id === "string" && typeof own.title === "string" && isDeck(own.deck);
}

/** Whether something has the shape of a deck; whether it is a sound one is for the server to say. */
export function isDeck(one: unknown): one is Deck {
  const families = (one as Deck | null)?.families;
  return (
    Array.isArray(families) &&
    families.length <= 12 &&
    families.every((family) => typeof family?.number === "string" && isObject(family.cards))
  );
}

const isObject = (one: unknown): boolean =>
  typeof one === "object" && one !== null && !Array.isArray(one);

/** Signs that nobody sees: they steer a terminal, or turn a line around. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a file or a link holds; null where that is no deck. */
export function readDeck(text: string): { title: string; deck: Deck } | null {
  if (text.length > MOST_BYTES) return null;
  try {
    const found: unknown = JSON.parse(text);
    if (!isDeck(found)) return null;
    const title = (found as { title?: unknown }).title;
    return {
      title: typeof title === "string" ? title.replace(UNSEEN, "").slice(0, 60) : "",
      deck: { families: found.families },
    };
  } catch {
    return null;
  }
}

export function written(own: { title: string; deck: Deck }): string {
  return JSON.stringify({ title: own.title, families: own.deck.families });
}

/** The deck in the letters of an address. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What such letters hold; null where they are broken, or hold more than a deck. */
export async function unpack(letters: string): Promise<string | null> {
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).text();
      size += value.length;
      if (size > MOST_BYTES) return null;
      parts.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return null;
  }
}
