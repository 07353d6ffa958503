/** Three ways to begin: the options that go with them are the game's own. */

export interface Preset {
  id: "guided" | "classic" | "quick";
  text: string;
  options: Record<string, unknown>;
}

const QUICK: Record<string, Record<string, unknown>> = {
  diabolo: { rounds: 1 },
  diadingo: { games: 1 },
  diego: { hand: 4, targets: 4, affiliations: ["decimal", "fraction", "words", "area"] },
  diamino: { formula: "race" },
};

const GUIDED: Record<string, Record<string, unknown>> = {
  diabolo: { rounds: 1 },
  diadingo: { show_stuck: true },
  diego: { hand: 4, targets: 4, training: true, open_hands: true },
  diamino: { auto_validate: true },
};

export function presetsOf(game: string): Preset[] {
  return [
    { id: "guided", text: "preset-guided-text", options: GUIDED[game] ?? {} },
    {
      id: "classic",
      text: `preset-classic-${["diabolo", "diadingo", "diego", "diamino", "diamoniak"].includes(game) ? game : "text"}`,
      options: {},
    },
    ...(QUICK[game]
      ? [{ id: "quick" as const, text: `preset-quick-${game}`, options: QUICK[game] }]
      : []),
  ];
}
