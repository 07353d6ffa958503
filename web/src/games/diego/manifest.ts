import type { Manifest } from "../manifest";
import box from "$games/diego/drawings/box.svg?raw";
import mark from "$games/diego/drawings/mark.svg?raw";
import "./tokens.css";

export const manifest: Manifest = {
  box,
  mark,
  presets: [
    {
      id: "guided",
      options: { hand: 4, targets: 4, training: true, open_hands: true },
    },
    { id: "classic", options: {} },
    {
      id: "quick",
      options: { hand: 4, targets: 4, affiliations: ["decimal", "fraction", "words", "area"] },
    },
    // in class: hands open at first, and a capital nobody falls below
    { id: "cycle3", options: { hand: 4, targets: 4, open_hands: true, capital: 100 } },
    {
      id: "cycle4",
      options: {
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
    },
  ],
  // of a deck made for a purpose all is played
  bring({ affiliations, ...wanted }, { deck }) {
    if (typeof deck === "object" || deck === "diagnostic") return { ...wanted, deck };
    return affiliations === undefined ? wanted : { ...wanted, affiliations };
  },
  board: () => import("./index"),
  texts: { fr: () => import("./texts.fr.ftl?raw"), en: () => import("./texts.en.ftl?raw") },
  lesson: {
    plan: () => import("./lesson/plan.json"),
    texts: { fr: () => import("./lesson/fr.ftl?raw"), en: () => import("./lesson/en.ftl?raw") },
  },
  short: {
    drawn: () => import("./short/Short.svelte"),
    texts: { fr: () => import("./short/fr.ftl?raw"), en: () => import("./short/en.ftl?raw") },
  },
};
