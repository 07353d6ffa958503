/** Boards before a table of plain JSON, as the server would send it: no socket, no browser. */

import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import { partsOf } from "../src/games/parts";
import { words } from "../src/lib/words.svelte";
import { plain, type Plain } from "./plain";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr-FR" }));
beforeAll(() => words.load());
const NAMES = ["Léa", "Basile"];

/** What a board is drawn as. */
async function drawn(game: string, port: Plain): Promise<string> {
  const parts = await partsOf(game);
  return render(parts.Board, { props: { play: parts.make(port) } }).body;
}

const LINES = ["red", "yellow", "green", "violet", "blue"].map((colour) => ({
  colour,
  demon: colour === "red" ? [2] : [],
  angel: [] as number[],
  locked: false,
}));
const DIABOLO = {
  lines: LINES,
  hands: [["red-5", "blue-1"], 2],
  shown: [[], []],
  doubles: [true, true],
  scores: [3, -4],
  round: 1,
  dealer: 1,
  turn: 0,
  pile: 40,
  discard: [],
  scoring: null,
  revealed: [[], []],
};

test("Diabolo: a card and its side are aimed at, then laid", async () => {
  const menu = [
    { type: "play", card: "red-5", side: "angel" },
    { type: "play", card: "red-5", side: "demon" },
  ];
  const port = await plain("diabolo", NAMES, { view: DIABOLO, menu });
  const play = (await partsOf("diabolo")).make(port) as unknown as {
    lift(index: number): void;
    target(side: string): void;
    guide: { lead: string };
    acts: { label: string }[];
  };
  expect(play.guide.lead).toBe("À toi.");
  play.lift(0);
  expect(play.acts).toHaveLength(2);
  play.target("angel");
  play.target("angel");
  expect(port.decided).toEqual([menu[0]]);
});

test("Diabolo: the card laid last is marked, on its line alone", async () => {
  const fresh = [
    { type: "played", seat: 1, card: "red-2", side: "demon", demon_sum: 2, angel_sum: 0 },
  ];
  const html = await drawn("diabolo", await plain("diabolo", NAMES, { view: DIABOLO, fresh }));
  expect(html.match(/class="dc [^"]*just/g)).toHaveLength(1);
  const later = await drawn("diabolo", await plain("diabolo", NAMES, { view: DIABOLO }));
  expect(later).not.toMatch(/class="dc [^"]*just/);
});

const TRAY = {
  players: [{ rings: [{ value: 1000, diamond: false }] }, { rings: [] }],
  gone: [0],
  stuck: [3],
  left: 25,
  deck: 40,
  thefts: 0,
  drawn: null,
  turn: null,
  resume: null,
  scores: [0, 0],
  game: 1,
  show_stuck: false,
};

test("Diadingo: fixed stones are marked when all is over, and not before (C6, C14)", async () => {
  const events = [{ type: "ended", game: 1, why: "no_cards", fixed: [3, 5] }];
  const running = await plain("diadingo", NAMES, { view: TRAY });
  expect(await drawn("diadingo", running)).not.toContain("#8E2A20");
  const over = await plain("diadingo", NAMES, { view: TRAY, events, over: true });
  expect((await drawn("diadingo", over)).match(/#8E2A20/g)).toHaveLength(2);
});

const LAND = {
  players: [
    { colour: "pink", castle: 2, side: { diamond: 1 } },
    { colour: null, castle: 0, side: {} },
  ],
  pile: 30,
  discard: {},
  turn: 0,
  phase: "opening",
};

test("Diamoniak: what may be done is what the menu offers, and nothing else", async () => {
  const menu = [{ type: "draw" }];
  const port = await plain("diamoniak", NAMES, { view: LAND, menu });
  const play = (await partsOf("diamoniak")).make(port);
  const [stop, draw] = play.acts;
  expect(stop.run).toBeUndefined();
  draw.run!();
  expect(port.decided).toEqual(menu);
  expect(await drawn("diamoniak", port)).toContain("Basile");
});

const CARD = (card: number, places: string) => ({
  card,
  face: { kind: "decimal", whole: "0", places },
});
const DIEGO = {
  hands: [[CARD(1, "5")], 1],
  targets: [CARD(2, "25"), CARD(3, "75")],
  pile: 10,
  sorters: [
    { diego: [], pas_diego: [] },
    { diego: [], pas_diego: [] },
  ],
  turn: 1,
  standing: null,
  scores: null,
  seen: [],
  backs: [[], []],
  shown: [],
  against_pass: [],
  passes: 0,
  verdicts: null,
  control: null,
};

test("Diego: the target just turned up is marked, and nobody decides out of turn", async () => {
  const fresh = [{ type: "refilled", seat: 1, drawn: 1, target: CARD(3, "75") }];
  const port = await plain("diego", NAMES, { view: DIEGO, fresh });
  expect((await drawn("diego", port)).match(/fiche[^"]*just/g)).toHaveLength(1);
  const play = (await partsOf("diego")).make(port);
  play.acts.forEach((act) => act.run?.());
  expect(port.decided).toEqual([]);
});
