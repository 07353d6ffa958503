/** Where we are: the address, read into one of the screens. */

export type Route =
  | { at: "shelf" }
  | { at: "new"; game: string; guided: boolean }
  | { at: "join"; way: string }
  | { at: "table"; table: string; watch: string | null }
  | { at: "replay"; table: string }
  | { at: "rules"; game: string }
  | { at: "learn"; game: string }
  | { at: "box" };

function read(): Route {
  const [, head = "", tail = ""] = location.pathname.split("/");
  const hash = decodeURIComponent(location.hash.slice(1));
  if (head === "new" && tail) return { at: "new", game: tail, guided: hash === "guided" };
  if (head === "join") return { at: "join", way: hash };
  if (head === "t" && tail) return { at: "table", table: tail, watch: hash || null };
  if (head === "replay" && tail) return { at: "replay", table: tail };
  if (head === "rules") return { at: "rules", game: tail };
  if (head === "learn" && tail) return { at: "learn", game: tail };
  if (head === "box") return { at: "box" };
  return { at: "shelf" };
}

class Place {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => this.refresh());
    addEventListener("hashchange", () => this.refresh());
  }

  refresh(): void {
    this.route = read();
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
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
