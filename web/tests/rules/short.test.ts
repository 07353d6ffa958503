/** The two-minute rules: the same in both languages, and each step leads to a section that exists. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentParser, Message } from "@fluent/syntax";
import { expect, test } from "vitest";
import { blocks, numbersIn, referring } from "../../src/rules/markdown";
import { boardsIn } from "../../src/games/diamino/words/fence";

const games = readdirSync("src/games").filter((game) => existsSync(`src/games/${game}/short`));
const rules = (game: string, lang: string): string =>
  readFileSync(`../src/ludiade/games/${game}/RULES${lang === "fr" ? "" : ".en"}.md`, "utf8");

function keys(game: string, lang: string): string[] {
  const source = readFileSync(`src/games/${game}/short/${lang}.ftl`, "utf8");
  return new FluentParser({}).parse(source).body.flatMap((entry) => {
    expect(entry.type).not.toBe("Junk");
    if (!(entry instanceof Message)) return [];
    const { name } = entry.id;
    return [name, ...entry.attributes.map((attribute) => `${name}.${attribute.id.name}`)];
  });
}

test("all five games are told in two minutes", () => {
  expect(games).toEqual(["diabolo", "diadingo", "diamino", "diamoniak", "diego"]);
});

test.each(games)("%s says the same in both languages, and all that is asked for", (game) => {
  const source = readFileSync(`src/games/${game}/short/Short.svelte`, "utf8");
  const steps = [...source.matchAll(/name: "(\w+)", rule: "([\w.]+)"/g)];
  const asked = [...source.matchAll(/\bword\("([a-z-]+)"\)/g)].map(([, key]) => key);
  const known = keys(game, "fr");
  expect(keys(game, "en")).toEqual(known);
  const needed = [...steps.flatMap(([, name]) => [name, `${name}.says`]), ...asked];
  expect(needed.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => key !== "more" && !needed.includes(key))).toEqual([]);
  for (const lang of ["fr", "en"]) {
    const numbers = numbersIn(blocks(rules(game, lang)));
    expect(steps.filter(([, , rule]) => !numbers.has(rule))).toEqual([]);
  }
});

test("two minutes are enough to read them aloud", () => {
  for (const game of games)
    for (const lang of ["fr", "en"]) {
      const source = readFileSync(`src/games/${game}/short/${lang}.ftl`, "utf8");
      const said = source
        .split("\n")
        .filter((line) => line.includes(".says") || /^\w+ =/.test(line));
      const count = said.join(" ").split(/\s+/).length;
      expect(count, `${game} ${lang}`).toBeLessThan(320); // at 160 words a minute
    }
});

test("a section that is named in a text can be followed, other numbers cannot", () => {
  const numbers = numbersIn(blocks(rules("diamino", "fr")));
  const pieces = referring("sauf 1.10 (A1), en H8, 1.25", numbers);
  expect(pieces.flatMap((piece) => piece.rule ?? [])).toEqual(["1.10", "A1"]);
});

test("boards between fences are read square by square", () => {
  const plans = blocks(rules("diamino", "fr")).flatMap((block) =>
    block.kind === "pre" ? [boardsIn(block.text)] : [],
  );
  expect(plans[0]).toEqual([{ at: "A1", columns: 15, rows: 15, tiles: {} }]);
  const [left, right] = plans[1];
  expect([left.at, left.columns, left.rows]).toEqual(["H7", 4, 5]);
  expect([right.at, right.columns, right.rows]).toEqual(["H7", 4, 6]);
  expect(right.tiles).toMatchObject({ I7: "Z", K8: "I", K11: "S", J12: "I" });
});
