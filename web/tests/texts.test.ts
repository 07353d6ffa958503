import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Message } from "@fluent/syntax";
import { expect, test } from "vitest";
import { ELSEWHERE, here as only } from "../plugins/texts";

const here = new URL("../src", import.meta.url).pathname;
const bots = new URL("../../src/ludiade/bots", import.meta.url).pathname;

/** Rooms and boards that say something of their own. */
const talking = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => join(folder, entry.name))
    .filter((inner) => existsSync(join(inner, "texts.fr.ftl")));

function said(folder: string, lang: string): string[] {
  const source = readFileSync(join(folder, `texts.${lang}.ftl`), "utf8");
  return new FluentParser({}).parse(source).body.flatMap((entry) => {
    expect(entry.type, JSON.stringify(entry).slice(0, 200)).not.toBe("Junk");
    return entry instanceof Message ? [entry.id.name] : [];
  });
}

function keys(lang: string): string[] {
  const found = [here, bots, ...talking(here), ...talking(join(here, "games"))].flatMap((folder) =>
    said(folder, lang),
  );
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

const written = [here, ...talking(here), ...talking(join(here, "games"))].flatMap((folder) =>
  ["fr", "en"].map((lang) => [lang, readFileSync(join(folder, `texts.${lang}.ftl`), "utf8")]),
);

test("an apostrophe is one of print, not of a typewriter", () => {
  const typed = written.flatMap(([, source]) => source.match(/.*\p{Letter}'\p{Letter}.*/gu) ?? []);
  expect(typed).toEqual([]);
});

test("English has no space before a per cent sign", () => {
  const spaced = written
    .filter(([lang]) => lang === "en")
    .flatMap(([, source]) => source.match(/.*[\d}] %.*/g) ?? []);
  expect(spaced).toEqual([]);
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

test.each(talking(join(here, "games")))(
  "what the board of %s says is asked for nowhere else",
  (board) => {
    const own = new Set(said(board, "fr"));
    const strangers = [...sources(here)].filter((source) => ![...sources(board)].includes(source));
    const asked = strangers.flatMap((source) =>
      [...source.matchAll(/(?<![.\w])say\(\s*"([a-z0-9_-]+)"/g)].map(([, key]) => key),
    );
    expect(asked.filter((key) => own.has(key))).toEqual([]);
  },
);

const games = new URL("../../src/ludiade/games", import.meta.url).pathname;
const kernel = new URL("../../src/ludiade/kernel/texts", import.meta.url).pathname;

test.each(talking(games).flatMap((game) => ["fr", "en"].map((lang) => [game, lang])))(
  "what the terminal alone says is left out of %s, and nothing here refers to it (%s)",
  (game, lang) => {
    const kept = only(readFileSync(join(game, `texts.${lang}.ftl`), "utf8"));
    const names = new FluentParser({})
      .parse(kept)
      .body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    const referred = [...kept.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, name]) => name);
    expect(names).toContain("game-name");
    expect(names.filter((name) => ELSEWHERE.test(name) && !referred.includes(name))).toEqual([]);
    expect(referred.filter((name) => ![...names, ...said(kernel, lang)].includes(name))).toEqual(
      [],
    );
  },
);
