/** The little Markdown our rules are written in, as blocks the page can draw. */

export type Span = { text: string; strong: boolean };
export type Block =
  | { kind: "h1" | "h2" | "h3" | "p"; spans: Span[]; id: string }
  | { kind: "ul" | "ol"; items: Span[][]; id: string }
  | { kind: "table"; rows: Span[][][]; id: string }
  | { kind: "pre"; text: string; id: string };

const FENCE = "```";

export function blocks(source: string): Block[] {
  // Between two fences everything stays as it is drawn, blank lines too.
  return source
    .trim()
    .split(new RegExp(`^${FENCE}.*\n`, "m"))
    .flatMap((part, index) => {
      const number = `r${index}`;
      if (index % 2) return [{ kind: "pre" as const, text: part.replace(/\n$/, ""), id: number }];
      const paragraphs = part
        .trim()
        .split(/\n{2,}/)
        .filter(Boolean);
      return paragraphs.flatMap((text, at) => read(text.split("\n"), `${number}.${at}`));
    });
}

function read(lines: string[], id: string): Block[] {
  const head = /^(#{1,3}) (.*)/.exec(lines[0]);
  if (head) {
    const rest = lines.slice(1);
    const title: Block = { kind: `h${head[1].length}` as "h1", spans: spans(head[2]), id };
    return rest.length ? [title, ...read(rest, `${id}b`)] : [title];
  }
  if (lines.every((line) => line.startsWith("|")))
    return [
      {
        kind: "table",
        rows: lines
          .filter((line) => !/^\|[-| :]+\|$/.test(line))
          .map((line) =>
            line
              .slice(1, -1)
              .split("|")
              .map((cell) => spans(cell.trim())),
          ),
        id,
      },
    ];
  if (/^[-*] /.test(lines[0])) return [{ kind: "ul", items: items(lines, /^[-*] /), id }];
  if (/^\d+\. /.test(lines[0])) return [{ kind: "ol", items: items(lines, /^\d+\. /), id }];
  return [{ kind: "p", spans: spans(lines.map((line) => line.replace(/^> ?/, "")).join(" ")), id }];
}

function items(lines: string[], mark: RegExp): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) texts.push(line.replace(mark, ""));
    else texts[texts.length - 1] += ` ${line.trim()}`;
  }
  return texts.map(spans);
}

function spans(text: string): Span[] {
  return text
    .replace(/`([^`]+)`/g, "$1")
    .split(/(\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("**")
        ? { text: part.slice(2, -2), strong: true }
        : { text: part.replace(/\*([^*]+)\*/g, "$1"), strong: false },
    );
}

const NUMBER = /^(?:\d+\.\d+|[A-Z]\d+)(?![\d.]*\d)/;

/** The number of a section, from its heading. */
export const numberOf = (block: Block): string | undefined => NUMBER.exec(plain(block))?.[0];

/** Every number that a section or a precise point of these rules goes by. */
export function numbersIn(all: Block[]): Set<string> {
  const named = all.filter((block) => /^h[1-3]$/.test(block.kind) || "items" in block);
  return new Set(
    named.flatMap((block) => parts(block).flatMap((text) => NUMBER.exec(text)?.[0] ?? [])),
  );
}

/** A text in pieces: those that name a section or point of these rules, and what stands between. */
export function referring(text: string, numbers: Set<string>): { text: string; rule?: string }[] {
  return text
    .split(/(\b(?:\d+\.\d+|[A-Z]\d+)\b)/)
    .filter(Boolean)
    .map((piece) => (numbers.has(piece) ? { text: piece, rule: piece } : { text: piece }));
}

/** Whether a rule stands in each of the blocks: in its section, else where it is told itself. */
export function citedIn(all: Block[], rule: string): boolean[] {
  const begins = new RegExp(`^${rule.replaceAll(".", "\\.")}(?![\\d.]*\\d)`);
  const isHead = (block: Block): boolean => /^h[1-3]$/.test(block.kind);
  const head = all.findIndex((block) => isHead(block) && begins.test(plain(block)));
  if (head >= 0) {
    const next = all.findIndex((block, index) => index > head && isHead(block));
    return all.map((_, index) => index >= head && (next < 0 || index < next));
  }
  return all.map((block) => parts(block).some((text) => begins.test(text)));
}

function parts(block: Block): string[] {
  if (block.kind === "table") return block.rows.map((row) => row.flat().map(textOf).join(" "));
  if ("items" in block) return block.items.map((item) => item.map(textOf).join(""));
  return [plain(block)];
}

const textOf = (span: Span): string => span.text;

export function plain(block: Block): string {
  if (block.kind === "pre") return block.text;
  if (block.kind === "table")
    return block.rows
      .flat(2)
      .map((span) => span.text)
      .join(" ");
  if ("items" in block)
    return block.items
      .flat()
      .map((span) => span.text)
      .join(" ");
  return block.spans.map((span) => span.text).join("");
}
