/** The map of a class on paper: figures, pairs and readings as tables, and no name. */

import type { Cell, Judgement, Understood } from "../../../generated/diego";
import type { ResultsPage } from "../../../lib/printing";
import { settings } from "../../../lib/settings.svelte";
import { say, type GameWords } from "../../../lib/words.svelte";
import { shortest } from "../number";
import { reading } from "./reading";

/** So many pairs of a kind: a sheet is to be read, not filed. */
const MOST_PAIRS = 8;

export function paperOf(understood: Understood, words: GameWords, title: string): ResultsPage {
  const { affiliations, numbers, cells, judgements } = understood;
  const found = new Map<string, Cell>(
    cells.map((one) => [`${one.number} ${one.affiliation}`, one]),
  );
  const at = (row: number, column: number): Cell | undefined =>
    found.get(`${numbers[row]} ${affiliations[column]}`);
  const pair = ({ first, second, equal, wrong, of, misreadings }: Judgement): string[] => [
    [
      words.thing(first.face.kind, first.face),
      say(equal ? "map-paper-equal" : "map-paper-unequal"),
      words.thing(second.face.kind, second.face),
    ].join(" "),
    `${wrong} ${say("map-of", { n: of })}`,
    misreadings.length
      ? words.say(reading(misreadings[0]))
      : say(equal ? "map-why-unseen" : "map-why-none"),
  ];
  const pairs = (key: string, places: number[]) => ({
    title: say(key),
    columns: [
      { title: say("map-paper-pair"), wide: 3 },
      { title: say("map-paper-wrong"), wide: 1 },
      { title: say("map-readings"), wide: 3 },
    ],
    rows: places.slice(0, MOST_PAIRS).map((place) => pair(judgements[place])),
  });
  const spread = understood.spread.filter((one) => one.people > 0);
  return {
    title: title || say("map-title"),
    subtitle: say("map-summary", {
      matches: understood.matches,
      claims: understood.claims,
      people: understood.people,
    }),
    columns: [
      { title: "", wide: 1.2 },
      ...affiliations.map((name) => ({
        title: say(`map-way-${name.replaceAll("_", "-")}`),
        align: "centre" as const,
      })),
    ],
    rows: numbers.map((number, row) => [
      shortest(number, settings.now.lang),
      ...affiliations.map((_, column) => {
        const one = at(row, column);
        return one?.of ? String(Math.round((100 * one.wrong) / one.of)) : "·";
      }),
    ]),
    ringed: numbers.flatMap((_, row) =>
      affiliations.flatMap((__, column): [number, number][] =>
        at(row, column)?.stands_out ? [[row, column + 1]] : [],
      ),
    ),
    notes: [`${say("map-by-numbers-means")} ${say("map-paper-signs")}`],
    sections: [
      pairs("map-equal", understood.taken_for_equal),
      pairs("map-unseen", understood.not_seen_equal),
      pairs(
        "map-talk",
        understood.talk.map((one) => one.judgement),
      ),
      {
        title: say("map-readings"),
        columns: [
          { title: say("map-paper-people"), align: "end" as const, wide: 0.6 },
          { title: say("map-paper-reading"), wide: 3 },
          { title: say("map-paper-help"), wide: 4 },
        ],
        rows: spread.map((one) => [
          String(one.people),
          one.misreadings.map((id) => words.say(reading(id))).join(` ${say("map-or")} `),
          words.say(reading(one.misreadings[0], "help")),
        ]),
      },
    ].filter(({ rows }) => rows.length),
    file: "carte",
  };
}
