import { beforeAll, expect, test, vi } from "vitest";
import { theftCard } from "../../src/games/diadingo/card";
import { scenes as diabolo, type Counted, type Total } from "../../src/games/diabolo/scenes";
import { scenes as diadingo } from "../../src/games/diadingo/scenes";
import { scenes as diamino } from "../../src/games/diamino/scenes";
import { scenes as diamoniak } from "../../src/games/diamoniak/scenes";
import { joined } from "../../src/games/diego/joined";
import { scenes as diego, type Contest } from "../../src/games/diego/scenes";
import type { GameEvent } from "../../src/timeline/moment";
import { words } from "../../src/lib/words.svelte";
import { plain } from "../plain";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr-FR" }));
beforeAll(() =>
  Promise.all(
    ["diabolo", "diadingo", "diego", "diamino", "diamoniak"].map((game) => words.meet(game)),
  ),
);
const NAMES = ["Léa", "Basile"];
const weighed = (colour: string, demon: number[], angel: number[], stronger: string) => ({
  ...{ type: "weighed", colour, demon, angel, stronger, demon_sum: 0, angel_sum: 0 },
});
const showed = (seat: number, colour: string, values: number[]) => ({
  ...{ type: "showed", seat, colour, values, total: 0 },
});

test("Diabolo: who share the highest sum of a line are named together", async () => {
  const port = await plain("diabolo", NAMES, { events: [] });
  const events = [
    weighed("red", [1], [5], "angel"),
    showed(0, "red", [3]),
    showed(1, "red", [1, 2]),
    { type: "gained", seat: 0, colour: "red", most: 3, doubled: false, points: 3 },
    { type: "gained", seat: 1, colour: "red", most: 3, doubled: false, points: 3 },
  ];
  const [{ text }] = diabolo({ events, view: { lines: [] }, over: false }, port);
  expect(text).toBe(
    `${NAMES[0]} et ${NAMES[1]} ont la plus forte somme, à égalité\u00a0: +3 par personne.`,
  );
});

test("Diabolo: the end of a round, each line that is left, and the totals, one after the other", async () => {
  const port = await plain("diabolo", NAMES, {
    events: [weighed("red", [1], [5], "angel"), { type: "decided", seat: 0 }],
  });
  const events = [
    { type: "revealed", colour: "red", seats: [0] },
    showed(0, "red", [5, 1]),
    showed(1, "red", []),
    { type: "gained", seat: 0, colour: "red", most: 6, doubled: true, points: 12 },
    weighed("yellow", [3], [3], "equal"),
    weighed("green", [5], [], "demon"),
    showed(0, "green", []),
    showed(1, "green", [2]),
    { type: "lost", seat: 1, colour: "green", points: 2 },
    { type: "totalled", seat: 0, round: 1, points: 12 },
    { type: "totalled", seat: 1, round: 1, points: -2 },
    { type: "round_began", round: 2, dealer: 1, seat: 0 },
  ];
  const found = diabolo({ events, view: { lines: [] }, over: false }, port);
  expect(found.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    "line: La ligne rouge",
    "line: La ligne jaune",
    "line: La ligne verte",
    "totals: Après la manche 1",
  ]);
  const red = found[0].shown as Counted;
  expect(red.doubled).toEqual([0]);
  expect(red.hands.map(({ shown, points }) => [shown.values, points])).toEqual([
    [[5, 1], 12],
    [[], 0],
  ]);
  expect((found[3].shown as Total[]).map(({ points, brought }) => [points, brought])).toEqual([
    [12, 12],
    [-2, -2],
  ]);
});

test("Diabolo: a line that waits for its Doubles is not counted, and none is counted twice", async () => {
  const before = await plain("diabolo", NAMES, {
    events: [
      weighed("red", [5], [1], "demon"),
      showed(0, "red", [2]),
      { type: "lost", seat: 0, colour: "red", points: 2 },
      { type: "totalled", seat: 0, round: 1, points: -2 },
    ],
  });
  const lines = ["red", "blue"].map((colour) => ({ colour, demon: [], angel: [], locked: false }));
  const events = [
    { type: "played", seat: 0, card: "red-1", side: "angel", demon_sum: 0, angel_sum: 1 },
    { type: "round_closed", round: 2, lines: 2 },
    weighed("red", [], [1], "angel"),
  ];
  const found = diabolo({ events, view: { lines }, over: false }, before);
  expect(found.map(({ kind, shown }) => [kind, shown])).toEqual([["closed", lines]]);
  const played = { type: "played", seat: 0, card: "red-2", side: "angel" };
  expect(diabolo({ events: [played], view: { lines }, over: false }, before)).toEqual([]);
});

