/** Where we are: the address, read into one of the screens. */

import { GAMES } from "./games.svelte";

export type Route =
  | { at: "shelf" }
  | { at: "new"; game: string; guided: boolean; deck: string | null }
  | { at: "join"; way: string }
  | { at: "table"; table: string; watch: string | null }
  | { at: "replay"; table: string; watch: string | null }
  | { at: "rules"; game: string }
  | { at: "learn"; game: string }
  | { at: "matches" }
  | { at: "box" }
  | { at: "atelier"; game: "diego"; shared: string | null }
  | { at: "teach"; game: "diego" }
  | { at: "seance"; wanted: string }
  | { at: "gathering"; name: string }
  | { at: "missing"; name: string | null };

/** What stands in an address, also where somebody has cut it short. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [head = "", tail = ""] = location.pathname.split("/").slice(1).map(decode);
  const hash = decode(location.hash.slice(1));
  if (head === "") return { at: "shelf" };
  if (head === "join") return { at: "join", way: hash };
  if (head === "t" && tail) return { at: "table", table: tail, watch: hash || null };
  if (head === "replay" && tail) return { at: "replay", table: tail, watch: hash || null };
  if (head === "rules" && !tail) return { at: "rules", game: GAMES[0] };
  if (head === "matches") return { at: "matches" };
  if (head === "atelier") return { at: "atelier", game: "diego", shared: hash || null };
  if (head === "enseigner") return { at: "teach", game: "diego" };
  if (head === "seance" && tail) return { at: "gathering", name: tail };
  if (head === "seance") return { at: "seance", wanted: hash };
  if (head === "box") return { at: "box" };
  if (head === "new" || head === "rules" || head === "learn") {
    if (!GAMES.includes(tail)) return { at: "missing", name: tail || null };
    if (head === "new") {
      const deck = hash.startsWith("deck=") ? hash.slice(5) : null;
      return { at: "new", game: tail, guided: hash === "guided", deck };
    }
    return { at: head, game: tail };
  }
  return { at: "missing", name: null };
}

class Place {
  route = $state.raw<Route>(read());
  /** What stands behind the # of the address. */
  part = $state(decode(location.hash.slice(1)));
  /** Whether another room of the page led here. */
  inside = false;

  constructor() {
    addEventListener("popstate", () => this.refresh());
    addEventListener("hashchange", () => this.refresh());
  }

  refresh(): void {
    this.route = read();
    this.part = decode(location.hash.slice(1));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.inside = true;
    this.refresh();
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** Follow links of our own without loading the page again. */
export function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash))
    return;
  event.preventDefault();
  place.go(link.pathname + link.hash);
}
