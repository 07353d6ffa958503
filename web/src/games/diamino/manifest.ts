import type { Manifest } from "../manifest";
import box from "$games/diamino/drawings/box.svg?raw";
import mark from "$games/diamino/drawings/mark.svg?raw";
import "./tokens.css";

export const manifest: Manifest = {
  box,
  mark,
  presets: [
    { id: "guided", options: { formula: "race", auto_validate: true }, seats: [2, 4] },
    { id: "classic", options: {}, seats: [2, 4] },
    { id: "quick", options: { formula: "race" }, seats: [2, 8] },
    { id: "alone", options: { formula: "patience" }, seats: [1, 1] },
  ],
  bring(wanted, { word_filter, lexicon }) {
    if (Array.isArray(word_filter)) return { ...wanted, word_filter };
    return Array.isArray(lexicon) ? { ...wanted, lexicon } : wanted;
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
  fence: () => import("./words/Fence.svelte"),
};
