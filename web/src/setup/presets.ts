/** Ways to begin: the options that go with them are the game's own. */

export interface Preset {
  id: "guided" | "classic" | "quick" | "cycle3" | "cycle4" | "alone";
  text: string;
  options: Options;
  /** How many sit down to it, where that is not what the game allows. */
  seats?: [number, number];
}

export type Options = Record<string, unknown>;

const QUICK: Record<string, Options> = {
  diabolo: { rounds: 1 },
  diego: { hand: 4, targets: 4, affiliations: ["decimal", "fraction", "words", "area"] },
  diamino: { formula: "race" },
};

const GUIDED: Record<string, Options> = {
  diabolo: { rounds: 1 },
  diadingo: { show_stuck: true },
  diego: { hand: 4, targets: 4, training: true, open_hands: true },
  diamino: { formula: "race", auto_validate: true },
};

/** Diego as it is played in class: hands open at first, and a capital nobody falls below. */
const CLASS: Partial<Record<Preset["id"], Options>> = {
  cycle3: { hand: 4, targets: 4, open_hands: true, capital: 100 },
  cycle4: {
    affiliations: [
      "decimal",
      "fraction",
      "decimal_fraction",
      "words",
      "area",
      "line",
      "sum",
      "bracket",
      "amplified",
      "percent",
    ],
  },
};

const ALONE: Record<string, Options> = { diamino: { formula: "patience" } };

const SEATS: Record<string, Partial<Record<Preset["id"], [number, number]>>> = {
  diamino: { guided: [2, 4], classic: [2, 4], quick: [2, 8], alone: [1, 1] },
};

const OWN = ["diabolo", "diadingo", "diego", "diamino", "diamoniak"];

export function presetsOf(game: string): Preset[] {
  const make = (id: Preset["id"], text: string, options: Options | undefined): Preset[] =>
    options ? [{ id, text, options, seats: SEATS[game]?.[id] }] : [];
  return [
    ...make("guided", `preset-guided-${OWN.includes(game) ? game : "text"}`, GUIDED[game] ?? {}),
    ...make("classic", `preset-classic-${OWN.includes(game) ? game : "text"}`, {}),
    ...make("quick", `preset-quick-${game}`, QUICK[game]),
    ...make("cycle3", "preset-cycle3-text", game === "diego" ? CLASS.cycle3 : undefined),
    ...make("cycle4", "preset-cycle4-text", game === "diego" ? CLASS.cycle4 : undefined),
    ...make("alone", `preset-alone-${game}`, ALONE[game]),
  ];
}