test("Diego: whoever is contested sees by whom, and everybody why the match ends", async () => {
  const port = await plain("diego", NAMES);
  const card = (number: number) => ({
    card: number,
    face: { kind: "fraction", top: 1, bottom: number },
  });
  const contested = { type: "contested", seat: 1, against: 0, card: card(2), target: card(4) };
  const ended = { type: "ended", reason: "no_targets" };
  const found = diego({ events: [contested, ended], view: {}, over: true }, port);
  expect(found.map(({ kind, title, after }) => [kind, title, after ?? false])).toEqual([
    ["contested", "PAS DIEGO\u00a0!", false],
    ["ended", "La partie est finie", true],
  ]);
  expect(found[0].text).toContain("Basile");
  expect(found[0].text).toContain("Léa");
  expect(found[1].text).not.toBe("");
});

test("Diego: a contest says nothing of the truth, but in training what the sheet says", async () => {
  const port = await plain("diego", NAMES);
  const half = { card: 2, face: { kind: "fraction", top: 1, bottom: 2 } };
  const two = { card: 4, face: { kind: "fraction", top: 2, bottom: 4 } };
  const contested = { type: "contested", seat: 1, against: 0, card: half, target: two };
  const judged = { type: "judged", seat: 1, match: true, points: -4 };
  const signOf = (events: GameEvent[]): string => {
    const [{ shown }] = diego({ events, view: {}, over: false }, port);
    const { pair, match } = shown as Contest;
    return joined(...pair, match);
  };
  expect(signOf([contested])).toBe("?");
  expect(signOf([contested, judged])).toBe("=");
  const unequal = { ...judged, match: false };
  expect(signOf([contested, unequal])).toBe("≠");
});

test("Diadingo: a theft is staged; a game of a series has its account, the last its board", async () => {
  const port = await plain("diadingo", NAMES);
  const events = [
    { type: "stole", seat: 0, victim: 1, card: "ring-3000", ring: 0, onto: 1 },
    { type: "ended", game: 1, why: "no_cards", fixed: [] },
    { type: "earned", seat: 0, game: 1, dollars: 1000, total: 1000 },
    { type: "earned", seat: 1, game: 1, dollars: 4000, total: 4000 },
  ];
  const found = diadingo({ events, view: {}, over: false }, port);
  expect(found.map(({ kind, after }) => [kind, after ?? false])).toEqual([
    ["theft", false],
    ["recap", false],
  ]);
  expect(found[0].shown).toEqual({ seat: 0, victim: 1, value: 3000 });
  const last = diadingo({ events, view: {}, over: true }, port);
  expect(last.map(({ kind, after }) => [kind, after ?? false])).toEqual([
    ["theft", false],
    ["ended", true],
  ]);
  const crossed = events.map((event) => ("fixed" in event ? { ...event, fixed: [3] } : event));
  const [, revealed] = diadingo({ events: crossed, view: {}, over: true }, port);
  expect(revealed.text).toContain("Les croix");
  expect(last[1].text).not.toContain("Les croix");
});

test("Diamoniak: the witch, what she is paid, the fairy and a complete castle", async () => {
  const port = await plain("diamoniak", NAMES);
  const events = [
    { type: "drew", seat: 1, card: "pink", to: "castle" },
    { type: "drew", seat: 1, card: "witch", to: "witch" },
    { type: "sent_away", seat: 1 },
    { type: "paid", seat: 0, cards: ["pink", "diamond"] },
    { type: "won", seat: 0, colour: "pink" },
  ];
  const found = diamoniak({ events, view: {}, over: true }, port);
  expect(found.map(({ kind }) => kind)).toEqual(["witch", "fairy", "paid", "castle"]);
  expect(found[0].text).toContain("Basile");
});

test("Diamino: a verdict and the last word are seen on the board, a round has its account", async () => {
  const placed = { type: "placed", seat: 0, at: "8H", word: "HIBOu" };
  const port = await plain("diamino", NAMES, { events: [placed] });
  const contested = { type: "contested", seat: 1, mover: 0, justified: false, words: [] };
  const finished = { type: "finished", seat: 0, black: false };
  const left = { type: "left", seat: 1, tiles: "ZX", value: 18 };
  const over = diamino({ events: [contested, finished, left], view: {}, over: true }, port);
  expect(over.map(({ kind, after, onBoard }) => [kind, after, onBoard ?? false])).toEqual([
    ["verdict", true, true],
    ["last", true, false],
  ]);
  expect(over[1].title).toContain("HIBOU");
  const round = diamino({ events: [finished, left], view: {}, over: false }, port);
  expect(round.map(({ kind, shown }) => [kind, (shown as string[]).length])).toEqual([
    ["round", 1],
  ]);
  const solved = { type: "solved", placed: 112 };
  const [perfect] = diamino({ events: [solved], view: {}, over: true }, port);
  expect(perfect.title).toContain("HIBOU");
  expect(perfect.text).toContain("réussie");
});

test("Diadingo: the theft card bears its word in the language of the page", () => {
  expect(theftCard("Theft")).toContain(">Theft<");
  expect(theftCard("Theft")).not.toContain("Vol");
});
