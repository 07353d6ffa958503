import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../../src/lib/words.svelte";
import { endOf, entries, newest, readable, since, type Telling } from "../../src/timeline/story";
import type { Told } from "../../src/wire/table.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "fr-FR" });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
beforeAll(() => words.load());
const NAMES = ["Léa", "Inès"];
const read = (lines: [type: string, seat: number | undefined, text: string][], by?: Telling) =>
  entries(
    lines.map(([type, seat, text], index) => ({
      number: index + 1,
      text,
      event: seat === undefined ? { type } : { type, seat },
    })),
    NAMES,
    by,
  ).map(({ number, name, pieces }) => `${number} [${name}]${pieces.join("")}`);

test("what one player does in a row is one sentence", () => {
  expect(
    read([
      ["drew", 0, "Léa pioche une fée."],
      ["drew", 0, "Léa pioche un diamant."],
      ["stopped", 0, "Léa s’arrête."],
      ["stopped", 1, "Inès s’arrête."],
    ]),
  ).toEqual(["1 [Léa] pioche une fée, un diamant et s’arrête.", "2 [Inès] s’arrête."]);
});

test("a sentence that ends with more than a full stop stays whole, and so does what follows", () => {
  expect(
    read([
      ["drew", 0, "Léa pioche… la sorcière !"],
      ["paid", 0, "Léa laisse trois cartes."],
      ["scored", 0, "Léa : 5 points."],
    ]),
  ).toEqual(["1 [Léa] pioche… la sorcière ! Léa laisse trois cartes. Léa : 5 points."]);
});

test("a sentence about somebody else is not gone on with", () => {
  const lines: Parameters<typeof read>[0] = [
    ["covered", 0, "Léa recouvre un diable vert."],
    ["scored", 1, "Inès : 5 points."],
    ["drew", 0, "Léa prend un carré."],
  ];
  expect(read(lines, { joined: ["scored"] })).toEqual([
    "1 [Léa] recouvre un diable vert. Inès : 5 points. Léa prend un carré.",
  ]);
});

test("a new turn is a new entry, also of the same player", () => {
  const twice: Parameters<typeof read>[0] = [
    ["drew", 0, "Léa tire une bague."],
    ["took", 0, "Léa prend un diamant."],
    ["drew", 0, "Léa tire une carte-vol."],
  ];
  expect(read(twice, { opens: ["drew"] })).toEqual([
    "1 [Léa] tire une bague et prend un diamant.",
    "2 [Léa] tire une carte-vol.",
  ]);
});

test("what follows from a move is told with it, what goes without saying is not", () => {
  expect(
    read(
      [
        ["claimed", 0, "Léa annonce DIEGO !"],
        ["accepted", 1, "Inès n’a rien à redire."],
        ["won", 0, "Personne ne s’oppose."],
        ["weighed", undefined, "On compte."],
        ["showed", 1, "Inès montre 3."],
      ],
      { quiet: ["accepted"], joined: ["won", "showed"] },
    ),
  ).toEqual(["1 [Léa] annonce DIEGO ! Personne ne s’oppose.", "2 []On compte. Inès montre 3."]);
});

test("who takes the screen hears what the others did, not what begins their own turn", () => {
  const told = [
    ["drew", 0, "Léa pioche."],
    ["laid", 0, "Léa pose le 3 rouge."],
    ["drew", 1, "Inès pioche."],
    ["laid", 1, "Inès pose le 5 vert."],
    ["drew", 0, "Léa pioche."],
  ].map(([type, seat, text], number) => ({ number, text, event: { type, seat } })) as Told[];
  expect(since(told, 0)).toEqual(["Inès pioche.", "Inès pose le 5 vert."]);
  expect(since(told.slice(0, 3), 1)).toEqual([]);
});

