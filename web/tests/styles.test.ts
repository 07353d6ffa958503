/** The styles as a whole: how many, in which layer, for which sizes, and whose they are. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform, type Selector } from "lightningcss";
import { describe, expect, test } from "vitest";
import { LAYERS, layerOf, SHAPES, SIZES, type Layer } from "../plugins/sheets";

const SOURCES = join(import.meta.dirname, "../src");
/** Lines that each layer may have: they become fewer, or the reason is written down here.
 * Base and objects have 46 more than before: they hold what screens and games said twice. Frame,
 * screens and games have 166 more for phones: the button that goes on from a scene, replays and
 * rematches across, the ledge while words are judged, cards of a low board. */
const MOST: Record<Layer, number> = {
  tokens: 132,
  base: 166,
  objects: 658,
  frame: 1731,
  screens: 2587,
  games: 3557,
};
/** Those that a game finds there, and leaves as they are. */
const FRAME = new Set(
  "table bar saved seats seat stock guide beside why board hand cards ledge acts waits lastline line story tale drawer notes notice stage scene pads padseat curtain plaque ringtime manicule endwrap replaywrap again".split(
    " ",
  ),
);
/** While words are judged the board gives its place away: they lie over the ledge. */
const GIVEN = new Set(["games/diamino/styles/words.css .board"]);

interface Sheet {
  file: string;
  layer: Layer;
  text: string;
}

function* sheets(): Iterable<Sheet> {
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    const layer = layerOf(`/web/src/${file}`);
    if (!layer || !/\.(css|svelte)$/.test(file)) continue;
    const whole = readFileSync(join(SOURCES, file), "utf8");
    const text = file.endsWith(".css")
      ? whole
      : [...whole.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, inside]) => inside).join("\n");
    if (text.trim()) yield { file, layer, text };
  }
}

const all = [...sheets()];
const asked = all.flatMap(({ file, text }) =>
  [...text.matchAll(/@(media|container)([^{]*)\{/g)].map(([, kind, of]) => ({
    file,
    kind,
    of: of.trim(),
  })),
);

/** What a selector is about: the classes after its last combinator. */
function subjects(selector: Selector): string[] {
  const last = selector.findLastIndex(({ type }) => type === "combinator");
  return selector.slice(last + 1).flatMap((part) => (part.type === "class" ? [part.name] : []));
}

describe("styles", () => {
  test("ask for sizes by their names, which are few", () => {
    expect(Object.keys(SIZES).length).toBeLessThanOrEqual(6);
    expect(Object.keys(SHAPES).length).toBeLessThanOrEqual(6);
    const unnamed = asked.filter(({ kind, of }) => {
      const name = /^(?:board )?\(--([\w-]+)\)$/.exec(of)?.[1] ?? "";
      if (name) return !(name in (kind === "media" ? SIZES : SHAPES));
      return !/^(print|\((prefers-reduced-motion|forced-colors|pointer): [\w-]+\))$/.test(of);
    });
    expect(unnamed).toEqual([]);
  });

  test.each(LAYERS)("%s have no more lines than they need", (layer) => {
    const lines = all
      .filter((sheet) => sheet.layer === layer)
      .flatMap(({ text }) => text.split("\n").filter((line) => line.trim()));
    expect(lines.length).toBeLessThanOrEqual(MOST[layer]);
  });

  test("of a game leave the frame as it is", () => {
    const found: string[] = [];
    for (const { file, text } of all.filter(({ layer }) => layer === "games"))
      transform({
        filename: file,
        code: Buffer.from(
          text.replace(/:global(?=\()/g, ":is").replace(/@(media|container)[^{]*/g, "@media all "),
        ),
        visitor: {
          Rule: {
            style({ value: { selectors, declarations } }) {
              if (!declarations.declarations.length) return; // it only holds what lies in it
              for (const one of selectors.flatMap(subjects))
                if (FRAME.has(one)) found.push(`${file} .${one}`);
            },
          },
        },
      });
    expect(found.filter((one) => !GIVEN.has(one))).toEqual([]);
  });
});
