/** Sentences for people: the same Fluent catalogues the server and the terminal read. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { manifestOf } from "../games/manifest";
import { get } from "./calls";
import { french } from "./french";
import { foreignName } from "./games.svelte";
import { settings, type Lang } from "./settings.svelte";
import type { Sentences } from "../timeline/sentences";

type Vars = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const own = import.meta.glob("../texts.*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;
/** What only some rooms of the page say: fetched with them, so that the shelf stays light. */
const chapters = import.meta.glob("../*/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const bots = import.meta.glob("../../../src/ludiade/bots/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const kernel = import.meta.glob("../../../src/ludiade/kernel/texts/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const games = import.meta.glob("../../../src/ludiade/games/*/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const server = import.meta.glob("../../../src/ludiade/server/texts.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;
const abouts = import.meta.glob("../../../src/ludiade/games/*/about.json", {
  import: "default",
}) as Record<string, () => Promise<About>>;
const schemas = import.meta.glob("../generated/*.ts") as Record<
  string,
  () => Promise<{ sentences?: Sentences }>
>;

const parsed = new Map<string, FluentResource>();

/** A catalogue is read once, however often what is said is put together anew. */
function resource(source: string): FluentResource {
  let found = parsed.get(source);
  if (!found) parsed.set(source, (found = new FluentResource(source)));
  return found;
}

async function bundle(lang: Lang, loads: Load[]): Promise<FluentBundle> {
  const made = new FluentBundle(lang === "fr" ? "fr-FR" : "en-GB", { useIsolating: false });
  for (const source of await Promise.all(loads.map((load) => load())))
    made.addResource(resource(source));
  return made;
}

/** What a bundle says without being told anything: a board asks for the same words many times. */
const plain = new WeakMap<FluentBundle, Map<string, string>>();

function format(from: FluentBundle, key: string, vars?: Vars): string {
  if (vars) return formed(from, key, vars);
  let said = plain.get(from);
  if (!said) plain.set(from, (said = new Map()));
  let text = said.get(key);
  if (text === undefined) said.set(key, (text = formed(from, key)));
  return text;
}

function formed(from: FluentBundle, key: string, vars?: Vars): string {
  const pattern = from.getMessage(key)?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const said = minus(from.formatPattern(pattern, vars ?? null, errors));
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  return from.locales[0] === "fr-FR" ? french(said) : said;
}

