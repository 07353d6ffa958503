import { readFileSync } from "node:fs";
import { FluentParser, FluentSerializer, Resource } from "@fluent/syntax";
import type { Plugin } from "vite";

const TEXTS = /\/ludiade\/games\/[^/]+\/texts\.\w+\.ftl$/;
/** Said by a game's commands and its table in a terminal; here only where another text holds it. */
export const ELSEWHERE = /^(help|table|guide|ask|hint)-/;

/** A game's texts as the page needs them. */
export function here(text: string): string {
  const whole = new FluentParser({ withSpans: false }).parse(text);
  const said = (within: string): string => {
    const body = whole.body.filter(
      (entry) =>
        entry.type === "Term" ||
        (entry.type === "Message" &&
          (!ELSEWHERE.test(entry.id.name) || within.includes(`{ ${entry.id.name} }`))),
    );
    return new FluentSerializer({}).serialize(new Resource(body));
  };
  return said(said(""));
}

/** The page is sent no texts that only the terminal says. */
export function texts(): Plugin {
  return {
    name: "ludiade-texts",
    enforce: "pre",
    load(id) {
      const [path, asked] = id.split("?");
      if (asked !== "raw" || !TEXTS.test(path)) return null;
      return `export default ${JSON.stringify(here(readFileSync(path, "utf8")))}`;
    },
  };
}
