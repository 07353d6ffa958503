import type { Manifest } from "../manifest";
import box from "$games/diamoniak/drawings/box.svg?raw";
import mark from "$games/diamoniak/drawings/mark.svg?raw";
import "./tokens.css";

export const manifest: Manifest = {
  box,
  mark,
  presets: [
    { id: "guided", options: {} },
    { id: "classic", options: {} },
  ],
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
