import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocks } from "../../src/rules/markdown";

test.each(["RULES.md", "RULES.en.md"])("boards of %s keep their lines", (name) => {
  const source = readFileSync(`../src/ludiade/games/diamino/${name}`, "utf-8");
  const boards = blocks(source).filter((block) => block.kind === "pre");
  expect(boards.map((board) => board.text.split("\n").length)).toEqual([18, 7]);
  expect(boards[1].text).toContain("8   K E P I");
});
