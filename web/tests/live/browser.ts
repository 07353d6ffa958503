/** What the page asks of a browser, as far as it goes without a screen: one device, one server. */

import { vi } from "vitest";

class Kept {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

export class Browser {
  cookie = "";
  /** Calls that reach the server and whose answers do not come back. */
  lose = 0;
  calls: string[] = [];
  reload = vi.fn();

  constructor(readonly server: string) {
    const { host, hostname, origin } = new URL(server);
    const location = { protocol: "http:", pathname: "/", hash: "", host, hostname, origin };
    const events = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("location", { ...location, reload: this.reload });
    vi.stubGlobal("document", { ...events, visibilityState: "visible", documentElement: {} });
    vi.stubGlobal("window", events);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("localStorage", new Kept());
    vi.stubGlobal("sessionStorage", new Kept());
    this.#network(globalThis.fetch, globalThis.WebSocket);
  }

  #network(fetch: typeof globalThis.fetch, Socket: typeof WebSocket): void {
    const known = (): Record<string, string> => ({ origin: this.server, cookie: this.cookie });
    vi.stubGlobal("fetch", async (path: string, init: RequestInit): Promise<Response> => {
      this.calls.push(path.replace(/\?.*/, ""));
      const headers = { ...(init.headers as Record<string, string>), ...known() };
      const answer = await fetch(this.server + path, { ...init, headers });
      if (this.lose && !path.includes("/device")) {
        this.lose--;
        throw new TypeError("the line was cut");
      }
      this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
      return answer;
    });
    vi.stubGlobal(
      "WebSocket",
      class extends Socket {
        constructor(url: string) {
          super(url, { headers: known() } as unknown as string);
        }
      },
    );
  }
}

/** Somebody else's device, played by a program. */
export class Guest {
  token = "";
  table = "";

  constructor(
    readonly server: string,
    private readonly fetch = globalThis.fetch,
  ) {}

  async ask<T>(path: string, body: object): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = (await (await this.fetch(`${this.server}/api/${path}`, init)).json()) as T & {
      token?: string;
      type?: string;
    };
    this.token = answer.token ?? this.token;
    if (answer.type === "error") throw new Error(JSON.stringify(answer));
    return answer;
  }

  do(request: object): Promise<unknown> {
    return this.ask(`tables/${this.table}/do`, request);
  }

  /** Promise the same share for a seat, and reveal it if asked to. */
  commit = (seat: number, commitment: string): Promise<unknown> =>
    this.do({ type: "commit", seat, commitment });
  reveal = (seat: number, contribution: string): Promise<unknown> =>
    this.do({ type: "reveal", seat, contribution });
}

/** Wait for something that is bound to come. */
export async function until<T>(found: () => T | null | undefined | false, ms = 10_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = found();
    if (value) return value;
    if (Date.now() > end) throw new Error(`it did not come: ${found}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
