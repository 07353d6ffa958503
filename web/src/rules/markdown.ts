/** The little Markdown our rules are written in, as blocks the page can draw. */

export type Span = { text: string; strong: boolean };
export type Block =
  | { kind: "h1" | "h2" | "h3" | "p"; spans: Span[]; id: string }
  | { kind: "ul" | "ol"; items: Span[][]; id: string }
  | { kind: "table"; rows: Span[][][]; id: string }
  | { kind: "pre"; text: string; id: string };

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const [index, part] of source
    .trim()
    .split(/\n{2,}/)
    .entries()) {
    const lines = part.split("\n");
    for (const block of read(lines, `r${index}`)) found.push(block);
  }
  return found;
}

function read(lines: string[], id: string): Block[] {
  const head = /^(#{1,3}) (.*)/.exec(lines[0]);
  if (head) {
    const rest = lines.slice(1);
    const title: Block = { kind: `h${head[1].length}` as "h1", spans: spans(head[2]), id };
    return rest.length ? [title, ...read(rest, `${id}b`)] : [title];
  }
  if (lines[0].startsWith("```")) return [{ kind: "pre", text: lines.slice(1, -1).join("\n"), id }];
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
