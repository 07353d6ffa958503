/** A table of plain JSON, without a socket: the port of boards as tests use it. */

import type { SeatInfo } from "../src/generated/wire";
import type { GameEvent } from "../src/timeline/moment";
import type { Port } from "../src/games/port";
import { gameWords } from "../src/lib/words.svelte";

const PERSON: SeatInfo = {
  kind: "person",
  name: "",
  level: "",
  stands_in: false,
  open: false,
  present: true,
  mine: false,
  host: false,
  away_ms: null,
};

export type Plain = Port & { readonly decided: GameEvent[] };

/** Who sits in the first seat looks on, and decides if it is their turn. */
export async function plain(
  game: string,
  names: string[],
  given: Omit<Partial<Port>, "events"> & { events?: readonly object[] } = {},
): Promise<Plain> {
  const menu = given.menu ?? [];
  const decided: GameEvent[] = [];
  return {
    view: null,
    menu,
    seats: names.map((name) => ({ ...PERSON, name })),
    names,
    options: {},
    words: await gameWords(game, "fr"),
    awaited: menu.length ? [0] : [],
    mine: [0],
    me: 0,
    myTurn: menu.length > 0,
    events: [],
    fresh: [],
    over: false,
    result: null,
    sheet: null,
    pending: null,
    deadline: null,
    refusal: null,
    offers: <T extends GameEvent>(kind: T["type"]) =>
      menu.filter((action) => action.type === kind) as T[],
    decide: (action) => void decided.push(action),
    dismiss: () => {},
    goOn: () => {},
    ...(given as Partial<Port>),
    decided,
  };
}