test("a turn is one line in few words, and all of it is told on a tap", () => {
  const told = [
    { number: 1, text: "Léa pose HIBOU en 8H.", event: { type: "placed", seat: 0 } },
    { number: 2, text: "Léa pioche trois carrés.", event: { type: "drew", seat: 0 } },
    { number: 3, text: "Léa : 10 points de diable rouge.", event: { type: "scored", seat: 0 } },
  ];
  const brief = ({ type }: { type: string }): string | null =>
    ({ placed: "Léa pose HIBOU.", scored: "Diable rouge : +10." })[type] ?? null;
  const [line, ...others] = entries(told, NAMES, { aside: ["drew"] }, brief);
  expect(others).toEqual([]);
  expect(line.name + line.pieces.join("")).toBe("Léa pose HIBOU. Diable rouge : +10.");
  expect(line.details).toEqual(told.map(({ text }) => text));
});

test("where there is little room, a long turn is read from its end", () => {
  const pieces = [" pioche un diamant", ", une carte verte", ", une fée", " La sorcière !"];
  const entry = { number: 1, name: "Léa", pieces, details: [] };
  expect(newest(entry, 80)).toBe(pieces.join(""));
  expect(newest(entry, 40)).toBe(" … une fée La sorcière !");
  expect(newest(entry, 5)).toBe(" … La sorcière !");
});

test("the end of a long turn does not say its name twice", () => {
  const pieces = [" pioche un diamant", ", pioche… la sorcière !", " Léa laisse trois cartes."];
  const entry = { number: 1, name: "Léa", pieces, details: [] };
  expect(newest(entry, 40)).toBe(" … laisse trois cartes.");
});

test("the same thing several times in a row is counted", () => {
  const drew = (number: number, seat: number, card: string) => ({
    number,
    text: `${NAMES[seat]} pioche ${card}.`,
    event: { type: "drew", seat, card },
  });
  const told = [drew(1, 0, "fée"), drew(2, 0, "or"), drew(3, 0, "or"), drew(4, 1, "or")];
  const brief = (event: object): string => {
    const { seat, card } = event as { seat: number; card: string | string[] };
    const things = [card].flat();
    return `${NAMES[seat]} pioche ${things.length} ${things[0]}.`;
  };
  const found = entries(told, NAMES, { counted: { drew: "card" } }, brief);
  expect(found.map(({ name, pieces }) => name + pieces.join(""))).toEqual([
    "Léa pioche 1 fée et 2 or.",
    "Inès pioche 1 or.",
  ]);
  expect(found[0].details).toEqual(told.slice(0, 3).map(({ text }) => text));
});

test("what happens to somebody in another's line is told with their name", () => {
  const told = [
    { number: 1, text: "Inès conteste à tort.", event: { type: "contested", seat: 1 } },
    { number: 2, text: "Léa : 10 points de diable rouge.", event: { type: "scored", seat: 0 } },
  ];
  const brief = ({ type }: { type: string }): string | null =>
    type === "scored" ? "Diable rouge : +10." : null;
  const [line] = entries(told, NAMES, { joined: ["scored"] }, brief);
  expect(line.name + line.pieces.join("")).toBe(
    "Inès conteste à tort. Léa : 10 points de diable rouge.",
  );
});

test("of much that is told at once the last sentences are read, and whole", () => {
  const told = "Léa double ! Basile : +22. La ligne bleue : ange, 4 contre 3.";
  expect(endOf(told, 80)).toBe(told);
  expect(endOf(told, 50)).toBe("… Basile : +22. La ligne bleue : ange, 4 contre 3.");
  expect(endOf(told, 10)).toBe("… La ligne bleue : ange, 4 contre 3.");
});

test("what says no more than its line has no details", () => {
  const told = [{ number: 1, text: "Léa passe.", event: { type: "passed", seat: 0 } }];
  expect(entries(told, NAMES)[0].details).toEqual([]);
});

test("what is to be remembered is read as it happens, and again only when all is over", () => {
  const tried = { type: "found_fixed", seat: 0 };
  const told = [{ number: 1, text: "Léa essaie F4 : il ne bouge pas.", event: tried }];
  const telling: Telling = { fleeting: ["found_fixed"] };
  const brief = (): string => "Léa la garde vide.";
  const read = (fresh: { type: string }[], over: boolean): string =>
    JSON.stringify(entries(readable(told, fresh, telling, over), NAMES, telling, brief));
  expect(read([tried], false)).toContain("F4");
  expect(read([], false)).not.toContain("F4");
  expect(read([], false)).toContain("la garde vide");
  expect(read([], true)).toContain("F4");
});
