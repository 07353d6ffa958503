import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCodeOfSeat } from "../../src/lib/codes";
import { blocks, citedIn, plain } from "../../src/rules/markdown";

const rules = (game: string): string =>
  readFileSync(`../src/ludiade/games/${game}/RULES.md`, "utf8");

test("a drawing between fences keeps its lines", () => {
  const [before, drawn, after] = blocks("Le plan :\n\n```\nA B\n\n. #\n```\n\nPuis.");
  expect([before.kind, drawn.kind, after.kind]).toEqual(["p", "pre", "p"]);
  expect(plain(drawn)).toBe("A B\n\n. #");
});

test("Diamino's board is drawn in fifteen rows below its letters", () => {
  const drawn = blocks(rules("diamino")).find((block) => block.kind === "pre");
  expect(plain(drawn!).split("\n").length).toBeGreaterThanOrEqual(16);
});

test("a cited section is the one of that number, not one that mentions it", () => {
  const all = blocks("## 2.2 Début\n\nVoir 2.3.\n\n## 2.3 Tour\n\nOn pose.\n\n## 2.30 Autre");
  expect(citedIn(all, "2.3")).toEqual([false, false, true, true, false]);
});

test("a precise point is found in its own list", () => {
  for (const [game, rule] of [
    ["diabolo", "B5"],
    ["diadingo", "C6"],
  ]) {
    const all = blocks(rules(game));
    const found = all.filter((_, index) => citedIn(all, rule)[index]);
    expect(found).toHaveLength(1);
    expect(plain(found[0])).toContain(rule);
  }
});

test("the code of a seat is known without its hyphen; a spoken one is not taken for it", () => {
  for (const code of ["ABCD-EF23", "abcd ef23", "ABCDEF2H", "A2CD-EFGH"])
    expect(isCodeOfSeat(code), code).toBe(true);
  for (const code of ["PRUNE 42", "PRUNES42", "PRUNES 42", "cerise pomme 42", "ABC-DEF", ""])
    expect(isCodeOfSeat(code), code).toBe(false);
});
