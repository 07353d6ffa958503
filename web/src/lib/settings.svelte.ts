/** What this device has chosen; kept here and nowhere else. */

const LANGS = ["fr", "en"] as const;
export type Lang = (typeof LANGS)[number];
const KEY = "ludiade.settings";
/** What each speed of the table makes of the time that things are shown. */
const PACES = { slow: 1.7, normal: 1, quick: 0.55, none: 0 } as const;
export type Pace = keyof typeof PACES;
export const paces = Object.keys(PACES) as Pace[];

const defaults = {
  lang: (navigator.language.toLowerCase().startsWith("en") ? "en" : "fr") as Lang,
  theme: "auto" as "auto" | "day" | "night",
  motion: "auto" as "auto" | "less",
  /** How long the moments that matter are shown. */
  pace: "normal" as Pace,
  text: "normal" as "normal" | "large" | "larger",
  /** Letters beside the emblems of the colours. */
  letters: false,
  sound: false,
  tick: false,
  keys: true,
  /** Diamino: the others' words are agreed to without a question. */
  agree: false,
  name: "",
  /** Who has sat at this screen, the last first. */
  names: [] as string[],
};

type Kept = typeof defaults;

/** What was kept, as far as this version of the page understands it. */
function read(): Kept {
  const kept = { ...defaults };
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    /* a device that keeps nothing begins anew */
  }
  if (!LANGS.includes(kept.lang)) kept.lang = defaults.lang;
  if (!paces.includes(kept.pace)) kept.pace = defaults.pace;
  if (!Array.isArray(kept.names)) kept.names = [];
  return kept;
}

class Settings {
  #kept = $state(read());

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      /* a device that keeps nothing still plays */
    }
    this.apply();
  }

  /** Tell the document, where the styles read it. */
  apply(): void {
    const { theme, motion, text, letters, lang } = this.#kept;
    const root = document.documentElement;
    root.lang = lang;
    set(root, "theme", theme === "auto" ? null : theme);
    set(root, "motion", motion === "auto" ? null : motion);
    set(root, "letters", letters ? "" : null);
    set(root, "text", text === "normal" ? null : text);
    root.style?.setProperty("--asked", String(askedOf(root)));
  }
}

const USUAL_PX = 16;

/** How much larger than usual the browser was told to write; smaller is left to its own zoom. */
function askedOf(root: HTMLElement): number {
  const probe = root.appendChild(document.createElement("span"));
  probe.style.fontSize = "medium";
  const px = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Math.max(1, px / USUAL_PX);
}

function set(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Whether things may move, by the player's choice or the machine's. */
export function calm(): boolean {
  return settings.now.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long things are shown now: nothing is staged for a page that nobody sees. */
export function paceNow(): number {
  return document.hidden ? 0 : PACES[settings.now.pace];
}

export const settings = new Settings();
