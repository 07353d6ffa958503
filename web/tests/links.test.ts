import { expect, test } from "vitest";
import { pack, readDeck, unpack } from "../src/games/diego/atelier/kept";

const DECK = { title: "Lundi", families: [{ number: "1/4", cards: { decimal: "0,25" } }] };

test("a link holds a whole deck", async () => {
  const text = JSON.stringify(DECK);
  expect(await unpack(await pack(text))).toBe(text);
});

test("a link that unpacks without end, or is broken, holds nothing", async () => {
  expect(await unpack(await pack(" ".repeat(50_000_000)))).toBeNull();
  for (const letters of ["x".repeat(40), "%%%", "é", "PK\u0003\u0004"])
    expect(await unpack(letters)).toBeNull();
});

test("what is no deck of this version is none", () => {
  const odd = [
    "", "{", "[]", "7", '{"families":{}}', `{"families":[${"[".repeat(9)}${"]".repeat(9)}]}`,
    JSON.stringify({ families: Array(13).fill(DECK.families[0]) }),
    JSON.stringify({ families: [{ number: 4, cards: {} }] }),
    JSON.stringify({ families: [{ number: "1/4", cards: [] }] }),
    `${" ".repeat(400_000)}{}`,
  ]; // prettier-ignore
  for (const text of odd) expect(readDeck(text), text.slice(0, 60)).toBeNull();
});

test("a title shows what it holds, and turns no line around", () => {
  const read = readDeck(JSON.stringify({ ...DECK, title: "a\u202eb\u2066<b>\u0007" }));
  expect(read?.title).toBe("ab<b>");
});
