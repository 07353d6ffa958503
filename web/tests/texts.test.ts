import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Message } from "@fluent/syntax";
import { expect, test } from "vitest";

const here = new URL("../src", import.meta.url).pathname;
const bots = new URL("../../src/ludiade/bots", import.meta.url).pathname;

function keys(lang: string): string[] {
  const found: string[] = [];
  for (const folder of [here, bots]) {
    const source = readFileSync(join(folder, `texts.${lang}.ftl`), "utf8");
    for (const entry of new FluentParser({}).parse(source).body) {
      expect(entry.type, JSON.stringify(entry).slice(0, 200)).not.toBe("Junk");
      if (entry instanceof Message) found.push(entry.id.name);
    }
  }
  expect(found.filter((key, index) => found.indexOf(key) !== index)).toEqual([]);
  return found;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

const french = keys("fr");

test("French and English say the same things", () => {
  expect(keys("en").sort()).toEqual([...french].sort());
});

test("every sentence the page asks for is there", () => {
  const missing = new Set<string>();
  for (const source of sources(here))
    for (const [, key] of source.matchAll(/(?<![.\w])say\(\s*"([a-z0-9_-]+)"/g))
      if (!french.includes(key)) missing.add(key);
  expect([...missing]).toEqual([]);
});

test("every family of sentences the page composes has members", () => {
  const missing = new Set<string>();
  for (const source of sources(here))
    for (const [, start] of source.matchAll(/(?<![.\w])say\(\s*`([a-z0-9_-]+-)\$\{/g))
      if (!french.some((key) => key.startsWith(start))) missing.add(start);
  expect([...missing]).toEqual([]);
});
