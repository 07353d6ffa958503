import type { Manifest } from "../manifest";
import box from "$games/diabolo/drawings/box.svg?raw";
import mark from "$games/diabolo/drawings/mark.svg?raw";
import "./tokens.css";

export const manifest: Manifest = {
  box,
  mark,
  presets: [
    { id: "guided", options: { rounds: 1 } },
    { id: "classic", options: {} },
    { id: "quick", options: { rounds: 1 } },
  ],
  official: [3, 5],
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