/** A minus sign is read aloud, a hyphen is not. */
function minus(text: string): string {
  return text.replace(/(^|\s)-(?=\d)/g, "$1−"); // older browsers know no look-behind
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** What rooms and boards say beside the page: fetched with them. */
  #more = new Map<string, (lang: Lang) => Load>();

  /** Load the words of the page, the bots, and the rooms and boards met, in the chosen language. */
  async load(): Promise<void> {
    let more: ((lang: Lang) => Load)[];
    do {
      more = [...this.#more.values()];
      await inLanguage(
        (lang) =>
          bundle(lang, [
            own[`../texts.${lang}.ftl`],
            bots[`../../../src/ludiade/bots/texts.${lang}.ftl`],
            ...more.map((texts) => texts(lang)),
          ]),
        (loaded) => {
          if (more.length === this.#more.size) this.#bundle = loaded;
        },
      );
    } while (more.length < this.#more.size);
  }

  /** Have the words of a room of the page too, from now on. */
  async open(room: string): Promise<void> {
    this.#more.set(room, (lang) => chapters[`../${room}/texts.${lang}.ftl`]);
    await this.load();
  }

  /** Have what a game's board says too. */
  async meet(game: string): Promise<void> {
    const manifest = manifestOf(game);
    if (!manifest) return;
    this.#more.set(game, (lang) => async () => (await manifest.texts[lang]()).default);
    await this.load();
  }

  say(key: string, vars?: Vars): string {
    return this.#bundle ? format(this.#bundle, key, vars) : "";
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }
}

export const words = new Words();
export const say = (key: string, vars?: Vars): string => words.say(key, vars);

/** Several in one sentence: “Ana, Bao et Chloé”. */
export function listed(all: string[]): string {
  const last = all.at(-1) ?? "";
  return all.length < 2 ? last : say("list-and", { first: all.slice(0, -1).join(", "), last });
}

/** A game's name on the page; one that the page has no word for goes by what the server says. */
export function nameOf(game: string): string {
  return words.has(`game-${game}`) ? say(`game-${game}`) : foreignName(game);
}

type Kind = "event" | "action" | "thing";

/** What a game says of its actions, events and things. */
export class GameWords {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly sentences: Sentences,
  ) {}

  say(key: string, vars?: Vars): string {
    return format(this.bundle, key, vars);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  tell(event: { type: string }, names: string[]): string {
    return this.#struct("event", event.type, event, names);
  }

  #told = new WeakMap<object, string>();
  #toldOf = "";

  /** The same, remembered: a story is read again at every step, and only grows. */
  told(event: { type: string }, names: string[]): string {
    if (this.#toldOf !== names.join()) {
      this.#toldOf = names.join();
      this.#told = new WeakMap();
    }
    let text = this.#told.get(event);
    if (text === undefined) this.#told.set(event, (text = this.tell(event, names)));
    return text;
  }

  offer(action: { type: string }, names: string[]): string {
    return this.#struct("action", action.type, action, names);
  }

  thing(kind: string, value: object, names: string[] = []): string {
    return this.#struct("thing", kind, value, names);
  }

  word(value: string): string {
    const key = keyOf("word", value);
    return this.has(key) ? this.say(key) : value;
  }

  join(list: string[]): string {
    if (!list.length) return this.say("list-nothing");
    if (list.length === 1) return list[0];
    return this.say("list-and", {
      first: list.slice(0, -1).join(", "),
      last: list[list.length - 1],
    });
  }

  #struct(kind: Kind, tag: string, value: object, names: string[]): string {
    return this.say(keyOf(kind, tag), this.#vars(kind, tag, value, names));
  }

  /** What an event's own sentence is made of, for another one. */
  varsOf(event: { type: string }, names: string[]): Vars {
    return this.#vars("event", event.type, event, names);
  }

  #vars(kind: Kind, tag: string, value: object, names: string[]): Vars {
    const known = this.sentences[kind][tag] ?? { seats: [], things: {} };
    const vars: Vars = {};
    for (const [field, given] of Object.entries(value)) {
      const seat = known.seats.includes(field);
      vars[field] = this.#value(given, seat, names, known.things[field]);
      if (typeof given === "string") vars[`${field}_raw`] = given;
      if (typeof given === "number" && !seat) vars[`${field}_nth`] = given + 1;
    }
    return vars;
  }

  #value(given: unknown, seat: boolean, names: string[], thing?: string | null): FluentVariable {
    if (given === null || given === undefined) return "none";
    if (typeof given === "boolean") return given ? "yes" : "no";
    if (typeof given === "number") return seat ? this.#name(given, names) : given;
    if (typeof given === "string") return this.word(given);
    if (Array.isArray(given)) {
      if (seat) return this.join(given.map((one: number) => this.#name(one, names)));
      return this.join(groups(given).map(([one, count]) => this.#group(one, count, names, thing)));
    }
    const held = given as { kind?: string; type?: string };
    return this.thing(thing ?? held.kind ?? held.type ?? "", held, names);
  }

  #group(one: unknown, count: number, names: string[], thing?: string | null): string {
    const key = keyOf("count", String(one));
    if (this.has(key)) return this.say(key, { n: count });
    return Array(count)
      .fill(String(this.#value(one, false, names, thing)))
      .join(", ");
  }

  #name(seat: number, names: string[]): string {
    return names[seat] ?? this.say("player", { number: String(seat + 1) });
  }
}

/** Runs of equal neighbours. */
function groups(list: unknown[]): [unknown, number][] {
  const found: [unknown, number][] = [];
  for (const one of list) {
    const last = found[found.length - 1];
    if (last && last[0] === one) last[1] += 1;
    else found.push([one, 1]);
  }
  return found;
}

function keyOf(kind: string, name: string): string {
  return `${kind}-${name}`.replaceAll("_", "-");
}

/** Take what is loaded in the present language, unless that has changed meanwhile. */
export async function inLanguage<T>(
  load: (lang: Lang) => Promise<T> | undefined,
  take: (loaded: T) => void,
): Promise<void> {
  const { lang } = settings.now;
  const loaded = await load(lang);
  if (loaded !== undefined && lang === settings.now.lang) take(loaded);
}

/** How the preset phrases are said in a language. */
export async function phraseBook(lang: Lang): Promise<(phrase: string) => string> {
  const made = await bundle(lang, [server[`../../../src/ludiade/server/texts.${lang}.ftl`]]);
  return (phrase) => format(made, keyOf("phrase", phrase));
}

const kept = new Map<string, Promise<GameWords>>();

/** The words of a game in a language, loaded once. */
export function gameWords(game: string, lang: Lang): Promise<GameWords> {
  const name = `${game} ${lang}`;
  let found = kept.get(name);
  if (!found) {
    const built = games[`../../../src/ludiade/games/${game}/texts.${lang}.ftl`];
    found = built ? builtWords(game, lang, built) : foreignWords(game, lang);
    kept.set(name, found);
  }
  return found;
}

async function builtWords(game: string, lang: Lang, texts: Load): Promise<GameWords> {
  const schema = await schemas[`../generated/${game}.ts`]();
  return new GameWords(await bundle(lang, [kernelTexts(lang), texts]), schema.sentences!);
}

/** The words of a game that this page was not built with, as the server has them. */
async function foreignWords(game: string, lang: Lang): Promise<GameWords> {
  try {
    const { texts, sentences } = await wordsThere(game);
    const made = await bundle(lang, [kernelTexts(lang), () => Promise.resolve(texts)]);
    return new GameWords(made, sentences);
  } catch {
    kept.delete(`${game} ${lang}`); // asked again when the server is back
    return new GameWords(await bundle(lang, [kernelTexts(lang)]), NO_SENTENCES);
  }
}

const NO_SENTENCES: Sentences = { action: {}, event: {}, thing: {} };

interface There {
  texts: string;
  rules: string;
  sentences: Sentences;
  about: About;
}

/** What a game's box and rulebook say of themselves; null is not known to us. */
export interface About {
  author: string | null;
  publisher: string | null;
  year: number | null;
  age: number | null;
  minutes: number | null;
  translator: string | null;
  source: Record<Lang, string> | null;
  reconstruction: Record<Lang, string> | null;
}

/** What the server says of a game, in the chosen language: its words, its rules, its card. */
function wordsThere(game: string): Promise<There> {
  return get<There>(`games/${game}/words`);
}

/** The rules of a game that this page was not built with; nothing while the server is away. */
export async function rulesThere(game: string): Promise<string> {
  return (await wordsThere(game).catch(() => null))?.rules ?? "";
}

/** The card of a game, with this page or from the server; nothing while that is away. */
export async function aboutOf(game: string): Promise<About | null> {
  const built = abouts[`../../../src/ludiade/games/${game}/about.json`];
  return built ? built() : ((await wordsThere(game).catch(() => null))?.about ?? null);
}

function kernelTexts(lang: Lang): Load {
  return kernel[`../../../src/ludiade/kernel/texts/texts.${lang}.ftl`];
}
